import { LessThan } from 'typeorm'
import type { SessionRecords } from './session-record'
import type { Database } from '../../db/database'
import { SessionEntity } from './session.entity'

/** Sessions in the database: the default. */
export const databaseSessions = (db: Database): SessionRecords => ({
  async get(key) {
    return (await db.read.findOneBy(SessionEntity, { idHash: key })) ?? undefined
  },
  async set(key, record) {
    await db.write((manager) =>
      manager
        .createQueryBuilder()
        .insert()
        .into(SessionEntity)
        .values({ idHash: key, ...record })
        .orUpdate(['data', 'last_seen_at', 'expires_at'], ['id_hash'])
        .execute(),
    )
  },
  async touch(key, lastSeenAt, expiresAt) {
    await db.write((manager) => manager.update(SessionEntity, { idHash: key }, { lastSeenAt, expiresAt }))
  },
  async delete(key) {
    await db.write((manager) => manager.delete(SessionEntity, { idHash: key }))
  },
  async sweep(now) {
    await db.write((manager) => manager.delete(SessionEntity, { expiresAt: LessThan(now) }))
  },
})
