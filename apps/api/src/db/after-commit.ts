import type { EntityManager } from 'typeorm'

const waiting = new WeakMap<EntityManager, (() => void)[]>()

/** Runs `work` once the transaction of `manager` is stored, and never where it fails. It does nothing but note. */
export function afterCommit(manager: EntityManager, work: () => void): void {
  const before = waiting.get(manager)
  if (before) before.push(work)
  else waiting.set(manager, [work])
}

/** For who commits. */
export function tellCommitted(manager: EntityManager | undefined): void {
  if (!manager) return
  const work = waiting.get(manager) ?? []
  waiting.delete(manager)
  for (const one of work) one()
}
