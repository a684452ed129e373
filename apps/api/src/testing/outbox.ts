import type { Clock } from '../clock'
import type { Database } from '../db/database'
import type { OutboxRow } from '../services/outbox/outbox.table'
import { OutboxEntity } from '../services/outbox/outbox.table'

const LOOK_MS = 50
/** Longer than any delivery takes on a machine that is busy with other specs. */
const PATIENCE_MS = 45_000

/** Rows of the outbox as soon as they are as wanted. */
export async function outboxWhen(
  db: Database,
  isWanted: (rows: OutboxRow[]) => boolean,
): Promise<OutboxRow[]> {
  const end = Date.now() + PATIENCE_MS
  for (;;) {
    const rows = await db.read.find(OutboxEntity, { order: { id: 'ASC' } })
    if (isWanted(rows)) return rows
    if (Date.now() > end) {
      const states = rows
        .slice(0, 20)
        .map(({ template, state, tries, lastError }) => ({ template, state, tries, lastError }))
      throw new Error(`The outbox holds ${rows.length} rows: ${JSON.stringify(states)}`)
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
}

/** Waits until nothing is due or on its way any more: what has not arrived by then does not come at this time. */
export const outboxIdle = async ({ db, clock }: { db: Database; clock: Clock }): Promise<OutboxRow[]> => {
  const isUnderWay = ({ state, notBefore }: OutboxRow) =>
    state === 'claimed' || (state === 'queued' && notBefore <= clock.now().toISOString())
  return outboxWhen(db, (rows) => !rows.some(isUnderWay))
}
