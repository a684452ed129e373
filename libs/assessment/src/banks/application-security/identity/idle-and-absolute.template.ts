import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'

const REQUESTS = 6

export default template({
  id: 'application-security/identity/idle-and-absolute',
  revision: 1,
  kind: 'numeric',
  topic: 'identity',
  grade: 1,
  seconds: 75,
  status: 'active',
  idea: 'Each request moves the end by the idle limit; nothing moves the end by the absolute limit.',
  params: (rng) => {
    const isIdle = rng.int(0, 1) === 0
    return drawnUntil(
      () => {
        const idle = rng.pick([10, 15, 20, 30])
        const absolute = rng.int(5, 16) * 10
        const requests: number[] = []
        let at = 0
        for (let i = 0; i < REQUESTS; i++) requests.push((at += rng.int(3, idle + 6)))
        const gap = [0, ...requests].findIndex((one, i, all) => (all[i + 1] ?? Infinity) - one > idle)
        const byIdle = ([0, ...requests][gap] ?? 0) + idle
        return { idle, absolute, requests, byIdle, end: Math.min(byIdle, absolute), gap }
      },
      ({ idle, absolute, requests, byIdle, gap }) =>
        byIdle !== absolute &&
        byIdle < absolute === isIdle &&
        // The wrong ways: the last request and the idle limit, or the absolute limit alone.
        (isIdle ? gap > 0 && gap < REQUESTS : (requests.at(-1) ?? 0) > absolute) &&
        requests.every((one, i) => one !== absolute && one - (requests[i - 1] ?? 0) !== idle),
    )
  },
  ask: ({ idle, absolute, requests }) => ({
    stem: `A session ends after ${idle} minutes without a request, and in any case ${absolute} minutes after sign-in. Somebody signs in at minute 0 and their browser sends further requests at the minutes ${requests.join(', ')}. At which minute does this session end?`,
    answerHint: 'A whole number of minutes after sign-in.',
  }),
  key: ({ end }) => ({ kind: 'numeric', value: end, tolerance: { absolute: 0 } }),
  why: ({ byIdle, absolute }) =>
    `The idle limit is met at minute ${byIdle}, the absolute one at minute ${absolute}; the first of them counts.`,
  source: ['NIST SP 800-63B-4, 5.2 Reauthentication', 'OWASP ASVS 5.0, 7.3 Session timeout'],
})
