import type { EntityManager } from 'typeorm'
import { IsNull } from 'typeorm'
import type { CandidateSectionName, CompanySectionName, DeliveryKind, NotificationType } from '@tryka/domain'
import { ALWAYS, LIVE_MARKET_ID, dashboardPath, demoPlace, teamPlace } from '@tryka/domain'
import { quoted } from '../../../mail/quoted'
import { AccountEntity } from '../../../services/accounts/account.entity'
import type { Change } from './change'
import type { PersonMail } from './candidate-mail'
import { mailCandidate } from './candidate-mail'
import type { TeamMail } from './team-mail'
import { mailTeam } from './team-mail'
import type { StoredCandidateRow } from '../profile/candidate.table'
import type { StoredMemberRow } from '../team/team.table'
import { PostingMemberEntity } from '../postings/posting.table'
import { TeamMemberEntity } from '../team/team.table'
import { MarketEntity } from '../market/market.table'

/** The address that a person of the market goes by: in a demo its owner's, once signed in. */
export async function addressOf(
  manager: EntityManager,
  marketId: string,
): Promise<(person: { id: string; email: string }) => string> {
  const market = await manager.findOneBy(MarketEntity, { id: marketId })
  const account = market?.accountId && (await manager.findOneBy(AccountEntity, { id: market.accountId }))
  const own = [market?.candidateId, market?.memberId]
  return ({ id, email }) => (account && own.includes(id) ? (account.email ?? email) : email)
}

/** What a mail is about, in the words of those who named it. */
export interface About {
  company?: string | undefined
  job?: string | undefined
}

/** “Ledger Engineer” at “Meridian Chain”: names are quoted, for they are somebody's words and not ours. */
export const named = ({ company, job }: About): string =>
  [job && quoted(job), company && quoted(company)].filter(Boolean).join(' at ')

interface CandidateNews {
  type: NotificationType
  /** The line under the bell. */
  title: string
  section: CandidateSectionName
  /** Whoever muted it is told what cannot be switched off, and no more. */
  companyId: string | undefined
  /** The posting that the line names, where no mail goes along that does. */
  postingId?: string | undefined
  /** The switch of mail and push, where that is another than the type. */
  kind?: DeliveryKind
  /** From then on it waits for no quiet hours. */
  urgentFrom?: string
  /** What a push says without names, where no mail goes along. */
  brief?: string
  /** What the mail says, if there is one. */
  mail?: PersonMail & { isDecision?: true }
  /** What the section opens, such as an application. */
  open?: Record<string, string>
}

/**
 * Tells a candidate. In the live market the bell has it all, and what else they chose binds when it is delivered; in a
 * demo the bell is all that there is, and has what they chose.
 */
export async function tellCandidate(
  change: Change,
  candidate: StoredCandidateRow,
  { type, kind = type, title, section, mail, open, companyId, postingId, brief, urgentFrom }: CandidateNews,
): Promise<void> {
  const isLive = change.marketId === LIVE_MARKET_ID
  const place = isLive ? 'me' : demoPlace('candidate')
  const link = dashboardPath('candidate', section, { ...open, place })
  // A decision does not wait for the morning.
  const from = urgentFrom ?? (mail?.isDecision ? change.at : undefined)
  const about = { companyId, postingId: postingId ?? mail?.postingId, guard: mail?.guard }
  const push = { kind, brief: brief ?? mail?.said ?? mail?.subject, ...about, urgentFrom: from }
  if (isLive || candidate.notifications[type].push)
    await change.tell({ side: 'candidate', recipientId: candidate.id, type, title, link, ...push })
  if (!mail) return
  const { isDecision, ...letter } = mail
  mailCandidate(change, candidate, {
    ...letter,
    kind: isDecision ? ALWAYS : kind,
    companyId,
    link: { line: 'See it in your dashboard:', link },
  })
}

/** Who of the team follows a posting: its members, and the Admins. */
export async function followersOf(
  manager: EntityManager,
  { marketId, companyId, id }: { marketId: string; companyId: string; id: string },
): Promise<StoredMemberRow[]> {
  const [team, duties] = await Promise.all([
    manager.findBy(TeamMemberEntity, { marketId, companyId, status: 'Active', removedAt: IsNull() }),
    manager.findBy(PostingMemberEntity, { marketId, postingId: id }),
  ])
  const members = new Set(duties.map(({ memberId }) => memberId))
  return team.filter((member) => member.role === 'Admin' || members.has(member.id))
}

interface TeamNews {
  type: NotificationType
  title: string
  section: CompanySectionName
  open?: Record<string, string>
  /** From then on it waits for no quiet hours. */
  urgentFrom?: string
  /** What they are mailed as well. */
  mail?: TeamMail
}

/** Tells those who follow a posting, under the bell and by mail. */
export async function tellTeam(
  change: Change,
  posting: { companyId: string; id: string },
  { type, title, section, open, mail, urgentFrom }: TeamNews,
): Promise<void> {
  const { marketId, manager } = change
  const team = await followersOf(manager, { marketId, ...posting })
  const place = marketId === LIVE_MARKET_ID ? teamPlace(posting.companyId) : demoPlace('company')
  const link = dashboardPath('company', section, { ...open, place })
  for (const { id } of team)
    await change.tell({ side: 'company', recipientId: id, type, title, link, urgentFrom })
  if (mail && marketId === LIVE_MARKET_ID) await mailTeam(change, posting, team, mail)
}
