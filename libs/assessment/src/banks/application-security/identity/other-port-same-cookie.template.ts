import { template } from '../../../tasks/template'
import { drawnUntil, placesOf } from '../../draws'

const SHOWN = 6

export default template({
  id: 'application-security/identity/other-port-same-cookie',
  revision: 1,
  kind: 'multiple',
  topic: 'identity',
  grade: 2,
  seconds: 90,
  lang: 'http',
  status: 'active',
  idea: 'A port keeps no cookie apart, a path ends at a slash, and only Secure keeps a cookie from going out in the clear.',
  params: (rng) => {
    const host = `${rng.pick(['tools', 'apps', 'intra', 'dev'])}.${rng.pick(['corp', 'store', 'harbour', 'atlas'])}.example`
    const path = `/${rng.pick(['auth', 'pay', 'team', 'admin', 'wiki'])}`
    const isSecure = rng.int(0, 1) === 0
    const ports = ['', '', ':8443', ':9000', ':3000']
    const paths = [path, `${path}/x`, `${path}s`, '/', `/x${path}`, `${path}-old`, `${path}/`]
    /** In how many ways an address does not fit. */
    const missesOf = (url: string) => {
      const isBelow = [path, `${path}/x`, `${path}/`].some((one) => url.replace(/^\w+:\/\/[^/]+/, '') === one)
      return (isBelow ? 0 : 1) + (isSecure && url.startsWith('http:') ? 1 : 0)
    }
    const urls = drawnUntil(
      () =>
        Array.from(
          { length: SHOWN },
          () => `${rng.pick(['https', 'https', 'http'])}://${host}${rng.pick(ports)}${rng.pick(paths)}`,
        ),
      (drawn) => {
        const right = drawn.filter((url) => missesOf(url) === 0)
        const isNear = drawn.filter((url) => missesOf(url) === 1).length > 1
        const isOtherPort = right.some((url) => url.includes(`${host}:`))
        const isClear = drawn.some((url) => url.startsWith('http:'))
        return new Set(drawn).size === SHOWN && right.length < 5 && isOtherPort && isNear && isClear
      },
    )
    return {
      host,
      header: `Set-Cookie: sid=${rng.int(1_000, 9_999)}; Path=${path}${isSecure ? '; Secure' : ''}; HttpOnly`,
      urls,
      right: placesOf(urls, (url) => missesOf(url) === 0),
    }
  },
  ask: ({ host, header, urls }) => ({
    stem: `Several programs run on the host \`${host}\`, at different ports and paths. One of them, at \`https://${host}/\`, sends this line, and the browser keeps the cookie. Somebody then types these addresses into the address bar. With which requests is the cookie sent? Choose all.`,
    code: header,
    options: urls,
  }),
  key: ({ right }) => ({ kind: 'multiple', right }),
  why: () => 'A path fits whole segments from the left. Secure asks for https. No cookie looks at the port.',
  source: ['RFC 6265, 5.1.4 Path matching, 5.4 The Cookie header, 8.5 Weak confidentiality'],
})
