import type { EntityManager } from 'typeorm'
import { MoreThan } from 'typeorm'
import { DAY_MS, LIVE_MARKET_ID, MINUTE_MS, MOCK_RULES, commonStarts } from '@tryka/domain'
import { meetable, type Peer } from '../may-meet'
import { MockEntity, type StoredMockRow, type StoredPeerRequestRow } from './mock.table'
import { mocksOf } from './mock-moves'

const market = { marketId: LIVE_MARKET_ID }

/** Of some people those whom somebody may practise with: whom one may meet, and did not practise with lately. */
export async function practisable(
  manager: EntityManager,
  me: Peer,
  ids: readonly string[],
  at: string,
): Promise<ReadonlySet<string>> {
  const people = await meetable(manager, me, ids, at)
  const since = MoreThan(new Date(Date.parse(at) - MOCK_RULES.pairDays * DAY_MS).toISOString())
  const { candidateId } = me
  const rows = await manager.find(MockEntity, {
    select: { id: true, a: true, b: true },
    where: [
      { ...market, a: candidateId, at: since },
      { ...market, b: candidateId, at: since },
    ],
  })
  const met = new Set(rows.flatMap(({ a, b }) => [a, b]))
  return new Set([...people].filter((id) => !met.has(id)))
}

/** Mock interviews that took place or may still: what deposits and weeks count. */
const COUNTED: readonly StoredMockRow['state'][] = ['booked', 'live', 'ended', 'confirmed', 'not_confirmed']
export const isCounted = ({ state }: StoredMockRow): boolean => COUNTED.includes(state)

/** Nobody is booked twice within this time. */
const APART_MS = 60 * MINUTE_MS
export const isFreeAt = (rows: readonly StoredMockRow[], time: string): boolean =>
  !rows.some(
    ({ state, startsAt }) =>
      state === 'booked' && Math.abs(Date.parse(startsAt) - Date.parse(time)) < APART_MS,
  )

/** When two who were found for each other can begin: what the other chose, else all that they have in common. */
export async function timesOf(
  manager: EntityManager,
  own: StoredPeerRequestRow,
  other: StoredPeerRequestRow,
  now: number,
): Promise<string[]> {
  const soon = now + APART_MS
  const opens = now + MOCK_RULES.opensMinutes * MINUTE_MS
  const all =
    other.state === 'agreed'
      ? other.times.filter((time) => Date.parse(time) > opens)
      : commonStarts(own.hours, other.hours, soon)
  const booked = await mocksOf(manager, own.candidateId)
  return all.filter((time) => isFreeAt(booked, time))
}
