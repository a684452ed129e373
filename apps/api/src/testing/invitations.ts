import { randomUUID } from 'node:crypto'
import { invitationIn, inviteApi } from '@tryka/domain'
import type { EarlyAccessRequest, InvitedSignups } from '@tryka/domain'
import type { TestApp, TestClient } from './build-test-app'
import { outboxIdle } from './outbox'
import { signUp } from './waitlist'

export const INVITATION_SUBJECT = 'Your place on Tryka is ready'

/** The mails of invitations to an address, the oldest first. */
export const invitationsTo = ({ mailbox }: TestApp, email: string) =>
  mailbox.mails.filter(({ to, subject }) => to === email && subject === INVITATION_SUBJECT)

/** What the link in the newest of them carries. */
export function tokenFor(test: TestApp, email: string): string {
  const text = invitationsTo(test, email).at(-1)?.text ?? ''
  const token = invitationIn(/#invite=\S+/.exec(text)?.[0] ?? '')
  if (!token) throw new Error(`No invitation was mailed to ${email}`)
  return token
}

/** An administrator presses *Send*; the mails have gone out then. */
export const invite = async (
  test: TestApp,
  admin: TestClient,
  ...emails: string[]
): Promise<InvitedSignups> => {
  const answer = await admin.post(inviteApi.send.endpoint.path, { key: randomUUID(), emails })
  if (answer.statusCode !== 200) throw new Error(`Nobody was invited: ${answer.body}`)
  await outboxIdle(test)
  return answer.json<InvitedSignups>()
}

/** Somebody asks for access and is invited: what their mail carries. */
export async function invited(
  test: TestApp,
  admin: TestClient,
  over: Partial<EarlyAccessRequest> & { email: string },
): Promise<string> {
  await signUp(test, over)
  await invite(test, admin, over.email)
  return tokenFor(test, over.email)
}
