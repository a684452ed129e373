import { BRAND, INQUIRY_LABELS } from '@tryka/domain'
import type { Mail } from '../../mail/mailer'
import type { ContactMessageRow } from './contact-message.entity'

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string): string => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? '')
/** A header is one line, whatever was typed. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** The message as a mail to the team; an answer goes to the person who wrote. */
export function contactMail(to: string, row: ContactMessageRow): Mail {
  const facts = [
    ['From', `${row.name} <${row.email}>`],
    ['Company', row.company ?? '–'],
    ['About', INQUIRY_LABELS[row.inquiryType]],
    ['Subject', row.subject],
    ['Sent', row.createdAt],
  ] as const
  const lines = facts.map(([name, value]) => `${name}: ${oneLine(value)}`)
  const items = facts.map(([name, value]) => `<tr><td>${name}</td><td>${escape(value)}</td></tr>`)
  return {
    to,
    subject: `${BRAND.name} contact: ${oneLine(row.subject)}`,
    headers: { 'Reply-To': oneLine(row.email) },
    text: `${lines.join('\n')}\n\n${row.message}\n`,
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escape(oneLine(row.subject))}</title></head>
<body style="margin:0;padding:24px;font-family:system-ui,sans-serif;font-size:16px;line-height:1.5">
<table cellpadding="4" style="margin-bottom:16px">${items.join('')}</table>
<p style="white-space:pre-wrap">${escape(row.message)}</p></body></html>`,
  }
}
