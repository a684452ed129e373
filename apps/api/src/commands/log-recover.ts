import { Like, MoreThanOrEqual } from 'typeorm'
import type { LeafKind } from '@tryka/credentials'
import { textOf, Unreadable, vkeyOf } from '@tryka/credentials'
import { IssuerHistory } from '@tryka/domain'
import { systemClock } from '../clock'
import { entities } from '../compose/entities'
import type { Config } from '../config'
import { migrate, openDatabase } from '../db/data-source'
import type { Database } from '../db/database'
import { openIssuer } from '../services/issuer/issuer'
import { recoverVersions } from '../services/issuer/publish-document'
import { signListsAnew } from '../services/statuses/statuses'
import { LogLeafEntity } from '../services/transparency-log/log.table'
import { Published } from '../services/transparency-log/published'
import type { MirrorFile } from '../services/transparency-log/recover'
import { mirrorAt, recoverLog } from '../services/transparency-log/recover'
import type { CommandResult } from './command'

const countFrom = (db: Database, index: number, kind: LeafKind): Promise<number> =>
  db.read.countBy(LogLeafEntity, { index: MoreThanOrEqual(index), leaf: Like(`%"k":"${kind}"%`) })

/** The versions of the keys that the copy lacks; a mirror of before kept none. */
async function recoverHistory(db: Database, mirror: MirrorFile): Promise<void> {
  const bytes = await mirror('issuer/history').catch(() => undefined)
  if (!bytes) return
  const { items } = IssuerHistory.parse(JSON.parse(textOf(bytes)))
  const leafAt = async (index: number) => (await db.read.findOneBy(LogLeafEntity, { index }))?.leaf
  await db.write((manager) => recoverVersions(manager, items, leafAt))
}

/** Puts back what a database that was restored from an older copy lacks of the public log, from a mirror of it. */
export async function logRecover(config: Config, [place]: string[]): Promise<CommandResult> {
  if (!place) return { ok: false, message: 'Name a mirror: a folder, or the address that it is served at.' }
  const db = await openDatabase(config.databaseUrl, { entities })
  try {
    await migrate(db)
    const { logName, logSigner } = await openIssuer({ config, db, clock: systemClock })
    const vkey = await vkeyOf(logName, logSigner.publicKey)
    const mirror = mirrorAt(place)
    const known = (await new Published(db).newest())?.size ?? 0
    const size = await recoverLog({ db, dataDir: config.dataDir, vkey, mirror, now: systemClock.now() })
    await recoverHistory(db, mirror)
    // Those of the copy are older than what the log says of them.
    await signListsAnew(db)
    const [issued, revoked] = await Promise.all([
      countFrom(db, known, 'issue'),
      countFrom(db, known, 'revoke'),
    ])
    const lost = `Since the copy was made ${issued} credentials were issued and ${revoked} ended: files of them stay good, and what ended must be ended again.`
    return {
      ok: true,
      message: `The log has its ${size} entries again. ${issued || revoked ? lost : ''}`.trim(),
    }
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, message: error.reason }
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      return {
        ok: false,
        message: `The mirror lacks a file: ${String((error as NodeJS.ErrnoException).path)}.`,
      }
    throw error
  } finally {
    await db.close()
  }
}
