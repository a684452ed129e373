import type { RubricLevel } from '@tryka/domain'
import type { Clause } from './reading'

/** How far one criterion was reached, and by which clauses. */
export interface Found {
  readonly level: RubricLevel
  readonly clauses: readonly Clause[]
}

export const capped = (found: Found, most: RubricLevel): Found =>
  found.level <= most ? found : { ...found, level: most }
