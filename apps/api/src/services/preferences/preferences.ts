import type { EntityManager } from 'typeorm'
import type { DeliveryKind, DeliveryKinds, QuietHours } from '@tryka/domain'
import { DELIVERY_KINDS, DELIVERY_LIMITS, QUIET_PRESET, switchSlug } from '@tryka/domain'
import type { Database } from '../../db/database'
import { PreferenceEntity } from './preference.table'
import type { PreferenceChanges } from './preference-rows'
import { changePreferences, kindsOf, preferenceRow, quietHoursOf } from './preference-rows'

const TOKEN = /^([\w-]{43})~([a-z-]{1,40})$/

/** What an account wants, whether it ever chose or not. */
export interface Wishes {
  kinds: DeliveryKinds
  quietHours: QuietHours | null
  /** Chosen; null where it follows from the places of the account. */
  timeZone: string | null
  /** Whose clock counts; null while none is known. */
  zone: string | null
  showDetails: boolean
  muted: readonly string[]
}

/** Where somebody is, as far as the places of the account tell. */
export type ZoneOf = (manager: EntityManager, accountId: string) => Promise<string | null>

/** What accounts want to be told, by which way and when, and the links by which they say so without signing in. */
export class Preferences {
  constructor(
    private readonly db: Database,
    private readonly zoneOf: ZoneOf = () => Promise.resolve(null),
  ) {}

  async of(accountId: string): Promise<Wishes> {
    const manager = this.db.read
    const row = await manager.findOneBy(PreferenceEntity, { accountId })
    const timeZone = row?.timeZone ?? null
    return {
      kinds: kindsOf(row?.kinds ?? {}),
      quietHours: row ? quietHoursOf(row) : QUIET_PRESET,
      timeZone,
      zone: timeZone ?? (await this.zoneOf(manager, accountId)),
      showDetails: row?.showDetails ?? false,
      muted: row?.muted ?? [],
    }
  }

  async change(accountId: string, changes: PreferenceChanges): Promise<void> {
    await this.db.transaction((manager) => changePreferences(manager, accountId, changes))
  }

  /** Counts a push of the day; false when there were as many as there may be. */
  takePush(accountId: string, day: string): Promise<boolean> {
    return this.db.transaction(async (manager) => {
      await preferenceRow(manager, accountId)
      const counted = await manager
        .createQueryBuilder()
        .update(PreferenceEntity)
        .set({
          pushDay: day,
          pushCount: () => 'CASE WHEN push_day = :day THEN push_count + 1 ELSE 1 END',
        })
        .where('account_id = :accountId', { accountId })
        .andWhere('(push_day IS NULL OR push_day <> :day OR push_count < :most)', {
          day,
          most: DELIVERY_LIMITS.pushesADay,
        })
        .execute()
      return counted.affected === 1
    })
  }

  /** Stands in the link of a mail: it switches this kind, and nothing else. */
  async tokenOf(accountId: string, kind: DeliveryKind): Promise<string> {
    const known = await this.db.read.findOneBy(PreferenceEntity, { accountId })
    const { unsubscribeKey } = known ?? (await this.db.write((manager) => preferenceRow(manager, accountId)))
    return `${unsubscribeKey}~${switchSlug(kind)}`
  }

  /** The kind that a token is about, whether there is an account behind it or not. */
  kindOf(token: string): DeliveryKind | null {
    const slug = TOKEN.exec(token)?.[2]
    return DELIVERY_KINDS.find((kind) => switchSlug(kind) === slug) ?? null
  }

  /** A token that nobody has changes nothing, and does not say so. */
  async set(token: string, email: boolean): Promise<void> {
    const kind = this.kindOf(token)
    const [, unsubscribeKey] = TOKEN.exec(token) ?? []
    if (!kind || !unsubscribeKey) return
    await this.db.transaction(async (manager) => {
      const row = await manager.findOneBy(PreferenceEntity, { unsubscribeKey })
      if (row) await changePreferences(manager, row.accountId, { kinds: { [kind]: { email } } })
    })
  }
}
