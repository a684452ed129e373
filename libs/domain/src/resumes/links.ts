/** A link that is safe to print: where it leads and the text that shows it. */
export interface PrintableLink {
  href: string
  text: string
}

const SCHEME = /^([a-z][a-z0-9+.-]*):/i
const ALLOWED = new Set(['http', 'https', 'mailto', 'tel'])

/** A person types "asha.dev" as often as "https://asha.dev". Anything but http, https, mailto and tel is no link. */
export function printableLink(value: string): PrintableLink | undefined {
  const typed = value.trim()
  // A port is no scheme: "example.com:8080/me".
  const scheme = /^[^/]+\.[^/:]+:\d/.test(typed) ? undefined : SCHEME.exec(typed)?.[1]?.toLowerCase()
  if (!typed || /\s/.test(typed) || (scheme && !ALLOWED.has(scheme))) return undefined
  if (scheme === 'mailto' || scheme === 'tel') return { href: typed, text: typed.slice(scheme.length + 1) }
  const href = scheme ? typed : `https://${typed}`
  if (!/^https?:\/\/[^/?#@\s]+\.[^/?#@\s]{2,}/i.test(href)) return undefined
  return { href, text: typed.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '') }
}

/** A telephone number as a `tel:` link, when it is one. */
export function phoneLink(value: string): PrintableLink | undefined {
  const digits = value.replace(/[^\d+]/g, '')
  return /^\+?\d{5,15}$/.test(digits) && /^[\d\s()+.\-/]+$/.test(value.trim())
    ? { href: `tel:${digits}`, text: value.trim() }
    : undefined
}

/** An e-mail address as a `mailto:` link, when it is one. */
export function emailLink(value: string): PrintableLink | undefined {
  const address = value.trim()
  return /^[^\s@<>"'?&]+@[^\s@<>"'?&]+\.[^\s@<>"'?&]+$/.test(address)
    ? { href: `mailto:${address}`, text: address }
    : undefined
}
