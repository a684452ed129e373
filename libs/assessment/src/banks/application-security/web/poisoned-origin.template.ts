import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { grid } from '../../grid'

const COUNT = 7
const ALLOWED = ['https://app.example', 'https://my.example'] as const
const WHO = [...ALLOWED, ...ALLOWED, '-'] as const

export interface Sent {
  second: number
  path: string
  origin: string
}

export default template({
  id: 'application-security/web/poisoned-origin',
  revision: 1,
  kind: 'numeric',
  topic: 'web',
  grade: 4,
  nudge: 0.3,
  seconds: 240,
  status: 'active',
  idea: 'An answer that repeats the origin must say Vary: Origin, or a cache hands the permission of one origin to another.',
  params: (rng) =>
    drawnUntil(
      () => {
        const isVaried = rng.int(1, 4) === 1
        const life = rng.pick([30, 40, 50, 60])
        let second = 0
        const sent = Array.from({ length: COUNT }, (): Sent => ({
          second: (second += rng.int(3, 25)),
          path: rng.pick(['/a', '/a', '/b']),
          origin: rng.pick(WHO),
        }))
        // The request whose answer each one gets: the latest before it that went through to the server, if it still lives.
        const filler: number[] = []
        sent.forEach((one, i) => {
          const found = filler.findLast((at, j) => {
            const other = sent[at]
            return (
              at === j &&
              other?.path === one.path &&
              (!isVaried || other.origin === one.origin) &&
              one.second - other.second < life
            )
          })
          filler.push(found ?? i)
        })
        const failed = sent.filter(
          ({ origin }, i) => origin !== '-' && sent[filler[i] ?? 0]?.origin !== origin,
        )
        return { isVaried, life, sent, failed: failed.length }
      },
      ({ isVaried, sent, life, failed }) =>
        // No answer is asked for in the second in which it ends.
        sent.every((one, i) => sent.every((other, j) => i <= j || one.second - other.second !== life)) &&
        (isVaried || failed > 0),
    ),
  ask: ({ isVaried, life, sent }) => ({
    stem: `An API allows the origins ${ALLOWED.map((origin) => `\`${origin}\``).join(' and ')}: it puts the \`Origin\` of the request into \`Access-Control-Allow-Origin\` (nothing if there is none), with \`Cache-Control: public, max-age=${life}\` and ${isVaried ? '`Vary: Origin`' : 'no `Vary`'}. All requests pass one shared cache that follows the standard; it is empty at first and asks the API only if it has no fresh answer. The table shows GET requests, each from another browser; those with an origin come from scripts that call \`fetch\`, those with - from people who open the address. How many calls of \`fetch\` fail because of CORS?`,
    code: grid(
      ['second', 'path', 'Origin'],
      sent.map(({ second, path, origin }) => [second, path, origin]),
    ),
    answerHint: 'One whole number.',
  }),
  key: ({ failed }) => ({ kind: 'numeric', value: failed, tolerance: { absolute: 0 } }),
  why: ({ isVaried }) =>
    isVaried
      ? 'With Vary: Origin an answer is given again only to the same origin, so nothing fails.'
      : 'Without Vary the first answer for a path is given to every origin until it is stale.',
  source: ['WHATWG Fetch, 3.2.5 CORS protocol and HTTP caches', 'RFC 9111, 4.1 and 4.2'],
})
