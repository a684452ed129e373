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
  link?: { text: string; to: 'attempt' | 'track' | 'result' | 'practice' }
}

/** When an assessment was planned for; one that began at once, or whose time has come, is under way. */
export const plannedFor = (own: OwnSkill | undefined, now: number): string | null =>
  own?.state === 'Assessment Scheduled' && Date.parse(own.scheduledAt ?? '') > now ? own.scheduledAt : null

/** The days that are left of a proof, once it can be renewed. */
export function renewalDays(expiresAt: string | null | undefined, now: number): number | null {
  if (!expiresAt) return null
  const left = Date.parse(expiresAt) - now
  return left > 0 && left < RENEW_DAYS * DAY_MS ? Math.ceil(left / DAY_MS) : null
}

export interface TrackStateOptions {
  standing: TrackStanding | undefined
  /** The row of the skill, where it says something true of this person; a sample of a demo does not. */
  own: OwnSkill | undefined
  hasPractice: boolean
  /** Decides between waiting and renewing. */
  now: number
}

/** The state of one track for one person. */
export function trackState({ standing, own, hasPractice, now }: TrackStateOptions): TrackState {
  const {
    openAttempt = null,
    againAt = null,
    attemptsLeft = 1,
    held = null,
    last = null,
    proved = null,
  } = standing ?? {}
  if (openAttempt) {
    const planned = plannedFor(own, now)
    return {
      status: planned ? formatMoment(planned) : 'Under way',
      held: false,
      link: { text: planned ? 'Start now' : 'Go on', to: 'attempt' },
    }
  }
  if (held) return { status: 'Under review', held: false, link: { text: 'See why', to: 'result' } }
  const level = proved?.level ?? (own?.verified ? (own.awarded ?? own.level) : null)
  if (level) {
    const expiresAt = proved?.expiresAt ?? own?.expiresAt
    const status = `${SKILL_LEVEL_NAMES[level]} held`
    if (againAt) return { status, held: true, note: `Again from ${formatDate(againAt)}` }
    if (renewalDays(expiresAt, now) !== null)
      return { status, held: true, link: { text: 'Renew', to: 'track' } }
    if (expiresAt) return { status, held: true, note: `Expires ${formatDate(expiresAt)}` }
    return { status, held: true, link: { text: 'Take it again', to: 'track' } }
  }
  if (againAt && attemptsLeft === 0)
    return { status: 'Attempts used up', held: false, note: `Again from ${formatDate(againAt)}` }
  if (againAt)
    return {
      status: `Retry on ${formatDate(againAt)}`,
      held: false,
      link: hasPractice
        ? { text: 'Practise until then', to: 'practice' }
        : { text: 'See what it measures', to: 'track' },
    }
  return {
    status: last ? 'Ready' : 'Not taken',
    held: false,
    link: { text: last ? 'Take it again' : 'See what it measures', to: 'track' },
  }
}
