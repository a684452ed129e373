import { createHash } from 'node:crypto'
import { LessThan, MoreThan } from 'typeorm'
import { MINUTE_MS, PASSKEY_RULES } from '@tryka/domain'
import type { Clock } from '../../clock'
import type { Database } from '../../db/database'
import { PasskeyChallengeEntity } from './passkey.table'

/** What an answer is good for; one that was given for something else is worth nothing. */
export type PasskeyPurpose = 'add' | 'sign-in' | 'admin-add' | 'admin-sign-in' | 'admin-step-up'

export interface Bound {
  purpose: PasskeyPurpose
  /** The session that asked. */
  binding: string
  /** Whose passkeys it is about; nobody's yet where somebody signs in. */
  ownerId?: string
}

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url')
const boundHash = ({ purpose, binding, ownerId = '' }: Bound): string =>
  hash(JSON.stringify([purpose, binding, ownerId]))

/** Questions that devices answer: each is good once, for five minutes, in the session and for what it was asked for. */
export class Challenges {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  async keep(challenge: string, bound: Bound): Promise<void> {
    const ends = this.clock.now().getTime() + PASSKEY_RULES.challengeMinutes * MINUTE_MS
    const row = { id: hash(challenge), bound: boundHash(bound), expiresAt: new Date(ends).toISOString() }
    await this.db.write((manager) => manager.insert(PasskeyChallengeEntity, row))
  }

  /** True for the first who takes it. It is gone whatever the answer is worth. */
  async take(challenge: string, bound: Bound): Promise<boolean> {
    const now = this.clock.now().toISOString()
    const asked = { id: hash(challenge), bound: boundHash(bound), expiresAt: MoreThan(now) }
    const taken = await this.db.write((manager) => manager.delete(PasskeyChallengeEntity, asked))
    return taken.affected === 1
  }

  async sweep(now: number): Promise<void> {
    const before = LessThan(new Date(now).toISOString())
    await this.db.write((manager) => manager.delete(PasskeyChallengeEntity, { expiresAt: before }))
  }
}
