import { In, IsNull, LessThan } from 'typeorm'
import { DAY_MS, HOUR_MS, KEPT_DAYS, LIVE_MARKET_ID } from '@tryka/domain'
import type { Clock } from '../../../clock'
import type { Database } from '../../../db/database'
import type { ClockKind } from '../../../services/clockwork/clockwork'
import { FORMER } from '../core/former'
import type { Change, Changes } from '../core/change'
import { passEvents } from '../core/pass-events'
import { forgetConversations } from '../messages/forget-messages'
import { forgetNewsAbout } from '../messages/forget-news'
import { addNobody } from '../profile/candidate-writes'
import { ApplicationEntity } from '../applications/application.table'
import { forgetApplications } from '../applications/forget-applications'
import { markForgotten, passApplication } from '../applications/pass-application'
import { passInterviews } from '../applications/interviews/forget-interviews'
import { passOffers } from '../applications/offers/forget-offers'
import { forgetRequests } from '../verification-requests/forget-requests'

const BATCH = 50
const ENDED = In(['hired', 'rejected', 'withdrawn'])

interface Deps {
  db: Database
  clock: Clock
  changes: Changes
  onTrouble: (error: unknown) => void
}

const limitOf = (now: Date): string => new Date(now.getTime() - KEPT_DAYS.application * DAY_MS).toISOString()

/**
 * Takes whoever applied out of one application: its days and stages are counted as before, with nobody behind them.
 * The conversation about it goes, unless somebody still wrote in it.
 */
async function forgetEnded(change: Change, id: string): Promise<void> {
  const { manager, marketId, at, now } = change
  await change.hold({ applications: [id] })
  const before = limitOf(now)
  const due = { id, marketId, stage: ENDED, lastActionAt: LessThan(before), forgottenAt: IsNull() }
  const row = await manager.findOneBy(ApplicationEntity, due)
  if (!row) return
  const { companyId, candidateId, postingId } = row
  const nobody = await addNobody(manager, { marketId, candidateId }, FORMER)
  await passApplication(manager, { id, marketId }, nobody)
  const of = { marketId, applicationId: id }
  await passInterviews(manager, of, nobody)
  await passOffers(manager, of, nobody)
  await passEvents(manager, of, { from: candidateId, to: nobody })
  await forgetApplications(manager, { marketId, candidateId: nobody }, { ids: [id], name: FORMER })
  await forgetRequests(manager, { marketId, companyId, postingId, candidateId })
  const gone = await forgetConversations(manager, of, before)
  await forgetNewsAbout(manager, marketId, [{ id, companyId }, ...gone])
  await markForgotten(manager, { id, marketId }, at)
  change.touchSides(row, 'applications', 'messages', 'interviews')
}

/** A year after its end an application is nobody's any more, each in a change of its own. */
export const endedApplications = ({ db, clock, changes, onTrouble }: Deps): ClockKind => ({
  name: 'ended applications',
  everyMs: HOUR_MS,
  async run() {
    const due = await db.read.find(ApplicationEntity, {
      select: { id: true },
      where: {
        marketId: LIVE_MARKET_ID,
        stage: ENDED,
        lastActionAt: LessThan(limitOf(clock.now())),
        forgottenAt: IsNull(),
      },
      order: { lastActionAt: 'ASC' },
      take: BATCH,
    })
    let forgotten = 0
    for (const { id } of due)
      await changes
        .run(LIVE_MARKET_ID, {}, (change) => forgetEnded(change, id))
        .then(() => forgotten++)
        .catch(onTrouble)
    return due.length === BATCH && forgotten > 0
  },
})
