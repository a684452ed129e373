import { isIP } from 'node:net'

/** Push services of the browsers that there are. A dot in front stands for every name below it. */
const KNOWN = [
  'fcm.googleapis.com',
  '.push.services.mozilla.com',
  '.notify.windows.com',
  '.push.apple.com',
] as const

const isBelow = (host: string, name: string): boolean =>
  name.startsWith('.') ? host.endsWith(name) : host === name

/**
 * The address of a push service, if it is one: https, by a known name, at the usual port. Whoever runs the product may
 * name others, with their port. Everything else would let a visitor choose whom this server calls.
 */
export function pushEndpoint(text: string, others: readonly string[]): URL | null {
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  const { protocol, hostname, port, host, username, password } = url
  if (protocol !== 'https:' || username || password) return null
  // Other ways to write an address are one by now.
  if (isIP(hostname.replace(/^\[|\]$/g, ''))) return null
  if (others.includes(host)) return url
  return port === '' && KNOWN.some((name) => isBelow(hostname, name)) ? url : null
}
