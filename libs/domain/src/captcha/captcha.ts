/** Which screen asks. The ranges of the admin sign-in differ from the others (specification, section 5). */
export type CaptchaPurpose = 'signup' | 'contact' | 'admin'
export type Operator = '+' | '-' | '×'

export interface CaptchaQuestion {
  left: number
  operator: Operator
  right: number
}

/** A source of numbers in [0, 1), such as `Math.random`. */
export type Random = () => number

const between = (random: Random, low: number, high: number): number =>
  low + Math.floor(random() * (high - low + 1))

const OPERATORS: readonly Operator[] = ['+', '-', '×']

function signupOperands(operator: Operator, random: Random): [number, number] {
  if (operator === '+') return [between(random, 1, 50), between(random, 1, 50)]
  if (operator === '-') return [between(random, 20, 69), between(random, 1, 20)]
  return [between(random, 1, 10), between(random, 1, 10)]
}

function adminOperands(operator: Operator, random: Random): [number, number] {
  const [a, b] = [between(random, 1, 10), between(random, 1, 10)]
  return operator === '-' && b > a ? [b, a] : [a, b]
}

/** A random sum in the ranges of specification 5; the result is never negative. */
export function createQuestion(purpose: CaptchaPurpose, random: Random = Math.random): CaptchaQuestion {
  const operator = OPERATORS[between(random, 0, 2)] ?? '+'
  const [left, right] =
    purpose === 'admin' ? adminOperands(operator, random) : signupOperands(operator, random)
  return { left, operator, right }
}

/** The result of a question. */
export function answerOf({ left, operator, right }: CaptchaQuestion): number {
  if (operator === '+') return left + right
  return operator === '-' ? left - right : left * right
}

/** True when the typed text is the whole number asked for; surrounding spaces do not matter. */
export const isCorrect = (question: CaptchaQuestion, typed: string): boolean =>
  /^-?\d{1,6}$/.test(typed.trim()) && Number.parseInt(typed, 10) === answerOf(question)

/** The question as shown: `17 + 26 = ?`. */
export const questionText = ({ left, operator, right }: CaptchaQuestion): string =>
  `${left} ${operator === '-' ? '−' : operator} ${right} = ?`

const QUESTION = /^(\d{1,3}) ([+−×]) (\d{1,3}) = \?$/

/** Reads a question back from its text, or undefined when it is none. */
export function parseQuestion(shown: string): CaptchaQuestion | undefined {
  const [, left, sign, right] = QUESTION.exec(shown) ?? []
  if (left === undefined || sign === undefined || right === undefined) return undefined
  return { left: Number(left), operator: sign === '−' ? '-' : (sign as Operator), right: Number(right) }
}
