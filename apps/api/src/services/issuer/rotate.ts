import type { EntityManager } from 'typeorm'
import { KEY_MACHINE, transition } from '@tryka/domain'
import type { KeyState } from '@tryka/domain'
import { didDocumentOf, didOf } from './did'
import type { Issuer } from './issuer'
import type { IssuerKeyRow } from './issuer-key.table'
import { IssuerKeyEntity } from './issuer-key.table'
import { KeyFiles } from './key-files'
import { nextId, openRecorded, record, recordedKeys } from './open-keys'
import type { AppendLeaves } from './publish-document'
import { holdKeys, publishVersion } from './publish-document'

/** A change of keys that is not possible; the message says what to do instead. */
export class KeyRefused extends Error {}

/** So long after it was replaced nothing that a key signed is valid any more: 24 months, and one for clocks and delays. */
const EXPIRES_MONTHS = 25

function monthsAfter(date: Date, months: number): Date {
  const later = new Date(date)
  later.setUTCMonth(later.getUTCMonth() + months)
  return later
}

/** What a key becomes by an action; throws `KeyRefused` where that is not possible from where it is. */
export function moved(row: IssuerKeyRow, action: string, instead: string): KeyState {
  const result = transition(KEY_MACHINE, { from: row.state, action, actor: 'platform' })
  if (!result.ok || result.transition.to === 'deleted') throw new KeyRefused(instead)
  return result.transition.to
}

/** The keys of the issuer as the transaction sees them, the oldest first. */
export const issuerKeys = async (manager: EntityManager): Promise<IssuerKeyRow[]> =>
  (await recordedKeys(manager)).filter(({ purpose }) => purpose === 'issuer')

export async function change(
  manager: EntityManager,
  row: IssuerKeyRow,
  set: Partial<IssuerKeyRow>,
): Promise<void> {
  await manager.update(IssuerKeyEntity, { id: row.id }, set)
}

/** A key that waits: one that an interrupted rotation left, else a new one. */
async function waitingKey({ deps }: Issuer): Promise<IssuerKeyRow> {
  const files = new KeyFiles(deps.config)
  const rows = await recordedKeys(deps.db.read)
  const left = rows.find(({ purpose, state }) => purpose === 'issuer' && state === 'added')
  if (left) {
    await openRecorded(files, left)
    return left
  }
  const id = nextId('issuer', rows)
  await files.make('issuer', id)
  await record(deps, await files.open('issuer', id), { purpose: 'issuer', state: 'added' })
  const row = (await recordedKeys(deps.db.read)).find((one) => one.id === id)
  if (!row) throw new Error('A new key was not recorded.')
  await openRecorded(files, row)
  return row
}

/**
 * A new key signs from now on, and the log says so. What the one before signed stays valid; it is shown until nothing of
 * it can be valid any more.
 */
export async function rotate(issuer: Issuer, append: AppendLeaves): Promise<IssuerKeyRow> {
  const { db, clock, config } = issuer.deps
  const waiting = await waitingKey(issuer)
  await db.transaction(async (manager) => {
    await holdKeys(manager)
    const now = clock.now()
    const rows = await issuerKeys(manager)
    for (const row of rows) {
      if (row.id === waiting.id)
        await change(manager, row, { state: moved(row, 'use', 'Another rotation was faster: run it again.') })
      if (row.state === 'current')
        await change(manager, row, {
          state: moved(row, 'replace', 'There is no current key.'),
          expiresAt: monthsAfter(now, EXPIRES_MONTHS).toISOString(),
        })
      const isOver = row.expiresAt !== null && row.expiresAt <= now.toISOString()
      if (row.state === 'retiring' && isOver)
        await change(manager, row, { state: moved(row, 'retire', 'The key does not retire.') })
      if (row.state === 'retired' && isOver) await change(manager, row, { expiresAt: null })
    }
    const key = waiting.publicMultibase
    const didDocument = didDocumentOf(config.apiUrl, key, await issuerKeys(manager))
    const document = { did: didOf(config.apiUrl, key), key, didDocument }
    const version = { kind: 'key-add' as const, document, at: now.toISOString() }
    await change(manager, waiting, { addedLeaf: await publishVersion(manager, append, version) })
  })
  await issuer.refresh()
  return waiting
}
