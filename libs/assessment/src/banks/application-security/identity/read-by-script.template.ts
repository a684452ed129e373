import { template } from '../../../tasks/template'
import { drawnUntil, placesOf } from '../../draws'

const NAMES = ['sid', 'theme', 'cart', 'lang', 'seen', 'csrf', 'device', 'draft'] as const
const SHOWN = 5

export default template({
  id: 'application-security/identity/read-by-script',
  revision: 1,
  kind: 'multiple',
  topic: 'identity',
  grade: 1,
  seconds: 75,
  lang: 'http',
  status: 'active',
  idea: 'HttpOnly alone hides a cookie from scripts of its own site; Secure and SameSite do not.',
  params: (rng) => {
    const folder = rng.pick(['shop', 'mail', 'bank', 'help'])
    const page = rng.pick(['cart', 'inbox', 'start', 'list'])
    const cookies = drawnUntil(
      () =>
        rng.sample(NAMES, SHOWN).map((name) => ({
          name,
          value: rng.int(100, 999),
          path: rng.pick(['/', '/', `/${folder}`, '/admin']),
          isHidden: rng.int(0, 1) === 0,
          more: rng.sample(['Secure', 'SameSite=Strict', 'SameSite=Lax', 'Max-Age=3600'], rng.int(0, 2)),
        })),
      (drawn) => {
        const read = drawn.filter(({ isHidden, path }) => !isHidden && path !== '/admin')
        const isBoth = drawn.every(({ more }) => more.filter((one) => one.startsWith('Same')).length < 2)
        return isBoth && read.length > 0 && read.length < 4 && read.some(({ more }) => more.length > 0)
      },
    )
    return { folder, page, cookies: cookies.map((one) => ({ ...one, more: rng.shuffle(one.more) })) }
  },
  ask: ({ folder, page, cookies }) => ({
    stem: `The site \`https://app.example\` has sent these lines, and the browser keeps all of the cookies. Which cookies does \`document.cookie\` show to a script on the page \`https://app.example/${folder}/${page}\`? Choose all.`,
    options: cookies.map(({ name, value, path, isHidden, more }) =>
      [`Set-Cookie: ${name}=${value}`, `Path=${path}`, ...more, ...(isHidden ? ['HttpOnly'] : [])].join('; '),
    ),
  }),
  key: ({ cookies }) => ({
    kind: 'multiple',
    right: placesOf(cookies, ({ isHidden, path }) => !isHidden && path !== '/admin'),
  }),
  why: () => 'A script sees what fits the address of its page and is not HttpOnly.',
  source: ['RFC 6265, 5.3 and 5.4', 'HTML Living Standard, document.cookie'],
})
