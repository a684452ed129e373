import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'

const WAYS = {
  after: [
    '  if ((fails.get(account) ?? 0) >= LIMIT) return "refused"',
    '  const isRight = await compare(password, hashes.get(account))',
    '  if (!isRight) fails.set(account, (fails.get(account) ?? 0) + 1)',
  ],
  stale: [
    '  const before = fails.get(account) ?? 0',
    '  if (before >= LIMIT) return "refused"',
    '  const isRight = await compare(password, hashes.get(account))',
    '  if (!isRight) fails.set(account, before + 1)',
  ],
  first: [
    '  const before = fails.get(account) ?? 0',
    '  if (before >= LIMIT) return "refused"',
    '  fails.set(account, before + 1)',
    '  const isRight = await compare(password, hashes.get(account))',
    '  if (isRight) fails.delete(account)',
  ],
} as const
export type Way = keyof typeof WAYS
const NAMES = Object.keys(WAYS) as Way[]

export default template({
  id: 'application-security/identity/race-past-limit',
  revision: 1,
  kind: 'numeric',
  topic: 'identity',
  grade: 5,
  seconds: 210,
  lang: 'javascript',
  status: 'active',
  idea: 'Between a check and the count that it reads there must be no waiting, or all who wait together are let through.',
  params: (rng) =>
    drawnUntil(
      () => ({
        way: rng.pick([...NAMES, 'after', 'stale'] as const),
        limit: rng.int(3, 20),
        together: rng.int(2, 40),
      }),
      ({ limit, together }) => limit % together !== 0,
    ),
  ask: ({ way, limit, together }) => ({
    stem: `One Node.js process runs this code; \`compare\` takes 250 ms and lets other requests run meanwhile. An attacker sends ${together} wrong guesses for one account at the same moment, waits until all are answered, sends the next ${together}, and so on. How many guesses in all are compared, until every further one is refused?`,
    code: [
      `const LIMIT = ${limit}`,
      'async function guess(account, password) {',
      ...WAYS[way].map((line) => line.replaceAll('"', "'")),
      "  return isRight ? 'welcome' : 'wrong'",
      '}',
    ].join('\n'),
    answerHint: 'A whole number of guesses.',
  }),
  key: ({ way, limit, together }) => ({
    kind: 'numeric',
    value: way === 'first' ? limit : together * (way === 'stale' ? limit : Math.ceil(limit / together)),
    tolerance: { absolute: 0 },
  }),
  why: ({ way }) =>
    ({
      after: 'All of a batch pass before the first of them is counted; then the whole batch is counted.',
      stale: 'All of a batch pass, and each writes the same number: one batch counts as one failure.',
      first: 'Checking and counting happen without a wait between them, so the limit holds.',
    })[way],
  source: [
    'CWE-367: Time-of-check time-of-use race condition',
    'ECMA-262, 27.7 AsyncFunction objects: Await',
  ],
})
