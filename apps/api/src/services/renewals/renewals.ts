import { Not } from 'typeorm'
import type { EntityManager } from 'typeorm'
import { ADMISSION_MACHINE, ADMISSION_RULES, canDo } from '@tryka/domain'
import type { Actor } from '@tryka/domain'
import type { Clock } from '../../clock'
import type { AdmissionRow } from '../admissions/admission.entity'
import { AdmissionEntity } from '../admissions/admission.entity'
import { endOf, moveAdmission } from '../admissions/admissions'
import type { InvitationTokens } from '../admissions/invitation-token'

interface Deps {
  clock: Clock
  tokens: InvitationTokens
}

/** Why an invitation cannot be mailed once more. */
export type NotRenewed = 'state' | 'sends' | 'stale'

/** Gives an invitation a new link, which its letter says alone. The one of before ends with it. */
export class Renewals {
  constructor(private readonly deps: Deps) {}

  /** The invitation with its new link, inside the caller's transaction; the caller has its turn. */
  async begin(manager: EntityManager, before: AdmissionRow, by: Actor): Promise<AdmissionRow | NotRenewed> {
    const { clock, tokens } = this.deps
    if (!canDo(ADMISSION_MACHINE, before.state, 'resend', by)) return 'state'
    const ended = before.state === 'expired'
    if (ended && (await this.hasAnother(manager, before))) return 'state'
    if (!ended && before.sends >= ADMISSION_RULES.sends) return 'sends'
    const now = clock.now()
    const version = before.version + 1
    const { tokenHash } = tokens.ofVersion({ id: before.id, version })
    const changes = {
      state: 'sent' as const,
      tokenHash,
      sentAt: now.toISOString(),
      expiresAt: endOf(now),
      sends: ended ? 1 : before.sends + 1,
    }
    if (!(await moveAdmission(manager, before, changes))) return 'stale'
    return { ...before, ...changes, version }
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
