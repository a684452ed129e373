import type { FindOptionsWhere } from 'typeorm'
import { In, LessThanOrEqual } from 'typeorm'
import { HOUR_MS, MINUTE_MS, MOCK_RULES } from '@tryka/domain'
import type { Clock } from '../../../../clock'
import type { Database } from '../../../../db/database'
import type { ClockKind } from '../../../../services/clockwork/clockwork'
import type { Change, Changes } from '../../core/change'
import { holdingPeople, restingOf } from '../peer-people'
import { undoMock, undoRequest } from './forget-mocks'
import { moveRequest, reopenOther, tellPerson } from './mock-moves'
import { eraseOldNoShows } from './no-shows'
import { pairing } from './pairing'
import { endRoom, isOver, miss, settle } from './settle'
import {
  MockEntity,
  MockSheetEntity,
  PeerRequestEntity,
  type StoredMockRow,
  type StoredPeerRequestRow,
} from './mock.table'

const BATCH = 50

interface Deps {
  db: Database
  clock: Clock
  changes: Changes
  onTrouble: (error: unknown) => void
}

/** Forgets what was written in a room and in the sheets of it. */
async function eraseWords({ manager }: Change, row: StoredMockRow): Promise<void> {
  const { a, b } = row.parts
  const parts = {
    a: a && { ...a, answers: a.answers.map(() => '') },
    b: b && { ...b, answers: b.answers.map(() => '') },
  }
  const links = { a: null, b: null }
  await manager.update(MockEntity, { id: row.id }, { parts, links, eraseAt: null })
  await manager.update(MockSheetEntity, { mockId: row.id }, { reasons: [], thing: '' })
}

/** What of mock interviews ends by time, and what a suspension undoes. */
export function mockClock(deps: Deps): ClockKind[] {
  const { db, clock, onTrouble } = deps
  const { read } = db
  const ago = (ms: number) => new Date(clock.now().getTime() - ms).toISOString()

  async function each<T>(due: readonly T[], act: (row: T) => Promise<void>): Promise<boolean> {
    let done = 0
    for (const row of due)
      await act(row)
        .then(() => (done += 1))
        .catch(onTrouble)
    return due.length === BATCH && done > 0
  }

  /** In a change of its own, looked at again once both people are held. */
  const withMock = (
    { id, a, b }: StoredMockRow,
    act: (change: Change, row: StoredMockRow) => Promise<unknown>,
  ) =>
    holdingPeople(deps, [a, b], async (change) => {
      const row = await change.manager.findOneBy(MockEntity, { id })
      if (row) await act(change, row)
    })

  async function withRequest(
    { id, candidateId, otherId }: StoredPeerRequestRow,
    act: (change: Change, row: StoredPeerRequestRow) => Promise<unknown>,
  ): Promise<void> {
    const other = otherId && (await read.findOneBy(PeerRequestEntity, { id: otherId }))
    await holdingPeople(deps, [candidateId, ...(other ? [other.candidateId] : [])], async (change) => {
      const row = await change.manager.findOneBy(PeerRequestEntity, { id })
      if (row && row.otherId === otherId) await act(change, row)
    })
  }

  const mocks = (
    name: string,
    everyMs: number,
    where: () => FindOptionsWhere<StoredMockRow>,
    act: (change: Change, row: StoredMockRow) => Promise<unknown>,
  ): ClockKind => ({
    name,
    everyMs,
    run: async () => {
      const due = await read.find(MockEntity, {
        where: where(),
        order: { startsAt: 'ASC', id: 'ASC' },
        take: BATCH,
      })
      return each(due, (row) => withMock(row, act))
    },
  })

  const requests = (
    name: string,
    where: () => FindOptionsWhere<StoredPeerRequestRow>,
    act: (change: Change, row: StoredPeerRequestRow) => Promise<unknown>,
  ): ClockKind => ({
    name,
    everyMs: 5 * MINUTE_MS,
    run: async () => {
      const order = { askedAt: 'ASC', id: 'ASC' } as const
      const due = await read.find(PeerRequestEntity, { where: where(), order, take: BATCH })
      return each(due, (row) => withRequest(row, act))
    },
  })

  return [
    pairing(deps),
    requests(
      'matches that nobody answered',
      () => ({ state: In(['matched', 'agreed']), answerBy: LessThanOrEqual(ago(0)) }),
      async (change, row) => {
        if ((row.state !== 'matched' && row.state !== 'agreed') || (row.answerBy ?? '') > change.at) return
        await reopenOther(change, row)
        const other = await change.manager.findOneBy(PeerRequestEntity, { id: row.otherId ?? '' })
        const past = [...row.past, ...(other ? [other.candidateId] : [])]
        await moveRequest(change, row, { action: 'reopen', by: 'system' }, { past })
      },
    ),
    requests(
      'requests that met nobody',
      () => ({ state: 'open', expiresAt: LessThanOrEqual(ago(0)) }),
      async (change, row) => {
        if (row.state !== 'open') return
        await moveRequest(change, row, { action: 'expire', by: 'system' })
        await tellPerson(change, row.candidateId, 'Nobody was found for your mock interview.')
      },
    ),
    mocks(
      'mock interviews to which nobody came',
      MINUTE_MS,
      () => ({ state: 'booked', startsAt: LessThanOrEqual(ago(MOCK_RULES.lateMinutes * MINUTE_MS)) }),
      async (change, row) => {
        if (row.state === 'booked') await miss(change, row)
      },
    ),
    {
      name: 'rooms that nobody closed',
      everyMs: MINUTE_MS,
      run: async () => {
        const live = await read.findBy(MockEntity, { state: 'live' })
        await each(
          live.filter((row) => isOver(row, clock.now().getTime())),
          (row) =>
            withMock(row, async (change, now) => {
              if (now.state === 'live' && isOver(now, change.now.getTime()))
                await endRoom(change, now, 'system')
            }),
        )
        return false
      },
    },
    mocks(
      'mock interviews of which nobody said more',
      15 * MINUTE_MS,
      () => ({ state: 'ended', endedAt: LessThanOrEqual(ago(MOCK_RULES.sheetHours * HOUR_MS)) }),
      async (change, row) => {
        if (row.state === 'ended') await settle(change, row)
      },
    ),
    {
      name: 'marks of who did not come',
      everyMs: HOUR_MS,
      run: async () => {
        await db.write((manager) => eraseOldNoShows(manager, ago(0)))
        return false
      },
    },
    mocks('words of mock interviews', HOUR_MS, () => ({ eraseAt: LessThanOrEqual(ago(0)) }), eraseWords),
    {
      name: 'mock interviews of suspended people',
      everyMs: MINUTE_MS,
      run: async () => {
        const [open, booked] = await Promise.all([
          read.findBy(PeerRequestEntity, { state: In(['open', 'matched', 'agreed']) }),
          read.findBy(MockEntity, { state: In(['booked', 'live']) }),
        ])
        const ids = [...open.map(({ candidateId }) => candidateId), ...booked.flatMap(({ a, b }) => [a, b])]
        const resting = await restingOf(read, ids, ago(0))
        await each(
          open.filter(({ candidateId }) => resting.has(candidateId)),
          (row) => withRequest(row, undoRequest),
        )
        await each(
          booked.filter(({ a, b }) => resting.has(a) || resting.has(b)),
          (row) => withMock(row, undoMock),
        )
        return false
      },
    },
  ]
}
