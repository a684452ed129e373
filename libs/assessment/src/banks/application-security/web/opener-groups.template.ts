import { template } from '../../../tasks/template'
import { LIST_HINT, listed, numbersOf } from '../numbered'
import { drawnUntil } from '../../draws'
import { grid } from '../../grid'

const VALUES = ['unsafe-none', 'same-origin-allow-popups', 'same-origin'] as const
const COUNT = 6

export interface Opening {
  opener: string
  popup: string
  isSame: boolean
}
/** Every way in which two pages may meet. */
const OPENINGS: readonly Opening[] = VALUES.flatMap((opener) =>
  VALUES.flatMap((popup) => [true, false].map((isSame) => ({ opener, popup, isSame }))),
)
const stays = ({ opener, popup, isSame }: Opening): boolean =>
  popup === 'unsafe-none' ? opener !== 'same-origin' : opener === popup && isSame

export default template({
  id: 'application-security/web/opener-groups',
  revision: 1,
  kind: 'short',
  topic: 'web',
  grade: 5,
  seconds: 210,
  status: 'active',
  idea: 'Opener and popup keep hold of each other only if their opener policies agree; allow-popups makes an exception in one direction.',
  params: (rng) =>
    drawnUntil(
      () => {
        const openings = rng.sample(OPENINGS, COUNT)
        const name = rng.pick(['shop', 'bank', 'login', 'mail', 'docs'])
        return { name, openings, kept: numbersOf(openings, stays) }
      },
      ({ kept }) => kept.length >= 2 && kept.length <= 4,
    ),
  ask: ({ name, openings }) => ({
    stem: `A page of \`https://${name}.example\` calls \`window.open(url)\` on a click, without further arguments. The table shows the value of \`Cross-Origin-Opener-Policy\` of the page, that of the answer for \`url\`, and the host of \`url\`; all is over https, without redirects or reports. In which cases is \`window.opener\` in the new page something other than \`null\`?`,
    code: grid(
      ['no', 'page', 'new page', 'host of url'],
      openings.map(({ opener, popup, isSame }, i) => [
        i + 1,
        opener,
        popup,
        isSame ? `${name}.example` : 'partner.example',
      ]),
    ),
    answerHint: LIST_HINT,
  }),
  key: ({ kept }) => ({ kind: 'short', accept: listed(kept) }),
  why: () =>
    'Both unsafe-none, or both the same value on the same origin; and a page with same-origin-allow-popups keeps popups that say unsafe-none.',
  source: ['WHATWG HTML, 7.1.3 Cross-origin opener policies, browsing context group switches'],
})
