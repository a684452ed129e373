import { template } from '../../../tasks/template'
import { lettered, LETTERS_HINT, lettersKey } from '../letters'
import { drawnUntil } from '../../draws'

const ACTIONS = [
  'read messages',
  'change the mail address',
  'pay out',
  'export all data',
  'add a colleague',
  'show the full card number',
  'delete the account',
] as const
const SHOWN = 5
const START = 9 * 60
const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

export default template({
  id: 'application-security/identity/step-up',
  revision: 1,
  kind: 'short',
  topic: 'identity',
  grade: 2,
  nudge: 0.3,
  seconds: 150,
  status: 'active',
  idea: 'For a step-up counts how long ago the person proved themselves strongly enough, not the last request nor the last token.',
  params: (rng) =>
    drawnUntil(
      () => {
        const password = START + rng.int(0, 20)
        const key = password + rng.int(10, 60)
        const again = key + rng.int(15, 60)
        const refresh = again + rng.int(10, 40)
        const actions = rng.sample(ACTIONS, SHOWN).map((name) => {
          const isStrong = rng.int(0, 1) === 0
          const most = rng.pick([10, 15, 20, 30, 60, 90])
          const at = refresh + rng.int(2, 25)
          const since = at - (isStrong ? key : again)
          return { name, isStrong, most, at, since }
        })
        return { events: { password, key, again, refresh }, actions: actions.sort((x, y) => x.at - y.at) }
      },
      ({ events, actions }) => {
        const asked = actions.filter(({ since, most }) => since > most)
        const isApart = actions.every(({ since, most, at }, i) => since !== most && at !== actions[i - 1]?.at)
        // Going by the newest event of any kind must lead elsewhere.
        const isOther = actions.some(({ since, most, at }) => since > most && at - events.again <= most)
        return asked.length > 0 && asked.length < SHOWN && isApart && isOther
      },
    ),
  ask: ({ events: { password, key, again, refresh }, actions }) => ({
    stem: 'One session, one browser. Each action says what proof it needs and how old that may be: `any` is a password or a security key, `strong` is a security key alone. Take each action for itself, as if those before it had asked for nothing. Which actions must ask for a new proof?',
    code: [
      `${clock(password)}  password`,
      `${clock(key)}  security key`,
      `${clock(again)}  password`,
      `${clock(refresh)}  access token renewed with the refresh token`,
      '',
      lettered(
        actions.map(
          ({ name, isStrong, most, at }) =>
            `${clock(at)}  ${name} (${isStrong ? 'strong' : 'any'}, ${most} minutes)`,
        ),
      ),
    ].join('\n'),
    answerHint: LETTERS_HINT,
  }),
  key: ({ actions }) => lettersKey(actions.map(({ since, most }) => since > most)),
  why: ({ events }) =>
    `Strong proof at ${clock(events.key)}, any proof at ${clock(events.again)}; renewing a token proves nothing of the person.`,
  source: ['RFC 9470, 3 to 5', 'OpenID Connect Core 1.0, 2 (auth_time) and 3.1.2.1 (max_age)'],
})
