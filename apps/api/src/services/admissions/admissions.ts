import { In, LessThanOrEqual, MoreThan } from 'typeorm'
import type { EntityManager } from 'typeorm'
import { ADMISSION_RULES, DAY_MS } from '@tryka/domain'
import { holdLock } from '../../db/named-lock'
import type { AdmissionRow } from './admission.entity'
import { AdmissionEntity } from './admission.entity'

/** Those that let an address in, now or by a press. */
const OPEN = In(['sent', 'accepted'])
const before = (now: Date, ms: number): string => new Date(now.getTime() - ms).toISOString()

/** When an invitation that is mailed now ends. */
export const endOf = (now: Date): string =>
  new Date(now.getTime() + ADMISSION_RULES.days * DAY_MS).toISOString()

/** Who signs in and who lets in take turns, so that neither misses what the other is about to store. */
export const takeTurn = (manager: EntityManager) => holdLock(manager, 'admissions')

/**
 * Whether a proven address is let in. A code proves the mailbox as well as the link in the mail does, so an invitation
 * that is open is accepted by it. The caller has its turn.
 */
export async function admitByCode(manager: EntityManager, emailKey: string, now: Date): Promise<boolean> {
  const at = now.toISOString()
  const open = { emailKey, state: 'sent' as const, expiresAt: MoreThan(at) }
  const won = await manager.update(AdmissionEntity, open, {
    ...accepted(at),
    version: () => 'version + 1',
  })
  return won.affected ? true : manager.existsBy(AdmissionEntity, { emailKey, state: 'accepted' })
}

/** One statement: of any number of presses one finds the invitation open. */
export async function acceptAdmission(manager: EntityManager, tokenHash: string, now: Date) {
  const at = now.toISOString()
  const open = { tokenHash, state: 'sent' as const, expiresAt: MoreThan(at) }
  const row = await manager.findOneBy(AdmissionEntity, open)
  if (!row) return null
  const won = await manager.update(
    AdmissionEntity,
    { ...open, version: row.version },
    { ...accepted(at), version: row.version + 1 },
  )
  return won.affected ? row : null
}

/** The invitation that a link opens, while it does. */
export const openAdmission = (manager: EntityManager, tokenHash: string, now: Date) =>
  manager.findOneBy(AdmissionEntity, {
    tokenHash,
    state: 'sent',
    expiresAt: MoreThan(now.toISOString()),
  })

/** The latest invitation of an address, whatever became of it. */
export const latestAdmission = (
  manager: EntityManager,
  where: { emailKey: string } | { tokenHash: string },
) => manager.findOne(AdmissionEntity, { where, order: { createdAt: 'DESC', id: 'DESC' } })

/** Those of `keys` that are let in already; the rest of this transaction is alone with them. */
export async function letInBefore(
  manager: EntityManager,
  keys: readonly string[],
  now: Date,
): Promise<Set<string>> {
  await takeTurn(manager)
  const emailKey = In([...keys])
  await expireAdmissions(manager, now)
  const rows = await manager.find(AdmissionEntity, {
    select: { emailKey: true },
    where: { emailKey, state: OPEN },
  })
  return new Set(rows.map((row) => row.emailKey))
}

export const letIn = (manager: EntityManager, row: AdmissionRow) => manager.insert(AdmissionEntity, row)

/** Milliseconds until `more` mails about invitations fit into a day; 0 when they fit now. */
export async function untilMailable(manager: EntityManager, now: Date, more: number): Promise<number> {
  const sent = await sentSince(manager, now)
  const leaving = sent + more - ADMISSION_RULES.aDay
  if (leaving <= 0) return 0
  const [last] = await manager.find(AdmissionEntity, {
    select: { id: true, sentAt: true },
    where: { sentAt: MoreThan(before(now, DAY_MS)) },
    order: { sentAt: 'ASC' },
    skip: Math.min(leaving, sent) - 1,
    take: 1,
  })
  return last?.sentAt ? Date.parse(last.sentAt) + DAY_MS - now.getTime() : DAY_MS
}

/** Mails about invitations in the last day, whoever sent them. */
export const sentSince = (manager: EntityManager, now: Date) =>
  manager.countBy(AdmissionEntity, { sentAt: MoreThan(before(now, DAY_MS)) })

/** Changes an invitation as the caller saw it; false when somebody was faster. */
export async function moveAdmission(
  manager: EntityManager,
  { id, version }: Pick<AdmissionRow, 'id' | 'version'>,
  changes: Partial<AdmissionRow>,
): Promise<boolean> {
  const moved = await manager.update(AdmissionEntity, { id, version }, { ...changes, version: version + 1 })
  return moved.affected === 1
}

/** What ends by itself. */
export const expireAdmissions = (manager: EntityManager, now: Date) =>
  manager.update(
    AdmissionEntity,
    { state: 'sent', expiresAt: LessThanOrEqual(now.toISOString()) },
    { state: 'expired', version: () => 'version + 1' },
  )

/** Nothing is left of the addresses here; accounts that were admitted stay so. */
export const forgetAdmissions = (manager: EntityManager, keys: readonly string[]) =>
  manager.delete(AdmissionEntity, { emailKey: In([...keys]) })

const accepted = (usedAt: string) => ({ state: 'accepted' as const, usedAt })
