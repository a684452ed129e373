import { DAY_MS, SKILL_LEVEL_NAMES, type OwnSkill, type TrackStanding } from '@tryka/domain'
import { formatDate, formatMoment } from '../../../base/format/format'

/** From so many days before its end a level can be renewed with a word of its own. */
const RENEW_DAYS = 30

/** Where somebody stands in a track, in the words of its cell. */
export interface TrackState {
  status: string
  /** A level is held: the one thing here that is proved. */
  held: boolean
  /** What follows: a day to wait for, or a way on. */
  note?: string
  link?: { text: string; to: 'attempt' | 'track' }
}

/** When an assessment was planned for; one that began at once, or whose time has come, is under way. */
export const plannedFor = (own: OwnSkill | undefined, now: number): string | null =>
  own?.state === 'Assessment Scheduled' && Date.parse(own.scheduledAt ?? '') > now ? own.scheduledAt : null

/**
 * `own` is the row of the skill, where it says something true of this person; a sample of a demo does not.
 * `now` decides between waiting and renewing.
 */
export function trackState(
  standing: TrackStanding | undefined,
  own: OwnSkill | undefined,
  now: number,
): TrackState {
  const { openAttempt = null, againAt = null, attemptsLeft = 1, last = null } = standing ?? {}
  if (openAttempt) {
    const planned = plannedFor(own, now)
    return {
      status: planned ? formatMoment(planned) : 'Under way',
      held: false,
      link: { text: planned ? 'Start now' : 'Go on', to: 'attempt' },
    }
  }
  const level = own?.verified ? own.level : last?.level
  if (level) {
    const expiresAt = own?.verified ? own.expiresAt : null
    const status = `${SKILL_LEVEL_NAMES[level]} held`
    if (againAt) return { status, held: true, note: `Again from ${formatDate(againAt)}` }
    const isDue = expiresAt !== null && Date.parse(expiresAt) - now < RENEW_DAYS * DAY_MS
    if (isDue) return { status, held: true, link: { text: 'Renew', to: 'track' } }
    if (expiresAt) return { status, held: true, note: `Expires ${formatDate(expiresAt)}` }
    return { status, held: true, link: { text: 'Take it again', to: 'track' } }
  }
  if (againAt && attemptsLeft === 0)
    return { status: 'Attempts used up', held: false, note: `Again from ${formatDate(againAt)}` }
  if (againAt)
    return {
      status: `Retry on ${formatDate(againAt)}`,
      held: false,
      link: { text: 'See what it measures', to: 'track' },
    }
  return {
    status: last ? 'Ready' : 'Not taken',
    held: false,
    link: { text: last ? 'Take it again' : 'See what it measures', to: 'track' },
  }
}
