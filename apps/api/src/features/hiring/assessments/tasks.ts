import type { Bank, Instance, Template } from '@tryka/assessment'
import { instanceOf, seededRng } from '@tryka/assessment'
import type { Presentation } from '@tryka/domain'
import { ATTEMPT_RULES } from '@tryka/domain'
import { keyedHash } from '../../../keys'
import type { AttemptTaskRow } from './attempt.table'

/** What stands for the choice among tasks, beside the templates. */
const CHOICE = 'choice'

interface Place {
  attemptId: string
  seq: number
}

/**
 * The tasks of attempts. Their numbers, the nonces and the choice among them hang on a key of the server, the attempt
 * and the place in it, so they are the same whenever they are asked for, and nobody foretells them.
 */
export class Tasks {
  constructor(private readonly key: Buffer) {}

  /** Proves that somebody was shown the task of this place. */
  nonceOf({ attemptId, seq }: Place): string {
    return keyedHash(this.key, 'nonce', attemptId, String(seq))
  }

  chanceOf({ attemptId, seq }: Place) {
    const seed = { key: this.seedKey, attempt: attemptId, seq, template: CHOICE, revision: 0 }
    return seededRng(seed).chance
  }

  instanceOf(template: Template, { attemptId, seq }: Place): Instance {
    return instanceOf(template, { key: this.seedKey, attempt: attemptId, seq })
  }

  /** The only form in which a task leaves the server. */
  show(bank: Bank, task: AttemptTaskRow, { topic, now }: { topic: string; now: Date }): Presentation {
    const template = templateOf(bank, task)
    const instance = this.instanceOf(template, task)
    const { starter, cases } = instance.ask
    return {
      seq: task.seq,
      nonce: this.nonceOf(task),
      of: ATTEMPT_RULES.tasks.most,
      kind: template.kind,
      topic,
      ...shownOf(instance),
      ...(starter === undefined ? {} : { starter }),
      ...(cases ? { visibleTests: cases.map(({ name, shown }) => ({ name, text: shown })) } : {}),
      dueAt: task.dueAt,
      now: now.toISOString(),
    }
  }

  private get seedKey(): string {
    return this.key.toString('base64url')
  }
}

/** What is asked, as a person reads it. */
export const shownOf = ({ template: { lang }, ask, options }: Instance) => ({
  stem: ask.stem,
  ...(ask.code === undefined ? {} : { code: ask.code }),
  ...(ask.code === undefined || lang === undefined ? {} : { lang }),
  ...(ask.answerHint === undefined ? {} : { answerHint: ask.answerHint }),
  ...(options ? { options: options.map(({ id, text }) => ({ id, text })) } : {}),
})

export function templateOf(
  { templates }: Bank,
  { templateId, revision }: Pick<AttemptTaskRow, 'templateId' | 'revision'>,
): Template {
  const found = templates.find((one) => one.id === templateId && one.revision === revision)
  if (!found) throw new Error(`There is no task ${templateId} of revision ${revision}`)
  return found
}
