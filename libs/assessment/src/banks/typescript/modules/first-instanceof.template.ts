import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { PRINTED_HINT, wordsKey } from './answers'

/** A class, the one above it, and what the handler says of it. */
const FAMILIES = [
  ['StoreError', 'MissingError', 'LockedError', 'GoneError'],
  ['HttpError', 'ClientError', 'TimeoutError', 'LimitError'],
  ['FileError', 'AccessError', 'FormatError', 'SyncError'],
] as const
const SAID = ['red', 'blue', 'green', 'grey'] as const

export default template({
  id: 'typescript/modules/first-instanceof',
  revision: 1,
  kind: 'short',
  topic: 'modules',
  grade: 1,
  nudge: 0.3,
  seconds: 100,
  lang: 'typescript',
  status: 'active',
  idea: 'An instance of a subclass is an instance of every class above it: of several tests the first that holds decides, not the closest.',
  params: (rng) =>
    drawnUntil(
      () => {
        const names = rng.pick(FAMILIES)
        // The second and third stand below the first; the fourth below any of the others.
        const above = [-1, 0, rng.int(0, 1), rng.int(0, 2)]
        return {
          names,
          above,
          tests: rng.sample([0, 1, 2, 3], 3),
          said: rng.sample(SAID, 3),
          thrown: [...rng.sample([1, 2, 3], 2), -1, 0],
        }
      },
      // One test is never reached by what is below it, and one is.
      ({ above, tests }) => tests.some((test, i) => tests.slice(0, i).includes(above[test] ?? -1)),
    ),
  ask: ({ names, above, tests, said, thrown }) => ({
    stem: 'What does this program print?',
    code: [
      ...names.map((name, i) => `class ${name} extends ${names[above[i] ?? -1] ?? 'Error'} {}`),
      '',
      'function colour(error: unknown): string {',
      ...tests.map((test, i) => `  if (error instanceof ${names[test] ?? ''}) return '${said[i] ?? ''}'`),
      "  return 'none'",
      '}',
      '',
      `for (const error of [${thrown.map((one) => `new ${names[one] ?? 'Error'}()`).join(', ')}])`,
      '  console.log(colour(error))',
    ].join('\n'),
    answerHint: PRINTED_HINT,
  }),
  key: ({ above, tests, said, thrown }) => {
    const lineOf = (one: number): number[] => (one < 0 ? [] : [one, ...lineOf(above[one] ?? -1)])
    return wordsKey(
      thrown.map((one) => {
        const line = lineOf(one)
        return said[tests.findIndex((test) => line.includes(test))] ?? 'none'
      }),
    )
  },
  why: () => 'instanceof looks along the whole chain of prototypes; the tests are tried from the top.',
  source: ['MDN, instanceof', 'ECMA-262 (2025), OrdinaryHasInstance'],
})
