import { BRAND, INQUIRY_LABELS } from '@tryka/domain'
import type { Letterhead } from '../../mail/compose'
import { composeMail } from '../../mail/compose'
import type { Mail } from '../../mail/mailer'
import type { ContactMessageRow } from './contact-message.entity'

/** A fact is one line, whatever was typed. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** The message as a mail to the team; an answer goes to the person who wrote. Their words are in the body alone. */
export function contactMail(to: string, row: ContactMessageRow, head: Letterhead): Mail {
  const facts = [
    ['From', `${row.name} <${row.email}>`],
    ['Company', row.company ?? '–'],
    ['About', INQUIRY_LABELS[row.inquiryType]],
    ['Subject', row.subject],
    ['Sent', row.createdAt],
  ] as const
  return composeMail(
    {
      kind: 'team',
      to,
      // The number keeps mail programs from putting messages of several people into one thread.
      subject: `${BRAND.name} contact: ${INQUIRY_LABELS[row.inquiryType]}, ${row.id.slice(0, 8)}`,
      headers: { 'Reply-To': oneLine(row.email) },
      parts: [facts.map(([name, value]) => `${name}: ${oneLine(value)}`).join('\n'), row.message],
      foot: [`You get this mail because messages of the contact form of ${BRAND.name} are sent here.`],
    },
    head,
  )
}
