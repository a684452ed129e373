import { randomUUID } from 'node:crypto'
import { In, LessThan, MoreThan, Not } from 'typeorm'
import type { EntityManager } from 'typeorm'
import { DAY_MS, KEPT_DAYS } from '@tryka/domain'
import type { Clock } from '../../clock'
import type { Database } from '../../db/database'
import { deriveKey, keyedHash } from '../../keys'
import type { AttemptKind } from './attempt.entity'
import { AttemptEntity } from './attempt.entity'

/** Invitations count for a week. */
const KEPT_A_WEEK: AttemptKind[] = ['invite-mailbox', 'invite-again']

export interface RecentAttempts {
  count: number
  /** Time of the newest, in milliseconds; 0 when there is none. */
  latest: number
}

/** So many within a window that slides. */
export interface AttemptLimit {
  kind: AttemptKind
  subject: string
  max: number
  windowMs: number
}

/** Who did what lately, by keyed hash; shared by all instances. Windows slide. */
export class Attempts {
  private readonly key: Buffer

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    secret: string,
  ) {
    this.key = deriveKey(secret, 'attempts')
  }

  async recent(
    kind: AttemptKind,
    subject: string,
    windowMs: number,
    manager: EntityManager = this.db.read,
  ): Promise<RecentAttempts> {
    const since = new Date(this.clock.now().getTime() - windowMs).toISOString()
    const found = await manager
      .createQueryBuilder(AttemptEntity, 'a')
      .select('count(*)', 'count')
      .addSelect('max(a.at)', 'latest')
      .where({ kind, subject: this.hash(kind, subject), at: MoreThan(since) })
      .getRawOne<{ count: number | string; latest: string | null }>()
    return { count: Number(found?.count ?? 0), latest: found?.latest ? Date.parse(found.latest) : 0 }
  }

  /** Milliseconds until a limit has room for `more`: as many of the oldest have left its window by then. 0 means now. */
  async untilFree(
    { kind, subject, max, windowMs }: AttemptLimit,
    manager: EntityManager = this.db.read,
    more = 1,
  ): Promise<number> {
    const now = this.clock.now().getTime()
    const since = new Date(now - windowMs).toISOString()
    const rows = await manager.find(AttemptEntity, {
      select: { id: true, at: true },
      where: { kind, subject: this.hash(kind, subject), at: MoreThan(since) },
      order: { at: 'ASC' },
    })
    const leaving = rows.length + more - max
    if (leaving <= 0) return 0
    const last = rows[Math.min(leaving, rows.length) - 1]
    return last ? Date.parse(last.at) + windowMs - now : windowMs
  }

  /** Writes one down inside the caller's transaction; the id lets `withdraw` take it back. */
  async record(manager: EntityManager, kind: AttemptKind, subject: string): Promise<string> {
    const id = randomUUID()
    const at = this.clock.now().toISOString()
    await manager.insert(AttemptEntity, { id, kind, subject: this.hash(kind, subject), at })
    return id
  }

  async withdraw(manager: EntityManager, id: string): Promise<void> {
    await manager.delete(AttemptEntity, { id })
  }

  async forget(manager: EntityManager, kind: AttemptKind, subject: string): Promise<void> {
    await manager.delete(AttemptEntity, { kind, subject: this.hash(kind, subject) })
  }

  /** Removes what no window can reach any more. */
  async sweep(): Promise<void> {
    const before = (days: number) =>
      LessThan(new Date(this.clock.now().getTime() - days * DAY_MS).toISOString())
    await this.db.write(async (m) => {
      await m.delete(AttemptEntity, { at: before(KEPT_DAYS.invitationCount) })
      await m.delete(AttemptEntity, { at: before(KEPT_DAYS.count), kind: Not(In(KEPT_A_WEEK)) })
    })
  }

  private hash(kind: AttemptKind, subject: string): string {
    return keyedHash(this.key, kind, subject)
  }
}
