import { template } from '../../../tasks/template'

const NAMES = ['shop', 'bank', 'forum', 'clinic', 'jobs'] as const
const OFFERED = 5

export interface Act {
  text: string
  /** Whether it comes from the same site. */
  isOwn: boolean
  /** Whether it changes what stands in the address bar, by GET. */
  isVisit: boolean
}
const actsOf = (base: string): readonly Act[] => [
  { text: 'News page: the person follows a link', isOwn: false, isVisit: true },
  { text: 'News page: a script sets `location`', isOwn: false, isVisit: true },
  { text: 'News page: a form with method GET is submitted', isOwn: false, isVisit: true },
  { text: 'News page: a form with method POST is submitted', isOwn: false, isVisit: false },
  { text: 'News page: an `img` element loads a picture', isOwn: false, isVisit: false },
  { text: 'News page: an `iframe` shows a page', isOwn: false, isVisit: false },
  { text: 'News page: `fetch` with `credentials: "include"`', isOwn: false, isVisit: false },
  { text: `blog.${base}: a form with method POST is submitted`, isOwn: true, isVisit: false },
  { text: `blog.${base}: an \`img\` element loads a picture`, isOwn: true, isVisit: false },
  { text: `blog.${base}: \`fetch\` with \`credentials: "include"\``, isOwn: true, isVisit: false },
]

export default template({
  id: 'application-security/web/samesite-carried',
  revision: 1,
  kind: 'multiple',
  topic: 'web',
  grade: 3,
  nudge: -0.3,
  seconds: 120,
  status: 'active',
  idea: 'Lax lets a cookie go along when a stranger’s page leads the browser there by GET; Strict does not; subdomains are no strangers.',
  params: (rng) => {
    const base = `${rng.pick(NAMES)}.example`
    const value = rng.pick(['Lax', 'Lax', 'Strict'] as const)
    const isCarried = ({ isOwn, isVisit }: Act) => isOwn || (value === 'Lax' && isVisit)
    const acts = actsOf(base)
    const right = rng.int(2, 3)
    return {
      base,
      value,
      shown: rng.shuffle([
        ...rng.sample(acts.filter(isCarried), right),
        ...rng.sample(
          acts.filter((act) => !isCarried(act)),
          OFFERED - right,
        ),
      ]),
    }
  },
  ask: ({ base, value, shown }) => ({
    stem: `Yesterday \`https://www.${base}\` set a cookie with \`Secure; SameSite=${value}; Path=/\`. The public suffix is \`example\`. Now the browser has pages of \`https://news.example\` and of \`https://blog.${base}\` open. Each option makes one request to \`https://www.${base}\`. Which requests carry the cookie? Choose all.`,
    options: shown.map(({ text }) => text),
  }),
  key: ({ value, shown }) => ({
    kind: 'multiple',
    right: shown.flatMap(({ isOwn, isVisit }, i) => (isOwn || (value === 'Lax' && isVisit) ? [i] : [])),
  }),
  why: ({ base, value }) =>
    `Requests from blog.${base} are same-site. Of the others ${value === 'Lax' ? 'only visits by GET at the top' : 'none'} carry a cookie with ${value}.`,
  source: ['RFC 6265bis (draft), 5.2 Same-site requests and 5.7.3 Retrieval algorithm'],
})
