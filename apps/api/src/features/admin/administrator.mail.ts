import type { EntityManager } from 'typeorm'
import { ADMIN_RULES, ALWAYS, BRAND } from '@tryka/domain'
import type { AdminRole } from '@tryka/domain'
import type { InvitationTokens } from '../../services/admissions/invitation-token'
import type { OwnLetter, Rendered } from '../../services/outbox/letters'
import { dropped } from '../../services/outbox/letters'
import type { Message } from '../../services/outbox/queue'
import type { AdminRow } from './admin.entity'
import { AdminEntity } from './admin.entity'

interface Data {
  adminId: string
  /** Where the console is, as whoever invites sees it. */
  adminUrl: string
}

export const ADMINISTRATOR_TEMPLATE = 'administrator'

/** The invitation follows from its row, so its link lies nowhere until its mail is made. */
export const administratorToken = (tokens: InvitationTokens, { id }: Pick<AdminRow, 'id'>) =>
  tokens.ofVersion({ id, version: 1 })

/** An invitation to administer, for the outbox. */
export const administratorMessage = (
  { id, email, inviteExpiresAt }: { id: string; email: string; inviteExpiresAt: string },
  adminUrl: string,
): Message => ({
  template: ADMINISTRATOR_TEMPLATE,
  data: { adminId: id, adminUrl } satisfies Data,
  to: { address: email },
  kind: ALWAYS,
  dedup: `administrator:${id}`,
  expiresAt: inviteExpiresAt,
})

/** The mail of an invitation that is open still. */
export async function administratorLetter(
  manager: EntityManager,
  data: object,
  { tokens, now }: { tokens: InvitationTokens; now: Date },
): Promise<Rendered> {
  const { adminId: id, adminUrl } = data as Data
  const row = await manager.findOneBy(AdminEntity, { id, state: 'invited' })
  if (!row || (row.inviteExpiresAt ?? '') <= now.toISOString()) return dropped('the invitation is over')
  const { token, tokenHash } = administratorToken(tokens, row)
  if (tokenHash !== row.tokenHash) return dropped('its link was made with another key')
  return { letter: letterOf(row.role, `${adminUrl}${joinPath(token)}`) }
}

/** What the token stands behind, so that no server on the way writes it down. */
const joinPath = (token: string): string => `/admin-join#invite=${token}`

const letterOf = (role: AdminRole, link: string): OwnLetter => ({
  strand: 'amber',
  subject: `${BRAND.adminName}: you are invited`,
  parts: [
    `You are invited to administer ${BRAND.name} as ${role === 'owner' ? 'an' : 'a'} ${role}.`,
    {
      line: 'Choose a name and a password here. Opening the page changes nothing:',
      link,
      label: 'Choose a name and a password',
    },
    `The link works once, for ${ADMIN_RULES.invitationHours} hours. It is for you alone: whoever has it can begin in your name.`,
    'If you do not know why you get this, do nothing, and it ends by itself.',
  ],
  why: `You get this mail because an owner of ${BRAND.adminName} invited this address.`,
})
