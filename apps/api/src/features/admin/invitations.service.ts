import type { FastifyRequest } from 'fastify'
import type { EntityManager } from 'typeorm'
import { In } from 'typeorm'
import type { InvitedSignups } from '@tryka/domain'
import { HOUR_MS, emailKey } from '@tryka/domain'
import { AppError } from '../../app-error'
import type { Clock } from '../../clock'
import type { Database } from '../../db/database'
import type { Mailer } from '../../mail/mailer'
import { admitAddresses } from '../../services/accounts/accounts.service'
import { forgetAdmissions, letIn, letInBefore, noteSent } from '../../services/admissions/admissions'
import type { Attempts } from '../../services/attempts/attempts'
import type { Audit } from '../../services/audit/audit'
import { SignupEntity } from '../early-access/signup.entity'
import { invitationMail } from './invitations.mail'

/** Of one administrator. */
export const INVITED_AN_HOUR = 500

const tooMany = (left: number) =>
  new AppError(
    429,
    'TOO_MANY_INVITATIONS',
    `You can let in at most ${INVITED_AN_HOUR} people an hour, and ${left} more right now. Try again later.`,
    { 'retry-after': String(HOUR_MS / 1_000) },
  )

interface Deps {
  db: Database
  attempts: Attempts
  audit: Audit
  mailer: Mailer
  clock: Clock
  appUrl: string
}

interface By {
  actor: string
  request: Pick<FastifyRequest, 'ip' | 'id'>
}

/** Somebody who is let in and not told yet. */
interface Taken {
  key: string
  email: string
  attempt: string
}

/** Lets people of the early-access list into the live market and tells each by one mail. */
export class Invitations {
  constructor(private readonly deps: Deps) {}

  /** Throws when a mail failed: whom it was for is not let in and can be invited again; the others are. */
  async invite(emails: readonly string[], by: By): Promise<InvitedSignups> {
    const { db, mailer, appUrl } = this.deps
    const keys = [...new Set(emails.map(emailKey))].sort()
    const { taken, before } = await db.transaction((manager) => this.take(manager, keys, by))
    const counts = { invited: taken.length, before, unverified: keys.length - before - taken.length }
    if (!taken.length) return counts
    const sent = await Promise.allSettled(
      taken.map(({ email }) => mailer.send(invitationMail(email, appUrl))),
    )
    const failure = sent.find((one) => one.status === 'rejected')
    await db.transaction((manager) =>
      this.settle(manager, by, {
        told: taken.filter((_, at) => sent[at]?.status === 'fulfilled'),
        failed: taken.filter((_, at) => sent[at]?.status === 'rejected'),
      }),
    )
    if (failure) throw failure.reason
    return counts
  }

  /** The row comes before the mail: of many calls at once only one finds the address free. */
  private async take(manager: EntityManager, keys: readonly string[], { actor, request }: By) {
    const { attempts, audit, clock } = this.deps
    const now = clock.now()
    const before = await letInBefore(manager, keys, now)
    const asked = await manager.find(SignupEntity, {
      select: { email: true, emailKey: true },
      where: { emailKey: In(keys.filter((key) => !before.has(key))), emailVerified: true },
      order: { emailKey: 'ASC' },
    })
    if (!asked.length) return { taken: [], before: before.size }
    const { count } = await attempts.recent('admission', actor, HOUR_MS, manager)
    if (count + asked.length > INVITED_AN_HOUR) throw tooMany(Math.max(0, INVITED_AN_HOUR - count))
    const taken: Taken[] = []
    for (const { email, emailKey: key } of asked)
      taken.push({ key, email, attempt: await attempts.record(manager, 'admission', actor) })
    await letIn(manager, keysOf(taken), actor, now.toISOString())
    const details = { number: taken.length }
    await audit.recordWith(manager, { actor, action: 'admission.sent', details, request })
    return { taken, before: before.size }
  }

  /** Who was told and has an account is admitted at once; whose mail failed is as before. */
  private async settle(
    manager: EntityManager,
    { actor, request }: By,
    { told, failed }: { told: Taken[]; failed: Taken[] },
  ): Promise<void> {
    const at = this.deps.clock.now().toISOString()
    if (told.length) {
      await noteSent(manager, keysOf(told), at)
      await admitAddresses(manager, keysOf(told), at)
    }
    if (!failed.length) return
    await forgetAdmissions(manager, keysOf(failed))
    for (const { attempt } of failed) await this.deps.attempts.withdraw(manager, attempt)
    const details = { number: failed.length }
    await this.deps.audit.recordWith(manager, { actor, action: 'admission.unsent', details, request })
  }
}

const keysOf = (taken: readonly Taken[]): string[] => taken.map(({ key }) => key)
