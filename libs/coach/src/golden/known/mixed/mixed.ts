import type { PracticeType } from '@tryka/domain'
import type { KnownAnswer } from '../known-answer'
import { BEHAVIOURAL } from './behavioural'
import { CASE } from './case'
import { CULTURE } from './culture'
import { SYSTEM_DESIGN } from './system-design'
import { TECHNICAL } from './technical'

const MIXED: Readonly<Record<PracticeType, readonly KnownAnswer[]>> = {
  behavioural: BEHAVIOURAL,
  technical: TECHNICAL,
  'system-design': SYSTEM_DESIGN,
  case: CASE,
  culture: CULTURE,
}

/**
 * Answers of a type that come among those of people. What the raters said of them is told, so none of them is in a
 * calibration; more may be added, and none taken away, for reviews name them.
 */
export const mixedAnswers = (type: PracticeType): readonly KnownAnswer[] => MIXED[type]

/** One of them, by its id. */
export const mixedAnswer = (id: string): KnownAnswer | undefined =>
  Object.values(MIXED)
    .flat()
    .find((one) => one.id === id)
