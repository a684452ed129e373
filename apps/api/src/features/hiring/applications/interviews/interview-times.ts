import { In, Not } from 'typeorm'
import type { EntityManager } from 'typeorm'
import { atLocal, localTime } from '@tryka/domain'
import { isUniqueViolation } from '../../../../db/unique-violation'
import type { Change } from '../../core/change'
import { refused } from '../../core/errors'
import { heldMarks } from '../../core/held-time'
import type { StoredInterviewRow } from './interview.table'
import { InterviewerTimeEntity } from './interview.table'
import { TeamMemberEntity } from '../../team/team.table'

/** Interviews that stand in the list of their day: a cancelled one does not. */
export const ON_THE_DAY = ['pending', 'confirmed', 'completed', 'no_show'] as const

/** From the first to the last moment of the day that it is in a zone. */
export function dayOf(zone: string, now: Date): { from: string; to: string } {
  const { year, month, day } = localTime(now, zone)
  const next = atLocal(zone, year, month, day + 1).getTime()
  return { from: atLocal(zone, year, month, day).toISOString(), to: new Date(next - 1).toISOString() }
}

type Held = Pick<StoredInterviewRow, 'id' | 'interviewerIds' | 'duration'>

const busy = (name: string, at: string) =>
  refused(409, 'INTERVIEWER_BUSY', `${name} has another interview at one of these times.`, { at })

/** What the database answers when two requests want the same minutes at once. */
export const busyOnConflict = (error: unknown): never => {
  if (isUniqueViolation(error))
    throw refused(409, 'INTERVIEWER_BUSY', 'An interviewer has another interview at one of these times.')
  throw error
}

export async function releaseTimes(manager: EntityManager, interviewId: string): Promise<void> {
  await manager.delete(InterviewerTimeEntity, { interviewId })
}

/** Holds `slots` of every interviewer and lets go of everything else that the interview held. */
export async function holdTimes(change: Change, interview: Held, slots: readonly string[]): Promise<void> {
  const { manager, marketId } = change
  const { id: interviewId, interviewerIds, duration } = interview
  const marks = [...new Set(slots.flatMap((slot) => heldMarks(slot, duration)))].sort()
  const taken = await manager.findOneBy(InterviewerTimeEntity, {
    memberId: In(interviewerIds),
    at: In(marks),
    interviewId: Not(interviewId),
  })
  if (taken) {
    const member = await manager.findOneBy(TeamMemberEntity, { id: taken.memberId, marketId })
    throw busy(member?.name ?? 'An interviewer', taken.at)
  }
  await releaseTimes(manager, interviewId)
  // In one order, so that two who want the same minutes wait and never wait for each other.
  const rows = [...interviewerIds]
    .sort()
    .flatMap((memberId) => marks.map((at) => ({ memberId, at, interviewId, marketId })))
  await manager.insert(InterviewerTimeEntity, rows)
}
