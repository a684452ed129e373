import fc from 'fast-check'
import { answerOf, createQuestion, isCorrect, parseQuestion, questionText } from './captcha'
import type { CaptchaPurpose, CaptchaQuestion } from './captcha'

const questions = (purpose: CaptchaPurpose): CaptchaQuestion[] =>
  Array.from({ length: 5_000 }, () => createQuestion(purpose))
const range = (values: number[]) => [Math.min(...values), Math.max(...values)]
const by = (list: CaptchaQuestion[], operator: string) => list.filter((q) => q.operator === operator)

describe('The security question', () => {
  it('uses the signup ranges of each operation', () => {
    const all = questions('signup')

    expect(range(by(all, '+').flatMap((q) => [q.left, q.right]))).toEqual([1, 50])
    expect(range(by(all, '-').map((q) => q.left))).toEqual([20, 69])
    expect(range(by(all, '-').map((q) => q.right))).toEqual([1, 20])
    expect(range(by(all, '×').flatMap((q) => [q.left, q.right]))).toEqual([1, 10])
  })

  it('uses 1 to 10 for the admin and never goes below zero', () => {
    const all = questions('admin')

    expect(range(all.flatMap((q) => [q.left, q.right]))).toEqual([1, 10])
    expect(new Set(all.map((q) => q.operator)).size).toBe(3)
    expect(Math.min(...all.map(answerOf))).toBeGreaterThanOrEqual(0)
  })

  it.each([
    ['43', true],
    [' 43 ', true],
    ['43.0', false],
    ['42', false],
    ['', false],
    ['forty-three', false],
    ['4 3', false],
  ])('compares the answer %p as an integer', (typed, correct) => {
    expect(isCorrect({ left: 17, operator: '+', right: 26 }, typed)).toBe(correct)
  })

  it('reads back every question it shows', () => {
    fc.assert(
      fc.property(fc.constantFrom<CaptchaPurpose>('signup', 'admin'), (purpose) => {
        const question = createQuestion(purpose)
        expect(parseQuestion(questionText(question))).toEqual(question)
      }),
    )
    expect(parseQuestion('what is love?')).toBeUndefined()
  })
})
