import type { EntityManager } from 'typeorm'
import { ADMISSION_RULES, BRAND, DAY_MS, emailKey, maskedEmail } from '@tryka/domain'
import type { InvitationView, NewInvitation } from '@tryka/domain'
import { AppError } from '../../app-error'
import type { Clock } from '../../clock'
import type { Database } from '../../db/database'
import type { AccountRow } from '../../services/accounts/account.entity'
import type { AccountsService } from '../../services/accounts/accounts.service'
import { accountOfAddress, admitAddresses } from '../../services/accounts/accounts.service'
import {
  acceptAdmission,
  expireAdmissions,
  latestAdmission,
  openAdmission,
  takeTurn,
} from '../../services/admissions/admissions'
import type { AccessRequests } from '../../services/admissions/access-requests'
import type { InvitationTokens } from '../../services/admissions/invitation-token'
import type { AdmissionRow } from '../../services/admissions/admission.entity'
import { admissionMessage } from '../../services/renewals/admission-letter'
import type { Renewals } from '../../services/renewals/renewals'
import type { Attempts } from '../../services/attempts/attempts'
import type { Outbox } from '../../services/outbox/outbox'

/** One answer for a link that is wrong, used, too old or taken back: it tells nobody which. */
const over = () => new AppError(410, 'INVITATION_OVER', 'This link does not work any more.')
const otherAccount = () =>
  new AppError(409, 'OTHER_ACCOUNT', 'You are signed in with another address than this invitation is for.')

interface Deps {
  db: Database
  clock: Clock
  accounts: AccountsService
  attempts: Attempts
  requests: AccessRequests
  tokens: InvitationTokens
  renewals: Renewals
  outbox: Pick<Outbox, 'enqueue' | 'nudge'>
}

/** An invitation as whoever has its link sees it. The token is a proof of the mailbox, once. */
export class AdmissionsService {
  constructor(private readonly deps: Deps) {}

  /** Changes nothing: mail systems open links too. */
  async read(token: string, current: AccountRow | undefined): Promise<InvitationView> {
    const { db, clock, requests, tokens } = this.deps
    const row = await openAdmission(db.read, tokens.hash(token), clock.now())
    if (!row) throw over()
    const [request, owner] = await Promise.all([
      requests.find(db.read, row.emailKey),
      accountOfAddress(db.read, row.emailKey),
    ])
    const isOther = !!current?.emailKey && current.emailKey !== row.emailKey
    const isClosed = owner !== null && owner.id !== current?.id
    return {
      address: maskedEmail(row.email),
      invitedBy: BRAND.name,
      state: isOther ? 'other_account' : isClosed ? 'account_exists' : 'ready',
      endsAt: row.expiresAt,
      request: request && { at: request.createdAt, field: request.focusArea },
    }
  }

  /**
   * Accepts once, inside the caller's transaction. Answers the account that the caller may use from now on; null when
   * the address had one, which a link never opens.
   */
  async accept(manager: EntityManager, token: string, caller: AccountRow): Promise<AccountRow | null> {
    const { clock, accounts, requests, tokens } = this.deps
    const [hash, now] = [tokens.hash(token), clock.now()]
    await takeTurn(manager)
    const open = await openAdmission(manager, hash, now)
    if (!open) throw over()
    const { emailKey: key, email } = open
    if (caller.emailKey && caller.emailKey !== key) throw otherAccount()
    const owner = await accountOfAddress(manager, key)
    if (!(await acceptAdmission(manager, hash, now))) throw over()
    await requests.note(manager, [key], 'joined')
    if (!owner || owner.id === caller.id) return accounts.register(manager, caller, email)
    await admitAddresses(manager, [key], now.toISOString())
    return null
  }

  /**
   * The new link and its mail are stored together. Nobody waits for the mail: the time taken would tell whether there was
   * one.
   */
  async again(asked: NewInvitation): Promise<void> {
    const { db, outbox } = this.deps
    await db.transaction(async (manager) => {
      const renewal = await this.renew(manager, asked)
      if (renewal) await outbox.enqueue(manager, [admissionMessage(renewal)])
    })
    outbox.nudge()
  }

  private async renew(manager: EntityManager, asked: NewInvitation): Promise<AdmissionRow | null> {
    const { attempts, clock, renewals, tokens } = this.deps
    await takeTurn(manager)
    await expireAdmissions(manager, clock.now())
    const key =
      'email' in asked
        ? emailKey(asked.email)
        : (await latestAdmission(manager, { tokenHash: tokens.hash(asked.token) }))?.emailKey
    if (key === undefined) return null
    const { count } = await attempts.recent('admission-again', key, DAY_MS, manager)
    if (count >= ADMISSION_RULES.againADay) return null
    await attempts.record(manager, 'admission-again', key)
    const row = await latestAdmission(manager, { emailKey: key })
    if (!row) return null
    const renewal = await renewals.begin(manager, row, 'invitee')
    return typeof renewal === 'string' ? null : renewal
  }
}
