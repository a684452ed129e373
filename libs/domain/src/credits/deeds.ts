import { TRACKS } from '../assessments/tracks'
import { CREDIT_AMOUNTS, type CreditDeed, noteOf } from './credits.rules'

const skillOf = (track: string): string => TRACKS.find(({ slug }) => slug === track)?.skill ?? track

/** A finished path, once ever. */
export const pathDeed = ({ id, title }: { id: string; title: string }): CreditDeed => ({
  amount: CREDIT_AMOUNTS.path,
  reason: `Finished ${title}`,
  note: 'Every module of the path',
  refType: 'path',
  refId: id,
})

/** A module whose checks and task are right, once ever. */
export const moduleDeed = ({ id, title }: { id: string; title: string }): CreditDeed => ({
  amount: CREDIT_AMOUNTS.module,
  reason: 'Module passed',
  note: noteOf(title),
  refType: 'module',
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

/** A question answered better than on the days before, once a question. */
export const answerDeed = (
  { id, stem }: { id: string; stem: string },
  { from, to }: { from: number; to: number },
): CreditDeed => ({
  amount: CREDIT_AMOUNTS.answer,
  reason: 'Answer improved',
  note: noteOf(stem, ` ${from} to ${to}`),
  refType: 'answer',
  refId: id,
})

/** The challenge of a week, which is named by its Monday. */
export const challengeDeed = (week: string, text: string): CreditDeed => ({
  amount: CREDIT_AMOUNTS.challenge,
  reason: 'Challenge of the week',
  note: noteOf(text),
  refType: 'challenge',
  refId: week,
})

/** A mock interview that both sides confirmed, for whoever asked the questions. `pair` names neither of the two. */
export const mockDeed = (mockId: string, pair: string): CreditDeed => ({
  amount: CREDIT_AMOUNTS.mock,
  reason: 'Mock interview hosted',
  note: 'Confirmed by both sides',
  refType: 'mock',
  refId: mockId,
  pair,
})

/** A review of an answer that its owner found useful. */
export const reviewDeed = (reviewId: string, pair: string): CreditDeed => ({
  amount: CREDIT_AMOUNTS.review,
  reason: 'Review given',
  note: 'Found useful by the one who asked',
  refType: 'review',
  refId: reviewId,
  pair,
})

/** A correction of a question, module or check that a person accepted. */
export const correctionDeed = (correctionId: string, about: string): CreditDeed => ({
  amount: CREDIT_AMOUNTS.correction,
  reason: 'Correction accepted',
  note: noteOf(about),
  refType: 'correction',
  refId: correctionId,
})
