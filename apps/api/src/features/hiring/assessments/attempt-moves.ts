import { ATTEMPT_MACHINE, transition } from '@tryka/domain'
import { illegalMove } from '../core/errors'
import type { AttemptRow } from './attempt.table'

/** A move of an attempt, and who makes it. */
export interface Move {
  action: string
  by: 'candidate' | 'system' | 'platform'
  /** In the words of who decided at the console. */
  reason?: string | null
}

/** Attempts are no business of a market: their moves leave no event in one. */
export function nextState(row: AttemptRow, { action, by: actor, reason = null }: Move): AttemptRow['state'] {
  const result = transition(ATTEMPT_MACHINE, { from: row.state, action, actor, reason })
  if (!result.ok) throw illegalMove(result)
  const { to } = result.transition
  if (to === 'deleted') throw new Error('No move deletes an attempt')
  return to
}
