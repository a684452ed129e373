import { isCodeTask, type Presentation, type TaskAnswer } from '@tryka/domain'

/** What is asked in a task, whether it counts or not. */
export type AskedTask = Pick<
  Presentation,
  'kind' | 'topic' | 'stem' | 'code' | 'options' | 'starter' | 'visibleTests'
>

/** What stands there before somebody answers: an order is one from the start. */
export function emptyAnswer({ kind, options = [], starter = '' }: AskedTask): TaskAnswer {
  if (isCodeTask(kind)) return { code: starter }
  if (kind === 'numeric' || kind === 'short') return { text: '' }
  return { chosen: kind === 'ordering' ? options.map(({ id }) => id) : [] }
}

export function isGiven(answer: TaskAnswer): boolean {
  if ('chosen' in answer) return answer.chosen.length > 0
  return ('code' in answer ? answer.code : answer.text).trim() !== ''
}

/** What a task is called above its question. */
export function kindName({ kind, code }: AskedTask): string {
  if (kind === 'ordering') return 'Put in order'
  if (isCodeTask(kind)) return kind === 'code-sql' ? 'Write a query' : 'Write code'
  if (code !== undefined) return 'Reading'
  return { single: 'Choice', multiple: 'Choice', numeric: 'Number', short: 'Short answer' }[kind]
}
