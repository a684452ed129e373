import { In } from 'typeorm'
import type { z } from 'zod'
import type { BulkMessageReceipt, BulkMessageRequest } from '@tryka/domain'
import { ApplicationEntity } from '../applications/application.table'
import type { Change } from '../core/change'
import { awayFrom } from '../core/hidden'
import type { MemberPlace } from '../core/places'
import { scopeOf } from '../core/scope'
import { ConversationEntity } from './message.table'
import { beginConversation, writeMessage } from './write-message'

type Receipt = z.output<typeof BulkMessageReceipt>

/**
 * One message to each of these applicants, in the newest conversation of the application or in one that begins; to whom
 * it cannot go is said. Persons are held before conversations, as everywhere.
 */
export async function writeToApplicants(
  change: Change,
  place: MemberPlace,
  { ids, subject, body }: z.output<typeof BulkMessageRequest>,
): Promise<Receipt> {
  const { manager, marketId } = change
  const { companyId } = place
  const wanted = [...new Set(ids)]
  const own = { marketId, companyId }
  const people = await manager.find(ApplicationEntity, {
    select: { id: true, candidateId: true },
    where: { ...own, id: In(wanted) },
  })
  const candidateIds = [...new Set(people.map(({ candidateId }) => candidateId))]
  await change.hold({ share: { company: companyId }, person: candidateIds })
  const rows = await manager.findBy(ApplicationEntity, { ...own, id: In(wanted) })
  const known = await manager.find(ConversationEntity, {
    where: { ...own, applicationId: In(rows.map(({ id }) => id)) },
    order: { lastMessageAt: 'ASC', id: 'ASC' },
  })
  await change.hold({ conversation: known.map(({ id }) => id) })
  const scope = await scopeOf(
    manager,
    place,
    rows.map(({ postingId }) => postingId),
  )
  const away = await awayFrom(manager, place, candidateIds)
  const receipt: Receipt = { sent: [], refused: [] }
  for (const id of wanted) {
    const row = rows.find((one) => one.id === id)
    if (!row) receipt.refused.push({ id, code: 'NOT_FOUND' })
    else if (!scope(row.postingId)) receipt.refused.push({ id, code: 'NOT_YOUR_POSTING' })
    else if (away.has(row.candidateId)) receipt.refused.push({ id, code: 'NOT_CONTACTABLE' })
    else {
      const { candidateId } = row
      const thread =
        known.findLast(({ applicationId }) => applicationId === id) ??
        (await beginConversation(change, place, { companyId, candidateId, applicationId: id, subject }))
      await writeMessage(change, place, thread, { body, forwardedFromId: null })
      receipt.sent.push(id)
    }
  }
  return receipt
}
