import { didDocumentOf, didOf } from './did'
import type { Issuer } from './issuer'
import type { IssuerKeyRow } from './issuer-key.table'
import type { AppendLeaves } from './publish-document'
import { holdKeys, publishVersion } from './publish-document'
import { change, issuerKeys, KeyRefused, moved } from './rotate'

/** An entry of the log came between; it is tried again from there. */
class LogGrew extends Error {
  constructor(readonly size: number) {
    super(`The log has ${size} entries.`)
  }
}
const TRIES = 20

/**
 * A key that was replaced signs nothing any more: the log says so from this entry on, and what it signed before stays
 * genuine. Nobody else had it: that would be `retire` with an entry.
 */
export async function retireReplaced(
  issuer: Issuer,
  append: AppendLeaves,
  { key }: { key: string },
): Promise<IssuerKeyRow> {
  for (let [size, tried] = [0, 0]; tried < TRIES; tried++)
    try {
      return await retired(issuer, append, { key, action: 'retire', below: size })
    } catch (error) {
      if (!(error instanceof LogGrew)) throw error
      size = error.size
    }
  throw new KeyRefused('The log grew all the while: run it again.')
}

/**
 * Somebody else may have had a key since the log had `fromLeaf` entries: what it signed counts only where the log has it
 * below that. The log says so, for ever.
 */
export const retire = (
  issuer: Issuer,
  append: AppendLeaves,
  { key, fromLeaf }: { key: string; fromLeaf: number },
): Promise<IssuerKeyRow> => retired(issuer, append, { key, action: 'compromise', below: fromLeaf })

interface Retiring {
  key: string
  action: 'retire' | 'compromise'
  /** The first entry from which it counts no more. */
  below: number
}

async function retired(
  issuer: Issuer,
  append: AppendLeaves,
  { key, action, below: validBelow }: Retiring,
): Promise<IssuerKeyRow> {
  const { db, clock, config } = issuer.deps
  const row = await db.transaction(async (manager) => {
    await holdKeys(manager)
    const rows = await issuerKeys(manager)
    const row = rows.find(({ id, publicMultibase }) => id === key || publicMultibase === key)
    const current = rows.find(({ state }) => state === 'current')
    if (!row || !current)
      throw new KeyRefused(`There is no key ${key}. There are: ${rows.map(({ id }) => id).join(', ')}.`)
    const instead =
      row.state === 'current'
        ? `The key ${row.id} still signs: run issuer:rotate first.`
        : `The key ${row.id} is ${row.state} already.`
    const state = moved(row, action, instead)
    const at = clock.now().toISOString()
    await change(manager, row, { state, validBelow, ...(action === 'compromise' ? { revokedAt: at } : {}) })
    const didDocument = didDocumentOf(config.apiUrl, current.publicMultibase, await issuerKeys(manager))
    const { publicMultibase } = row
    const did = didOf(config.apiUrl, publicMultibase)
    const document = { did, key: publicMultibase, validBelow, didDocument }
    const retiredLeaf = await publishVersion(manager, append, { kind: 'key-retire', document, at })
    if (action === 'retire' && validBelow !== retiredLeaf) throw new LogGrew(retiredLeaf)
    if (validBelow > retiredLeaf)
      throw new KeyRefused(`The log has ${retiredLeaf} entries: --from-leaf is at most ${retiredLeaf}.`)
    await change(manager, row, { retiredLeaf })
    return { ...row, state, validBelow, retiredLeaf }
  })
  await issuer.refresh()
  return row
}
