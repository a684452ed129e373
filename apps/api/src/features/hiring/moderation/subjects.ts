import type { EntityManager } from 'typeorm'
import { LIVE_MARKET_ID, salaryText } from '@tryka/domain'
import type { ReportSubject } from '@tryka/domain'
import { CompanyProofEntity } from '../companies/company-proof.table'
import { FirstContactEntity } from '../first-contacts/first-contact.table'
import { ConversationEntity, MessageEntity } from '../messages/message.table'
import { helpSubject } from './help'
import { PostingEntity } from '../postings/posting.table'
import { CandidateEntity } from '../profile/candidate.table'
import { CompanyEntity, TeamMemberEntity } from '../team/team.table'
import { sharedCv, SHOWN } from './shared-cv'
import type { Subject } from './subject'
import { told } from './told'

/** What people wrote to one another, or to whom they gave a link, by its label: moderators and owners read it, inside a case alone. */
export const WRITTEN: readonly string[] = ['Subject', 'Words', SHOWN]

const LONGEST_NAME = 200
const market = { marketId: LIVE_MARKET_ID }

async function posting(manager: EntityManager, id: string): Promise<Subject | null> {
  const row = await manager.findOneBy(PostingEntity, { id, ...market })
  if (!row || row.firstActivatedAt === null) return null
  const company = await manager.findOneByOrFail(CompanyEntity, { id: row.companyId, ...market })
  const { title, status, location, description, hiddenDecisionId } = row
  return {
    type: 'posting',
    id,
    name: title,
    accountId: null,
    companyId: row.companyId,
    isHidden: hiddenDecisionId !== null,
    facts: told({
      Title: title,
      Company: company.name,
      State: hiddenDecisionId ? 'Taken down' : status,
      Location: location,
      Pay: salaryText(row),
      Description: description,
    }),
  }
}

async function company(manager: EntityManager, id: string): Promise<Subject | null> {
  const [row, proof] = await Promise.all([
    manager.findOneBy(CompanyEntity, { id, ...market }),
    manager.findOneBy(CompanyProofEntity, { companyId: id }),
  ])
  // What was never verified was never to be seen by strangers.
  if (!row || !proof || !['verified', 'suspended'].includes(proof.state)) return null
  const { name, industry, location, description, hiddenDecisionId } = row
  return {
    type: 'company',
    id,
    name,
    accountId: null,
    companyId: id,
    isHidden: hiddenDecisionId !== null,
    facts: told({
      Name: name,
      Domain: proof.domain,
      State: hiddenDecisionId ? 'Taken down' : proof.state,
      Industry: industry,
      Location: location,
      About: description,
    }),
  }
}

async function person(manager: EntityManager, id: string): Promise<Subject | null> {
  const row = await manager.findOneBy(CandidateEntity, { id, ...market })
  if (!row?.accountId) return null
  const { name, title, location, bio, work, hiddenDecisionId } = row
  return {
    type: 'person',
    id,
    name,
    accountId: row.accountId,
    companyId: null,
    isHidden: hiddenDecisionId !== null,
    facts: told({
      Name: name,
      Title: title,
      State: hiddenDecisionId ? 'Taken down' : 'Shown',
      Location: location,
      About: bio,
      Work: work.map((entry) => `${entry.jobTitle}, ${entry.company}`).join('\n'),
    }),
  }
}

/** A request to talk is a message of a stranger. It ends by itself and shows to nobody else: there is nothing to hide. */
async function firstContact(manager: EntityManager, id: string): Promise<Subject | null> {
  const row = await manager.findOneBy(FirstContactEntity, { id, ...market })
  if (!row) return null
  const [asker, from] = await Promise.all([
    manager.findOneByOrFail(TeamMemberEntity, { id: row.memberId, ...market }),
    manager.findOneByOrFail(CompanyEntity, { id: row.companyId, ...market }),
  ])
  return {
    type: 'message',
    id,
    name: asker.name,
    accountId: asker.accountId,
    companyId: null,
    isHidden: true,
    facts: told({
      From: asker.name,
      Company: from.name,
      Sent: row.at,
      State: 'A request to talk',
      Words: row.text,
    }),
  }
}

async function message(manager: EntityManager, id: string): Promise<Subject | null> {
  const row = await manager.findOneBy(MessageEntity, { id, ...market })
  if (!row) return firstContact(manager, id)
  const { conversationId, side, senderId, senderName, body, sentAt, hiddenDecisionId } = row
  const [conversation, sender] = await Promise.all([
    manager.findOneByOrFail(ConversationEntity, { id: conversationId, ...market }),
    side === 'candidate'
      ? manager.findOneBy(CandidateEntity, { id: senderId, ...market })
      : manager.findOneBy(TeamMemberEntity, { id: senderId, ...market }),
  ])
  return {
    type: 'message',
    id,
    name: senderName,
    accountId: sender?.accountId ?? null,
    companyId: null,
    isHidden: hiddenDecisionId !== null,
    facts: told({
      From: senderName,
      Sent: sentAt,
      State: hiddenDecisionId ? 'Taken down' : 'Shown',
      Subject: conversation.subject,
      Words: body,
    }),
  }
}

const FINDERS: Record<ReportSubject, (manager: EntityManager, id: string) => Promise<Subject | null>> = {
  posting,
  company,
  person,
  message,
  cv: sharedCv,
  help: helpSubject,
}

/** A subject as it is now; nothing when it is not there, or nobody outside ever saw it. */
export async function findSubject(
  manager: EntityManager,
  type: ReportSubject,
  id: string,
): Promise<Subject | null> {
  const found = await FINDERS[type](manager, id)
  return found && { ...found, name: found.name.slice(0, LONGEST_NAME) }
}
