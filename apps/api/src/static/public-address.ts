import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Files beside the pages that name the public address. */
export const ADDRESSED_FILES = ['sitemap-site.xml', 'robots.txt', 'feed.xml'] as const

/** Text that names an address, with the one of this server instead. */
export type Readdress = (text: string) => string

/** A build tells which address its pages name: a placeholder, unless it was given one. */
export function atPublicUrl(dist: string, publicUrl: string): Readdress {
  const file = join(dist, '.public-url')
  const built = existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
  if (!built || built === publicUrl) return (text) => text
  // As an address writes it: nothing in it can end an attribute or an element.
  const written = new URL(publicUrl).href.replace(/\/+$/, '')
  return (text) => text.replaceAll(built, () => written)
}
