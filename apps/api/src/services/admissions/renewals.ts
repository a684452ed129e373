import { Not } from 'typeorm'
import type { EntityManager } from 'typeorm'
import { ADMISSION_MACHINE, ADMISSION_RULES, canDo } from '@tryka/domain'
import type { Actor } from '@tryka/domain'
import type { Clock } from '../../clock'
import type { Database } from '../../db/database'
import type { Mailer } from '../../mail/mailer'
import type { AdmissionRow } from './admission.entity'
import { AdmissionEntity } from './admission.entity'
import { endOf, moveAdmission } from './admissions'
import type { Asked } from './invitation.mail'
import { invitationMail } from './invitation.mail'
import type { InvitationTokens } from './invitation-token'

interface Deps {
  db: Database
  mailer: Mailer
  clock: Clock
  tokens: InvitationTokens
  appUrl: string
}

/** An invitation that has a new link, which nobody knows yet. */
export interface Renewal {
  before: AdmissionRow
  now: AdmissionRow
  token: string
}

/** Why an invitation cannot be mailed once more. */
export type NotRenewed = 'state' | 'sends' | 'stale'

/** Mails an invitation once more. The link of before ends with it, unless the mail does not leave. */
export class Renewals {
  constructor(private readonly deps: Deps) {}

  /** The new link, inside the caller's transaction; the caller has its turn. */
  async begin(manager: EntityManager, before: AdmissionRow, by: Actor): Promise<Renewal | NotRenewed> {
    const { clock, tokens } = this.deps
    if (!canDo(ADMISSION_MACHINE, before.state, 'resend', by)) return 'state'
    const ended = before.state === 'expired'
    if (ended && (await this.hasAnother(manager, before))) return 'state'
    if (!ended && before.sends >= ADMISSION_RULES.sends) return 'sends'
    const now = clock.now()
    const { token, tokenHash } = tokens.make()
    const changes = {
      state: 'sent' as const,
      tokenHash,
      sentAt: now.toISOString(),
      expiresAt: endOf(now),
      sends: ended ? 1 : before.sends + 1,
    }
    if (!(await moveAdmission(manager, before, changes))) return 'stale'
    return { before, token, now: { ...before, ...changes, version: before.version + 1 } }
  }

  /** Mails it; throws when the mail did not leave, and all is as before then. */
  async finish({ before, now, token }: Renewal, request: Asked | null): Promise<void> {
    const { db, mailer, appUrl } = this.deps
    try {
      await mailer.send(invitationMail({ to: now.email, request, endsAt: now.expiresAt, token }, appUrl))
    } catch (error) {
      const { state, tokenHash, sentAt, expiresAt, sends } = before
      await db.write((manager) => moveAdmission(manager, now, { state, tokenHash, sentAt, expiresAt, sends }))
      throw error
    }
  }

  private hasAnother(manager: EntityManager, { id, emailKey }: AdmissionRow): Promise<boolean> {
    return manager.exists(AdmissionEntity, {
      where: [
        { id: Not(id), emailKey, state: 'sent' },
        { id: Not(id), emailKey, state: 'accepted' },
      ],
    })
  }
}
