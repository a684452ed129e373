import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seedSigner } from '@tryka/credentials/issue'
import { multikeyOf } from '@tryka/credentials'
import { Sealing } from '../sealed'
import type { Issuer } from '../services/issuer/issuer'
import type { KeyDeps } from '../services/issuer/open-keys'
import { LogLeafEntity } from '../services/transparency-log/log.table'
import { TransparencyLog } from '../services/transparency-log/transparency-log'
import { createTestClock } from './build-test-app'
import { openTestDatabase } from './storage'

export const KEY_SECRET = 'a secret for keys of specs alone'

/** A folder of keys and a database that knows them. */
export async function keyring(config: Partial<KeyDeps['config']> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'tryka-keys-'))
  const database = await openTestDatabase()
  const clock = createTestClock('2026-11-21T10:00:00.000Z')
  const deps = {
    config: {
      env: 'test' as const,
      dataDir,
      keySecret: KEY_SECRET,
      sessionSecret: 's'.repeat(32),
      apiUrl: 'https://api.example.com',
      ...config,
    },
    db: database.db,
    clock,
  }
  const logs: TransparencyLog[] = []
  const drop = async () => {
    await Promise.all(logs.map((log) => log.close()))
    await database.drop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { dataDir, deps, clock, db: database.db, url: database.url, logs, drop }
}

export type Keyring = Awaited<ReturnType<typeof keyring>>

/** The public log of an issuer, and what is in it. */
export function logOf({ deps, dataDir, db, clock, logs }: Keyring, identity: Issuer) {
  const failed = (error: unknown) => console.error(error)
  const log = new TransparencyLog({ db, clock, dataDir, identity, failed })
  logs.push(log)
  identity.provedBy(log)
  return {
    log,
    append: log.append.bind(log),
    leaves: async () => {
      const rows = await deps.db.read.find(LogLeafEntity, { order: { index: 'ASC' } })
      return rows.map(({ leaf }) => leaf)
    },
  }
}

/** The text of a key file, as the server writes it. */
export async function keyFileOf(seed: Buffer, purpose = 'issuer', keySecret = KEY_SECRET): Promise<string> {
  const publicKey = multikeyOf((await seedSigner(seed)).publicKey)
  const sealing = new Sealing({ keySecret, sessionSecret: 's'.repeat(32) }, `key-file-${purpose}`)
  const sealed = sealing.seal(seed.toString('base64url'), `${purpose} ${publicKey}`)
  return JSON.stringify({ v: 1, purpose, publicKey, seed: sealed })
}
