import type { FindOptionsWhere } from 'typeorm'
import { LessThanOrEqual } from 'typeorm'
import { HOUR_MS, MINUTE_MS } from '@tryka/domain'
import type { Clock } from '../../../clock'
import type { Database } from '../../../db/database'
import type { ClockKind } from '../../../services/clockwork/clockwork'
import type { Change, Changes } from '../core/change'
import { holdingPeople, restingOf } from './peer-people'
import { endWaiting, moveReview, moveShared, reviewsOf } from './peer-moves'
import {
  PeerReviewEntity,
  SharedAnswerEntity,
  type StoredPeerReviewRow,
  type StoredSharedRow,
} from './peer.table'

const BATCH = 50

interface Deps {
  db: Database
  clock: Clock
  changes: Changes
  onTrouble: (error: unknown) => void
}

/** Forgets the words of an answer and of its reviews. */
async function eraseWords({ manager }: Change, { id }: StoredSharedRow): Promise<void> {
  await manager.update(SharedAnswerEntity, { id }, { text: '', eraseAt: null })
  await manager.update(PeerReviewEntity, { sharedId: id }, { quotes: [], thing: '' })
}

/** What of helping ends by time, and what a suspension undoes. */
export function peerClock({ db, clock, changes, onTrouble }: Deps): ClockKind[] {
  const { read } = db
  const at = () => clock.now().toISOString()

  /** In a change of its own, looked at again once its people are held. */
  const withPeople = (people: readonly string[], work: (change: Change) => Promise<void>) =>
    holdingPeople({ db, changes }, people, work)

  async function eachShared(
    due: readonly StoredSharedRow[],
    where: () => FindOptionsWhere<StoredSharedRow>,
    act: (change: Change, row: StoredSharedRow) => Promise<void>,
  ): Promise<boolean> {
    let done = 0
    for (const { id, candidateId } of due)
      await withPeople([candidateId], async (change) => {
        const row = await change.manager.findOneBy(SharedAnswerEntity, { ...where(), id })
        if (row) await act(change, row)
      })
        .then(() => (done += 1))
        .catch(onTrouble)
    return due.length === BATCH && done > 0
  }

  const sharedDue = (where: FindOptionsWhere<StoredSharedRow>) =>
    read.find(SharedAnswerEntity, { where, order: { sharedAt: 'ASC', id: 'ASC' }, take: BATCH })

  const shared = (
    name: string,
    where: () => FindOptionsWhere<StoredSharedRow>,
    act: (change: Change, row: StoredSharedRow) => Promise<void>,
  ): ClockKind => ({
    name,
    everyMs: 15 * MINUTE_MS,
    run: async () => eachShared(await sharedDue(where()), where, act),
  })

  const lapse = (change: Change, row: StoredPeerReviewRow) =>
    moveReview(change, row, { action: 'lapse', by: 'system' }).then(() => undefined)

  async function eachReview(due: readonly StoredPeerReviewRow[]): Promise<boolean> {
    let done = 0
    for (const { id, candidateId, ownerId } of due)
      await withPeople([candidateId, ownerId].filter(Boolean), async (change) => {
        const row = await change.manager.findOneBy(PeerReviewEntity, { id, state: 'taken' })
        if (row) await lapse(change, row)
      })
        .then(() => (done += 1))
        .catch(onTrouble)
    return due.length === BATCH && done > 0
  }

  return [
    {
      name: 'reviews that nobody wrote',
      everyMs: 5 * MINUTE_MS,
      run: async () =>
        eachReview(
          await read.find(PeerReviewEntity, {
            where: { state: 'taken', takenUntil: LessThanOrEqual(at()) },
            order: { takenUntil: 'ASC', id: 'ASC' },
            take: BATCH,
          }),
        ),
    },
    shared(
      'answers that waited long enough',
      () => ({ state: 'open', closesAt: LessThanOrEqual(at()) }),
      async (change, row) => {
        // Whoever has it may finish within the day.
        const reviews = await reviewsOf(change.manager, [row.id])
        if (!reviews.some(({ state }) => state === 'taken')) await endWaiting(change, row)
      },
    ),
    shared(
      'reviewed answers that nobody closed',
      () => ({ state: 'reviewed', closesAt: LessThanOrEqual(at()) }),
      async (change, row) => void (await moveShared(change, row, { action: 'close', by: 'system' })),
    ),
    {
      ...shared('words of closed answers', () => ({ eraseAt: LessThanOrEqual(at()) }), eraseWords),
      everyMs: HOUR_MS,
    },
    {
      name: 'help of suspended people',
      everyMs: MINUTE_MS,
      run: async () => {
        const [open, taken] = await Promise.all([
          read.find(SharedAnswerEntity, {
            select: { id: true, candidateId: true },
            where: { state: 'open' },
          }),
          read.find(PeerReviewEntity, {
            select: { id: true, candidateId: true, ownerId: true },
            where: { state: 'taken' },
          }),
        ])
        const ids = [...open, ...taken].map(({ candidateId }) => candidateId)
        const resting = await restingOf(read, ids, at())
        const isResting = ({ candidateId }: { candidateId: string }) => resting.has(candidateId)
        await eachReview(taken.filter(isResting))
        await eachShared(
          open.filter(isResting),
          () => ({ state: 'open' }),
          async (change, row) =>
            void (await moveShared(change, row, { action: 'withdraw', by: 'system', isSpent: false })),
        )
        return false
      },
    },
  ]
}
