export interface Cookie {
  name: string
  value: string
  host: string
  isHostOnly: boolean
  path: string
  isSecure: boolean
  isHttpOnly: boolean
  isGone: boolean
}

/** What a browser keeps of a `Set-Cookie` (RFC 6265bis, Storage model), or nothing where it refuses. */
export function keptOf(url: URL, header: string): Cookie | null {
  const [pair = '', ...attributes] = header.replace(/^Set-Cookie: /, '').split('; ')
  const [name = '', value = ''] = pair.split('=')
  const attributeOf = (wanted: string): string | undefined =>
    attributes.map((one) => one.split('=')).find(([key]) => key === wanted)?.[1]
  const has = (wanted: string) => attributes.includes(wanted)
  const domain = attributeOf('Domain')
  if (domain !== undefined && !isWithin(url.hostname, domain)) return null
  // Up to the last slash of where it was set, and without it.
  const ownPath = url.pathname.slice(0, Math.max(1, url.pathname.lastIndexOf('/')))
  return {
    name,
    value,
    host: domain ?? url.hostname,
    isHostOnly: domain === undefined,
    path: attributeOf('Path') ?? ownPath,
    isSecure: has('Secure'),
    isHttpOnly: has('HttpOnly'),
    isGone: attributeOf('Max-Age') === '0',
  }
}

/** Whether a host is this domain, or one below it. */
export const isWithin = (host: string, domain: string): boolean =>
  host === domain || host.endsWith(`.${domain}`)

/** Whether host, path and scheme of an address fit a cookie (RFC 6265, 5.1.3, 5.1.4 and 5.4). */
export function fits({ host, isHostOnly, path, isSecure, isGone }: Cookie, url: URL): boolean {
  const isHost = isHostOnly ? url.hostname === host : isWithin(url.hostname, host)
  const isBelow =
    url.pathname.startsWith(path) && (path.endsWith('/') || url.pathname.charAt(path.length) === '/')
  return !isGone && isHost && (url.pathname === path || isBelow) && (!isSecure || url.protocol === 'https:')
}
