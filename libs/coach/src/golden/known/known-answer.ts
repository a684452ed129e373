import type { Criterion } from '@tryka/domain'

/** An answer of the set with what its two raters settled on: who judges others is measured by some of them. */
export interface KnownAnswer {
  readonly id: string
  /** The id of what was asked. */
  readonly question: string
  readonly text: string
  readonly levels: Readonly<Partial<Record<Criterion, number>>>
}
