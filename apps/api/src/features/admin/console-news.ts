import type { EntityManager } from 'typeorm'
import type { Clock } from '../../clock'
import type { Outbox } from '../../services/outbox/outbox'
import type { ConsoleNews } from './console-letters'
import { consoleNews } from './console-letters'

/** Tells the owners, in the transaction of what happened. */
export type TellOwners = (manager: EntityManager, news: Omit<ConsoleNews, 'at'>) => Promise<void>

export const tellOwners =
  (clock: Clock, outbox: Outbox): TellOwners =>
  async (manager, news) => {
    await outbox.enqueue(manager, await consoleNews(manager, { ...news, at: clock.now().toISOString() }))
  }
