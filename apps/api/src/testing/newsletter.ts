import { v7 } from 'uuid'
import { emailKey, newsletterRequest } from '@tryka/domain'
import type { IssueText, SubscriberState } from '@tryka/domain'
import { SubscriberEntity } from '../features/newsletter/subscriber.table'
import type { SubscriberRow } from '../features/newsletter/subscriber.table'
import type { TestApp, TestClient } from './build-test-app'
import { nextAddress, solvedCaptcha } from './waitlist'

/** Asks for the newsletter by the form of the site, as a visitor of its own. */
export async function askForNewsletter(test: TestApp, email: string): Promise<void> {
  const visitor = test.client(nextAddress())
  const captcha = await solvedCaptcha(visitor, 'signup')
  const response = await visitor.post('/api/early-access', { ...newsletterRequest(email), ...captcha })
  if (response.statusCode !== 201) throw new Error(`The form refused: ${response.body}`)
}

/** What stands behind the `#` of the link in the newest mail to an address. */
export async function confirmTokenOf(test: TestApp, email: string, count = 1): Promise<string> {
  const mails = await test.mailbox.arrived(email, { subject: 'Confirm your subscription', count })
  const token = /#t=([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1]
  if (!token) throw new Error(`There is no link in the mail to ${email}`)
  return token
}

let made = 0
/** So many readers, without their mails. */
export async function addReaders(
  { db, clock }: Pick<TestApp, 'db' | 'clock'>,
  count: number,
  over: Partial<SubscriberRow> & { state?: SubscriberState } = {},
): Promise<SubscriberRow[]> {
  const at = clock.now().toISOString()
  const rows = Array.from({ length: count }, (): SubscriberRow => {
    const email = `Reader${(made += 1)}@readers.example.com`
    return {
      id: v7(),
      email,
      emailKey: emailKey(email),
      state: 'confirmed',
      tokenHash: null,
      askedAt: at,
      confirmedAt: at,
      leftAt: null,
      leftIssueId: null,
      source: 'form',
      bounces: 0,
      createdAt: at,
      ...over,
    }
  })
  await db.write((manager) => manager.insert(SubscriberEntity, rows))
  return rows
}

export const LETTER: IssueText = {
  subject: 'Cybersecurity opens',
  preview: '412 people get a link this week.',
  markdown: '# Cybersecurity opens\n\nFrom Monday we invite **fifty a day**.',
}

/** Writes a letter as an administrator and answers it. */
export async function writeLetter(admin: TestClient, over: Partial<IssueText> = {}) {
  const response = await admin.post('/api/admin/issues', { ...LETTER, ...over })
  if (response.statusCode !== 201) throw new Error(response.body)
  return response.json<{ id: string; version: number }>()
}
