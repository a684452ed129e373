import type { EntityManager } from 'typeorm'
import type { Invitation } from '@tryka/domain'
import { ADMISSION_MACHINE, canDo } from '@tryka/domain'
import { notFound } from '../../../app-error'
import type { Clock } from '../../../clock'
import type { Database } from '../../../db/database'
import type { AdmissionRow } from '../../../services/admissions/admission.entity'
import { AdmissionEntity } from '../../../services/admissions/admission.entity'
import { expireAdmissions, moveAdmission, takeTurn } from '../../../services/admissions/admissions'
import type { NotRenewed, Renewal, Renewals } from '../../../services/admissions/renewals'
import type { Attempts } from '../../../services/attempts/attempts'
import type { Audit } from '../../../services/audit/audit'
import { noteStanding, requestOf } from '../../early-access/standings'
import type { By } from '../admin-of'
import { changedMeanwhile, notMovable, sentOften, tooManyThisHour, tooManyToday } from './invitation.errors'
import { viewOf } from './invitation-list'
import type { Invitations } from './invitations.service'

interface Deps {
  db: Database
  clock: Clock
  attempts: Attempts
  audit: Audit
  renewals: Renewals
  invitations: Invitations
}

interface Seen {
  id: string
  version: number
}

const REFUSALS: Record<NotRenewed, (current: Invitation) => Error> = {
  state: notMovable,
  sends: sentOften,
  stale: changedMeanwhile,
}

/** What an administrator does with one invitation that was sent. */
export class InvitationMoves {
  constructor(private readonly deps: Deps) {}

  /** Throws when the mail does not leave; the link of before works on then. */
  async resend(seen: Seen, by: By): Promise<Invitation> {
    const { db, renewals, attempts } = this.deps
    const { renewal, attempt } = await db.transaction((manager) => this.begin(manager, seen, by))
    const request = await requestOf(db.read, renewal.now.emailKey)
    try {
      await renewals.finish(renewal, request)
    } catch (error) {
      await db.transaction(async (manager) => {
        await attempts.withdraw(manager, attempt)
        await this.note(manager, 'admission.unsent', seen.id, by)
      })
      throw error
    }
    return viewOf(renewal.now)
  }

  /** The link works no more, and the address is not let in by it. */
  async revoke(seen: Seen, by: By): Promise<Invitation> {
    return this.deps.db.transaction(async (manager) => {
      const row = await this.find(manager, seen)
      if (!canDo(ADMISSION_MACHINE, row.state, 'revoke', 'platform')) throw notMovable(viewOf(row))
      if (!(await moveAdmission(manager, row, { state: 'revoked' }))) throw changedMeanwhile(viewOf(row))
      await noteStanding(manager, [row.emailKey], 'removed')
      await this.note(manager, 'admission.revoked', row.id, by)
      return viewOf({ ...row, state: 'revoked', version: row.version + 1 })
    })
  }

  private async begin(
    manager: EntityManager,
    seen: Seen,
    by: By,
  ): Promise<{ renewal: Renewal; attempt: string }> {
    const { attempts, invitations, renewals } = this.deps
    const row = await this.find(manager, seen)
    const { hour, day } = await invitations.left(manager, by.actor)
    if (hour < 1) throw tooManyThisHour(hour)
    if (day < 1) throw tooManyToday()
    const renewal = await renewals.begin(manager, row, 'platform')
    if (typeof renewal === 'string') throw REFUSALS[renewal](viewOf(row))
    await noteStanding(manager, [row.emailKey], 'invited')
    await this.note(manager, 'admission.resent', row.id, by)
    return { renewal, attempt: await attempts.record(manager, 'admission', by.actor) }
  }

  /** The row as the administrator saw it; the rest of the transaction is alone with it. */
  private async find(manager: EntityManager, { id, version }: Seen): Promise<AdmissionRow> {
    await takeTurn(manager)
    await expireAdmissions(manager, this.deps.clock.now())
    const row = await manager.findOneBy(AdmissionEntity, { id })
    if (!row) throw notFound()
    if (row.version !== version) throw changedMeanwhile(viewOf(row))
    return row
  }

  private note(
    manager: EntityManager,
    action: 'admission.resent' | 'admission.revoked' | 'admission.unsent',
    target: string,
    { actor, request }: By,
  ) {
    return this.deps.audit.recordWith(manager, { actor, action, target, request })
  }
}
