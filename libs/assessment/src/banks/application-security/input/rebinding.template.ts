import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'

export interface Case {
  /** Seconds from the check to the connection. */
  gap: number
  /** Seconds for which an answer is kept. */
  ttl: number
  /** Seconds from one request to the next. */
  every: number
  requests: number
  /** The answers of the name server, one after the other, and again from the first. */
  answers: readonly boolean[]
}

/** Connections to the inside, event by event. */
function connections({ gap, ttl, every, requests, answers }: Case): number {
  let asked = 0
  let kept = { isInside: false, until: -1 }
  const resolve = (now: number): boolean => {
    if (now >= kept.until) kept = { isInside: answers[asked++ % answers.length] ?? false, until: now + ttl }
    return kept.isInside
  }
  let inside = 0
  for (let i = 0; i < requests; i++) {
    const now = i * every
    if (!resolve(now) && resolve(now + gap)) inside++
  }
  return inside
}

export default template({
  id: 'application-security/input/rebinding',
  revision: 1,
  kind: 'numeric',
  topic: 'input',
  grade: 5,
  seconds: 300,
  status: 'active',
  idea: 'A name that is resolved once for the check and once more for the connection may lead to two places; a cache decides when.',
  params: (rng) =>
    drawnUntil(
      () => {
        const every = rng.int(6, 12)
        const drawn: Case = {
          gap: rng.int(1, 4),
          ttl: rng.int(1, 14),
          every,
          requests: rng.int(5, 10),
          answers: rng.pick([
            [false, true],
            [false, false, true],
            [false, true, true],
          ]),
        }
        return { ...drawn, inside: connections(drawn) }
      },
      // A lifetime that ends at the very moment of a look-up would be a matter of taste.
      ({ gap, ttl, every, requests, inside }) =>
        inside > 0 && inside < requests && ![0, gap, every - gap].includes(ttl % every),
    ),
  ask: ({ gap, ttl, every, requests, answers }) => ({
    stem: `A service resolves the name in an address, refuses if the answer lies inside its own network, and otherwise connects ${gap} ${gap === 1 ? 'second' : 'seconds'} later. To connect it resolves the name again, by the same cache. The cache is empty at first and keeps an answer for ${ttl} ${ttl === 1 ? 'second' : 'seconds'} from the moment at which it asked. The name server of the attacker answers these in turn, over and over: ${answers.map((isInside) => (isInside ? 'inside' : 'outside')).join(', ')}. The attacker sends ${requests} requests with this name, one every ${every} seconds. How many of them connect to the inside?`,
    answerHint: 'One whole number.',
  }),
  key: ({ inside }) => ({ kind: 'numeric', value: inside, tolerance: { absolute: 0 } }),
  why: () =>
    'A request gets inside when the check sees an answer from outside and the cache has let go of it before the connection, so that the next answer is one from inside.',
  source: [
    'OWASP, Server-Side Request Forgery Prevention, DNS pinning',
    'CWE-367, Time-of-check Time-of-use Race Condition',
    'RFC 1035, 3.2.1 TTL',
  ],
})
