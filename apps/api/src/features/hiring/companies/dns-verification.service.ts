import type { CompanyVerification } from '@tryka/domain'
import { HOUR_MS, LIVE_MARKET_ID, LOOKS_AN_HOUR } from '@tryka/domain'
import type { Database } from '../../../db/database'
import { holdLock } from '../../../db/named-lock'
import type { Sweepable } from '../../../http/sweep'
import type { Attempts } from '../../../services/attempts/attempts'
import type { TxtRecords } from '../../../services/domains/txt-records'
import { tryLater } from '../../../try-later'
import type { Changes } from '../core/change'
import type { MemberPlace } from '../core/places'
import { notNow } from './company.errors'
import {
  challengeOf,
  dueChallenges,
  findChallenge,
  lookFor,
  noteLook,
  restChallenge,
  type Look,
} from './domain-challenges'
import type { DomainChallengeRow } from './domain-challenge.table'
import {
  domainToProve,
  findProof,
  isOpen,
  refuseUnlessOpen,
  verificationOf,
  waitForDecision,
} from './verification-view'

/** Looks of one sweep, and how many of them wait for servers at a time. */
const BATCH = { all: 200, together: 10 } as const

const tooManyLooks = (ms: number) =>
  tryLater('TOO_MANY_LOOKS', `We looked ${LOOKS_AN_HOUR} times within the hour.`, ms)

interface Deps {
  db: Database
  changes: Changes
  records: TxtRecords
  attempts: Attempts
  onFailure: (error: unknown) => void
}

/** Proves by a TXT record that the company holds its domain; a person decides then. */
export class DnsVerification implements Sweepable {
  constructor(private readonly deps: Deps) {}

  /** The record to put into the DNS; the same one until it is over. */
  async show(place: MemberPlace): Promise<CompanyVerification> {
    return this.deps.changes.run(LIVE_MARKET_ID, { company: place.companyId }, async ({ manager, now }) => {
      const proof = await findProof(manager, place)
      refuseUnlessOpen(proof, now)
      return verificationOf(proof, await challengeOf(manager, proof.companyId, now), now)
    })
  }

  /** Looks now. An answer that is no answer is an end of the look like any other. */
  async look(place: MemberPlace): Promise<CompanyVerification> {
    const { db, changes, records, attempts } = this.deps
    const proof = await findProof(db.read, place)
    refuseUnlessOpen(proof, changes.now())
    const { companyId } = proof
    const challenge = await findChallenge(db.read, companyId)
    if (!challenge || challenge.expiresAt <= changes.now().toISOString()) throw notNow()
    await db.transaction(async (manager) => {
      await holdLock(manager, 'dns-look')
      const limit = {
        kind: 'dns-look',
        subject: companyId,
        max: LOOKS_AN_HOUR,
        windowMs: HOUR_MS,
      } as const
      const ms = await attempts.untilFree(limit, manager)
      if (ms > 0) throw tooManyLooks(ms)
      await attempts.record(manager, 'dns-look', companyId)
    })
    const domain = domainToProve(proof)
    return this.note({ challenge, domain }, await lookFor(records, domain, challenge.token))
  }

  /** Looks by itself at those that are due; whom nothing waits for rests. */
  async sweep(now: number): Promise<void> {
    const { db } = this.deps
    const due = await dueChallenges(db.read, new Date(now).toISOString(), BATCH.all)
    while (due.length) {
      const some = due.splice(0, BATCH.together)
      await Promise.all(some.map((challenge) => this.lookAgain(challenge).catch(this.deps.onFailure)))
    }
  }

  private async lookAgain(challenge: DomainChallengeRow): Promise<void> {
    const { db, changes, records } = this.deps
    const { companyId, token, expiresAt } = challenge
    const proof = await findProof(db.read, { companyId, isDemo: false })
    const now = changes.now()
    const domain = domainToProve(proof)
    if (!isOpen(proof, now) || expiresAt <= now.toISOString())
      await db.write((manager) => restChallenge(manager, companyId))
    else await this.note({ challenge, domain }, await lookFor(records, domain, token))
  }

  /** What was found counts only while the challenge, the domain that was looked at and the company are as they were. */
  private note(
    { challenge, domain }: { challenge: DomainChallengeRow; domain: string },
    look: Look,
  ): Promise<CompanyVerification> {
    const { companyId, token } = challenge
    return this.deps.changes.run(LIVE_MARKET_ID, { company: companyId }, async (change) => {
      const { manager, now } = change
      const proof = await findProof(manager, { companyId, isDemo: false })
      const current = await findChallenge(manager, companyId)
      const isSame = current?.token === token && domainToProve(proof) === domain
      if (!isSame || !isOpen(proof, now)) return verificationOf(proof, current, now)
      const looked = await noteLook(manager, current, look, now)
      const next = look.isFound ? await waitForDecision(change, proof, null) : proof
      change.touch({ company: companyId }, 'team')
      return verificationOf(next, looked, now)
    })
  }
}
