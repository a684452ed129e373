import { BRAND, escapeHtml } from '@tryka/domain'
import type { Strand } from './frame'
import { STYLE, anchor, frame } from './frame'
import type { Mail } from './mailer'

/** A paragraph, whose line breaks stay; a link with the line above it and the word on its button; a code to type in. */
export type MailPart = string | { line?: string; link: string; label?: string } | { code: string }
type LinkPart = Extract<MailPart, { link: string }>

export type Letter = Pick<Mail, 'kind' | 'to' | 'subject' | 'headers' | 'calendar'> & {
  parts: readonly MailPart[]
  /** Small lines under the letter: why one gets it, how to stop it. */
  foot?: readonly MailPart[]
  strand?: Strand
}

/** Who writes: the public site and where questions go. */
export interface Letterhead {
  publicUrl: string
  contacts: { hello: string }
}

/** A line that is short enough says what its button does. */
const LABEL_LENGTH = 40
/** What an inbox shows beside the subject. */
const PREVIEW_LENGTH = 140

/** A header is one line, whatever it is made of. */
const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
const lines = (text: string): string => text.split('\n').map(escapeHtml).join('<br>')
const isLink = (part: MailPart): part is LinkPart => typeof part !== 'string' && 'link' in part

function asText(part: MailPart): string {
  if (typeof part === 'string') return part
  if ('code' in part) return `    ${part.code}`
  return part.line ? `${part.line}\n${part.link}` : part.link
}

/** Small lines as text: a link is led to by the words that it is in the other form. */
const asSmallText = (part: MailPart): string =>
  isLink(part) && part.label
    ? [part.line, `${part.label}:`, part.link].filter(Boolean).join('\n')
    : asText(part)

const paragraph = (html: string): string => `<p class="t2" dir="auto" style="${STYLE.p}">${html}</p>`

function labelOf({ line, label }: LinkPart): string {
  const said = line?.replace(/[:.]$/, '') ?? ''
  return label ?? (said && said.length <= LABEL_LENGTH && !said.includes('. ') ? said : 'Open the page')
}

/** The one thing to do. Its address stands below in full, for mail programs that show no button. */
function asButton(part: LinkPart): string {
  const [label, href] = [labelOf(part), escapeHtml(part.link)]
  return `${part.line && part.line.replace(/[:.]$/, '') !== label ? paragraph(lines(part.line)) : ''}<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 20px"><tr>
<td class="btn" style="border-radius:6px;background:#0a2227"><a class="btn-a" href="${href}" style="${STYLE.button}">${escapeHtml(label)}</a></td></tr></table>
<p class="t3" style="${STYLE.address}">If the button does nothing, open this address:<br>${anchor(part.link, part.link)}</p>`
}

function asHtml(part: MailPart, isFirstLink: boolean): string {
  if (typeof part === 'string') return paragraph(lines(part))
  if ('code' in part)
    return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 18px"><tr>
<td class="box" align="center" style="${STYLE.box}"><span class="code t1" style="${STYLE.digits}">${escapeHtml(part.code)}</span></td></tr></table>`
  if (isFirstLink) return asButton(part)
  return paragraph(
    `${part.line ? `${lines(part.line)}<br>` : ''}${anchor(part.link, part.label ?? part.link)}`,
  )
}

/** In the small print a link is a word. */
const asSmall = (part: MailPart): string => {
  if (!isLink(part)) return typeof part === 'string' ? lines(part) : escapeHtml(part.code)
  return `${part.line ? `${lines(part.line)} ` : ''}${anchor(part.link, part.label ?? part.link)}`
}

/** The one way a mail is made: both forms from the same parts, in one frame, signed by the product. */
export function composeMail({ parts, foot = [], strand = 'sky', ...letter }: Letter, head: Letterhead): Mail {
  const subject = oneLine(letter.subject)
  const firstLink = parts.find(isLink)
  const first = parts.find((part) => typeof part === 'string') ?? subject
  const preview = [...oneLine(first)].slice(0, PREVIEW_LENGTH).join('')
  const { publicUrl: home, contacts } = head
  const { hello } = contacts
  const text = [...parts.map(asText), ...foot.map(asSmallText), `${BRAND.name}\nQuestions: ${hello}`]
  return {
    ...letter,
    to: letter.to.trim(),
    subject,
    text: `${text.join('\n\n')}\n`,
    html: frame({
      subject,
      preview,
      strand,
      home,
      hello,
      body: [
        `<h1 class="t1 h1" style="${STYLE.h1}">${escapeHtml(subject)}</h1>`,
        ...parts.map((part) => asHtml(part, part === firstLink)),
      ].join('\n'),
      foot: foot.map(asSmall),
    }),
  }
}
