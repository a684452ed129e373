import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'

const NAMES = ['name', 'city', 'code', 'team', 'plan'] as const
const WORDS = ['Lima', 'blue', 'north', 'K7', 'tea', 'Oslo', 'R2', 'gold'] as const
const GREETINGS = ['Dear', 'Hello', 'For', 'To', 'Hi'] as const

export interface Field {
  name: string
  /** Plain text, or the place of another field. */
  value: string
}
const PASSES = [
  '  for (const [key, value] of Object.entries(data)) text = text.replaceAll(`{${key}}`, value)',
  '  return text',
] as const
const ONE_PASS = ['  return text.replace(/\\{(\\w+)\\}/g, (place, key) => data[key] ?? place)'] as const

export default template({
  id: 'application-security/input/template-passes',
  revision: 1,
  kind: 'short',
  topic: 'input',
  grade: 3,
  seconds: 150,
  lang: 'javascript',
  status: 'active',
  idea: 'A value that is put in before a later pass is read as a template by that pass.',
  params: (rng) =>
    drawnUntil(
      () => {
        const names = rng.sample(NAMES, 4)
        const words = rng.sample(WORDS, 4)
        const pointing = rng.sample([0, 1, 2, 3], 2)
        const fields = names.map((name, i): Field => {
          const other = rng.pick(names.filter((one) => one !== name))
          return { name, value: pointing.includes(i) ? `{${other}}` : (words[i] ?? '') }
        })
        const isOnePass = rng.chance() < 0.25
        // A place is filled by the passes that come after the one that made it.
        const after = (i: number): string => {
          const value = fields[i]?.value ?? ''
          const next = fields.findIndex(({ name }) => `{${name}}` === value)
          return !isOnePass && next > i ? after(next) : value
        }
        const shown = rng.sample([0, 1, 2, 3], 3)
        return { greeting: rng.pick(GREETINGS), fields, isOnePass, shown, filled: shown.map(after) }
      },
      ({ fields, shown, filled, isOnePass }) => {
        const pointing = shown.filter((i) => fields[i]?.value.startsWith('{'))
        const open = filled.filter((text) => text.startsWith('{')).length
        return pointing.length === 2 && (isOnePass || open < 2)
      },
    ),
  ask: ({ greeting, fields, isOnePass, shown }) => ({
    stem: 'The values of `data` come from a form. What does this code print?',
    code: [
      'function fill(text, data) {',
      ...(isOnePass ? ONE_PASS : PASSES),
      '}',
      '',
      'const data = {',
      ...fields.map(({ name, value }) => `  ${name}: '${value}',`),
      '}',
      `console.log(fill('${greeting} ${shown.map((i) => `{${fields[i]?.name ?? ''}}`).join(' ')}', data))`,
    ].join('\n'),
    answerHint: 'The whole line.',
  }),
  key: ({ greeting, filled }) => ({
    kind: 'short',
    accept: [[greeting, ...filled].join(' ')],
    sameCase: true,
  }),
  why: ({ isOnePass }) =>
    isOnePass
      ? 'One pass over the template never looks at what it has put in.'
      : 'Each pass looks at the whole text, also at values that earlier passes have put in.',
  source: [
    'ECMA-262, 15th edition, String.prototype.replace and replaceAll',
    'CWE-1336, Improper Neutralization of Special Elements Used in a Template Engine',
  ],
})
