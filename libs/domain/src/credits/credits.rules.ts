import { TRACKS } from '../assessments/tracks'
import type { LearningPath } from '../hiring/learning/catalog'

/** What is given for what. Nothing is given for passing: paying for it would pay for cheating. */
export const CREDIT_AMOUNTS = { assessment: 50, path: 100, faultyTask: 50 } as const

/** What one person is given in a day of UTC; what is over is not given later. */
export const CREDITS_PER_DAY = 200

/** What the points are, word for word wherever the balance is. */
export const CREDIT_TERMS = 'Points for your own record. They cannot be bought, sold, sent or paid out.'

/** What a ledger says of a mistake that was taken back; its own words stand beneath. */
export const CREDIT_REVERSED = 'Reversed'

/** Something that is paid for once: what it refers to tells it from others of its kind. */
export interface CreditDeed {
  amount: number
  reason: string
  /** What the ledger says beneath. */
  note: string | null
  refType: string
  refId: string
}

/** A finished path, once ever. */
export const pathDeed = ({ id, title }: Pick<LearningPath, 'id' | 'title'>): CreditDeed => ({
  amount: CREDIT_AMOUNTS.path,
  reason: `Finished ${title}`,
  note: 'Every module of the path',
  refType: 'path',
  refId: id,
})

/** A finished assessment, once a track and calendar year, by the day on which it ended. */
export const assessmentDeed = (track: string, endedAt: string): CreditDeed => ({
  amount: CREDIT_AMOUNTS.assessment,
  reason: 'Finished an assessment',
  note: `${skillOf(track)}, whatever the result`,
  refType: 'assessment',
  refId: `${track}/${endedAt.slice(0, 4)}`,
})

/** A fault that nobody had found before in the words of a task. */
export const faultyTaskDeed = (
  track: string,
  { templateId, revision }: { templateId: string; revision: number },
): CreditDeed => ({
  amount: CREDIT_AMOUNTS.faultyTask,
  reason: 'Found a faulty task',
  note: `${skillOf(track)}, the first to say so`,
  refType: 'faulty_task',
  refId: `${templateId}@${revision}`,
})

/** How much of a deed is given to somebody who was given so much on that day. */
export const creditDue = (amount: number, givenToday: number): number =>
  Math.max(0, Math.min(amount, CREDITS_PER_DAY - givenToday))

const skillOf = (track: string): string => TRACKS.find(({ slug }) => slug === track)?.skill ?? track
