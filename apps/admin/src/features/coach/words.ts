import {
  CIRCLE_RULES,
  CORRECTION_KIND_NAMES,
  TOO_FEW_BELOW,
  type Circle,
  type CircleOther,
  type Circles,
  type CoachContent,
  type CorrectionCase,
  type CorrectionState,
} from '@tryka/domain'
import type { StatusTone } from '@tryka/ui'
import { formatCount, formatDate } from '../../base/format'

/** Where a correction stands. */
export const STATES: Record<CorrectionState, { word: string; tone: StatusTone }> = {
  open: { word: 'Open', tone: 'open' },
  accepted: { word: 'Accepted', tone: 'vriddhi' },
  refused: { word: 'Refused', tone: 'neutral' },
}

export const kindOf = ({ kind }: Pick<CorrectionCase, 'kind'>): string => CORRECTION_KIND_NAMES[kind]

/** Which revision was seen, and which is served now. */
export function revisionText({
  revision,
  revisionNow,
}: Pick<CorrectionCase, 'revision' | 'revisionNow'>): string {
  if (revisionNow === null) return `Seen as revision ${revision}. It is not there any more.`
  if (revisionNow === revision) return `Revision ${revision}, as it is now.`
  return `Seen as revision ${revision}; revision ${revisionNow} is there now.`
}

/** `at least 0.60`. */
export const gateText = ({ sense, gate }: CoachContent['figures'][number]): string =>
  `${sense === 'least' ? 'at least' : 'at most'} ${gate.toFixed(2)}`

const some = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`

/** `5 mock interviews, 1 review`. */
export const helpsText = ({ mocks, reviews }: Circle): string =>
  [
    ...(mocks > 0 ? [some(mocks, 'mock interview')] : []),
    ...(reviews > 0 ? [some(reviews, 'review')] : []),
  ].join(', ')

/** `9 of 12 for 2 of 5 people`. */
export function fromFewText({ helps, people, others }: Circle): string {
  const few = others.reduce((sum, other) => sum + other.helps, 0)
  return people > others.length
    ? `${formatCount(few)} of ${formatCount(helps)} for ${others.length} of ${some(people, 'person', 'people')}`
    : `All ${formatCount(helps)} for ${some(people, 'person', 'people')}`
}

/** What one other got, and what came from them; on a phone no head says which is which. */
export const otherText = ({ helps, back }: CircleOther): string =>
  `${some(helps, 'help')} for them${back > 0 ? `, ${formatCount(back)} from them` : ''}`

/** How many are listed and by what; a list is not a finding. */
export const circlesText = ({ total, since }: Circles): string =>
  `${some(total, 'person', 'people')} with at least ${CIRCLE_RULES.least} paid helps since ${formatDate(since)}, more than half of them for the same ${CIRCLE_RULES.others} people. Nothing follows from it by itself: open an account to look closer.`

/** A count, or that it is too small to be told. */
export const countText = (count: number | null): string =>
  count === null ? `Under ${TOO_FEW_BELOW}` : formatCount(count)
