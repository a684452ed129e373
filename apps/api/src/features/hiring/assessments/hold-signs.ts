import type { EntityManager } from 'typeorm'
import { In, MoreThanOrEqual, Not } from 'typeorm'
import type { Bank, Instance, PacedAnswer } from '@tryka/assessment'
import { codeFormOf, isCodeKey, isJump, isQuick, scoreOf, tooAlike, tooFast } from '@tryka/assessment'
import type { HoldSigns, TaskAnswer } from '@tryka/domain'
import { DAY_MS, HOLD_RULES } from '@tryka/domain'
import type { AttemptRow, AttemptTaskRow } from './attempt.table'
import { AttemptEntity, AttemptTaskEntity } from './attempt.table'
import { median } from './median'

interface Looked {
  row: AttemptRow
  /** Those that count. */
  tasks: readonly AttemptTaskRow[]
  bank: Bank | undefined
  now: Date
}

const daysAgo = (now: Date, days: number): string => new Date(now.getTime() - days * DAY_MS).toISOString()
const secondsOf = ({ shownAt, answeredAt }: Pick<AttemptTaskRow, 'shownAt' | 'answeredAt'>): number =>
  (Date.parse(answeredAt ?? shownAt) - Date.parse(shownAt)) / 1_000

/** What an answer in code has in common with others that are the same but for names. */
export const codeFormIn = ({ key }: Instance, answer: TaskAnswer | null): string | null =>
  isCodeKey(key) && answer !== null && 'code' in answer
    ? codeFormOf(answer.code, key.kind, HOLD_RULES.alike.tokens)
    : null

/** What makes a second look at a result due; null where nothing does. */
export async function signsOf(manager: EntityManager, looked: Looked): Promise<HoldSigns | null> {
  const fast = await fastIn(manager, looked)
  const alike = await alikeIn(manager, looked)
  const jump = await jumpIn(manager, looked)
  return fast.length > 0 || alike.length > 0 || jump ? { fast, alike, jump } : null
}

/** Nobody takes longer than a task allows, so who had eight in no quarter of that is not looked at further. */
async function fastIn(manager: EntityManager, { row, tasks, bank }: Looked): Promise<HoldSigns['fast']> {
  const allowed = new Map(bank?.templates.map(({ id, seconds }) => [id, seconds]))
  const timed = tasks.map((task): PacedAnswer & { templateId: string } => ({
    ...task,
    seconds: secondsOf(task),
    usualSeconds: allowed.get(task.templateId) ?? 0,
  }))
  if (timed.filter(isQuick).length < HOLD_RULES.fast.tasks) return []
  const needed = await secondsNeeded(manager, row, new Set(timed.map(({ templateId }) => templateId)))
  return tooFast(timed.map((task) => ({ ...task, usualSeconds: usualOf(task, needed) }))).map(
    ({ seq, seconds, usualSeconds }) => ({
      seq,
      seconds: Math.round(seconds),
      usualSeconds: Math.round(usualSeconds),
    }),
  )
}

/** What people needed who were right, once there are enough of them; until then half of what is allowed. */
function usualOf(
  { templateId, usualSeconds: allowed }: { templateId: string; usualSeconds: number },
  needed: ReadonlyMap<string, number[]>,
): number {
  const { share, answers } = HOLD_RULES.usual
  const known = needed.get(templateId) ?? []
  return known.length < answers ? allowed * share : Math.min(median(known), allowed)
}

async function secondsNeeded(
  manager: EntityManager,
  { id }: AttemptRow,
  templates: ReadonlySet<string>,
): Promise<Map<string, number[]>> {
  const answers = await manager.find(AttemptTaskEntity, {
    select: { templateId: true, shownAt: true, answeredAt: true },
    where: { templateId: In([...templates]), isCorrect: true, attemptId: Not(id) },
    order: { shownAt: 'DESC' },
    take: HOLD_RULES.usual.latest * templates.size,
  })
  const needed = new Map<string, number[]>()
  for (const answer of answers)
    needed.set(answer.templateId, [...(needed.get(answer.templateId) ?? []), secondsOf(answer)])
  return needed
}

/** What is wrong gains nothing, so only right answers are compared. */
async function alikeIn(manager: EntityManager, { row, tasks, now }: Looked): Promise<number[]> {
  const { answers: least, days } = HOLD_RULES.alike
  const own = tasks.filter(({ codeForm, isCorrect }) => codeForm !== null && isCorrect)
  if (own.length < least) return []
  const same = await manager.find(AttemptTaskEntity, {
    select: { attemptId: true, templateId: true, codeForm: true },
    where: own.map(({ templateId, codeForm }) => ({
      templateId,
      codeForm: codeForm ?? '',
      isCorrect: true,
      attemptId: Not(row.id),
      shownAt: MoreThanOrEqual(daysAgo(now, days)),
    })),
  })
  const attempts = await manager.find(AttemptEntity, {
    select: { id: true, accountId: true },
    where: { id: In([...new Set(same.map(({ attemptId }) => attemptId))]), accountId: Not(row.accountId) },
  })
  const accounts = new Map(attempts.map(({ id, accountId }) => [id, accountId]))
  const othersOf = (task: AttemptTaskRow): string[] => {
    const found = same.filter((one) => one.templateId === task.templateId && one.codeForm === task.codeForm)
    return [...new Set(found.flatMap(({ attemptId }) => accounts.get(attemptId) ?? []))]
  }
  return tooAlike(own.map((task) => ({ seq: task.seq, others: othersOf(task) })))
}

async function jumpIn(manager: EntityManager, { row, now }: Looked): Promise<HoldSigns['jump']> {
  const { id, accountId, track, measured } = row
  const before = await manager.findOne(AttemptEntity, {
    where: {
      id: Not(id),
      accountId,
      track,
      state: 'scored',
      endedAt: MoreThanOrEqual(daysAgo(now, HOLD_RULES.jump.days)),
    },
    order: { endedAt: 'DESC' },
  })
  if (!measured || !before?.measured || before.endedAt === null) return null
  if (!isJump(measured.theta, before.measured.theta)) return null
  return { since: before.endedAt, from: scoreOf(before.measured.theta), to: measured.score }
}
