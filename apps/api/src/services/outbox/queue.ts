import type { EntityManager } from 'typeorm'
import { In } from 'typeorm'
import { v7 } from 'uuid'
import { ALWAYS, DAY_MS, emailKey } from '@tryka/domain'
import type { MailSwitch } from '@tryka/domain'
import { deriveKey, keyedHash } from '../../keys'
import { AccountEntity } from '../accounts/account.entity'
import { withBrowsers } from '../push/push-browsers'
import type { OutboxRow } from './outbox.table'
import { OutboxEntity } from './outbox.table'
import { RefusalEntity } from './refusal.table'

/** Mail about one thing that somebody waits for; lower goes first. */
const NORMAL = 5
/** Mail that can wait for all other mail. */
export const LAST = 8
/** What goes out while other mail waits for the next hour. */
export const FIRST = 1
const ROWS_A_STATEMENT = 30

/** What somebody is to be told. */
export interface Message {
  /** By mail unless it says so; a push is stored for whoever has a browser that takes it. */
  channel?: 'push'
  template: string
  /** Ids and paths rather than texts: what they stand for is read when the letter is made. */
  data: object
  to: { accountId: string } | { address: string }
  /** The switch that holds it back; what nobody may switch off is `always`. */
  kind: MailSwitch
  /** The company that it is about: whoever muted it is told nothing that may be switched off. */
  companyId?: string | undefined
  /** From then on it waits for no quiet hours; what nobody may switch off does not wait unless it says when. */
  urgentFrom?: string | undefined
  /** Names what is told to whom, so that it is told once. */
  dedup: string
  priority?: number
  notBefore?: string
  expiresAt?: string
}

/** The mark of an address in the table, where the address itself does not stay. */
export const addressMark = (sessionSecret: string) => {
  const key = deriveKey(sessionSecret, 'outbox-address')
  return (address: string): string => keyedHash(key, emailKey(address))
}

/** Stores messages in the transaction of the change that they follow. What has its name already is left as it is. */
export async function enqueue(
  manager: EntityManager,
  messages: readonly Message[],
  { now, mark }: { now: Date; mark: (address: string) => string },
): Promise<void> {
  if (messages.length === 0) return
  const ids = messages.flatMap(({ to }) => ('accountId' in to ? [to.accountId] : []))
  const accounts = ids.length ? await manager.findBy(AccountEntity, { id: In([...new Set(ids)]) }) : []
  const emailOf = new Map(accounts.map(({ id, email }) => [id, email]))
  const pushed = messages.flatMap(({ channel, to }) =>
    channel === 'push' && 'accountId' in to ? [to.accountId] : [],
  )
  const reachable = await withBrowsers(manager, pushed)
  const createdAt = now.toISOString()
  // News that nobody could be shown for a day is no news.
  const inADay = new Date(now.getTime() + DAY_MS).toISOString()
  const rows = messages.flatMap((message): OutboxRow[] => {
    const { channel = 'mail', to, template, data, kind, dedup } = message
    const { notBefore = createdAt } = message
    // No limit of mails holds back a push.
    const priority = channel === 'push' ? FIRST : (message.priority ?? NORMAL)
    const address = 'address' in to ? to.address : emailOf.get(to.accountId)
    // Whoever has no address any more is told nothing by mail.
    if (!address) return []
    if (channel === 'push' && !('accountId' in to && reachable.has(to.accountId))) return []
    return [
      {
        id: v7({ msecs: now.getTime() }),
        channel,
        template,
        data,
        accountId: 'accountId' in to ? to.accountId : null,
        address: 'address' in to ? address : null,
        toKey: mark(address),
        kind,
        companyId: message.companyId ?? null,
        urgentFrom: message.urgentFrom ?? (kind === ALWAYS ? createdAt : null),
        dedupKey: dedup,
        priority,
        state: 'queued',
        notBefore,
        expiresAt: message.expiresAt ?? (channel === 'push' ? inADay : null),
        tries: 0,
        claimedBy: null,
        claimedUntil: null,
        lastError: null,
        createdAt,
        sentAt: null,
      },
    ]
  })
  // In one order everywhere: of two transactions with the same names none waits for the other in a circle.
  rows.sort((a, b) => (a.dedupKey < b.dedupKey ? -1 : 1))
  for (let at = 0; at < rows.length; at += ROWS_A_STATEMENT)
    await manager
      .createQueryBuilder()
      .insert()
      .into(OutboxEntity)
      .values(rows.slice(at, at + ROWS_A_STATEMENT))
      .orIgnore()
      .updateEntity(false)
      .execute()
}

/** An erased account leaves nothing here, neither as itself nor by its address. */
export async function forgetMessages(
  manager: EntityManager,
  accountId: string,
  toKey: string | null,
): Promise<void> {
  await manager.delete(OutboxEntity, { accountId })
  if (!toKey) return
  await manager.delete(OutboxEntity, { toKey })
  await manager.delete(RefusalEntity, { toKey })
}
