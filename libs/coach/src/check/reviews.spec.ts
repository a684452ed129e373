import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { QUESTIONS } from '../bank/bank'
import { READING_ROLES, readingsOf } from '../bank/readings'

interface QuestionReview {
  readonly question: string
  readonly revision: number
  readonly role: string
  readonly by: string
  readonly found: string
}

const reviews = JSON.parse(readFileSync(join(__dirname, '../bank/reviews.json'), 'utf8')) as QuestionReview[]

describe('The readings of questions', () => {
  const questions = new Map(QUESTIONS.map((question) => [question.id, question]))

  it.each(reviews.map((review) => [`${review.question} ${review.role}`, review] as const))(
    '%s is of a question that stands, and says what was found',
    (_, { question, revision, role, by, found }) => {
      expect(questions.get(question)?.revision).toBeGreaterThanOrEqual(revision)
      expect(READING_ROLES).toContain(role)
      expect(by).not.toBe('')
      expect(found).not.toBe('')
    },
  )

  it('are there once for each revision and role', () => {
    const keys = reviews.map(({ question, revision, role }) => `${question} ${revision} ${role}`)
    expect(keys).toHaveLength(new Set(keys).size)
  })

  it('are told of a question as it is now, and of an older revision no more', async () => {
    const found = await readingsOf(QUESTIONS)
    const now = reviews.filter(({ question, revision }) => questions.get(question)?.revision === revision)
    const told = [...found].flatMap(([id, roles]) => roles.map((role) => `${id} ${role}`))
    expect(told.toSorted()).toEqual(now.map(({ question, role }) => `${question} ${role}`).toSorted())
    const later = QUESTIONS.map(({ id, revision }) => ({ id, revision: revision + 1 }))
    expect([...(await readingsOf(later))]).toEqual([])
  })
})
