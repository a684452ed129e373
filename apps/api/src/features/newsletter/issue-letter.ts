import { randomUUID } from 'node:crypto'
import { BRAND, escapeHtml } from '@tryka/domain'
import type { IssueText } from '@tryka/domain'
import type { Mail } from '../../mail/mailer'
import { anchor, frame } from '../../mail/frame'
import { asPage } from '../../mail/mark'
import { renderMarkdown } from './issue-markdown'
import type { LeaveLink } from './newsletter-links'

/** Who gets it, and what only they have in it. */
export interface Reader {
  email: string
  /** When they confirmed; null for somebody who only looks at the letter. */
  confirmedAt: string | null
  leave: LeaveLink
}

/** A letter that was made once, for as many readers as it has. */
export interface IssueLetter {
  preview(): { html: string; text: string }
  mailTo(reader: Reader, messageId?: string): Mail
}

const dayOf = (iso: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso))

const whyOf = (confirmedAt: string | null): string =>
  confirmedAt
    ? `You confirmed this letter on ${dayOf(confirmedAt)}. It comes when there is something to say.`
    : 'Readers see here when they confirmed this letter.'

interface Home {
  publicUrl: string
  /** Where questions go. */
  hello: string
}

/** Makes a letter of its Markdown. What differs from reader to reader is put in at the end, so that memory stays flat. */
export async function issueLetter(
  { subject, preview, markdown }: IssueText,
  { publicUrl, hello }: Home,
): Promise<IssueLetter> {
  const body = await renderMarkdown(markdown)
  // No text of a letter can be mistaken for these.
  const [why, leave] = [`why-${randomUUID()}`, `leave-${randomUUID()}`]
  const html = frame({
    subject,
    preview,
    body: body.html,
    home: publicUrl,
    hello,
    foot: [`${why} ${anchor(leave, 'Leave with one click')}.`],
  })
  const text = `${body.text}\n\n--\n${why}\nLeave with one click: ${leave}\n\n${BRAND.name}, ${publicUrl}. Questions: ${hello}\n`
  const fill = (made: string, values: { why: string; leave: string }) =>
    made.replace(why, () => values.why).replace(leave, () => values.leave)
  const filled = (confirmedAt: string | null, page: string) => ({
    html: fill(html, { why: escapeHtml(whyOf(confirmedAt)), leave: escapeHtml(page) }),
    text: fill(text, { why: whyOf(confirmedAt), leave: page }),
  })
  return {
    preview: () => {
      const { html: letter, text: plain } = filled(null, `${publicUrl}/`)
      return { html: asPage(letter), text: plain }
    },
    mailTo: ({ email, confirmedAt, leave: { page, oneClick } }, messageId) => ({
      kind: 'news',
      to: email,
      subject: subject.replace(/[\s\p{Cc}]+/gu, ' ').trim(),
      ...filled(confirmedAt, page),
      ...(messageId ? { messageId } : {}),
      headers: {
        'List-Unsubscribe': `<${oneClick}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    }),
  }
}
