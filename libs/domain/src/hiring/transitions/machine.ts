import type { TeamRole } from '../../roles'

/**
 * Who moves things. Recruiters and hiring managers act only on postings of which they are members; that scope, like
 * every guard on data, is checked beside these tables.
 */
export const ACTORS = [
  'candidate',
  'recruiter',
  'hiring_manager',
  'company_admin',
  'interviewer',
  'invitee',
  'system',
  'platform',
] as const
export type Actor = (typeof ACTORS)[number]

/** The actor that a team member is. */
export const ACTOR_OF_ROLE: Record<TeamRole, Actor> = {
  Admin: 'company_admin',
  'Hiring Manager': 'hiring_manager',
  Recruiter: 'recruiter',
}

/** One allowed move. `none` is before the thing exists; `deleted` after it is gone. */
export interface Transition<S extends string> {
  readonly action: string
  readonly from: S | 'none'
  readonly to: S | 'deleted'
  readonly by: readonly Actor[]
  /** Actors who must say why; `true` is everybody. */
  readonly reason?: true | readonly Actor[]
}

/** Every allowed move of one kind of thing. What is not listed is refused. */
export interface Machine<S extends string> {
  readonly name: string
  readonly states: readonly S[]
  readonly transitions: readonly Transition<S>[]
}

export type TransitionResult<S extends string> =
  | { ok: true; transition: Transition<S> }
  | { ok: false; code: 'illegal_transition' | 'reason_required'; from: string; allowed: string[] }

/** The moves that `actor` may make from `from`. */
export const allowedTransitions = <S extends string>(
  machine: Machine<S>,
  from: S | 'none',
  actor: Actor,
): Transition<S>[] => machine.transitions.filter((move) => move.from === from && move.by.includes(actor))

/** True when some action brings `actor` from one state to the other. */
export const canMove = <S extends string>(
  machine: Machine<S>,
  from: S | 'none',
  to: S | 'deleted',
  actor: Actor,
): boolean => allowedTransitions(machine, from, actor).some((move) => move.to === to)

/** True when `actor` may do `action` in this state: what shows or hides a control. */
export const canDo = <S extends string>(
  machine: Machine<S>,
  from: S | 'none',
  action: string,
  actor: Actor,
): boolean => allowedTransitions(machine, from, actor).some((move) => move.action === action)

const needsReason = <S extends string>(move: Transition<S>, actor: Actor): boolean =>
  move.reason === true || (move.reason ?? []).includes(actor)

/** Looks an action up: the move to make, or why not and what is allowed instead (a 409 or 400 of the API). */
export function transition<S extends string>(
  machine: Machine<S>,
  attempt: { from: S | 'none'; action: string; actor: Actor; reason?: string | null },
): TransitionResult<S> {
  const { from, action, actor, reason } = attempt
  const moves = allowedTransitions(machine, from, actor)
  const move = moves.find((candidate) => candidate.action === action)
  if (!move) {
    return { ok: false, code: 'illegal_transition', from, allowed: [...new Set(moves.map((m) => m.to))] }
  }
  if (needsReason(move, actor) && !reason?.trim()) {
    return { ok: false, code: 'reason_required', from, allowed: [move.to] }
  }
  return { ok: true, transition: move }
}
