import { randomUUID } from 'node:crypto'
import type { Bank, Candidate } from '@tryka/assessment'
import { candidatesOf, isCodeKind, pilotPlaces, pilotsOf, selectPilot, selectTask } from '@tryka/assessment'
import { taskDueAt } from '@tryka/domain'
import type { Change } from '../core/change'
import type { AttemptRow, AttemptTaskRow } from './attempt.table'
import { AttemptTaskEntity } from './attempt.table'
import type { Exposure } from './exposure'
import type { OfferedTracks } from './offered-tracks'
import { restingTemplates } from './template-standings'
import type { Tasks } from './tasks'
import { tasksMet } from './tasks-met'

interface Deps {
  offered: OfferedTracks
  tasks: Tasks
  exposure: Exposure
}

interface Given {
  row: AttemptRow
  bank: Bank
  /** Those before it. */
  tasks: readonly AttemptTaskRow[]
  /** The estimate of the ability so far. */
  theta: number
  shownAt: Date
  /** Milliseconds that are left: for work, and of the attempt. */
  work: number
  attempt: number
}

/** Chooses the next task of an attempt and opens it; false where there is none. */
export async function giveNextTask(
  deps: Deps,
  { manager, now }: Change,
  { row, bank, tasks, theta, shownAt, work, attempt }: Given,
): Promise<boolean> {
  const place = { attemptId: row.id, seq: tasks.length + 1 }
  const resting = await restingTemplates(manager)
  const given = tasks.map((task) => ({
    id: task.templateId,
    topic: task.topic,
    code: isCodeKind(deps.offered.taskOf(row.track, task)?.kind ?? ''),
    isPilot: task.isPilot,
  }))
  const met = await tasksMet(manager, { ...row, besides: row.id })
  const fit = (all: readonly Candidate[]) => all.filter(({ id }) => !resting.has(id))
  const chance = deps.tasks.chanceOf(place)
  const isPlace = pilotPlaces(deps.tasks.chanceOf({ ...place, seq: 0 })).has(place.seq)
  const pilot = isPlace ? selectPilot({ tasks: fit(pilotsOf(bank)), given, met }, chance) : undefined
  const chosen =
    pilot ??
    selectTask(
      {
        tasks: fit(candidatesOf(bank)),
        given,
        shares: bank.shares,
        theta,
        met,
        capped: await deps.exposure.cappedIn(manager, row.track, now),
      },
      chance,
    )
  if (!chosen) return false
  const template = bank.templates.find(({ id }) => id === chosen.id)
  if (!template) throw new Error(`There is no task ${chosen.id}`)
  const task = (template.seconds * 1_000 * row.timePercent) / 100
  const dueAt = taskDueAt(shownAt.getTime(), { task, work, attempt })
  await manager.insert(AttemptTaskEntity, {
    id: randomUUID(),
    ...place,
    templateId: template.id,
    revision: template.revision,
    isPilot: pilot !== undefined,
    topic: template.topic,
    shownAt: shownAt.toISOString(),
    dueAt: new Date(dueAt).toISOString(),
    answeredAt: null,
    answer: null,
    codeForm: null,
    isLate: false,
    isCorrect: false,
    grading: null,
    runs: 0,
    signals: null,
    item: chosen.item,
  })
  return true
}
