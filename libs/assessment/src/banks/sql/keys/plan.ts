import type { CheckTools } from '../../../checks/check'

/** How SQLite would go about a statement: the words of each step of its plan. */
export const planOf = (made: string, statement: string, { sql }: Pick<CheckTools, 'sql'>): string[] =>
  sql(`${made} EXPLAIN QUERY PLAN ${statement}`).map((row) => String(row.at(-1)))
