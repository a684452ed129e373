import { template } from '../../../tasks/template'
import { mixed, placesOf } from '../../draws'

const SUBJECTS = [
  { item: 'user', field: 'name', more: 'age', side: 'side', one: 'left', two: 'right' },
  { item: 'order', field: 'code', more: 'total', side: 'state', one: 'open', two: 'paid' },
  { item: 'photo', field: 'title', more: 'width', side: 'form', one: 'wide', two: 'tall' },
  { item: 'team', field: 'label', more: 'size', side: 'role', one: 'guest', two: 'owner' },
] as const
type Words = (typeof SUBJECTS)[number] & { n: number }
type Say = (words: Words) => string

/** From wide to narrow, from narrow to wide, or by way of unknown. */
const TAKEN: readonly Say[] = [
  ({ one }) => `text as '${one}'`,
  ({ side }) => `${side} as string`,
  ({ side, two }) => `${side} as '${two}'`,
  ({ item, field, more }) => `${item} as { ${field}: string; ${more}: number }`,
  () => 'body as number[]',
  () => 'text as unknown as number',
  ({ item, n }) => `{ ${item}: ${n} } as object`,
  ({ field }) => `{} as { ${field}: string }`,
]
/** Neither type has a value of the other. */
const REFUSED: readonly Say[] = [
  () => 'text as number',
  ({ n }) => `${n} as '${n}'`,
  ({ side }) => `[${side}] as number[]`,
  ({ item, field }) => `${item} as { ${field}: number }`,
  ({ item }) => `${item} as string`,
  ({ side }) => `${side} as boolean`,
  ({ item, field }) => `${item}.${field} as string[]`,
]
const SHOWN = 5

export default template({
  id: 'typescript/types/assertions-that-pass',
  revision: 1,
  kind: 'multiple',
  topic: 'types',
  grade: 2,
  seconds: 90,
  lang: 'typescript',
  status: 'active',
  idea: 'An assertion may make a type narrower or wider, not turn it into one that has nothing to do with it; by way of unknown everything passes.',
  params: (rng) => {
    const words = { ...rng.pick(SUBJECTS), n: rng.int(2, 90) }
    const said = (all: readonly Say[], isTaken: boolean) => all.map((say) => ({ text: say(words), isTaken }))
    return {
      words,
      shown: mixed(rng, { right: said(TAKEN, true), others: said(REFUSED, false) }, SHOWN, [2, 3]),
    }
  },
  ask: ({ words: { item, field, side, one, two }, shown }) => ({
    stem: 'Which of these expressions does the compiler take under `strict`? Each stands alone after the declarations. Choose all.',
    code: [
      'declare const text: string',
      'declare const body: unknown',
      `declare const ${side}: '${one}' | '${two}'`,
      `declare const ${item}: { ${field}: string }`,
    ].join('\n'),
    options: shown.map(({ text }) => text),
  }),
  key: ({ shown }) => ({ kind: 'multiple', right: placesOf(shown, ({ isTaken }) => isTaken) }),
  why: () =>
    'One of the two types has to be comparable to the other: a string may be one of its literals, an object may have more properties. Nothing is converted at run time, so an assertion to a type that cannot be meant is refused, unless it goes by way of unknown.',
  source: ['TypeScript Handbook, Everyday Types, Type Assertions'],
})
