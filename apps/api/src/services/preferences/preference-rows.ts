import { randomBytes } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import type { DeliveryChannels, DeliveryKind, DeliveryKinds, QuietHours } from '@tryka/domain'
import { DEFAULT_KINDS, DELIVERY_KINDS, DELIVERY_LIMITS, QUIET_PRESET } from '@tryka/domain'
import { AppError } from '../../app-error'
import { holdAccount } from '../accounts/hold-account'
import type { PreferenceRow } from './preference.table'
import { PreferenceEntity } from './preference.table'

/** What is to be switched; a kind or a way that is not in it stays as it is. */
export type KindChanges = Partial<
  Record<DeliveryKind, { [C in keyof DeliveryChannels]?: boolean | undefined } | undefined>
>

export interface PreferenceChanges {
  kinds?: KindChanges | undefined
  quietHours?: QuietHours | null | undefined
  timeZone?: string | null | undefined
  showDetails?: boolean | undefined
  mute?: { companyId: string; muted: boolean } | undefined
}

/** The row of an account, made when it is first needed. */
export async function preferenceRow(manager: EntityManager, accountId: string): Promise<PreferenceRow> {
  const row = {
    accountId,
    kinds: {},
    unsubscribeKey: randomBytes(32).toString('base64url'),
    quietFrom: QUIET_PRESET.from,
    quietTo: QUIET_PRESET.to,
  }
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

/** Every kind by every way, as chosen or as at first. */
export function kindsOf(chosen: PreferenceRow['kinds']): DeliveryKinds {
  const kinds = DELIVERY_KINDS.map((kind) => [kind, { ...DEFAULT_KINDS[kind], ...chosen[kind] }])
  return Object.fromEntries(kinds) as DeliveryKinds
}

export const quietHoursOf = ({ quietFrom: from, quietTo: to }: PreferenceRow): QuietHours | null =>
  from !== null && to !== null ? { from, to } : null

function kindsAfter(kinds: PreferenceRow['kinds'], wanted: KindChanges): PreferenceRow['kinds'] {
  const after = { ...kinds }
  for (const kind of DELIVERY_KINDS) {
    const { email, push } = wanted[kind] ?? {}
    if (email !== undefined) after[kind] = { ...after[kind], email }
    if (push !== undefined) after[kind] = { ...after[kind], push }
  }
  return after
}

function mutedAfter(
  muted: readonly string[],
  { companyId, muted: isMuted }: { companyId: string; muted: boolean },
): string[] {
  const others = muted.filter((id) => id !== companyId)
  if (!isMuted) return others
  if (others.length >= DELIVERY_LIMITS.mutedCompanies)
    throw new AppError(409, 'TOO_MANY', 'You have muted 200 companies. Unmute one first.')
  return [...others, companyId]
}

/** Changes what an account chose; the rest stays as it is. */
export async function changePreferences(
  manager: EntityManager,
  accountId: string,
  { kinds = {}, quietHours, timeZone, showDetails, mute }: PreferenceChanges,
): Promise<void> {
  // Two changes at once: the later one sees what the earlier one set.
  await holdAccount(manager, accountId)
  const row = await preferenceRow(manager, accountId)
  await manager.update(
    PreferenceEntity,
    { accountId },
    {
      kinds: kindsAfter(row.kinds, kinds),
      ...(quietHours === undefined
        ? {}
        : { quietFrom: quietHours?.from ?? null, quietTo: quietHours?.to ?? null }),
      ...(timeZone === undefined ? {} : { timeZone }),
      ...(showDetails === undefined ? {} : { showDetails }),
      ...(mute === undefined ? {} : { muted: mutedAfter(row.muted ?? [], mute) }),
    },
  )
}

/** What an account chose about kinds; empty for whoever never chose. */
export async function chosenKinds(
  manager: EntityManager,
  accountId: string,
): Promise<PreferenceRow['kinds']> {
  const row = await manager.findOneBy(PreferenceEntity, { accountId })
  return row?.kinds ?? {}
}

/** Switches kinds of mail of an account; others stay as they are. */
export async function setMail(
  manager: EntityManager,
  accountId: string,
  wanted: Partial<Record<DeliveryKind, boolean | undefined>>,
): Promise<void> {
  const kinds = Object.fromEntries(Object.entries(wanted).map(([kind, email]) => [kind, { email }]))
  await changePreferences(manager, accountId, { kinds })
}
