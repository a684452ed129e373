import type { CallCase } from '../../../tasks/code'
import { template } from '../../../tasks/template'

const SUBJECTS = [
  { call: 'settingsOf', number: 'volume', text: 'title', flag: 'isMuted' },
  { call: 'optionsOf', number: 'delay', text: 'prefix', flag: 'isStrict' },
  { call: 'layoutOf', number: 'margin', text: 'caption', flag: 'isWide' },
  { call: 'rulesOf', number: 'discount', text: 'note', flag: 'isOpen' },
] as const
export type Subject = (typeof SUBJECTS)[number]
type Value = string | number | boolean | null | undefined

export interface Parts {
  subject: Subject
  /** Whether null is a value of its own or stands for nothing. */
  keepsNull: boolean
  defaults: { number: number; text: string; flag: boolean }
}
const literal = (value: Value): string => (typeof value === 'string' ? `'${value}'` : String(value))
const objectOf = (fields: readonly (readonly [string, Value])[]): string =>
  fields.length ? `{ ${fields.map(([name, value]) => `${name}: ${literal(value)}`).join(', ')} }` : '{}'

/** A call with some of the fields, and what it gives. */
function caseOf(
  name: string,
  { subject, keepsNull, defaults }: Parts,
  given: Partial<Record<'number' | 'text' | 'flag', Value>>,
  extra = '',
): CallCase {
  const kinds = ['number', 'text', 'flag'] as const
  const fields = kinds.flatMap((kind) => (kind in given ? [[subject[kind], given[kind]] as const] : []))
  const gives = kinds.map((kind) => {
    const value = given[kind]
    const isMissing = value === undefined || (value === null && !keepsNull)
    return [subject[kind], isMissing ? defaults[kind] : value] as const
  })
  const call = `${subject.call}(${objectOf(extra ? [...fields, [extra, 1]] : fields)})`
  return { name, call, gives: objectOf(gives), shown: `${call} gives ${objectOf(gives)}` }
}

/** What one call is given, the next one does not see. */
function calledTwice(p: Parts): CallCase {
  const [first, next] = [caseOf('', p, { number: 77, text: 'own' }), caseOf('', p, {})]
  const [call, gives] = [`[${first.call}, ${next.call}]`, `[${String(first.gives)}, ${String(next.gives)}]`]
  return { name: 'two calls', call, gives, shown: `${call} gives ${gives}` }
}

export default template({
  id: 'typescript/values/settings',
  revision: 1,
  kind: 'code-js',
  topic: 'values',
  grade: 2,
  seconds: 240,
  lang: 'javascript',
  status: 'active',
  idea: 'A default stands for what is missing, also where undefined is written out; 0, an empty text and false are values.',
  params: (rng): Parts => ({
    subject: rng.pick(SUBJECTS),
    keepsNull: rng.chance() < 0.5,
    defaults: {
      number: rng.int(2, 60),
      text: rng.pick(['plain', 'main', 'none', 'first']),
      flag: true,
    },
  }),
  ask: (p) => {
    const { subject, keepsNull, defaults } = p
    return {
      stem: `Write a function \`${subject.call}(given)\`. It returns a new object with exactly three fields: \`${subject.number}\`, \`${subject.text}\` and \`${subject.flag}\`. Each has the value that \`given\` has for it; where \`given\` has none, or \`undefined\`${keepsNull ? '' : ' or `null`'}, it has its default: ${defaults.number}, '${defaults.text}' and ${String(defaults.flag)}. ${keepsNull ? 'A `null` is a value and stays.' : 'Every other value stays.'} \`given\` is always an object, and may have other fields.`,
      answerHint: 'JavaScript that declares the function.',
      starter: `function ${subject.call}(given) {\n  return {}\n}`,
      cases: [caseOf('one field given', p, { number: defaults.number + 5 })],
    }
  },
  key: (p) => ({
    kind: 'code-js',
    cases: [
      caseOf('nothing given', p, {}),
      caseOf('all given', p, { number: 1, text: 'own', flag: false }),
      caseOf('values that are false', p, { number: 0, text: '', flag: false }),
      caseOf('undefined written out', p, { number: undefined, text: 'own', flag: undefined }),
      caseOf('null', p, { number: null, text: null, flag: true }),
      caseOf('another field', p, { text: 'own' }, 'other'),
      calledTwice(p),
    ],
  }),
  why: ({ keepsNull }) =>
    keepsNull
      ? 'A default in destructuring stands for undefined alone; ?? would replace null too, and a spread would copy undefined.'
      : '?? stands for null and undefined alone; || would replace 0, the empty text and false, and a spread would copy undefined.',
  source: ['MDN, Nullish coalescing operator (??)', 'MDN, Destructuring: Default value'],
})
