import type { CodeCase } from '../../../tasks/code'
import { template } from '../../../tasks/template'

const SUBJECTS = [
  { Type: 'Ticket', text: 'code', number: 'price', list: 'seats', maybe: 'holder' },
  { Type: 'Recipe', text: 'title', number: 'minutes', list: 'steps', maybe: 'cook' },
  { Type: 'Device', text: 'model', number: 'watts', list: 'labels', maybe: 'room' },
  { Type: 'Lesson', text: 'topic', number: 'places', list: 'days', maybe: 'teacher' },
] as const

export interface Drawn {
  subject: (typeof SUBJECTS)[number]
  /** Whether the list is of numbers; else it is of texts. */
  isOfNumbers: boolean
  /** Whether the last field may be left out; else it has to be there, but may be null. */
  isOptional: boolean
  n: number
}

/** A value with all of it, in which some fields are other expressions; '' leaves one out. */
function valueOf(
  { subject, isOfNumbers, n }: Drawn,
  other: Partial<Record<'text' | 'number' | 'list' | 'maybe', string>>,
) {
  const fields = {
    text: `'x'`,
    number: String(n),
    list: isOfNumbers ? '[1, 2]' : `['a', 'b']`,
    maybe: `'y'`,
    ...other,
  }
  const kept = (['text', 'number', 'list', 'maybe'] as const).filter((one) => fields[one] !== '')
  return `{ ${kept.map((one) => `${subject[one]}: ${fields[one]}`).join(', ')} }`
}
function casesOf(p: Drawn): CodeCase[] {
  const { Type, number, text } = p.subject
  const call = (name: string, given: string, gives: boolean): CodeCase => ({
    name,
    shown: `is${Type}(${given})\ngives ${gives}`,
    call: `is${Type}(${given})`,
    gives: String(gives),
  })
  const typed = (name: string, uses: string): CodeCase => ({
    name,
    shown: `compiles:\n${uses}`,
    uses,
    errors: [],
  })
  return [
    call('all of it', valueOf(p, {}), true),
    call('a text for the number', valueOf(p, { number: `'${p.n}'` }), false),
    typed(
      'is narrowed',
      `{ const it: unknown = 0; if (is${Type}(it)) { const n: number = it.${number}; const t: string = it.${text} } }`,
    ),
    typed(
      'is narrowed where it is no such thing',
      `{ const it = [] as ${Type} | string[]; if (!is${Type}(it)) { const all: string[] = it } }`,
    ),
    call('null', 'null', false),
    call('nothing', 'undefined', false),
    call('a text', `'${p.n}'`, false),
    call('0 and an empty text and list', valueOf(p, { number: '0', text: `''`, list: '[]' }), true),
    call('without the last field', valueOf(p, { maybe: '' }), p.isOptional),
    call('null for the last field', valueOf(p, { maybe: 'null' }), !p.isOptional),
    call('something else for the last field', valueOf(p, { maybe: '5' }), false),
    call('an element of another type', valueOf(p, { list: p.isOfNumbers ? `[1, '2']` : `['a', 2]` }), false),
    call('a text for the list', valueOf(p, { list: `'ab'` }), false),
    call('no list', valueOf(p, { list: '' }), false),
  ]
}

export default template({
  id: 'typescript/types/checked-shape',
  revision: 1,
  kind: 'code-ts',
  topic: 'types',
  grade: 3,
  seconds: 420,
  lang: 'typescript',
  status: 'active',
  idea: 'A type predicate is worth what its body really looks at: null is an object, each element counts, what is optional may be missing, what may be null may not.',
  params: (rng): Drawn => ({
    subject: rng.pick(SUBJECTS),
    isOfNumbers: rng.chance() < 0.5,
    isOptional: rng.chance() < 0.5,
    n: rng.int(2, 90),
  }),
  ask: (p) => {
    const { Type, text, number, list, maybe } = p.subject
    return {
      stem: `Data comes in from outside. Write a type guard \`is${Type}\` that takes any value and tells at run time whether it is a \`${Type}\`; after it the compiler must know the type. It must give \`true\` or \`false\` and never throw. More properties than these do no harm, ${p.isOptional ? `and \`${maybe}\` may also be \`undefined\`` : `but \`${maybe}\` has to be there`}. Keep the interface.`,
      answerHint: `TypeScript that declares ${Type} and is${Type}. It must compile under strict and noUncheckedIndexedAccess, with the library of ES2023.`,
      starter: [
        `interface ${Type} {`,
        `  ${text}: string`,
        `  ${number}: number`,
        `  ${list}: ${p.isOfNumbers ? 'number' : 'string'}[]`,
        `  ${maybe}${p.isOptional ? '?: string' : ': string | null'}`,
        '}',
        '',
        `function is${Type}(value: unknown) {`,
        '  return false',
        '}',
        '',
      ].join('\n'),
      cases: casesOf(p).slice(0, 3),
    }
  },
  key: (p) => ({ kind: 'code-ts', cases: casesOf(p).slice(3) }),
  why: () =>
    'The predicate is believed, so it has to look at everything: that the value is an object and not null, each field by typeof, each element of the list, and that the last field is a text, or is missing or null just where its type says so.',
  source: ['TypeScript Handbook, Narrowing, Using type predicates', 'MDN, typeof'],
})
