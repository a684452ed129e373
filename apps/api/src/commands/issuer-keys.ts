import { systemClock } from '../clock'
import type { Config } from '../config'
import { entities } from '../compose/entities'
import { migrate, openDatabase } from '../db/data-source'
import type { Database } from '../db/database'
import type { Issuer } from '../services/issuer/issuer'
import { openIssuer } from '../services/issuer/issuer'
import { KeyFiles } from '../services/issuer/key-files'
import type { AppendLeaves } from '../services/issuer/publish-document'
import { retire, retireReplaced } from '../services/issuer/retire'
import { KeyRefused, rotate } from '../services/issuer/rotate'
import { LogInconsistent, LogRefused } from '../services/transparency-log/log.errors'
import { TransparencyLog } from '../services/transparency-log/transparency-log'
import type { CommandResult } from './command'

export interface Place {
  db: Database
  log: TransparencyLog
}

/** Beside a server that runs: both take turns in the database, and it sees the change before it signs again. */
export async function withIssuer(
  config: Config,
  work: (issuer: Issuer, append: AppendLeaves, place: Place) => Promise<string>,
): Promise<CommandResult> {
  const db = await openDatabase(config.databaseUrl, { entities })
  try {
    await migrate(db)
    const issuer = await openIssuer({ config, db, clock: systemClock })
    const failed = (error: unknown) => void process.stderr.write(`${String(error)}\n`)
    const place = { db, clock: systemClock, dataDir: config.dataDir }
    const log = new TransparencyLog({ ...place, identity: issuer, failed })
    try {
      issuer.provedBy(log)
      await log.begin()
      const append = log.append.bind(log)
      await issuer.publish(append)
      return { ok: true, message: await work(issuer, append, { db, log }) }
    } finally {
      await log.close()
    }
  } catch (error) {
    if (error instanceof KeyRefused || error instanceof LogRefused)
      return { ok: false, message: error.message }
    if (error instanceof LogInconsistent)
      return { ok: false, message: `The public log is not in order: ${error.what}. Nothing was changed.` }
    throw error
  } finally {
    await db.close()
  }
}

/** What verifiers pin, for whoever is at the machine: nobody else had a hand in it. */
export async function issuerPins(config: Config, args: string[]): Promise<CommandResult> {
  if (args.length) return { ok: false, message: 'issuer:pins takes nothing more.' }
  return withIssuer(config, async (issuer) => JSON.stringify(await issuer.pins()))
}

/** A new key signs from now on. */
export async function issuerRotate(config: Config, args: string[]): Promise<CommandResult> {
  if (args.length) return { ok: false, message: 'issuer:rotate takes nothing more.' }
  return withIssuer(config, async (issuer, append) => {
    const { id, publicMultibase } = await rotate(issuer, append)
    const path = new KeyFiles(config).pathOf(id)
    return `${publicMultibase} signs from now on. Back up ${path}; every instance needs it.`
  })
}

/** What a compromised key signed counts no more from an entry of the log on; one that was replaced retires from here on. */
export async function issuerRetire(config: Config, args: string[]): Promise<CommandResult> {
  const [key, flag, leaf, ...more] = args
  if (key && flag === undefined)
    return withIssuer(config, async (issuer, append) => {
      const { id, retiredLeaf } = await retireReplaced(issuer, append, { key })
      return `${id} signs nothing any more; what it signed below entry ${retiredLeaf} of the log, which says so, stays genuine.`
    })
  if (!key || flag !== '--from-leaf' || !/^\d{1,9}$/.test(leaf ?? '') || more.length)
    return {
      ok: false,
      message:
        'Say which key, and from where if others may have it: issuer:retire <key> [--from-leaf <entry>]',
    }
  return withIssuer(config, async (issuer, append) => {
    const { id, retiredLeaf } = await retire(issuer, append, { key, fromLeaf: Number(leaf) })
    return `What ${id} signed counts only below entry ${leaf} of the log, which says so in entry ${retiredLeaf}.`
  })
}
