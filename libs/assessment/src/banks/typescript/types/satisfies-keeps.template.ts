import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'
import { NO_TYPE } from './told'

const SUBJECTS = [
  { Type: 'Style', text: 'colour', list: 'margins', extra: 'shadow', word: 'blue' },
  { Type: 'Config', text: 'host', list: 'ports', extra: 'proxy', word: 'local' },
  { Type: 'Report', text: 'title', list: 'totals', extra: 'footer', word: 'June' },
  { Type: 'Chart', text: 'label', list: 'points', extra: 'legend', word: 'Sales' },
] as const
/** Ways to type one and the same object. */
const WAYS = ['declared', 'checked', 'asserted', 'frozen'] as const
type Way = (typeof WAYS)[number]
type Field = 'text' | 'list' | 'extra'

const WIDE = 'Entry'
const MAYBE = 'Entry | undefined'
/** What each way leaves of what was written, by field: wide, or as it is inferred, or as it stands there. */
function typeOf(way: Way, field: Field, word: string, n: number): string {
  if (way === 'declared' || way === 'asserted') return field === 'extra' ? MAYBE : WIDE
  if (field === 'extra') return NO_TYPE
  if (way === 'checked') return field === 'text' ? 'string' : 'number[]'
  return field === 'text' ? `'${word}'` : `readonly [${n}, ${n + 1}]`
}

function drawn(rng: Rng) {
  const subject = rng.pick(SUBJECTS)
  const n = rng.int(1, 60)
  // What is wide is so in two ways, so the others are drawn as often.
  const way = rng.pick(['declared', 'checked', 'checked', 'asserted', 'frozen'] as const)
  const field = rng.pick(['text', 'list', 'text', 'list', 'extra'] as const)
  const narrow: Record<Field, readonly string[]> = {
    text: ['string', `'${subject.word}'`],
    list: ['number[]', `readonly [${n}, ${n + 1}]`],
    extra: ['undefined', 'never'],
  }
  return {
    subject,
    n,
    ways: rng.shuffle([
      way,
      ...rng.sample(
        WAYS.filter((one) => one !== way),
        2,
      ),
    ]),
    way,
    field,
    options: [...narrow[field], WIDE, MAYBE, NO_TYPE],
  }
}

export default template({
  id: 'typescript/types/satisfies-keeps',
  revision: 1,
  kind: 'single',
  topic: 'types',
  grade: 3,
  seconds: 120,
  lang: 'typescript',
  status: 'active',
  idea: 'satisfies checks a value and keeps its own type; a declared type, and an assertion, replace it.',
  params: drawn,
  ask: ({ subject: { Type, text, list, extra, word }, n, ways, way, field, options }) => {
    const lines: Record<Way, string> = {
      declared: `const declared: ${Type} = { ${text}: '${word}', ${list}: [${n}, ${n + 1}] }`,
      checked: `const checked = { ${text}: '${word}', ${list}: [${n}, ${n + 1}] } satisfies ${Type}`,
      asserted: `const asserted = { ${text}: '${word}', ${list}: [${n}, ${n + 1}] } as ${Type}`,
      frozen: `const frozen = { ${text}: '${word}', ${list}: [${n}, ${n + 1}] } as const satisfies ${Type}`,
    }
    return {
      stem: 'Which type does `got` have under `strict`?',
      code: [
        'type Entry = string | readonly number[]',
        `interface ${Type} { ${text}: Entry; ${list}: Entry; ${extra}?: Entry }`,
        ...ways.map((one) => lines[one]),
        '',
        `const got = ${way}.${{ text, list, extra }[field]}`,
      ].join('\n'),
      options,
    }
  },
  key: ({ subject: { word }, n, way, field, options }) => ({
    kind: 'single',
    right: options.indexOf(typeOf(way, field, word, n)),
  }),
  why: () =>
    'What is declared or asserted has the wide types of the interface, and all its properties. After satisfies each property keeps what was written, with as const to the letter, and what was not written is not there.',
  source: [
    'TypeScript 4.9 release notes, The satisfies Operator',
    'TypeScript 3.4 release notes, const assertions',
  ],
})
