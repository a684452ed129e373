import providers from 'email-providers/all.json' with { type: 'json' }
import mailchecker from 'mailchecker'
import { parse } from 'tldts'

const FREE = new Set<string>(providers)

/** Suffixes under which strangers have names, such as `github.io`, are suffixes (Public Suffix List, private part). */
const PARSED = { allowPrivateDomains: true, validateHostname: true } as const

/**
 * The registrable domain of a web address, a host or an e-mail address, in lower case ASCII: `northwind.co.uk` of
 * `https://www.Northwind.co.uk/jobs`. Null for address literals, public suffixes and names under no known suffix.
 */
export function registrableDomain(text: string): string | null {
  const { domain, isIp, isIcann, isPrivate } = parse(text.trim(), PARSED)
  if (!domain || isIp || !(isIcann || isPrivate)) return null
  return asciiOf(domain)
}

/** Look-alike letters show themselves in punycode. */
const asciiOf = (domain: string): string | null => {
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    return null
  }
}

/** Whether anybody gets a mailbox at this domain, so that a mailbox there proves nothing. */
export const isFreeMail = (domain: string): boolean => FREE.has(domain)

/** Whether mailboxes at the domain of this address are thrown away after use. */
export const isDisposableMail = (address: string): boolean => !mailchecker.isValid(address)
