import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CONTACT, escapeHtml } from '@tryka/domain'
import type { Contacts } from '../contacts'

/** Files beside the pages that name the public address. */
export const ADDRESSED_FILES = [
  'sitemap-site.xml',
  'robots.txt',
  'feed.xml',
  '.well-known/security.txt',
] as const

/** What the pages of a build do not know: where they are, and where people write to. */
export interface Addresses {
  publicUrl: string
  contacts: Contacts
}

/** Text that names addresses, with those of this server instead. */
export type Readdress = (text: string) => string

/** A build tells which address its pages name: a placeholder, unless it was given one. */
function atPublicUrl(dist: string, publicUrl: string): Readdress {
  const file = join(dist, '.public-url')
  const built = existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
  if (!built || built === publicUrl) return (text) => text
  // As an address writes it: nothing in it can end an attribute or an element.
  const written = new URL(publicUrl).href.replace(/\/+$/, '')
  return (text) => text.replaceAll(built, () => written)
}

const KINDS = ['hello', 'careers', 'privacy'] as const
/** What the build writes (`CONTACT`), and nothing that only ends like it. */
const SAMPLES = new RegExp(
  `(?<![\\w.+-])(?:${KINDS.map((kind) => CONTACT[kind].replace('.', '\\.')).join('|')})\\b`,
  'g',
)

/** In one pass, so that an address written for one kind is never taken for the sample of another. */
function withContacts(contacts: Contacts): Readdress {
  const ours = new Map(KINDS.map((kind) => [CONTACT[kind] as string, escapeHtml(contacts[kind])]))
  return (text) => text.replace(SAMPLES, (sample) => ours.get(sample) ?? sample)
}

/** Writes the addresses of this server over those of a build. */
export function readdressing(dist: string, { publicUrl, contacts }: Addresses): Readdress {
  const moved = atPublicUrl(dist, publicUrl)
  const written = withContacts(contacts)
  return (text) => written(moved(text))
}
