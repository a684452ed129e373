import type { EntityManager } from 'typeorm'
import { In } from 'typeorm'
import type { Instance } from '@tryka/assessment'
import type { AppealDetail, AppealedTask } from '@tryka/domain'
import type { AppealRow } from '../appeal.table'
import { NO_TASK, TemplateStateEntity } from '../appeal.table'
import { isAnswered, tasksOf } from '../attempt-tasks'
import type { AttemptTaskRow } from '../attempt.table'
import { AttemptEntity } from '../attempt.table'
import type { OfferedTracks } from '../offered-tracks'
import type { Tasks } from '../tasks'
import { standingOf } from '../template-standings'
import { appealCase, topicOf } from './appeal-list'
import { answerWords, rebuilt } from './task-words'

export interface Rebuild {
  offered: OfferedTracks
  tasks: Tasks
}

/** An appeal with its task as it was shown; one about the whole has all of them. */
export async function appealView(
  manager: EntityManager,
  row: AppealRow,
  { offered, tasks }: Rebuild,
): Promise<AppealDetail> {
  const attempt = await manager.findOneByOrFail(AttemptEntity, { id: row.attemptId })
  const done = (await tasksOf(manager, row.attemptId)).filter(isAnswered)
  const about = done.filter(({ seq }) => row.seq === NO_TASK || seq === row.seq)
  const states = await manager.findBy(TemplateStateEntity, {
    templateId: In(about.map(({ templateId }) => templateId)),
  })
  const taskView = (task: AttemptTaskRow): AppealedTask => {
    const { seq, templateId, revision, isPilot, isLate, isCorrect, grading } = task
    const template = offered.taskOf(attempt.track, task)
    const instance: Instance | null = template ? tasks.instanceOf(template, task) : null
    const moved = states.find((state) => state.templateId === templateId)
    return {
      seq,
      topic: topicOf(attempt, task.topic) ?? task.topic,
      templateId,
      revision,
      standing: template ? standingOf(template, moved) : (moved?.state ?? null),
      isPilot,
      isVoid: grading === 'void',
      isLate,
      isCorrect,
      answer: answerWords(task.answer, instance),
      shown: instance && rebuilt(instance),
    }
  }
  const { text, reason, raisedTo } = row
  const [first] = about
  return { ...appealCase(row, attempt, first), text, reason, raisedTo, tasks: about.map(taskView) }
}

const NOT_SHOWN = 'A moderator or an owner reads this.'

/** For who only looks: the task, and nothing that the person wrote. */
export const withoutWords = (found: AppealDetail): AppealDetail => ({
  ...found,
  text: NOT_SHOWN,
  tasks: found.tasks.map((task) => ({ ...task, answer: task.answer && [NOT_SHOWN] })),
})
