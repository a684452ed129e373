import { AppError } from '../app-error'
import { systemClock } from '../clock'
import type { Config } from '../config'
import { entities } from '../compose/entities'
import { migrate, openDatabase } from '../db/data-source'
import { reverse } from '../features/hiring/credits/ledger'
import { noteEvent } from '../services/audit/audit'
import type { CommandResult } from './command'

/** What the column of the row has room for. */
const MOST = 160
const USAGE = 'Give the id of a row of points and why: credits:reverse <row> "<reason>"'

/**
 * Takes a payment of points back by a row that goes the other way, once and for at most what is there. The person reads
 * the reason in their ledger, and the audit has it, too; nothing that was written is changed.
 */
export async function creditsReverse(config: Config, [id = '', ...words]: string[]): Promise<CommandResult> {
  const why = words.join(' ').trim()
  if (!id.trim() || why === '') return { ok: false, message: USAGE }
  if (why.length > MOST) return { ok: false, message: `Say why in at most ${MOST} characters.` }
  const db = await openDatabase(config.databaseUrl, { entities })
  try {
    await migrate(db)
    const now = systemClock.now()
    const at = now.toISOString()
    const made = await db.transaction(async (manager) => {
      const row = await reverse({ manager, now, at }, id.trim(), why)
      const details = { row: row.id, amount: String(row.amount), reason: why }
      await noteEvent(manager, at, {
        actor: 'command',
        action: 'credits.reversed',
        target: id.trim(),
        details,
      })
      return row
    })
    return { ok: true, message: `${made.amount} points were taken back by the row ${made.id}.` }
  } catch (error) {
    if (error instanceof AppError) return { ok: false, message: error.message }
    throw error
  } finally {
    await db.close()
  }
}
