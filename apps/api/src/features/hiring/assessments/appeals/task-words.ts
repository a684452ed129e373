import type { CodeCase, Instance } from '@tryka/assessment'
import { isCodeKey } from '@tryka/assessment'
import type { RebuiltTask, TaskAnswer } from '@tryka/domain'

const caseWords = ({ name, shown }: CodeCase): string => `${name}\n${shown}`

/** What is right, in words: each line is one right answer, or one case that right code passes. */
function keyWords({ key, ids, options }: Instance): string[] {
  if (isCodeKey(key)) return key.cases.map(caseWords)
  const text = (number: number) => options?.find(({ id }) => id === ids[number])?.text ?? ''
  switch (key.kind) {
    case 'single':
      return [text(key.right)]
    case 'multiple':
      return [key.right.map(text).join(' + ')]
    case 'ordering':
      return key.orders.map((order) => order.map(text).join(' → '))
    case 'numeric': {
      const { value, tolerance } = key
      const apart = 'absolute' in tolerance ? tolerance.absolute : `${tolerance.relative * 100} %`
      return [`${value}, at most ${apart} apart`]
    }
    case 'short':
      return [...key.accept]
  }
}

/** A task as it was shown, with what was right and why. */
export function rebuilt(instance: Instance): RebuiltTask {
  const { template, ask, options, why } = instance
  return {
    kind: template.kind,
    stem: ask.stem,
    code: ask.code ?? null,
    options: options?.map(({ text }) => text) ?? [],
    cases: ask.cases?.map(caseWords) ?? [],
    key: keyWords(instance),
    why,
  }
}

/** An answer as the person gave it: the words of options rather than their ids. */
export function answerWords(answer: TaskAnswer | null, instance: Instance | null): string[] | null {
  if (!answer) return null
  if ('code' in answer) return [answer.code]
  if ('text' in answer) return [answer.text]
  return answer.chosen.map((id) => instance?.options?.find((one) => one.id === id)?.text ?? id)
}
