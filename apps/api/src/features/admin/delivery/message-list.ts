import { In, LessThan } from 'typeorm'
import { OUTBOX_STATES, maskedEmail } from '@tryka/domain'
import type { DeliveryOverview, OutboxPage, OutboxQuery } from '@tryka/domain'
import type { Clock } from '../../../clock'
import type { Database } from '../../../db/database'
import type { MailCounts } from '../../../mail/breaker'
import { AccountEntity } from '../../../services/accounts/account.entity'
import { LeaseEntity } from '../../../services/clockwork/lease.table'
import type { OutboxRow } from '../../../services/outbox/outbox.table'
import { OutboxEntity } from '../../../services/outbox/outbox.table'

const PAGE_SIZE = 50
/** Nobody needs to know exactly how many more there are. */
const COUNTED = 10_000
const COUNT = `SELECT count(*) AS n FROM (SELECT 1 FROM outbox WHERE state = $1 LIMIT ${COUNTED + 1}) found`
const OLDEST = 'SELECT created_at AS at FROM outbox WHERE state = $1 ORDER BY id LIMIT 1'
const DUE = `SELECT min(not_before) AS at FROM outbox WHERE state = 'queued' AND not_before <= $1`

/** Reads of what leaves the product, for the console. */
export class MessageList {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly mailCounts: () => Promise<MailCounts>,
  ) {}

  async overview(): Promise<DeliveryOverview> {
    const now = this.clock.now()
    const [states, due, breaker, leases] = await Promise.all([
      Promise.all(OUTBOX_STATES.map((state) => this.countOf(state))),
      this.db.rows<{ at: string | null }>(DUE, [now.toISOString()]),
      this.mailCounts(),
      this.db.read.find(LeaseEntity, { order: { name: 'ASC' } }),
    ])
    const dueAt = due[0]?.at
    return {
      states,
      lagMs: dueAt ? Math.max(0, now.getTime() - Date.parse(dueAt)) : 0,
      breaker,
      leases: leases.map(({ name, until }) => ({ name, until, isHeld: until > now.toISOString() })),
    }
  }

  /** The latest first; every page goes on where the last one ended. */
  async page({ state, template, after }: OutboxQuery): Promise<OutboxPage> {
    const rows = await this.db.read.find(OutboxEntity, {
      where: {
        ...(state ? { state } : {}),
        ...(template ? { template } : {}),
        ...(after ? { id: LessThan(after) } : {}),
      },
      order: { id: 'DESC' },
      take: PAGE_SIZE + 1,
    })
    const shown = rows.slice(0, PAGE_SIZE)
    return {
      items: await this.viewsOf(shown),
      next: rows.length > PAGE_SIZE ? (shown.at(-1)?.id ?? null) : null,
    }
  }

  private async countOf(state: (typeof OUTBOX_STATES)[number]) {
    const [[counted], [oldest]] = await Promise.all([
      this.db.rows<{ n: number | string }>(COUNT, [state]),
      this.db.rows<{ at: string }>(OLDEST, [state]),
    ])
    const found = Number(counted?.n ?? 0)
    return { state, count: Math.min(found, COUNTED), more: found > COUNTED, oldestAt: oldest?.at ?? null }
  }

  private async viewsOf(rows: readonly OutboxRow[]): Promise<OutboxPage['items']> {
    const ids = rows.flatMap(({ accountId }) => accountId ?? [])
    const accounts = ids.length ? await this.db.read.findBy(AccountEntity, { id: In([...new Set(ids)]) }) : []
    const emailOf = new Map(accounts.map(({ id, email }) => [id, email]))
    const at = this.clock.now().toISOString()
    return rows.map((row) => {
      const email = row.accountId ? emailOf.get(row.accountId) : row.address
      return {
        id: row.id,
        channel: row.channel,
        template: row.template,
        kind: row.kind,
        state: row.state,
        to: email ? maskedEmail(email) : null,
        tries: row.tries,
        reason: row.lastError,
        createdAt: row.createdAt,
        notBefore: row.notBefore,
        sentAt: row.sentAt,
        isOver: row.expiresAt !== null && row.expiresAt <= at,
      }
    })
  }
}
