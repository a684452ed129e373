import { isAnswerTo, isRight as isRightAnswer, rightWords } from '@tryka/assessment'
import { questionOf, saysPoint } from '@tryka/coach'
import type { CardAnswer, CardSource, ModuleTask, ModuleVerdict } from '@tryka/domain'
import { PRACTICE_TYPE_NAMES } from '@tryka/domain'
import { noAnswer } from '../assessments/assessment-errors'
import { shownOf } from '../assessments/tasks'
import type { StoredReviewCardRow } from '../cards/card.table'
import { isTask, type CheckInstances } from '../learning/check-instances'
import type { Courses } from '../learning/courses'

type Item = Pick<StoredReviewCardRow, 'id' | 'source' | 'ref' | 'asked'>

/** A card as it is asked this time. */
export interface AskedCard {
  task: ModuleTask
  hint: string | null
  /** Seconds that an answer takes. */
  expected: number
  /** @throws AppError 400 where it is no answer to what is asked. */
  judge(answer: CardAnswer): boolean
  verdict(isRight: boolean): ModuleVerdict
}

/** What an answer to a point takes. */
const POINT_SECONDS = 60

/** `path/module/check` in its parts. */
function checkOf(ref: string) {
  const at = ref.lastIndexOf('/')
  return { moduleId: ref.slice(0, at), name: ref.slice(at + 1) }
}
function pointOf(ref: string) {
  const [questionId = '', pointId = ''] = ref.split('#')
  const question = questionOf(questionId)
  const point = question?.keyPoints.find(({ id }) => id === pointId)
  return question && point ? { question, point } : undefined
}

/** What cards are about: checks of modules, and points that answers of practice missed. */
export class ReviewItems {
  constructor(
    private readonly courses: Courses,
    private readonly instances: CheckInstances,
  ) {}

  /** What a card is called; undefined where what it asks is no longer there. */
  about({ id, source, ref }: Pick<Item, 'id' | 'source' | 'ref'>) {
    const words = source === 'check' ? this.ofCheck(ref) : this.ofPoint(ref)
    return words && { id, source: source as CardSource, ...words }
  }

  async ask(card: Item): Promise<AskedCard | undefined> {
    if (!this.about(card)) return undefined
    return card.source === 'check' ? this.askCheck(card) : this.askPoint(card)
  }

  private ofCheck(ref: string) {
    const { moduleId, name } = checkOf(ref)
    const facts = this.courses.facts(moduleId)
    if (!facts?.checks.some((one) => one.name === name)) return undefined
    return { title: facts.title, about: this.courses.find(moduleId.split('/')[0] ?? '')?.title ?? '' }
  }

  private ofPoint(ref: string) {
    const found = pointOf(ref)
    return (
      found && { title: `Practice: ${PRACTICE_TYPE_NAMES[found.question.type]}`, about: found.question.stem }
    )
  }

  private async askCheck({ id, ref, asked }: Item): Promise<AskedCard | undefined> {
    const { moduleId, name } = checkOf(ref)
    const module = await this.courses.module(moduleId)
    const check = module.checks.checks.find((one) => one.name === name)
    if (!check || isTask(check)) return undefined
    // Of the card, not of the person: what a card asks says nothing of what the module asks.
    const { seed, instance, whys } = this.instances.ask({ candidateId: id, moduleId, check, n: asked })
    return {
      task: { seed, kind: instance.template.kind, ...shownOf(instance) },
      hint: check.hint,
      expected: check.template.seconds,
      judge: (answer) => {
        if ('said' in answer || !isAnswerTo(instance, answer)) throw noAnswer()
        return isRightAnswer(instance, answer)
      },
      verdict: (isRight) => ({
        isRight,
        right: rightWords(instance),
        why: isRight ? whys.right : whys.wrong,
      }),
    }
  }

  private askPoint({ id, ref, asked }: Item): AskedCard | undefined {
    const found = pointOf(ref)
    if (!found) return undefined
    const { question, point } = found
    return {
      task: { seed: `${id}-${asked}`, kind: 'short', stem: point.hint },
      hint: null,
      expected: POINT_SECONDS,
      judge: (answer) => {
        if (!('said' in answer)) throw noAnswer()
        return saysPoint(question, point.id, answer.said)
      },
      verdict: (isRight) => ({
        isRight,
        right: [point.text],
        why: isRight
          ? 'The coach found it in your words.'
          : 'The coach looks for the words of the point, and did not find them. Say it in a full sentence.',
      }),
    }
  }
}
