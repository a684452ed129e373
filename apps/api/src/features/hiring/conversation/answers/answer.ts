import type { EntityManager } from 'typeorm'
import type { CandidateSectionName, CoachAction, CoachFact } from '@tryka/domain'
import { dashboardPath } from '@tryka/domain'
import type { CandidatePlace } from '../../core/places'
import type { GuidanceService } from '../../guidance/guidance.service'
import type { Courses } from '../../learning/courses'
import type { ReviewItems } from '../../reviews/review-items'

/** What answers are read of beside rows. */
export interface Sources {
  guidance: GuidanceService
  courses: Courses
  cards: ReviewItems
}

/** What an answer is read with. */
export interface Asked {
  /** Reads what is committed: answers are read before anything is held. */
  manager: EntityManager
  sources: Sources
  place: CandidatePlace
  now: Date
  /** As it was written. */
  text: string
  /** The posting that is open beside it. */
  posting: string | null
}

/** One fixed sentence, what is so, and what to do about it: the last of `actions` is never missing. */
export interface Answer {
  say: string
  facts: CoachFact[]
  actions: CoachAction[]
}

/** The way to a section, as an action. */
export const go = (
  label: string,
  section: CandidateSectionName,
  values: Readonly<Record<string, string | undefined>> = {},
): CoachAction => ({ label, href: dashboardPath('candidate', section, values) })

export const hrefTo = (
  section: CandidateSectionName,
  values: Readonly<Record<string, string | undefined>> = {},
): string => dashboardPath('candidate', section, values)

export const factsAt =
  ({ now }: Pick<Asked, 'now'>) =>
  (id: string, text: string, more: Partial<CoachFact> = {}): CoachFact => ({
    id,
    text,
    value: null,
    unit: null,
    href: null,
    asOf: now.toISOString(),
    ...more,
  })
