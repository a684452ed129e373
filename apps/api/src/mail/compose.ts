import { BRAND, escapeHtml } from '@tryka/domain'
import type { Mail } from './mailer'

/** A paragraph, whose line breaks stay; a link with the line above it; a code to type in. */
export type MailPart = string | { line?: string; link: string } | { code: string }

export type Letter = Pick<Mail, 'kind' | 'to' | 'subject' | 'headers' | 'calendar'> & {
  parts: readonly MailPart[]
}

/** A header is one line, whatever it is made of. */
const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
const lines = (text: string): string => text.split('\n').map(escapeHtml).join('<br>')

function asText(part: MailPart): string {
  if (typeof part === 'string') return part
  if ('code' in part) return `    ${part.code}`
  return part.line ? `${part.line}\n${part.link}` : part.link
}

function asHtml(part: MailPart): string {
  if (typeof part === 'string') return `<p>${lines(part)}</p>`
  if ('code' in part)
    return `<p style="font-family:ui-monospace,monospace;font-size:32px;font-weight:700;letter-spacing:6px">${escapeHtml(part.code)}</p>`
  const anchor = `<a href="${escapeHtml(part.link)}">${escapeHtml(part.link)}</a>`
  return `<p>${part.line ? `${lines(part.line)}<br>` : ''}${anchor}</p>`
}

/** The one way a mail is made: both forms from the same parts, signed by the product. */
export function composeMail({ parts, ...letter }: Letter): Mail {
  const subject = oneLine(letter.subject)
  const all: MailPart[] = [...parts, BRAND.name]
  return {
    ...letter,
    to: letter.to.trim(),
    subject,
    text: `${all.map(asText).join('\n\n')}\n`,
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;font-family:system-ui,sans-serif;font-size:16px;line-height:1.5">
${all.map(asHtml).join('\n')}</body></html>`,
  }
}
