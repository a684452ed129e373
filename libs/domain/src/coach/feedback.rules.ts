/** Which engine judged; scores of two versions are never joined. */
export const COACH_VERSION = 'coach-1'
/** Under so many own words an answer has no score. */
export const LEAST_WORDS = 25
/** Under so many no criterion goes beyond 2. */
export const FEW_WORDS = 40
/** What every feedback says of itself. */
export const COACH_LIMIT =
  'This reads form and named points. It cannot know whether a story is true or a design would work.'

/** Why a sentence does not count. */
export const SET_ASIDE_REASONS = ['grader', 'copied', 'repeated', 'list'] as const
export type SetAsideReason = (typeof SET_ASIDE_REASONS)[number]
export const SET_ASIDE_TEXTS: Record<SetAsideReason, string> = {
  grader: 'it speaks to the grader',
  copied: 'it is copied from the question or an example',
  repeated: 'it was said before in this answer',
  list: 'it lists words without saying anything of them',
}

/** What is judged: the answer, and below it what was said to the follow-up. Quotes are offsets into this. */
export const judgedText = (answer: string, followAnswer: string | null): string =>
  followAnswer ? `${answer}\n\n${followAnswer}` : answer
