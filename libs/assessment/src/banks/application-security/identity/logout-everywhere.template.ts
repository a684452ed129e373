import { template } from '../../../tasks/template'
import { lettered, LETTERS_HINT, lettersKey } from '../letters'
import { drawnUntil } from '../../draws'

const STORES = ['sessions', 'refresh_tokens', 'remembered', 'api_keys'] as const
const NAMES = {
  sessions: 'session cookie',
  refresh_tokens: 'refresh token',
  remembered: 'remember-me cookie',
  api_keys: 'API key',
} as const
const SHOWN = 6
const NOON = 12 * 60
const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

export default template({
  id: 'application-security/identity/logout-everywhere',
  revision: 1,
  kind: 'short',
  topic: 'identity',
  grade: 3,
  nudge: 0.3,
  seconds: 180,
  lang: 'sql',
  status: 'active',
  idea: 'Signing out everywhere ends what is looked up and was deleted; what is only verified lives until its own end.',
  params: (rng) =>
    drawnUntil(
      () => {
        const deleted = rng.sample(STORES, rng.int(1, 3))
        const isMarked = rng.int(0, 2) > 0
        const lines = Array.from({ length: SHOWN }, () => {
          const at = NOON + rng.int(3, 90)
          if (rng.int(0, 1) === 0) {
            const store = rng.pick(STORES)
            return {
              at,
              text: `${NAMES[store]}; looked up in ${store}`,
              isGood: !deleted.includes(store),
              kind: 'row',
            }
          }
          const issued = rng.int(0, 3) === 0 ? rng.int(NOON + 1, at - 1) : NOON - rng.int(2, 50)
          const ends = issued + rng.pick([15, 30, 60, 120])
          const isCompared = rng.int(0, 1) === 0
          const isEnded = isMarked && isCompared && issued < NOON
          return {
            at,
            text: `signed token of ${clock(issued)}, ends ${clock(ends)}; checked: signature, end${isCompared ? ', not older than users.valid_from' : ''}`,
            isGood: at < ends && !isEnded,
            kind: isEnded ? 'marked' : at < ends ? 'lives' : 'over',
          }
        }).sort((x, y) => x.at - y.at)
        return { deleted, isMarked, lines }
      },
      ({ isMarked, lines }) => {
        const good = lines.filter(({ isGood }) => isGood).length
        const kinds = lines.map(({ kind }) => kind)
        const isApart = lines.every(
          ({ at, text }, i) => at !== lines[i - 1]?.at && !text.includes(`ends ${clock(at)}`),
        )
        const isVaried =
          kinds.includes('lives') && kinds.includes('row') && (!isMarked || kinds.includes('marked'))
        const isNew = new Set(lines.map(({ text }) => text)).size === SHOWN
        return good > 0 && good < SHOWN - 1 && isApart && isVaried && isNew
      },
    ),
  ask: ({ deleted, isMarked, lines }) => ({
    stem: 'At 12:00 a person chooses “sign out everywhere”, and the statements below run. Before that, `users.valid_from` was 00:00, and every row that a line speaks of was there. The lines A to F are requests that come later, each with what it brings and what the server checks; nothing else is checked. Which of them are answered as signed in?',
    code: [
      ...deleted.map((store) => `DELETE FROM ${store} WHERE user_id = 5;`),
      ...(isMarked ? ["UPDATE users SET valid_from = '12:00' WHERE id = 5;"] : []),
      '',
      lettered(lines.map(({ at, text }) => `${clock(at)}  ${text}`)),
    ].join('\n'),
    answerHint: LETTERS_HINT,
  }),
  key: ({ lines }) => lettersKey(lines.map(({ isGood }) => isGood)),
  why: ({ deleted, isMarked }) =>
    `Ended: rows of ${deleted.join(', ')}${isMarked ? ', and signed tokens from before 12:00 where their age is compared' : ''}.`,
  source: ['OWASP ASVS 5.0, 7.4 Session termination', 'RFC 9700, 4.14', 'RFC 7009, 3'],
})
