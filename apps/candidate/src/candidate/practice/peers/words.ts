import {
  PEER_MARK_NAMES,
  PEER_RULES,
  type PeerHome,
  type PeerMark,
  type PeerReviewState,
  type SharedState,
} from '@tryka/domain'

/** A name of a card with what the help of its person is called, where that is shown. */
export const withMark = (name: string, mark: PeerMark | null): string =>
  mark ? `${name}, ${PEER_MARK_NAMES[mark]}` : name

/** How kind somebody is beside the raters, in hundredths of a level. */
export const shiftText = (shift: number): string =>
  shift === 0
    ? 'You were neither kinder nor stricter.'
    : `You were ${(Math.abs(shift) / 100).toFixed(2)} ${shift > 0 ? 'kinder' : 'stricter'}.`

/** How kind somebody is on the known answers among those of people, once there are enough of them to say so. */
export const knownText = ({ count, shift }: PeerHome['known']): string => {
  const counted = `${count} known ${count === 1 ? 'answer' : 'answers'} so far.`
  return shift === null
    ? `${counted} From ${PEER_RULES.knownTold} on you read here whether you mark more kindly than the raters.`
    : `${counted} ${shiftText(shift)}`
}

type Tone = 'open' | 'vriddhi' | 'neutral'

export const SHARED_WORDS: Record<SharedState, { word: string; tone: Tone }> = {
  open: { word: 'Waits for reviews', tone: 'open' },
  reviewed: { word: 'Reviewed', tone: 'vriddhi' },
  closed: { word: 'Closed', tone: 'neutral' },
  withdrawn: { word: 'Taken back', tone: 'neutral' },
}
export const REVIEW_WORDS: Record<PeerReviewState, { word: string; tone: Tone }> = {
  taken: { word: 'Taken', tone: 'open' },
  submitted: { word: 'Sent', tone: 'open' },
  useful: { word: 'Found useful', tone: 'vriddhi' },
  not_useful: { word: 'Not found useful', tone: 'neutral' },
  neutral: { word: 'Nobody said', tone: 'neutral' },
  known: { word: 'Known answer', tone: 'neutral' },
  lapsed: { word: 'Given back', tone: 'neutral' },
}
