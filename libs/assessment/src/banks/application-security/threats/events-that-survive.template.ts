import { template } from '../../../tasks/template'
import { lettered, LETTERS_HINT, lettersKey } from '../letters'
import { drawnUntil } from '../../draws'

const HERE = [
  'login of root',
  'new user made',
  'service stopped',
  'sudo by backup',
  'file of keys read',
  'package installed',
] as const
const ELSEWHERE = [
  'denied by the firewall',
  'name asked of the resolver',
  'read from the storage service',
] as const
const SHOWN = 6
const START = 14 * 3_600
const clock = (second: number) =>
  [Math.floor(second / 3_600), Math.floor(second / 60) % 60, second % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')

export default template({
  id: 'application-security/threats/events-that-survive',
  revision: 1,
  kind: 'short',
  topic: 'threats',
  grade: 2,
  seconds: 120,
  status: 'active',
  idea: 'A log on a machine is worth nothing once an attacker rules the machine; only what has left it, or was written elsewhere, remains.',
  params: (rng) =>
    drawnUntil(
      () => {
        const every = rng.pick([20, 30, 60, 120, 300])
        const root = START + rng.int(800, 3_000)
        const last = root - (root % every)
        const events = rng.shuffle([
          ...rng.sample(HERE, 4).map((name) => ({ name, place: 'machine' })),
          ...rng.sample(ELSEWHERE, 2).map((name) => ({ name, place: 'elsewhere' })),
        ])
        return {
          every,
          root,
          last,
          events: events
            .map((event) => ({ ...event, at: root + rng.int(-2 * every, every) }))
            .sort((x, y) => x.at - y.at),
        }
      },
      ({ every, root, last, events }) => {
        const here = events.filter(({ place }) => place === 'machine')
        const isApart = events.every(
          ({ at }, i) => at !== events[i - 1]?.at && at !== root && at % every !== 0,
        )
        const isBetween = here.some(({ at }) => at > last && at < root)
        return root % every > 3 && isApart && isBetween && here.some(({ at }) => at < last)
      },
    ),
  ask: ({ every, root, events }) => ({
    stem: `A server writes its events to a local file. ${every < 60 ? `Every ${every} seconds, counted from 14:00:00,` : `Every ${every / 60 === 1 ? 'full minute' : `${every / 60} minutes, counted from 14:00:00,`}`} what is new in the file goes to a log store that nobody can change. At ${clock(root)} an attacker becomes root, stops the sending at once and deletes the file; nothing is sent from this server any more. Events marked \`other\` are written straight to the store by other machines, which stay untouched. Which of the ${SHOWN} events can be read in the store the next day?`,
    code: lettered(
      events.map(
        ({ at, place, name }) => `${clock(at)}  ${place === 'machine' ? 'server' : 'other '}  ${name}`,
      ),
    ),
    answerHint: LETTERS_HINT,
  }),
  key: ({ last, events }) => lettersKey(events.map(({ at, place }) => place === 'elsewhere' || at < last)),
  why: ({ last }) =>
    `The last batch left the server at ${clock(last)}; what came later was still only in its file.`,
  source: [
    'NIST SP 800-92, 4.2 Logging operational processes: log protection',
    'OWASP ASVS 5.0, 16.4 Log protection',
  ],
})
