import type { EntityManager } from 'typeorm'
import { publicKeyOf } from '@tryka/credentials'
import { isSafePoint } from '@tryka/credentials/issue'
import type { Clock } from '../../clock'
import type { Database } from '../../db/database'
import { ConfigError } from '../../environment'
import type { IssuerKeyRow, KeyPurpose } from './issuer-key.table'
import { IssuerKeyEntity } from './issuer-key.table'
import type { KeyConfig, OpenKey } from './key-files'
import { KeyFiles } from './key-files'

export interface KeyDeps {
  config: KeyConfig & { apiUrl: string }
  db: Database
  clock: Clock
}

export interface OpenKeys {
  rows: IssuerKeyRow[]
  open: Record<KeyPurpose, OpenKey>
}

const refuse = (sentence: string) => new ConfigError([sentence])
const numberOf = ({ id }: Pick<IssuerKeyRow, 'id'>): number => Number(id.split('-')[1])

/** The name of the key after those there are. */
export const nextId = (purpose: KeyPurpose, rows: readonly IssuerKeyRow[]): string =>
  `${purpose}-${1 + Math.max(0, ...rows.filter((row) => row.purpose === purpose).map(numberOf))}`

/** Every key that is recorded, the oldest first. */
export async function recordedKeys(manager: EntityManager): Promise<IssuerKeyRow[]> {
  const rows = await manager.find(IssuerKeyEntity)
  return rows.sort((a, b) => numberOf(a) - numberOf(b))
}

/** Records the public half of a key; of two that record one name, the first is believed. */
export async function record(
  { db, clock }: Pick<KeyDeps, 'db' | 'clock'>,
  key: OpenKey,
  kept: Pick<IssuerKeyRow, 'purpose' | 'state'>,
): Promise<void> {
  const addedAt = clock.now().toISOString()
  const none = { addedLeaf: null, retiredLeaf: null, validBelow: null, expiresAt: null, revokedAt: null }
  const row: IssuerKeyRow = { id: key.id, publicMultibase: key.multikey, addedAt, ...none, ...kept }
  await db.write((manager) =>
    manager
      .createQueryBuilder()
      .insert()
      .into(IssuerKeyEntity)
      .values(row)
      .orIgnore()
      .updateEntity(false)
      .execute(),
  )
}

/** Opens the file of a recorded key. Throws `ConfigError` where it is another key, or is not there. */
export async function openRecorded(files: KeyFiles, row: IssuerKeyRow): Promise<OpenKey> {
  const { id, purpose, publicMultibase: known } = row
  if (!isSafePoint(publicKeyOf(known)))
    throw refuse(`The database has ${known} as ${id}, which is no safe key.`)
  if (!files.has(id))
    throw refuse(
      `The database knows the key ${known}, but there is no ${files.pathOf(id)}: mount the folder of keys that belongs to this database, or put it back from your backup.`,
    )
  const key = await files.open(purpose, id)
  if (key.multikey !== known)
    throw refuse(
      `The key file ${files.pathOf(id)} holds ${key.multikey}, but the database knows ${known}: mount the folder of keys that belongs to this database.`,
    )
  return key
}

async function openPurpose(deps: KeyDeps, files: KeyFiles, purpose: KeyPurpose): Promise<OpenKey> {
  const ofPurpose = async () => (await recordedKeys(deps.db.read)).filter((row) => row.purpose === purpose)
  if (!(await ofPurpose()).length) {
    const id = nextId(purpose, [])
    await files.make(purpose, id)
    await record(deps, await files.open(purpose, id), { purpose, state: 'current' })
  }
  const current = (await ofPurpose()).find(({ state }) => state === 'current')
  if (!current) throw refuse(`The database has no current ${purpose} key: put it back from your backup.`)
  return openRecorded(files, current)
}

/** Opens the keys that sign, and makes them at the first start. Throws `ConfigError` where they must not be used. */
export async function openKeys(deps: KeyDeps): Promise<OpenKeys> {
  const files = new KeyFiles(deps.config)
  const issuer = await openPurpose(deps, files, 'issuer')
  const log = await openPurpose(deps, files, 'log')
  return { rows: await recordedKeys(deps.db.read), open: { issuer, log } }
}
