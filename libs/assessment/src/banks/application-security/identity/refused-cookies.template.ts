import { template } from '../../../tasks/template'
import { drawnUntil, placesOf } from '../../draws'

const SHOWN = 6

export default template({
  id: 'application-security/identity/refused-cookies',
  revision: 1,
  kind: 'multiple',
  topic: 'identity',
  grade: 3,
  nudge: 0.3,
  seconds: 120,
  lang: 'http',
  status: 'active',
  idea: 'A name prefix is a promise that the browser enforces: __Host- needs Secure, Path=/ and no Domain; a Domain must cover the sender.',
  params: (rng) => {
    const below = `${rng.pick(['corp', 'shop', 'team', 'clinic'])}.example`
    const host = `${rng.pick(['app', 'id', 'my'])}.${below}`
    const other = `${rng.pick(['blog', 'cdn', 'jobs'])}.${below}`
    const lines = drawnUntil(
      () =>
        Array.from({ length: SHOWN }, () => {
          const prefix = rng.pick(['__Host-', '__Host-', '__Secure-', ''])
          const isSecure = rng.int(0, 3) > 0
          const domain = rng.pick(['', '', below, host, other, `admin.${host}`])
          const path = rng.pick(['/', '/', '/', '/account'])
          const sameSite = rng.pick(['', 'Lax', 'Strict'])
          const reasons = [
            prefix === '__Host-' && (!isSecure || domain !== '' || path !== '/'),
            prefix === '__Secure-' && !isSecure,
            domain === other || domain.startsWith('admin.'),
          ].filter(Boolean).length
          const text = [
            `Set-Cookie: ${prefix}sid=1`,
            `Path=${path}`,
            ...(domain === '' ? [] : [`Domain=${domain}`]),
            ...(isSecure ? ['Secure'] : []),
            ...(sameSite === '' ? [] : [`SameSite=${sameSite}`]),
          ].join('; ')
          return { text, prefix, reasons }
        }),
      (drawn) => {
        const kept = drawn.filter(({ reasons }) => reasons === 0)
        const isMixed = kept.length > 1 && kept.length < 5 && kept.some(({ prefix }) => prefix === '__Host-')
        return (
          isMixed &&
          new Set(drawn.map(({ text }) => text)).size === SHOWN &&
          drawn.every(({ reasons }) => reasons < 2)
        )
      },
    )
    return { host, lines }
  },
  ask: ({ host, lines }) => ({
    stem: `A response from \`https://${host}/\` has one of these lines, and the browser has no cookies yet. Which of the lines make the browser keep a cookie? It follows RFC 6265bis. Choose all.`,
    options: lines.map(({ text }) => text),
  }),
  key: ({ lines }) => ({ kind: 'multiple', right: placesOf(lines, ({ reasons }) => reasons === 0) }),
  why: () =>
    '__Host-: Secure, Path=/, no Domain. __Secure-: Secure. Domain: the sender itself or a domain above it.',
  source: ['draft-ietf-httpbis-rfc6265bis, Cookie name prefixes; Storage model'],
})
