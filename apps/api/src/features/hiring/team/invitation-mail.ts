import type { EntityManager } from 'typeorm'
import { ALWAYS, DASHBOARD_PATHS, TEAM_INVITE_DAYS } from '@tryka/domain'
import { quoted } from '../../../mail/quoted'
import { AccountEntity } from '../../../services/accounts/account.entity'
import type { Rendered } from '../../../services/outbox/letters'
import { dropped } from '../../../services/outbox/letters'
import type { Message } from '../../../services/outbox/queue'
import { inviteToken } from './invitation-token'
import { CompanyEntity, TeamMemberEntity } from './team.table'

/** The data of a row whose template is `team-invitation`. */
interface InvitationData {
  memberId: string
  /** Of several sendings the last one works. */
  invitedAt: string
  /** The seat of whoever invites. */
  by: string
}

export const INVITATION_TEMPLATE = 'team-invitation'

export const invitationMessage = (
  to: { id: string; email: string; invitedAt: string },
  by: string,
): Message => ({
  template: INVITATION_TEMPLATE,
  data: { memberId: to.id, invitedAt: to.invitedAt, by } satisfies InvitationData,
  to: { address: to.email },
  kind: ALWAYS,
  dedup: `team-invitation:${to.id}:${to.invitedAt}`,
  priority: 3,
})

async function senderOf(manager: EntityManager, id: string): Promise<string | null> {
  const member = await manager.findOneBy(TeamMemberEntity, { id })
  if (!member?.accountId || member.removedAt !== null) return null
  const account = await manager.findOneBy(AccountEntity, { id: member.accountId })
  return account?.email ? `${quoted(member.name)} (${account.email}) invites you` : null
}

/** The mail with the link, as long as the invitation is open and no newer one was sent. */
export async function invitationLetter(
  manager: EntityManager,
  data: object,
  { sessionSecret, now }: { sessionSecret: string; now: Date },
): Promise<Rendered> {
  const { memberId, invitedAt, by } = data as InvitationData
  const row = await manager.findOneBy(TeamMemberEntity, { id: memberId })
  if (!row || row.status !== 'Pending' || row.removedAt !== null) return dropped('the invitation is over')
  if (row.invitedAt !== invitedAt) return dropped('sent anew')
  if ((row.inviteExpiresAt ?? '') <= now.toISOString()) return dropped('the invitation is over')
  const { name } = await manager.findOneByOrFail(CompanyEntity, { id: row.companyId })
  const token = inviteToken(sessionSecret)(row)
  const who = (await senderOf(manager, by)) ?? 'You are invited'
  return {
    letter: {
      strand: 'amber',
      subject: 'You are invited to a hiring team',
      parts: [
        `${who} to the hiring team of ${quoted(name)} as ${row.role}.`,
        {
          line: `Open this page to join. The link works for ${TEAM_INVITE_DAYS} days and once:`,
          link: `${DASHBOARD_PATHS.company}?invitation=${token}`,
          label: 'Join the team',
        },
        'The names are as their owners wrote them. If you do not know the sender, ignore this mail: nothing happens then.',
      ],
    },
  }
}
