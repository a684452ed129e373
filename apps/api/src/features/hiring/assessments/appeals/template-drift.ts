import { setImmediate } from 'node:timers/promises'
import type { EntityManager } from 'typeorm'
import { IsNull, Like, Not } from 'typeorm'
import type { Candidate, Drift, TimedAnswer } from '@tryka/assessment'
import { candidatesOf, DRIFT_RULES, driftOf, posteriorsBeside } from '@tryka/assessment'
import type { TrackSlug } from '@tryka/domain'
import { DAY_MS, LIVE_MARKET_ID, TRACKS } from '@tryka/domain'
import type { Database } from '../../../../db/database'
import type { Audit } from '../../../../services/audit/audit'
import type { ClockKind } from '../../../../services/clockwork/clockwork'
import type { Changes } from '../../core/change'
import type { TemplateStateRow } from '../appeal.table'
import { TemplateStateEntity } from '../appeal.table'
import { AttemptEntity } from '../attempt.table'
import { answersIn, givenAnswer, taskName } from '../given-answers'
import type { OfferedTracks } from '../offered-tracks'
import { moveTemplate, standingNow } from '../template-standings'
import { keepStats } from '../template-stats'
import { TEMPLATES } from './appeal-desk'

/** Of so many attempts, the latest of a track, answers are compared; so many are read at once. */
const LATEST = 2_000
const BATCH = 50
/** Who moved a template that nobody did. */
const WATCH = 'watch'

interface Deps {
  db: Database
  changes: Changes
  audit: Audit
  offered: OfferedTracks
  onTrouble: (error: unknown) => void
}

interface DatedAnswer extends TimedAnswer {
  shownAt: string
}

/** The answers to each task of a track, the oldest first, with what is known of the person beside each. */
async function answersOf(manager: EntityManager, track: TrackSlug): Promise<Map<string, DatedAnswer[]>> {
  const attempts = await manager.find(AttemptEntity, {
    select: { id: true },
    where: { track, startedAt: Not(IsNull()) },
    order: { startedAt: 'DESC' },
    take: LATEST,
  })
  const found = new Map<string, DatedAnswer[]>()
  for (let from = 0; from < attempts.length; from += BATCH) {
    const ids = attempts.slice(from, from + BATCH).map(({ id }) => id)
    for (const rows of (await answersIn(manager, ids)).values()) {
      const beside = posteriorsBeside(rows.map(givenAnswer))
      rows.forEach((row, i) => {
        const { shownAt, answeredAt, isCorrect: right } = row
        const seconds = (Date.parse(answeredAt ?? shownAt) - Date.parse(shownAt)) / 1_000
        const answer = { posterior: beside[i] ?? [], right, seconds, shownAt }
        const of = found.get(taskName(row))
        if (of) of.push(answer)
        else found.set(taskName(row), [answer])
      })
    }
    // Requests come first.
    await setImmediate()
  }
  for (const answers of found.values()) answers.sort((x, y) => (x.shownAt < y.shownAt ? -1 : 1))
  return found
}

/** In words, for whoever decides what becomes of it. */
function reasonOf(drift: Drift): string {
  const latest = `The latest ${DRIFT_RULES.recent} answers`
  return drift.kind === 'easier'
    ? `${latest} were right ${drift.right} times, where ${Math.round(drift.expected)} were expected (${drift.z.toFixed(1)} standard deviations).`
    : `${latest} took ${Math.round(drift.seconds)} seconds in the middle; those before took ${Math.round(drift.before)}.`
}

/** One that a person gave out again is judged by what came since. */
function driftSince(
  { item }: Candidate,
  answers: readonly DatedAnswer[],
  moved: TemplateStateRow | undefined,
): Drift | null {
  const fresh = answers.filter(({ shownAt }) => !moved || shownAt > moved.at)
  if (fresh.length < DRIFT_RULES.recent) return null
  const recent = fresh.slice(-DRIFT_RULES.recent)
  return driftOf(item, { recent, earlier: answers.slice(0, answers.length - recent.length) })
}

/** Takes a template out, unless somebody moved it meanwhile. */
async function suspect(
  { changes, audit, offered }: Deps,
  { track, id }: { track: TrackSlug; id: string },
  { drift, moved }: { drift: Drift; moved: TemplateStateRow | undefined },
): Promise<void> {
  const template = offered.bankOf(track)?.templates.find((one) => one.id === id)
  if (!template) return
  await changes.run(LIVE_MARKET_ID, { lock: TEMPLATES }, async (change) => {
    const { manager } = change
    const now = await manager.findOneBy(TemplateStateEntity, { templateId: id })
    if (now?.at !== moved?.at || (await standingNow(manager, template)) !== 'active') return
    const reason = reasonOf(drift)
    await moveTemplate(change, template, { to: 'suspect', reason, by: WATCH, actor: 'system' })
    const details = { reason }
    await audit.recordWith(manager, { actor: WATCH, action: 'template.suspected', target: id, details })
  })
}

async function lookAt(deps: Deps, track: TrackSlug): Promise<void> {
  const { db, changes, offered } = deps
  const bank = offered.bankOf(track)
  if (!bank) return
  const states = await db.read.findBy(TemplateStateEntity, { templateId: Like(`${track}/%`) })
  const answers = await answersOf(db.read, track)
  await keepStats(db, track, changes.now().toISOString())
  for (const candidate of candidatesOf(bank)) {
    const { id } = candidate
    const moved = states.find(({ templateId }) => templateId === id)
    const template = bank.templates.find((one) => one.id === id)
    if (!template || (moved && moved.state !== 'active')) continue
    const { revision } = template
    const of = answers.get(taskName({ templateId: id, revision })) ?? []
    const drift = driftSince(candidate, of, moved)
    if (drift) await suspect(deps, { track, id }, { drift, moved })
    await setImmediate()
  }
}

/**
 * Once a day the answers to each task are counted, and compared: one that went round is answered rightly by people who
 * could not before, or in half of the time. It is given out no more until a person looked at it. Two processes that look
 * at once move it once.
 */
export const templateDrift = (deps: Deps): ClockKind => ({
  name: 'drift of templates',
  everyMs: DAY_MS,
  async run() {
    for (const { slug } of TRACKS) await lookAt(deps, slug).catch(deps.onTrouble)
    return false
  },
})
