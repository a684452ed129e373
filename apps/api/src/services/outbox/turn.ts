import { ALWAYS, quietUntil } from '@tryka/domain'
import type { Preferences, Wishes } from '../preferences/preferences'
import type { OutboxRow } from './outbox.table'

/** What an account wants to become of a row whose turn has come. */
export type Turn = { now: true; showDetails: boolean } | { drop: string } | { until: string }

/** When the quiet hours of somebody end for a row; null when it goes out now. */
function waitsUntil(
  { urgentFrom, expiresAt }: OutboxRow,
  { quietHours, zone }: Wishes,
  now: Date,
): string | null {
  if (!quietHours || zone === null) return null
  const end = quietUntil(quietHours, zone, now)?.toISOString()
  if (end === undefined || (urgentFrom !== null && urgentFrom <= now.toISOString())) return null
  // What would come too late does not wait.
  if (expiresAt !== null && expiresAt <= end) return null
  return urgentFrom !== null && urgentFrom < end ? urgentFrom : end
}

/** Looks at what an account chose, at the moment of delivery: so it binds what was stored before, too. */
export async function turnOf(
  row: OutboxRow,
  accountId: string,
  { preferences, now }: { preferences: Preferences; now: Date },
): Promise<Turn> {
  const wishes = await preferences.of(accountId)
  if (row.kind !== ALWAYS) {
    const { email, push } = wishes.kinds[row.kind]
    if (!(row.channel === 'push' ? push : email)) return { drop: 'switched off' }
    if (row.companyId !== null && wishes.muted.includes(row.companyId)) return { drop: 'muted' }
  }
  const until = waitsUntil(row, wishes, now)
  return until === null ? { now: true, showDetails: wishes.showDetails } : { until }
}
