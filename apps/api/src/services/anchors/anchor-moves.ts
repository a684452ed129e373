import type { EntityManager } from 'typeorm'
import type { AnchorMoveState } from '@tryka/domain'
import { ANCHOR_MACHINE, ANCHOR_RULES, HOUR_MS, MINUTE_MS, OPEN_ANCHORS, transition } from '@tryka/domain'
import type { Database } from '../../db/database'
import { holdLock } from '../../db/named-lock'
import type { AnchorRow } from './anchor.table'
import { AnchorEntity } from './anchor.table'

/** Whoever moves an anchor holds it. Nobody holds it while a chain is asked. */
const LOCK = 'anchors'

/** Runs `work` alone, in all processes. */
export const alone = <T>(db: Database, work: (manager: EntityManager) => Promise<T>): Promise<T> =>
  db.transaction(async (manager) => {
    await holdLock(manager, LOCK)
    return work(manager)
  })

/** The state after these moves, each of which the table lists. */
export function stateAfter(from: AnchorMoveState | 'none', actions: readonly string[]): AnchorMoveState {
  const after = actions.reduce((state: AnchorMoveState | 'none', action) => {
    const result = transition(ANCHOR_MACHINE, { from: state, action, actor: 'system' })
    const to = result.ok ? result.transition.to : 'deleted'
    if (to === 'deleted') throw new Error(`An anchor that is ${state} cannot ${action}.`)
    return to
  }, from)
  if (after === 'none') throw new Error('An anchor begins in the queue.')
  return after
}

export type Patch = Partial<
  Pick<AnchorRow, 'tx' | 'nonce' | 'fee' | 'tip' | 'block' | 'tries' | 'fault' | 'dueAt'>
>

interface Moved {
  row: AnchorRow
  actions: readonly string[]
  patch: Patch
  at: Date
}

/** Moves an anchor on, if it is still where it was; false where a person or another process was faster. */
export const moveOn = (db: Database, { row, actions, patch, at }: Moved): Promise<boolean> =>
  alone(db, async (manager) => {
    const { id, state, movedAt } = row
    if (!(await manager.existsBy(AnchorEntity, { id, state, movedAt }))) return false
    const moved = actions.length
      ? { state: stateAfter(state, actions), movedAt: at.toISOString(), tries: 0, fault: null }
      : {}
    const next = { ...moved, ...patch }
    await manager.update(AnchorEntity, { id }, next)
    Object.assign(row, next)
    return true
  })

export const isOpen = ({ state }: Pick<AnchorRow, 'state'>): boolean =>
  (OPEN_ANCHORS as readonly string[]).includes(state)

/** Whether a person should look at it. */
export const isStuck = (row: AnchorRow, now: Date): boolean =>
  isOpen(row) &&
  (row.tries >= ANCHOR_RULES.stuckTries ||
    now.getTime() - Date.parse(row.queuedAt) > ANCHOR_RULES.stuckHours * HOUR_MS)

/** When it is tried again after so many failures in a row. */
export const afterPause = (tries: number, now: Date): string =>
  new Date(now.getTime() + Math.min(2 ** tries, ANCHOR_RULES.pauseMinutes) * MINUTE_MS).toISOString()
