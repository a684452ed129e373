import type { FastifyReply } from 'fastify'
import type { z } from 'zod'
import { BRAND, eraseMyData, escapeHtml, getMyData, UNSUBSCRIBE_PATH, type PersonalData } from '@tryka/domain'
import type { AppError } from '../../app-error'
import { ownPage, refusedPage } from '../../http/own-page'

export const ERASE_CONFIRMED = `${eraseMyData.path}/confirm`
export const MY_DATA_FILE = `${getMyData.path}/download`

const LABELS: Record<string, string> = {
  name: 'Full name',
  email: 'Email address',
  emailVerified: 'Address verified',
  userType: 'Joining as',
  focusArea: 'Focus area',
  company: 'Company',
  position: 'Role',
  createdAt: 'Received',
}

/** `experience` is "Experience", `lastSeenAt` is "Last seen at": a column that is new has a readable name as well. */
const labelOf = (key: string): string =>
  LABELS[key] ??
  (key.charAt(0).toUpperCase() + key.slice(1)).replace(/[A-Z]/g, (c, at: number) =>
    at ? ` ${c.toLowerCase()}` : c,
  )

const timeOf = (iso: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(
    new Date(iso),
  ) + ' UTC'

function wordsOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.length ? value.join(', ') : 'Not given'
  const text = String(value ?? '')
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)) return timeOf(text)
  return text || 'Not given'
}

const list = (entries: [string, string][]): string =>
  `<dl>${entries.map(([term, words]) => `<div><dt>${escapeHtml(term)}</dt><dd>${escapeHtml(words)}</dd></div>`).join('')}</dl>`

/** The pages that the links of the data mail lead to. */
export function privacyPages(home: string) {
  const page = (reply: FastifyReply, title: string, body: string) => ownPage(reply, { title, body, home })
  const query = (token: string) => `?token=${encodeURIComponent(token)}`

  /** A link in a mail is opened by scanners too, so it only asks; the button does it. The token is in the address. */
  const question = (reply: FastifyReply, title: string, text: string, action: string) =>
    page(
      reply,
      title,
      `<p>${text}</p><form method="post" action="${escapeHtml(action)}"><button class="act">${title}</button></form>`,
    )

  return {
    mine(
      reply: FastifyReply,
      { email, signups, newsletter, codesSent }: z.input<typeof PersonalData>,
      token: string,
    ) {
      const requests = signups.map(
        (signup, at) =>
          `<h2>Request${signups.length > 1 ? ` ${at + 1}` : ''}</h2>${list(
            Object.entries(signup).map(([key, value]) => [labelOf(key), wordsOf(value)]),
          )}`,
      )
      const codes = codesSent.map(({ sentAt }): [string, string] => ['Sent', timeOf(sentAt)])
      const file = `<a class="act" href="${MY_DATA_FILE}${query(token)}">Download JSON</a>`
      const erase = `<a href="${eraseMyData.path}${query(token)}">Erase it</a>`
      return page(
        reply,
        'Your data',
        [
          `<p>What the ${BRAND.name} waitlist keeps about ${escapeHtml(email)}.</p>`,
          ...(requests.length ? requests : ['<p>No request is kept about this address.</p>']),
          ...(newsletter
            ? [
                `<h2>Newsletter</h2>${list(Object.entries(newsletter).map(([key, value]) => [labelOf(key), wordsOf(value)]))}`,
              ]
            : []),
          ...(codes.length ? [`<h2>Codes sent in the last 24 hours</h2>${list(codes)}`] : []),
          `<p></p><p>${file}${requests.length || newsletter ? erase : ''}</p>`,
        ].join(''),
      )
    },
    askErase: (reply: FastifyReply, token: string) =>
      question(
        reply,
        'Erase my data',
        `Everything the ${BRAND.name} waitlist keeps about your address is removed. This cannot be undone.`,
        `${ERASE_CONFIRMED}${query(token)}`,
      ),
    erased: (reply: FastifyReply) =>
      page(
        reply,
        'Your data is erased',
        '<p>We keep nothing about your address on the waitlist any more.</p>',
      ),
    askUnsubscribe: (reply: FastifyReply, token: string) =>
      question(
        reply,
        'Unsubscribe',
        `You will get no more news from ${BRAND.name}.`,
        `${UNSUBSCRIBE_PATH}${query(token)}`,
      ),
    unsubscribed: (reply: FastifyReply) =>
      page(reply, 'Unsubscribed', '<p>You will get no more news from us.</p>'),
    refused: (reply: FastifyReply, refusal: AppError) =>
      refusedPage(reply, refusal, {
        home,
        dead: {
          text: 'A link to your data works for 7 days. Ask for a new one with your email address.',
          again: { href: `${home}/privacy-policy#my-data`, label: 'Ask for a new link' },
        },
      }),
  }
}
