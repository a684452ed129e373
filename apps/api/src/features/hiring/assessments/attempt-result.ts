import { probability } from '@tryka/assessment'
import type { AttemptResult, OwnAppeal, OwnHold, SkillLevel } from '@tryka/domain'
import { COURSE_PATHS } from '@tryka/coach'
import { SKILL_LEVELS, TRACKS } from '@tryka/domain'
import { proofEnd } from '../skills/prove-skill'
import { appealUntil } from './appeal-until'
import type { AttemptRow, AttemptTaskRow } from './attempt.table'
import { isScored, skillOf } from './attempt-tasks'
import { levelOf } from './offered-tracks'

type Standing = AttemptResult['topics'][number]['standing']

/** Fewer tasks of a topic say nothing. */
const ENOUGH = 3
/** So many standard deviations from what the whole result expects are a difference. */
const APART = 1

/** How the answers of a topic compare with those that the ability expects, as a standard score. */
function standingOf(tasks: readonly AttemptTaskRow[], theta: number): Standing {
  if (tasks.length < ENOUGH) return 'few'
  const chances = tasks.map(({ item }) => probability(theta, item))
  const right = tasks.filter(({ isCorrect }) => isCorrect).length
  const expected = chances.reduce((sum, p) => sum + p, 0)
  const apart = (right - expected) / Math.sqrt(chances.reduce((sum, p) => sum + p * (1 - p), 0))
  return apart > APART ? 'stronger' : apart < -APART ? 'weaker' : 'expected'
}

/** How each topic of the track went; nothing of what was never measured. */
export function topicStandings(
  { track, measured }: Pick<AttemptRow, 'track' | 'measured'>,
  done: readonly AttemptTaskRow[],
): AttemptResult['topics'] {
  const topics = TRACKS.find(({ slug }) => slug === track)?.topics ?? []
  const tasks = done.filter(isScored)
  return topics.map(({ id, name }) => {
    const own = tasks.filter(({ topic }) => topic === id)
    return { id, name, standing: measured ? standingOf(own, measured.theta) : 'few' }
  })
}

/** What an attempt showed: never which task was wrong, and nothing about other people. */
export function attemptResult(
  row: AttemptRow,
  {
    done,
    appeals,
    hold,
    credentialId,
    now,
  }: {
    done: readonly AttemptTaskRow[]
    appeals: OwnAppeal[]
    hold: OwnHold | null
    credentialId: string | null
    now: Date
  },
  { againAt, attemptsLeft }: Pick<AttemptResult, 'againAt' | 'attemptsLeft'>,
): AttemptResult | null {
  const { id, track, share, state, measured, endedAt, endReason } = row
  if (!measured || endedAt === null || endReason === null) return null
  const counts = state === 'scored'
  // What was not confirmed is forgotten with the reasons.
  if (!counts && !hold) return null
  const { level, likelihoods, score, interval } = measured
  const above: SkillLevel | undefined = SKILL_LEVELS.find((one) => one > (level ?? 0))
  const skill = skillOf(row)
  const topics = TRACKS.find(({ slug }) => slug === track)?.topics ?? []
  const until = appealUntil(row)
  return {
    id,
    track,
    skill,
    endedAt,
    endReason,
    share,
    level,
    likelihoods,
    score,
    interval,
    calibration: measured.calibration,
    topics: topicStandings(row, done),
    next: above === undefined ? null : levelOf(track, above),
    paths: COURSE_PATHS.filter(({ skills }) => skills.includes(skill)).map((path) => ({
      id: path.id,
      title: path.title,
    })),
    againAt,
    attemptsLeft,
    expiresAt: level === null || !counts ? null : proofEnd(new Date(endedAt)),
    credentialId: counts ? credentialId : null,
    tasks: done.map(({ seq, topic }) => ({
      seq,
      topic: topics.find(({ id: one }) => one === topic)?.name ?? topic,
    })),
    appealUntil: until !== null && until > now.toISOString() ? until : null,
    appeals,
    hold,
  }
}
