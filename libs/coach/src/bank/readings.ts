import type { Question } from './question'

/** Who read a question before it is asked: one answers it without its points, one holds it against its sources. */
export const READING_ROLES = ['blind', 'sources'] as const
export type ReadingRole = (typeof READING_ROLES)[number]

/** A line of `reviews.json`. */
interface Reading {
  question: string
  revision: number
  role: string
}

/**
 * Which readings are recorded of each question as it is now; what is not in it has none. They are read when somebody
 * asks: nothing that people practise with needs them.
 */
export async function readingsOf(
  questions: readonly Pick<Question, 'id' | 'revision'>[],
): Promise<ReadonlyMap<string, readonly ReadingRole[]>> {
  const { default: readings }: { default: readonly Reading[] } = await import('./reviews.json', {
    with: { type: 'json' },
  })
  const recorded = new Set(readings.map(({ question, revision, role }) => `${question} ${revision} ${role}`))
  return new Map(
    questions.flatMap(({ id, revision }) => {
      const roles = READING_ROLES.filter((role) => recorded.has(`${id} ${revision} ${role}`))
      return roles.length > 0 ? [[id, roles] as const] : []
    }),
  )
}
