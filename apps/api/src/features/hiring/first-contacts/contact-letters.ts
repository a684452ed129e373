import type { EntityManager } from 'typeorm'
import { IsNull } from 'typeorm'
import { dashboardPath, teamPlace } from '@tryka/domain'
import type { Rendered } from '../../../services/outbox/letters'
import { dropped } from '../../../services/outbox/letters'
import type { Change } from '../core/change'
import { TeamMemberEntity } from '../team/team.table'
import type { StoredFirstContactRow } from './first-contact.table'
import { FirstContactEntity } from './first-contact.table'

export const CONTACT_ANSWER_TEMPLATE = 'first-contact-answer'

interface Answered {
  contactId: string
}

/** Whoever asked is mailed that there is an answer; what it is stands in the dashboard. */
export async function mailAsker(
  change: Change,
  { id, memberId, companyId }: StoredFirstContactRow,
): Promise<void> {
  const seat = { id: memberId, companyId, removedAt: IsNull() }
  const asker = await change.manager.findOneBy(TeamMemberEntity, seat)
  if (!asker?.accountId) return
  change.send({
    template: CONTACT_ANSWER_TEMPLATE,
    data: { contactId: id } satisfies Answered,
    to: { accountId: asker.accountId },
    kind: 'Messages',
    companyId,
    dedup: `first-contact:${id}:answered`,
  })
}

/** Made when it is delivered: whoever left the team meanwhile hears nothing. */
export async function contactAnswerLetter(manager: EntityManager, data: object): Promise<Rendered> {
  const { contactId } = data as Answered
  const row = await manager.findOneBy(FirstContactEntity, { id: contactId })
  if (!row) return dropped('the request is gone')
  const seat = { id: row.memberId, companyId: row.companyId, removedAt: IsNull() }
  if (!(await manager.existsBy(TeamMemberEntity, seat))) return dropped('no longer in the team')
  const link = dashboardPath('company', 'messages', {
    place: teamPlace(row.companyId),
    conversation: row.conversationId ?? undefined,
  })
  const line =
    row.state === 'accepted'
      ? 'Somebody you asked to talk said yes: the conversation is open.'
      : 'Somebody you asked to talk declined. You may ask again after 90 days.'
  return {
    letter: {
      subject: 'Your message was answered',
      parts: [line, { line: 'See it in your dashboard:', link }],
    },
  }
}
