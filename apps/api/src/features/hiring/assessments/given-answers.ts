import type { EntityManager } from 'typeorm'
import { In, IsNull, Like, MoreThan, Not } from 'typeorm'
import type { Bank, GivenAnswer } from '@tryka/assessment'
import { candidatesOf } from '@tryka/assessment'
import type { AttemptState, TrackSlug } from '@tryka/domain'
import type { AttemptTaskRow } from './attempt.table'
import { AttemptEntity, AttemptTaskEntity } from './attempt.table'
import { KeptAnswerEntity } from './kept-answer.table'

/** Attempts that have a result: people are known by those alone. */
export const WITH_RESULT: readonly AttemptState[] = ['scored', 'held', 'not_confirmed']
const BATCH = 500

/** A template in one revision, for reckoning: another revision is another task. */
export const taskName = ({ templateId, revision }: Pick<AttemptTaskRow, 'templateId' | 'revision'>): string =>
  `${templateId}@${revision}`

export const givenAnswer = (row: AttemptTaskRow): GivenAnswer => ({
  id: taskName(row),
  item: row.item,
  right: row.isCorrect,
  isPilot: row.isPilot,
})

/** What was answered in these attempts, those without a result left out. */
export async function answersIn(
  manager: EntityManager,
  attemptIds: readonly string[],
): Promise<Map<string, AttemptTaskRow[]>> {
  const attempts = await manager.find(AttemptEntity, {
    select: { id: true },
    where: { id: In([...attemptIds]), state: In([...WITH_RESULT]) },
  })
  const rows = await manager.find(AttemptTaskEntity, {
    where: { attemptId: In(attempts.map(({ id }) => id)), answeredAt: Not(IsNull()), grading: IsNull() },
    order: { attemptId: 'ASC', seq: 'ASC' },
  })
  const byAttempt = new Map<string, AttemptTaskRow[]>()
  for (const row of rows) byAttempt.set(row.attemptId, [...(byAttempt.get(row.attemptId) ?? []), row])
  return byAttempt
}

/** Old answers, whose tasks are held for what they are today: what they were then is not kept. */
async function keptAnswers(manager: EntityManager, bank: Bank): Promise<GivenAnswer[][]> {
  const items = new Map(candidatesOf(bank).map(({ id, item }) => [id, item]))
  const rows = await manager.find(KeptAnswerEntity, { where: { templateId: Like(`${bank.track}/%`) } })
  const byName = new Map<string, GivenAnswer[]>()
  for (const row of rows) {
    const item = items.get(row.templateId)
    if (!item) continue
    const answer = { id: taskName(row), item, right: row.isCorrect, isPilot: false }
    byName.set(row.pseudonym, [...(byName.get(row.pseudonym) ?? []), answer])
  }
  return [...byName.values()]
}

/** Every attempt of a track that has a result, as what was answered in it, and what is left of older ones. */
export async function givenAnswers(manager: EntityManager, bank: Bank): Promise<GivenAnswer[][]> {
  const { track } = bank
  const all = await keptAnswers(manager, bank)
  let last = ''
  for (;;) {
    const attempts = await manager.find(AttemptEntity, {
      select: { id: true },
      where: { track: track as TrackSlug, id: MoreThan(last), state: In([...WITH_RESULT]) },
      order: { id: 'ASC' },
      take: BATCH,
    })
    const answers = await answersIn(
      manager,
      attempts.map(({ id }) => id),
    )
    for (const rows of answers.values()) all.push(rows.map(givenAnswer))
    last = attempts.at(-1)?.id ?? last
    if (attempts.length < BATCH) return all
  }
}
