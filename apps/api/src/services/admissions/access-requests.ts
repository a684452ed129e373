import type { EntityManager } from 'typeorm'
import type { ExperienceLevel, Standing } from '@tryka/domain'

/** What somebody told us with the request for early access. */
export interface AccessRequest {
  name: string
  position: string | null
  company: string | null
  focusArea: string
  experience: ExperienceLevel | null
  createdAt: string
  standing: Standing | null
}

/** The list of those who asked, as whoever lets them in needs it; its owner is given by the composition. */
export interface AccessRequests {
  /** Writes down what became of the requests of these addresses. */
  note(manager: EntityManager, keys: readonly string[], standing: Standing): Promise<unknown>
  /** The request of an address, if it asked for access. */
  find(manager: EntityManager, emailKey: string): Promise<AccessRequest | null>
  /** Whether a person is to look at the request of an address before it is let in. */
  waits(manager: EntityManager, emailKey: string): Promise<boolean>
}
