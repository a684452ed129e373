import type { FastifyRequest } from 'fastify'
import type { Clock } from '../../../clock'
import type { Config } from '../../../config'
import type { Database } from '../../../db/database'
import type { OneCall } from '../../../services/idempotency/idempotency'
import { oneCall } from '../../../services/idempotency/idempotency'
import type { Place } from './places'
import type { Columns } from './columns'
import type { Changes } from './change'

/** What the sections of both dashboards work with. */
export interface SectionDeps {
  db: Database
  clock: Clock
  config: Config
  changes: Changes
  /** Lists by match at full size. */
  columns: Columns
}

/** The call of somebody at a place, for work that happens once however often it is asked for. */
export const callOf = (request: FastifyRequest, { accountId }: Place): OneCall => oneCall(request, accountId)
