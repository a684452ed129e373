import type { EntityManager } from 'typeorm'
import type { Invitation } from '@tryka/domain'
import { ADMISSION_MACHINE, canDo } from '@tryka/domain'
import { notFound } from '../../../app-error'
import type { Clock } from '../../../clock'
import type { Database } from '../../../db/database'
import type { AdmissionRow } from '../../../services/admissions/admission.entity'
import { AdmissionEntity } from '../../../services/admissions/admission.entity'
import { expireAdmissions, moveAdmission, takeTurn } from '../../../services/admissions/admissions'
import { admissionMessage } from '../../../services/renewals/admission-letter'
import type { NotRenewed, Renewals } from '../../../services/renewals/renewals'
import type { Attempts } from '../../../services/attempts/attempts'
import type { Audit } from '../../../services/audit/audit'
import type { Outbox } from '../../../services/outbox/outbox'
import { noteStanding } from '../../early-access/standings'
import type { By } from '../admin-of'
import { changedMeanwhile, notMovable, sentOften } from './invitation.errors'
import { viewOf } from './invitation-list'
import type { Invitations } from './invitations.service'

interface Deps {
  db: Database
  clock: Clock
  attempts: Attempts
  audit: Audit
  outbox: Outbox
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

  /** The new link and its mail are stored together; the link of before ends with it. */
  async resend(seen: Seen, by: By): Promise<Invitation> {
    const { db, outbox } = this.deps
    const row = await db.transaction(async (manager) => {
      const renewed = await this.renew(manager, seen, by)
      await outbox.enqueue(manager, [admissionMessage(renewed)])
      return renewed
    })
    outbox.nudge()
    return viewOf(row)
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

  private async renew(manager: EntityManager, seen: Seen, by: By): Promise<AdmissionRow> {
    const { attempts, invitations, renewals } = this.deps
    const row = await this.find(manager, seen)
    await invitations.refuseTooMany(manager, by.actor, 1)
    const renewed = await renewals.begin(manager, row, 'platform')
    if (typeof renewed === 'string') throw REFUSALS[renewed](viewOf(row))
    await noteStanding(manager, [row.emailKey], 'invited')
    await this.note(manager, 'admission.resent', row.id, by)
    await attempts.record(manager, 'admission', by.actor)
    return renewed
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
    action: 'admission.resent' | 'admission.revoked',
    target: string,
    { actor, request }: By,
  ) {
    return this.deps.audit.recordWith(manager, { actor, action, target, request })
  }
}
