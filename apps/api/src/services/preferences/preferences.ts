import { randomBytes } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import { NOTIFICATION_TYPES, switchSlug } from '@tryka/domain'
import type { NotificationType } from '@tryka/domain'
import type { Database } from '../../db/database'
import { holdAccount } from '../accounts/hold-account'
import type { PreferenceRow } from './preference.table'
import { PreferenceEntity } from './preference.table'

const TOKEN = /^([\w-]{43})~([a-z-]{1,40})$/

/** What is told by mail; a kind that is not in it was never chosen. */
type Switches = Partial<Record<NotificationType, boolean | undefined>>

/** The row of an account, made when it is first needed. */
async function rowOf(manager: EntityManager, accountId: string): Promise<PreferenceRow> {
  const row = { accountId, kinds: {}, unsubscribeKey: randomBytes(32).toString('base64url') }
  await manager
    .createQueryBuilder()
    .insert()
    .into(PreferenceEntity)
    .values(row)
    .orIgnore()
    .updateEntity(false)
    .execute()
  return manager.findOneByOrFail(PreferenceEntity, { accountId })
}

/** Sets switches of an account; others stay as they are. */
export async function setMail(manager: EntityManager, accountId: string, wanted: Switches): Promise<void> {
  // Two switches at once: the later one sees what the earlier one set.
  await holdAccount(manager, accountId)
  const { kinds } = await rowOf(manager, accountId)
  for (const type of NOTIFICATION_TYPES) {
    const email = wanted[type]
    if (email !== undefined) kinds[type] = { email }
  }
  await manager.update(PreferenceEntity, { accountId }, { kinds })
}

/** What was chosen about mail, kind by kind; nothing of what was never chosen. */
export async function chosenMail(manager: EntityManager, accountId: string): Promise<Switches> {
  const row = await manager.findOneBy(PreferenceEntity, { accountId })
  const chosen = Object.entries(row?.kinds ?? {}).map(([type, { email }]) => [type, email])
  return Object.fromEntries(chosen) as Switches
}

/** What accounts want to be told by mail, and the links by which they say so without signing in. */
export class Preferences {
  constructor(private readonly db: Database) {}

  chosen(accountId: string): Promise<Switches> {
    return chosenMail(this.db.read, accountId)
  }

  choose(accountId: string, wanted: Switches): Promise<Switches> {
    return this.db.transaction(async (manager) => {
      await setMail(manager, accountId, wanted)
      return chosenMail(manager, accountId)
    })
  }

  async wantsMail(accountId: string, kind: NotificationType): Promise<boolean> {
    return (await chosenMail(this.db.read, accountId))[kind] ?? true
  }

  /** Stands in the link of a mail: it switches this kind, and nothing else. */
  async tokenOf(accountId: string, kind: NotificationType): Promise<string> {
    const known = await this.db.read.findOneBy(PreferenceEntity, { accountId })
    const { unsubscribeKey } = known ?? (await this.db.write((manager) => rowOf(manager, accountId)))
    return `${unsubscribeKey}~${switchSlug(kind)}`
  }

  /** The kind that a token is about, whether there is an account behind it or not. */
  kindOf(token: string): NotificationType | null {
    const slug = TOKEN.exec(token)?.[2]
    return NOTIFICATION_TYPES.find((type) => switchSlug(type) === slug) ?? null
  }

  /** A token that nobody has changes nothing, and does not say so. */
  async set(token: string, email: boolean): Promise<void> {
    const kind = this.kindOf(token)
    const [, unsubscribeKey] = TOKEN.exec(token) ?? []
    if (!kind || !unsubscribeKey) return
    await this.db.transaction(async (manager) => {
      const row = await manager.findOneBy(PreferenceEntity, { unsubscribeKey })
      if (row) await setMail(manager, row.accountId, { [kind]: email })
    })
  }
}
