import type { Instance, Template } from '@tryka/assessment'
import { instanceOf, seededRng } from '@tryka/assessment'
import type { Presentation } from '@tryka/domain'
import { ATTEMPT_RULES } from '@tryka/domain'
import { keyedHash } from '../../../keys'
import type { AttemptTaskRow } from './attempt.table'

/** What stands for the choice among tasks, beside the templates. */
const CHOICE = 'choice'

/** A place in an attempt, or in a re-check, whose id then stands for the attempt's. */
interface Place {
  attemptId: string
  seq: number
}

/** A task that was given there. */
type Given = Place & Pick<AttemptTaskRow, 'templateId' | 'revision' | 'dueAt'>

/**
 * The tasks of attempts and re-checks. Their numbers, the nonces and the choice among them hang on a key of the server, the attempt
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
  show(
    template: Template,
    task: Given,
    { topic, now, of = ATTEMPT_RULES.tasks.most }: { topic: string; now: Date; of?: number },
  ): Presentation {
    const instance = this.instanceOf(template, task)
    return {
      seq: task.seq,
      nonce: this.nonceOf(task),
      of,
      kind: template.kind,
      topic,
      ...shownOf(instance),
      ...codeShownOf(instance),
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

/** What code begins with, and the cases that it can be tried on. */
export const codeShownOf = ({ ask: { starter, cases } }: Instance) => ({
  ...(starter === undefined ? {} : { starter }),
  ...(cases ? { visibleTests: cases.map(({ name, shown }) => ({ name, text: shown })) } : {}),
})
