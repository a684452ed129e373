import type { NotificationType } from '@tryka/domain'
import { BRAND } from '@tryka/domain'
import type { EntityManager } from 'typeorm'
import { IsNull } from 'typeorm'
import { AccountEntity } from '../../accounts/account.entity'
import type { Change } from '../core/change'
import { escapeHtml } from '../core/html'
import type { StoredCandidateRow, StoredMemberRow } from '../tables'
import { PostingMemberEntity, TeamMemberEntity, WorkspaceEntity } from '../tables'

export const CANDIDATE_LINK = (section: string): string => `/candidate-dashboard?section=${section}`
export const COMPANY_LINK = (section: string): string => `/company-dashboard?section=${section}`

/** Where mail reaches a person of the workspace: its owner, once signed in, at the proven address. */
export async function addressOf(
  manager: EntityManager,
  workspaceId: string,
): Promise<(person: { id: string; email: string }) => string> {
  const workspace = await manager.findOneBy(WorkspaceEntity, { id: workspaceId })
  const account = workspace && (await manager.findOneBy(AccountEntity, { id: workspace.accountId }))
  const own = [workspace?.candidateId, workspace?.memberId]
  return ({ id, email }) => (own.includes(id) ? (account?.email ?? email) : email)
}

/** A mail of a few plain lines. */
export const plainMail = (to: string, subject: string, lines: readonly string[]) => ({
  to,
  subject: subject.replace(/[\r\n]+/g, ' '),
  text: `${lines.join('\n\n')}\n\n${BRAND.name}\n`,
  html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;font-family:system-ui,sans-serif;font-size:16px;line-height:1.5">
${lines.map((line) => `<p>${line.split('\n').map(escapeHtml).join('<br>')}</p>`).join('\n')}<p>${BRAND.name}</p></body></html>`,
})

interface CandidateNews {
  type: NotificationType
  title: string
  section: string
  /** More lines for the mail. */
  lines?: readonly string[]
}

/** Tells a candidate as they asked to be told: by the bell, by mail, by both or not at all. */
export async function tellCandidate(
  change: Change,
  candidate: StoredCandidateRow,
  { type, title, section, lines = [] }: CandidateNews,
): Promise<void> {
  const wanted = candidate.notifications[type]
  const link = CANDIDATE_LINK(section)
  if (wanted.push) await change.tell({ side: 'candidate', recipientId: candidate.id, type, title, link })
  if (!wanted.email) return
  const address = await addressOf(change.manager, change.workspaceId)
  change.mails.push(plainMail(address(candidate), title, [`${title}.`, ...lines]))
}

/** Who of the team follows a posting: its members, and the Admins. */
export async function followersOf(
  manager: EntityManager,
  { workspaceId, companyId, id }: { workspaceId: string; companyId: string; id: string },
): Promise<StoredMemberRow[]> {
  const [team, duties] = await Promise.all([
    manager.findBy(TeamMemberEntity, { workspaceId, companyId, status: 'Active', removedAt: IsNull() }),
    manager.findBy(PostingMemberEntity, { workspaceId, postingId: id }),
  ])
  const members = new Set(duties.map(({ memberId }) => memberId))
  return team.filter((member) => member.role === 'Admin' || members.has(member.id))
}

interface TeamNews {
  type: NotificationType
  title: string
  section: string
}

export async function tellTeam(
  change: Change,
  posting: { companyId: string; id: string },
  { type, title, section }: TeamNews,
): Promise<void> {
  const { workspaceId, manager } = change
  const team = await followersOf(manager, { workspaceId, ...posting })
  const link = COMPANY_LINK(section)
  for (const { id } of team) await change.tell({ side: 'company', recipientId: id, type, title, link })
}
