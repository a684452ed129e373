import { IsNull, In } from 'typeorm'
import type { EntityManager } from 'typeorm'
import { HOUR_MS, LIVE_MARKET_ID } from '@tryka/domain'
import type { Side } from '@tryka/domain'
import { spaced } from '../../../services/outbox/spaced'
import type { StoredApplicationRow } from '../applications/application.table'
import { ApplicationEntity } from '../applications/application.table'
import type { Change } from '../core/change'
import { followersOf } from '../core/contacts'
import type { StoredPostingRow } from '../postings/posting.table'
import { PostingEntity } from '../postings/posting.table'
import { CandidateEntity } from '../profile/candidate.table'
import type { StoredMemberRow } from '../team/team.table'
import { TeamMemberEntity } from '../team/team.table'
import type { StoredConversationRow } from './message.table'
import { MessageEntity } from './message.table'

/** The data of a row whose template is `message`. */
export interface MessageMailData {
  conversationId: string
  /** Whose letter it is; null for the candidate's. */
  memberId: string | null
}

export const MESSAGE_TEMPLATE = 'message'

interface Reader {
  memberId: string | null
  accountId: string
}

const readerOf = ({ id: memberId, accountId }: StoredMemberRow): Reader[] =>
  accountId === null ? [] : [{ memberId, accountId }]

const applicationOf = async (
  manager: EntityManager,
  { applicationId: id, marketId }: StoredConversationRow,
): Promise<StoredApplicationRow | null> =>
  id === null ? null : manager.findOneBy(ApplicationEntity, { id, marketId })

/** The job that a conversation is about; null for one that is about none. */
export async function jobOf(
  manager: EntityManager,
  row: StoredConversationRow,
): Promise<StoredPostingRow | null> {
  const application = await applicationOf(manager, row)
  if (!application) return null
  const { marketId, postingId: id } = application
  return manager.findOneByOrFail(PostingEntity, { id, marketId })
}

/** Those of a team who wrote in a conversation; where nobody did, those who follow its application, or the Admins. */
async function teamOf(manager: EntityManager, row: StoredConversationRow): Promise<StoredMemberRow[]> {
  const { marketId, companyId, id: conversationId } = row
  const lines = await manager.find(MessageEntity, {
    select: { senderId: true },
    where: { marketId, conversationId, side: 'company' },
    take: 200,
    order: { sentAt: 'DESC' },
  })
  const seat = { marketId, companyId, status: 'Active' as const, removedAt: IsNull() }
  const writers = [...new Set(lines.map(({ senderId }) => senderId))]
  const wrote = await manager.findBy(TeamMemberEntity, { ...seat, id: In(writers) })
  if (wrote.length) return wrote
  const application = await applicationOf(manager, row)
  if (application) return followersOf(manager, { marketId, companyId, id: application.postingId })
  return manager.findBy(TeamMemberEntity, { ...seat, role: 'Admin' })
}

async function readersOf(manager: EntityManager, row: StoredConversationRow, side: Side): Promise<Reader[]> {
  if (side === 'company') return (await teamOf(manager, row)).flatMap(readerOf)
  const person = await manager.findOneBy(CandidateEntity, { id: row.candidateId, marketId: row.marketId })
  return person?.accountId ? [{ memberId: null, accountId: person.accountId }] : []
}

/** Whoever is written to is mailed once an hour and conversation, as long as they have not read it. */
export async function mailReaders(change: Change, row: StoredConversationRow, side: Side): Promise<void> {
  const { manager, marketId, now } = change
  if (marketId !== LIVE_MARKET_ID) return
  const messages = (await readersOf(manager, row, side)).map(({ memberId, accountId }) => ({
    template: MESSAGE_TEMPLATE,
    data: { conversationId: row.id, memberId } satisfies MessageMailData,
    to: { accountId },
    kind: 'Messages' as const,
    companyId: row.companyId,
    dedup: `message:${row.id}:${memberId ?? 'candidate'}`,
  }))
  for (const message of await spaced(manager, messages, { now, everyMs: HOUR_MS })) {
    change.send(message)
    // A candidate has a line under the bell, which brings its push.
    if (side === 'company') change.send({ ...message, channel: 'push', dedup: `push:${message.dedup}` })
  }
}
