import type { Contacts } from '@tryka/app-shell'
import { CONTACT } from '@tryka/domain'

/**
 * The addresses that the served page names: read from the page, because a build does not know them and every text that was
 * drawn before must stay as it stands. Where there is no page yet, those that the build writes.
 */
export function contactsOfPage(): Contacts {
  const { document: page } = globalThis as { document?: Document }
  const said = page?.querySelector<HTMLMetaElement>('[name=contacts]')?.content
  if (!said) return CONTACT
  const [hello = '', careers = '', privacy = ''] = said.split(' ')
  return { hello, careers, privacy }
}
