import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'

const USERS = ['mia', 'omar', 'lin', 'eva', 'raj', 'sol'] as const
const ADDRESSES = ['10.0.0.7', '10.0.3.9', '192.0.2.4', '198.51.100.8'] as const
/** What joins the parts of a name, and how many line feeds it becomes. */
const JOINTS = [
  { text: '%0A', breaks: 1 },
  { text: '%0A%0A', breaks: 2 },
  { text: '%0D%0A', breaks: 1 },
  { text: '%20', breaks: 0 },
  { text: '+', breaks: 0 },
  { text: '%5Cn', breaks: 0 },
  { text: '%3A', breaks: 0 },
] as const

export default template({
  id: 'application-security/input/log-lines',
  revision: 1,
  kind: 'numeric',
  topic: 'input',
  grade: 1,
  nudge: 0.3,
  seconds: 90,
  lang: 'javascript',
  status: 'active',
  idea: 'A decoded line break in a value starts an entry that the log never wrote.',
  params: (rng) =>
    drawnUntil(
      () => ({
        requests: Array.from({ length: rng.int(4, 5) }, () => {
          const joint = rng.chance() < 0.75 ? rng.pick(JOINTS) : null
          const forged = `${rng.pick(ADDRESSES)}+failed+login:+${rng.pick(USERS)}`
          return { user: rng.pick(USERS), joint, tail: joint ? `${joint.text}${forged}` : '' }
        }),
      }),
      ({ requests }) =>
        requests.some(({ joint }) => joint?.breaks) &&
        requests.some(({ joint }) => joint?.breaks === 0) &&
        new Set(requests.map(({ user, tail }) => user + tail)).size === requests.length,
    ),
  ask: ({ requests }) => ({
    stem: 'The server decodes the query once and writes the log as shown. The log is empty at first. How many line feeds does it hold after these requests?',
    code: [
      "const user = new URLSearchParams(query).get('user')",
      'log.write(`${address} failed login: ${user}\\n`)',
      '',
      ...requests.map(({ user, tail }) => `GET /login?user=${user}${tail}`),
    ].join('\n'),
    answerHint: 'One whole number.',
  }),
  key: ({ requests }) => ({
    kind: 'numeric',
    value: requests.reduce((sum, { joint }) => sum + 1 + (joint?.breaks ?? 0), 0),
    tolerance: { absolute: 0 },
  }),
  why: () =>
    '`%0A` is decoded to a line feed. `%5Cn` becomes a backslash and the letter n, and the rest become other characters.',
  source: [
    'CWE-117, Improper Output Neutralization for Logs',
    'WHATWG URL Standard, application/x-www-form-urlencoded parsing',
  ],
})
