import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { exactly } from './answers'

/** What is worth another try, as the code says it and as it is reckoned. */
const RULES = [
  {
    code: 'error.status === 429 || error.status >= 500',
    again: (status: number) => status === 429 || status >= 500,
  },
  {
    code: 'error.status === 503 || error.status === 429',
    again: (status: number) => status === 503 || status === 429,
  },
  {
    code: 'error.status >= 500 && error.status !== 501',
    again: (status: number) => status >= 500 && status !== 501,
  },
] as const
const BAD = [400, 404, 409, 429, 500, 501, 502, 503] as const
const PASSING = [429, 503, 503] as const

export default template({
  id: 'typescript/modules/retry-only',
  revision: 1,
  kind: 'numeric',
  topic: 'modules',
  grade: 2,
  seconds: 150,
  lang: 'typescript',
  status: 'active',
  idea: 'A retry is for errors that may pass: the others are thrown at once, and the last allowed try throws whatever it got.',
  params: (rng) =>
    drawnUntil(
      () => {
        const rule = rng.int(0, RULES.length - 1)
        const list = () => [
          ...Array.from({ length: rng.int(1, 4) }, () => rng.pick(rng.chance() < 0.5 ? BAD : PASSING)),
          200,
        ]
        return { rule, most: rng.int(2, 3), isRetries: rng.chance() < 0.5, lists: [list(), list(), list()] }
      },
      (p) => {
        const ends = p.lists.map((list) => sentFor(list, p))
        const isThrown = p.lists.some((list, i) => (ends[i] ?? 0) < Math.min(list.length, p.most))
        return isThrown && p.lists.some((list, i) => (ends[i] ?? 0) > 1 && list.length > (ends[i] ?? 0))
      },
    ),
  ask: ({ rule, most, isRetries, lists }) => ({
    stem: 'Each list holds the replies of a server, first to last. Which number does this program print?',
    code: [
      'class HttpError extends Error {',
      '  constructor(readonly status: number) { super(`HTTP ${status}`) }',
      '}',
      'let sent = 0',
      'function request(replies: number[]): number {',
      '  sent += 1',
      '  const status = replies.shift() ?? 200',
      '  if (status >= 400) throw new HttpError(status)',
      '  return status',
      '}',
      'function mayPass(error: unknown): boolean {',
      `  return error instanceof HttpError && (${RULES[rule]?.code ?? ''})`,
      '}',
      'function get(replies: number[]): number {',
      isRetries ? '  for (let retries = 0; ; retries++) {' : '  for (let tries = 1; ; tries++) {',
      '    try {',
      '      return request(replies)',
      '    } catch (error) {',
      `      if (${isRetries ? 'retries' : 'tries'} === ${most} || !mayPass(error)) throw error`,
      '    }',
      '  }',
      '}',
      `for (const replies of ${JSON.stringify(lists).replaceAll(',', ', ')})`,
      '  try { get(replies) } catch { /* goes on */ }',
      'console.log(sent)',
    ].join('\n'),
    answerHint: 'One whole number.',
  }),
  key: (p) => exactly(p.lists.reduce((sum, list) => sum + sentFor(list, p), 0)),
  why: ({ most, isRetries }) =>
    `At most ${isRetries ? most + 1 : most} requests are sent for a list; fewer where one succeeds or fails for good.`,
  source: ['RFC 9110, Status Codes', 'MDN, Error'],
})

interface Limits {
  rule: number
  most: number
  isRetries: boolean
}
/** Requests for a list: up to the first reply that ends it, and no more than allowed. */
function sentFor(list: readonly number[], { rule, most, isRetries }: Limits): number {
  const end = list.findIndex((status) => status < 400 || !RULES[rule]?.again(status))
  return Math.min(end + 1, isRetries ? most + 1 : most)
}
