import type { EntityManager } from 'typeorm'
import { LessThan, MoreThan } from 'typeorm'
import { DAY_MS, emailKey, KEPT_DAYS, type TrackSlug } from '@tryka/domain'
import { keyedHash } from '../../../keys'
import { AttemptMarkEntity } from './attempt.table'

/** Where dots before the @ mean nothing, and the names of one provider. */
const DOTLESS: Readonly<Record<string, string>> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' }

/** One mailbox has one such form: without a tag, and without dots where its provider reads over them. */
export function foldedAddress(email: string): string {
  const key = emailKey(email)
  const at = key.lastIndexOf('@')
  const [name = ''] = key.slice(0, at).split('+')
  const domain = key.slice(at + 1)
  const dotless = DOTLESS[domain]
  return dotless ? `${name.replaceAll('.', '')}@${dotless}` : `${name}@${domain}`
}

/** That an address began a test: what the wait for the next is reckoned by, whatever becomes of the account. */
export class AttemptMarks {
  constructor(private readonly key: Buffer) {}

  /** The days on which an address began a track within the last year, as times. */
  async startsOf(manager: EntityManager, email: string, track: TrackSlug, now: Date): Promise<string[]> {
    const where = { addressHash: this.hash(email), track, keptUntil: MoreThan(now.toISOString()) }
    const rows = await manager.findBy(AttemptMarkEntity, where)
    return rows.map(({ day }) => `${day}T00:00:00.000Z`)
  }

  async note(manager: EntityManager, email: string, track: TrackSlug, now: Date): Promise<void> {
    await manager.insert(AttemptMarkEntity, {
      ...this.markOf(email, track, now.toISOString()),
      keptUntil: new Date(now.getTime() + KEPT_DAYS.attemptMark * DAY_MS).toISOString(),
    })
  }

  /** An attempt that failed by our fault counts for nothing. */
  async takeBack(manager: EntityManager, email: string, track: TrackSlug, startedAt: string): Promise<void> {
    await manager.delete(AttemptMarkEntity, this.markOf(email, track, startedAt))
  }

  static async forget(manager: EntityManager, at: string): Promise<void> {
    await manager.delete(AttemptMarkEntity, { keptUntil: LessThan(at) })
  }

  private hash(email: string): string {
    return keyedHash(this.key, foldedAddress(email))
  }

  private markOf(email: string, track: TrackSlug, at: string) {
    return { addressHash: this.hash(email), track, day: at.slice(0, 10) }
  }
}
