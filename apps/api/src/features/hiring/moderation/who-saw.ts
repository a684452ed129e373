import type { EntityManager } from 'typeorm'
import { In, IsNull } from 'typeorm'
import type { ReportSubject } from '@tryka/domain'
import { LIVE_MARKET_ID } from '@tryka/domain'
import { ResumeShareEntity } from '../../resumes/sharing/resume-share.table'
import { ApplicationEntity } from '../applications/application.table'
import { contactFactsOf, isFindable } from '../core/reach'
import { FirstContactEntity } from '../first-contacts/first-contact.table'
import { MarketEntity } from '../market/market.table'
import { ConversationEntity, MessageEntity } from '../messages/message.table'
import { sawHelp } from './help'
import { PostingEntity } from '../postings/posting.table'
import { CandidateEntity } from '../profile/candidate.table'
import { CompanyEntity, TeamMemberEntity } from '../team/team.table'

const market = { marketId: LIVE_MARKET_ID }
const TABLES = {
  posting: PostingEntity,
  company: CompanyEntity,
  person: CandidateEntity,
  message: MessageEntity,
} as const

/** Whether an id is one of the account's own sample data. */
export async function isSample(
  manager: EntityManager,
  accountId: string,
  type: ReportSubject,
  id: string,
): Promise<boolean> {
  // What is a sample cannot be shared, and nobody of a sample helps.
  if (type === 'cv' || type === 'help') return false
  const demo = await manager.findOneBy(MarketEntity, { accountId })
  if (!demo) return false
  const own = { id, marketId: demo.id }
  if (type === 'message' && (await manager.existsBy(FirstContactEntity, own))) return true
  return manager.existsBy(TABLES[type], own)
}

async function seatsOf(manager: EntityManager, accountId: string): Promise<string[]> {
  const seats = await manager.findBy(TeamMemberEntity, {
    ...market,
    accountId,
    status: 'Active',
    removedAt: IsNull(),
  })
  return seats.map(({ companyId }) => companyId)
}

/** A person by their own id, or by an application to one of these companies whose review is blind. */
export async function personBehind(manager: EntityManager, accountId: string, id: string): Promise<string> {
  const companyId = In(await seatsOf(manager, accountId))
  const application = await manager.findOneBy(ApplicationEntity, { id, companyId, ...market })
  return application?.candidateId ?? id
}

async function sawPerson(manager: EntityManager, accountId: string, id: string, at: string) {
  const row = await manager.findOneByOrFail(CandidateEntity, { id, ...market })
  if (row.accountId === accountId) return false
  for (const companyId of await seatsOf(manager, accountId)) {
    const met = { ...market, companyId, candidateId: id }
    if (isFindable(row, new Set())) return true
    if (await manager.existsBy(ApplicationEntity, met)) return true
    if (await manager.existsBy(ConversationEntity, met)) return true
    const { of } = await contactFactsOf(manager, { ...market, companyId, calledAt: at }, [row])
    if (of(row).isKnown) return true
  }
  return false
}

async function sawMessage(manager: EntityManager, accountId: string, id: string): Promise<boolean> {
  const own = await manager.findOneBy(CandidateEntity, { accountId, ...market })
  const message = await manager.findOneBy(MessageEntity, { id, ...market })
  // Not a message: a request to talk, which only the person whom it asks reports.
  if (!message) return !!own && manager.existsBy(FirstContactEntity, { id, candidateId: own.id, ...market })
  const { conversationId, senderId } = message
  if (own?.id === senderId) return false
  const conversation = await manager.findOneByOrFail(ConversationEntity, { id: conversationId, ...market })
  if (own?.id === conversation.candidateId) return true
  return (await seatsOf(manager, accountId)).includes(conversation.companyId)
}

/** Whether an account could see a subject that is there: for everybody else it does not exist. */
export async function saw(
  manager: EntityManager,
  accountId: string,
  { type, id }: { type: ReportSubject; id: string },
  at: string,
): Promise<boolean> {
  if (type === 'person') return sawPerson(manager, accountId, id, at)
  if (type === 'help') return sawHelp(manager, accountId, id)
  if (type === 'cv') return !(await manager.existsBy(ResumeShareEntity, { id, accountId }))
  return type === 'message' ? sawMessage(manager, accountId, id) : true
}
