import { randomUUID } from 'node:crypto'
import { In, MoreThan } from 'typeorm'
import type { EntityManager } from 'typeorm'
import type { VersionReason } from '@tryka/domain'
import { MINUTE_MS, RESUME_LIMITS } from '@tryka/domain'
import { packJson } from '../../db/packed-json'
import type { ResumeRow } from './resume.entity'
import { ResumeVersionEntity } from './resume-version.entity'

export const NEWEST_FIRST = { createdAt: 'DESC', version: 'DESC' } as const

const drop = (manager: EntityManager, versions: readonly { id: string }[]) =>
  manager.delete(ResumeVersionEntity, { id: In(versions.map(({ id }) => id)) })

/** Was a state kept so lately that what changes now belongs to the same session of editing? */
const inSession = (manager: EntityManager, resumeId: string, now: string): Promise<boolean> =>
  manager.existsBy(ResumeVersionEntity, {
    resumeId,
    createdAt: MoreThan(new Date(Date.parse(now) - RESUME_LIMITS.sessionMinutes * MINUTE_MS).toISOString()),
  })

/**
 * Keeps the present state of a resume inside the caller's transaction. Before a session of editing once: the saves that
 * follow it change what is in nobody's memory yet.
 */
export async function keepVersion(
  manager: EntityManager,
  row: ResumeRow,
  reason: VersionReason,
  now: string,
): Promise<void> {
  if (reason === 'session' && (await inSession(manager, row.id, now))) return
  const content = packJson(row.content)
  await manager.insert(ResumeVersionEntity, {
    id: randomUUID(),
    resumeId: row.id,
    version: row.version,
    reason,
    title: row.title,
    content,
    bytes: content.length,
    createdAt: now,
  })
  const surplus = await manager.find(ResumeVersionEntity, {
    select: { id: true },
    where: { resumeId: row.id },
    order: NEWEST_FIRST,
    skip: RESUME_LIMITS.versions,
  })
  if (surplus.length) await drop(manager, surplus)
}

const versionsOf = (manager: EntityManager, accountId: string) =>
  manager
    .createQueryBuilder(ResumeVersionEntity, 'v')
    .innerJoin('resume', 'r', 'r.id = v.resumeId')
    .where('r.accountId = :accountId', { accountId })

/** The kept states of an account, the oldest first. */
export async function keptIds(manager: EntityManager, accountId: string): Promise<string[]> {
  const rows = await versionsOf(manager, accountId)
    .select('v.id')
    .orderBy('v.createdAt')
    .addOrderBy('v.version')
    .addOrderBy('v.id')
    .getMany()
  return rows.map(({ id }) => id)
}

/** Bytes of all kept states of an account. */
export async function versionBytes(manager: EntityManager, accountId: string): Promise<number> {
  const sum = await versionsOf(manager, accountId)
    .select('SUM(v.bytes)', 'bytes')
    .getRawOne<{ bytes: number | string | null }>()
  return Number(sum?.bytes ?? 0)
}

/** Drops the oldest kept states of an account until so many bytes are free, or none is left; answers how many are. */
export async function dropVersions(
  manager: EntityManager,
  accountId: string,
  bytes: number,
): Promise<number> {
  const oldest = await versionsOf(manager, accountId)
    .select(['v.id', 'v.bytes'])
    .orderBy('v.createdAt')
    .addOrderBy('v.version')
    .getMany()
  let freed = 0
  const enough = oldest.findIndex((version) => (freed += version.bytes) >= bytes)
  const gone = enough < 0 ? oldest : oldest.slice(0, enough + 1)
  if (gone.length) await drop(manager, gone)
  return freed
}
