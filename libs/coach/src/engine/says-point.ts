import type { Question } from '../bank/question'
import { isDistress } from './distress'
import { pointsOf } from './points'
import { readAnswer } from './reading'

/** Whether a sentence or two say one key point of a question. What an answer is judged by says this too, without its length. */
export function saysPoint(question: Question, pointId: string, text: string): boolean {
  const point = question.keyPoints.find(({ id }) => id === pointId)
  if (!point || isDistress(text)) return false
  return pointsOf(readAnswer(text, question.stem, []), [point])[0]?.state === 'covered'
}
