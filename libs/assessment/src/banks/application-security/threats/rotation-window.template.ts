import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'

export default template({
  id: 'application-security/threats/rotation-window',
  revision: 1,
  kind: 'numeric',
  topic: 'threats',
  grade: 5,
  seconds: 240,
  status: 'active',
  idea: 'Rotation ends a leak that nobody sees, on average late: half an interval, more by the overlap, less by the time the thief takes.',
  params: (rng) =>
    drawnUntil(
      () => ({ interval: rng.int(3, 36) * 5, overlap: rng.int(0, 10), delay: rng.int(1, 60) }),
      ({ interval, overlap, delay }) => delay > overlap + 1 && delay < 0.8 * interval + overlap,
    ),
  ask: ({ interval, overlap, delay }) => ({
    stem: `A service replaces a secret every ${interval} days. ${
      overlap === 0
        ? 'From that moment on the old one is refused.'
        : `The old one is accepted for ${overlap} ${overlap === 1 ? 'day' : 'days'} more.`
    } A secret leaks at a moment that is evenly spread over the ${interval} days until it is replaced, and nobody notices. The thief begins to use it ${delay} ${delay === 1 ? 'day' : 'days'} after the leak, if it is still accepted then. On how many days on average can the thief use it, where a leak that comes too late counts as 0?`,
    answerHint: 'Days, within 2 %.',
  }),
  key: ({ interval, overlap, delay }) => ({
    kind: 'numeric',
    value: (interval + overlap - delay) ** 2 / (2 * interval),
    tolerance: { relative: 0.02 },
  }),
  why: ({ interval, overlap, delay }) =>
    `Useful are leaks in the first ${interval + overlap - delay} of ${interval} days, and these give half of ${interval + overlap - delay} days on average.`,
  source: ['NIST SP 800-57 Part 1 Rev. 5, 5.3 Cryptoperiods', 'NIST SP 800-53 Rev. 5, IA-5'],
})
