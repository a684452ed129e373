import type { EntityManager } from 'typeorm'
import type { SkillLevel } from '@tryka/domain'
import { ALWAYS, dashboardPath, SKILL_LEVEL_NAMES } from '@tryka/domain'
import { quoted } from '../../../../mail/quoted'
import type { Rendered } from '../../../../services/outbox/letters'
import { dropped } from '../../../../services/outbox/letters'
import type { Change } from '../../core/change'
import type { CandidateRef } from '../../core/places'
import type { AppealRow } from '../appeal.table'
import { AppealEntity, NO_TASK } from '../appeal.table'
import { skillOf } from '../attempt-tasks'
import type { AttemptRow } from '../attempt.table'
import { AttemptEntity } from '../attempt.table'

/** An appeal was decided, or the result of somebody else rose by one. */
export type AppealNews = { about: 'decided'; appealId: string } | { about: 'raised'; attemptId: string }

export const APPEAL_TEMPLATE = 'appeal'

const linkOf = (attemptId: string): string =>
  dashboardPath('candidate', 'skills', { result: attemptId, place: 'me' })

const TITLES = {
  upheld: 'Your appeal succeeded: the task was faulty.',
  refused: 'Your appeal is decided: the task stands.',
} as const
const RAISED = 'The result of an assessment rose: one of its tasks was faulty.'

interface Told {
  accountId: string
  ref: CandidateRef | null
  attemptId: string
}

/** Under the bell and by mail; whoever left the market has no bell. */
async function tell(
  change: Change,
  { accountId, ref, attemptId }: Told,
  { title, data, dedup }: { title: string; data: AppealNews; dedup: string },
): Promise<void> {
  if (ref) {
    const { candidateId: recipientId } = ref
    const link = linkOf(attemptId)
    await change.tell({ side: 'candidate', recipientId, type: 'Platform updates', title, link })
    change.touch({ person: recipientId }, 'skills')
  }
  change.send({ template: APPEAL_TEMPLATE, data, to: { accountId }, kind: ALWAYS, dedup })
}

/** Whoever appealed reads how it was decided, in the words of who did. */
export const tellAppealed = (
  change: Change,
  ref: CandidateRef | null,
  { id, state, accountId, attemptId }: AppealRow,
): Promise<void> =>
  tell(
    change,
    { accountId, ref, attemptId },
    {
      title: state === 'upheld' ? TITLES.upheld : TITLES.refused,
      data: { about: 'decided', appealId: id },
      dedup: `appeal:${id}`,
    },
  )

/** Somebody else appealed, and this result rose by it. */
export const tellRaised = (change: Change, told: Told, level: SkillLevel): Promise<void> =>
  tell(change, told, {
    title: RAISED,
    data: { about: 'raised', attemptId: told.attemptId },
    dedup: `raised:${told.attemptId}:${level}`,
  })

const nameOf = (level: SkillLevel): string => SKILL_LEVEL_NAMES[level]

function outcomeOf({ state, raisedTo }: AppealRow): string {
  if (state === 'refused') return 'Nothing of your result changes.'
  const counts = 'The task counts for nobody any more.'
  return raisedTo === null
    ? `${counts} Your other answers show no higher level, so your result stays as it is.`
    : `${counts} Your other answers give a higher level: ${nameOf(raisedTo)}.`
}

function decidedLetter(appeal: AppealRow, attempt: AttemptRow): Rendered {
  const { seq, state, reason } = appeal
  const what = seq === NO_TASK ? 'your' : `task ${seq} of your`
  const parts = [
    state === 'upheld' ? TITLES.upheld : TITLES.refused,
    `It was about ${what} ${skillOf(attempt)} assessment. A person decided, and wrote: ${quoted(reason ?? '')}`,
    outcomeOf(appeal),
    { line: 'See your result:', link: linkOf(attempt.id) },
  ]
  return { letter: { subject: 'Your appeal', parts } }
}

function raisedLetter(attempt: AttemptRow): Rendered {
  const level = attempt.measured?.level
  if (!level) return dropped('there is no level')
  const parts = [
    `A task of your ${skillOf(attempt)} assessment was faulty, so it counts for nobody any more.`,
    `Your other answers give a higher level than you were told: ${nameOf(level)}.`,
    { line: 'See your result:', link: linkOf(attempt.id) },
  ]
  return { letter: { subject: 'Your result rose', parts } }
}

/** What is told of an appeal, from what is stored when it goes out. */
export async function appealLetter(manager: EntityManager, data: object): Promise<Rendered> {
  const news = data as AppealNews
  if (news.about === 'raised') {
    const attempt = await manager.findOneBy(AttemptEntity, { id: news.attemptId })
    return attempt ? raisedLetter(attempt) : dropped('the attempt is gone')
  }
  const appeal = await manager.findOneBy(AppealEntity, { id: news.appealId })
  if (!appeal) return dropped('the appeal is gone')
  const attempt = await manager.findOneByOrFail(AttemptEntity, { id: appeal.attemptId })
  return decidedLetter(appeal, attempt)
}
