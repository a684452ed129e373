import { In, IsNull, LessThan } from 'typeorm'
import type { EntityManager } from 'typeorm'
import { MINUTE_MS } from '@tryka/domain'
import { holdLock } from '../../db/named-lock'
import { AdmissionEntity } from './admission.entity'

/** Longer than any mail takes: what has no answer by then was cut short and may be sent again. */
const UNFINISHED_MS = 2 * MINUTE_MS

/** Who signs in and who lets in take turns, so that neither misses what the other is about to store. */
const takeTurn = (manager: EntityManager) => holdLock(manager, 'admissions')

/** Whether an administrator let this address in. */
export async function isLetIn(manager: EntityManager, emailKey: string): Promise<boolean> {
  await takeTurn(manager)
  return manager.existsBy(AdmissionEntity, { emailKey })
}

/** Those of `keys` that are let in already; the rest of this transaction is alone with them. */
export async function letInBefore(
  manager: EntityManager,
  keys: readonly string[],
  now: Date,
): Promise<Set<string>> {
  await takeTurn(manager)
  const unfinished = LessThan(new Date(now.getTime() - UNFINISHED_MS).toISOString())
  const emailKey = In([...keys])
  await manager.delete(AdmissionEntity, { emailKey, sentAt: IsNull(), admittedAt: unfinished })
  const rows = await manager.findBy(AdmissionEntity, { emailKey })
  return new Set(rows.map((row) => row.emailKey))
}

export const letIn = (manager: EntityManager, keys: readonly string[], by: string, at: string) =>
  manager.insert(
    AdmissionEntity,
    keys.map((emailKey) => ({ emailKey, admittedAt: at, admittedBy: by, sentAt: null })),
  )

export const noteSent = (manager: EntityManager, keys: readonly string[], at: string) =>
  manager.update(AdmissionEntity, { emailKey: In([...keys]) }, { sentAt: at })

/** The addresses are let in no longer; accounts that were admitted stay so. */
export const forgetAdmissions = (manager: EntityManager, keys: readonly string[]) =>
  manager.delete(AdmissionEntity, { emailKey: In([...keys]) })
