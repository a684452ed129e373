import { createHmac } from 'node:crypto'
import { check } from '../../../checks/check'
import task from './tossed-token.template'

interface Post {
  session: string
  /** Cookies for the token, by name. */
  cookies: Readonly<Record<string, string>>
  field: string
  origin: string
  fetchSite: string
}
const OWN = 'https://www.a.example'
const hmac = (text: string) => createHmac('sha256', 'server').update(text).digest('hex')

/** The server of a design, from its words. */
function accepts(text: string, post: Post): boolean {
  if (text.includes('`Origin` is exactly')) return post.origin === OWN
  if (text.includes('ends in')) return new URL(post.origin).hostname.endsWith('a.example')
  if (text.includes('other than')) return post.fetchSite !== 'cross-site'
  if (text.includes('is `same-origin`')) return post.fetchSite === 'same-origin'
  if (text.startsWith('Field equals HMAC')) return post.field === hmac(post.session)
  if (text.includes('keeps with the session')) return post.field === `kept for ${post.session}`
  // The browser sends a Strict session cookie along: the request is same-site.
  if (text.startsWith('No field; the cookie')) return post.fetchSite !== 'cross-site'
  const name = /cookie `([\w-]+)`/.exec(text)?.[1]
  if (name === undefined) return false
  const cookie = post.cookies[name] ?? ''
  const [random = '', tag = ''] = cookie.split('.')
  const isSigned =
    !text.includes('HMAC') || tag === hmac(text.includes('session id') ? post.session + random : random)
  return cookie !== '' && post.field === cookie && isSigned
}

/** What the attacker can send: values they know, in cookies that a subdomain may set, from their own page. */
export default check(task, {
  option: (_, text) => {
    const known = ['guess', hmac('own'), 'kept for own', `r.${hmac('r')}`, `r.${hmac('ownr')}`]
    return known.some((value) =>
      accepts(text, {
        session: 'victim',
        // Cookies with __Host- cannot be set for another host: the browser keeps the one of the person.
        cookies: { csrf: value, '__Secure-csrf': value, '__Host-csrf': 'of the person' },
        field: value,
        origin: 'https://blog.a.example',
        fetchSite: 'same-site',
      }),
    )
  },
})
