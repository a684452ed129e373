import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { EntityManager } from 'typeorm'
import { mulberry32 } from '@tryka/assessment'
import { commitment, fromBase64url, leafText } from '@tryka/credentials'
import type { JsonObject } from '@tryka/credentials'
import { entities } from '../../../compose/entities'
import { openDatabase } from '../../../db/data-source'
import type { Database } from '../../../db/database'
import { StatusEntryEntity } from '../../../services/statuses/status.table'
import { LogCheckpointEntity, LogLeafEntity } from '../../../services/transparency-log/log.table'
import { builtFile } from '../../../testing/built'
import { openTestDatabase } from '../../../testing/storage'
import { CredentialEntity } from './credential.table'

/** A hundred by `npm run check:issuing`, on PostgreSQL where `TEST_DATABASE_URL` is set. */
const ROUNDS = Number(process.env['KILL_ROUNDS'] ?? 2)
const seed = randomInt(1_000_000)
console.info(`issuing killed: seed ${seed}`)

jest.setTimeout(60_000 + ROUNDS * 30_000)

/** Issues until so many were acknowledged, and is killed a little later, wherever it is by then. */
async function killed(url: string, dataDir: string, { after, ms }: { after: number; ms: number }) {
  const child = spawn(process.execPath, [builtFile('issue-until-killed'), url, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'close')
  const said: string[] = []
  const lines = createInterface({ input: child.stdout })
  lines.on('line', (line) => {
    said.push(line)
    if (said.length === after) setTimeout(() => child.kill('SIGKILL'), ms)
  })
  const [, signal] = (await ended) as [number | null, string | null]
  expect(signal).toBe('SIGKILL')
  return said
}

/** All at one moment: a server may still commit what its client asked for before it died. */
const stored = async (db: Database) => {
  const read = async (manager: EntityManager) => ({
    rows: await manager.find(CredentialEntity),
    leaves: await manager.find(LogLeafEntity, { order: { index: 'ASC' } }),
    slots: await manager.find(StatusEntryEntity),
    checkpoints: await manager.find(LogCheckpointEntity, { order: { size: 'DESC' }, take: 1 }),
  })
  return db.isSqlite ? read(db.read) : db.source.transaction('REPEATABLE READ', read)
}

/** What stands there, against what was acknowledged and against itself. */
async function expectWhole(db: Database, acknowledged: readonly string[]) {
  const { rows, leaves, slots, checkpoints } = await stored(db)
  const attempts = new Set(rows.map(({ attemptId }) => attemptId))
  expect(acknowledged.filter((id) => !attempts.has(id))).toEqual([])
  expect(leaves.map(({ index }) => index)).toEqual(leaves.map((_, at) => at))
  expect(checkpoints[0]?.size).toBe(leaves.length)
  const count = (kind: string) => leaves.filter(({ leaf }) => leaf.includes(`"k":"${kind}"`)).length
  expect(count('issue')).toBe(rows.length)
  expect(slots).toHaveLength(rows.length)
  const ended = rows.filter(({ state }) => state === 'superseded')
  expect(count('revoke')).toBe(ended.length)
  expect(slots.filter(({ reason }) => reason === 'superseded')).toHaveLength(ended.length)
  for (const { document, salt, leafIndex } of rows) {
    const h = await commitment(fromBase64url(salt), JSON.parse(document) as JsonObject)
    expect(leaves[leafIndex ?? -1]?.leaf).toBe(leafText('issue', h))
  }
  return { credentials: rows.length, entries: leaves.length }
}

describe('Issuing that is killed', () => {
  it('leaves no credential without its entry, no entry without its credential, and no gap', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'tryka-issuing-'))
    const database = await openTestDatabase(
      process.env['TEST_DATABASE_URL'] ?? `sqlite:${join(dataDir, 'a.sqlite')}`,
    )
    const { url } = database
    const isSqlite = database.db.isSqlite
    // Of SQLite a process has one connection that writes; on PostgreSQL this one is idle.
    if (isSqlite) await database.db.close()
    const acknowledged: string[] = []
    const chance = mulberry32(seed)
    let found = { credentials: 0, entries: 0 }
    try {
      for (let round = 0; round < ROUNDS; round += 1) {
        const ms = Math.floor(chance() * 60)
        acknowledged.push(...(await killed(url, dataDir, { after: 2 + (round % 4), ms })))
        const db = await openDatabase(url, { entities })
        found = await expectWhole(db, acknowledged).finally(() => db.close())
      }
      expect(acknowledged.length).toBeGreaterThanOrEqual(2 * ROUNDS)
      console.info(
        `issuing killed: ${ROUNDS} kills, ${acknowledged.length} acknowledged, ${found.credentials} credentials, ${found.entries} entries`,
      )
    } finally {
      if (!isSqlite) await database.drop()
      rmSync(dataDir, { recursive: true, force: true })
    }
  })
})
