import { template } from '../../../tasks/template'
import { LIST_HINT, listed, numbered, numbersOf } from '../numbered'
import { drawnUntil } from '../../draws'

const KINDS = [
  { text: 'TLS 1.2, key exchange RSA (secret encrypted to the certificate)', isOpened: true },
  { text: 'TLS 1.2, key exchange ECDHE, signed with RSA', isOpened: false },
  { text: 'TLS 1.2, key exchange DHE, signed with RSA', isOpened: false },
  { text: 'TLS 1.3, key exchange ECDHE, signed with RSA', isOpened: false },
] as const
const COUNT = 6

export default template({
  id: 'application-security/cryptography/recordings-after-theft',
  revision: 1,
  kind: 'short',
  topic: 'cryptography',
  grade: 3,
  seconds: 150,
  status: 'active',
  idea: 'A stolen signing key opens no recording; a stolen key that secrets were encrypted to opens all of them, before and after the theft.',
  params: (rng) =>
    drawnUntil(
      () => {
        const renewed = rng.int(20, 60)
        const stolen = renewed + rng.int(10, 25)
        const retired = stolen + rng.int(10, 25)
        const days = rng
          .sample(
            Array.from({ length: retired + 10 }, (_, i) => i + 1).filter(
              (day) => ![renewed, stolen, retired].includes(day),
            ),
            COUNT,
          )
          .sort((x, y) => x - y)
        const sessions = days.map((day) => ({ day, kind: KINDS[rng.pick([0, 0, 0, 1, 2, 3])] ?? KINDS[0] }))
        const opened = numbersOf(sessions, ({ day, kind }) => kind.isOpened && day > renewed && day < retired)
        return { renewed, stolen, retired, sessions, opened }
      },
      ({ sessions, opened, renewed, retired }) =>
        opened.length >= 1 &&
        opened.length <= 3 &&
        // Somewhere the kind alone, and somewhere the day alone, keeps a recording shut.
        sessions.some(({ kind, day }) => !kind.isOpened && day > renewed && day < retired) &&
        sessions.some(({ kind, day }) => kind.isOpened && (day < renewed || day > retired)),
    ),
  ask: ({ renewed, stolen, retired, sessions }) => ({
    stem: `An attacker records all connections to a server, without touching them. On day ${stolen} they steal the private RSA key of its certificate, and nothing else. The server had begun to use this key pair on day ${renewed}, in place of another, and changed to a new pair on day ${retired}. No session was resumed. Which of these recordings can the attacker decrypt?`,
    code: numbered(sessions.map(({ day, kind }) => `day ${String(day).padStart(3)}  ${kind.text}`)),
    answerHint: LIST_HINT,
  }),
  key: ({ opened }) => ({ kind: 'short', accept: listed(opened) }),
  why: ({ renewed, retired }) =>
    `Only where the secret was encrypted to this very key: RSA key exchange between day ${renewed} and day ${retired}. With (EC)DHE the key only signed.`,
  source: ['RFC 5246, 8.1.1 and F.1.1', 'RFC 8446, 1.2 and appendix E.1', 'RFC 9325, 7.3 Forward secrecy'],
})
