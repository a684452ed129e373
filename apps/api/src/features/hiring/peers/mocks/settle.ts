import type { EntityManager } from 'typeorm'
import {
  areInAgreement,
  isHere,
  LIVE_MARKET_ID,
  MINUTE_MS,
  MOCK_RULES,
  mockDeed,
  mockMinutes,
  wasThere,
} from '@tryka/domain'
import type { Change, Mover } from '../../core/change'
import { seeChallenge } from '../../credits/challenges/see-challenge'
import { payEach } from '../../credits/ledger'
import { purseOfCandidate } from '../../credits/purse'
import { pairOf } from '../pair'
import { moveMock, roomPath, tellPerson } from './mock-moves'
import { markNoShows } from './no-shows'
import { MockSheetEntity, type Side, type StoredMockRow, type StoredMockSheetRow } from './mock.table'

const SIDES = ['a', 'b'] as const

/** Sides that were not there in time. */
const absentOf = ({ presence }: StoredMockRow): Side[] =>
  SIDES.filter((side) => presence[side].firstAt === null)

/** Ten minutes after its time: who did not come loses the deposit; where both were there, but never at once, nobody. */
export async function miss(change: Change, row: StoredMockRow): Promise<StoredMockRow> {
  const lost = absentOf(row)
  const [first] = lost
  const by = lost.length === 2 ? 'both' : (first ?? null)
  const moved =
    by === null
      ? await moveMock(change, row, { action: 'cancel', by: 'system' })
      : await moveMock(change, row, { action: 'miss', by: 'system', lost }, { by })
  if (by !== null) await markNoShows(change.manager, row, lost)
  for (const side of SIDES)
    await tellPerson(
      change,
      row[side],
      lost.includes(side)
        ? 'You were not at your mock interview.'
        : 'Your mock interview did not take place: you lose nothing.',
      roomPath(row.id),
    )
  return moved
}

/** True when a room that nobody closed is over by itself. */
export function isOver({ kind, liveAt, presence }: StoredMockRow, now: number): boolean {
  if (liveAt === null) return false
  const closes = Date.parse(liveAt) + (mockMinutes(kind) + MOCK_RULES.overMinutes) * MINUTE_MS
  const last = Math.max(...SIDES.map((side) => Date.parse(presence[side].lastAt ?? liveAt)))
  return now >= closes || now - last >= MOCK_RULES.emptyMinutes * MINUTE_MS
}

/** Ends it: from now on each says how it was. */
export async function endRoom(change: Change, row: StoredMockRow, by: Mover): Promise<StoredMockRow> {
  const moved = await moveMock(change, row, { action: 'end', by }, { endedAt: change.at })
  for (const side of SIDES)
    await tellPerson(
      change,
      row[side],
      'Say how your mock interview was. The other one reads it once both did.',
      roomPath(row.id),
    )
  return moved
}

/** Begins once both are there at its time. */
export async function beginWhenBoth(change: Change, row: StoredMockRow): Promise<StoredMockRow> {
  const now = change.now.getTime()
  const areHere = SIDES.every((side) => isHere(row.presence[side], now))
  if (row.state !== 'booked' || change.at < row.startsAt || !areHere) return row
  return moveMock(change, row, { action: 'begin', by: 'system' }, { liveAt: change.at })
}

const sheetsOf = (manager: EntityManager, { id }: StoredMockRow) =>
  manager.findBy(MockSheetEntity, { mockId: id })
const isWhole = (sheet: StoredMockSheetRow | undefined): boolean =>
  !!sheet && areInAgreement({ ...sheet, reasons: sheet.reasons }, { tookPlace: true, help: 4, reasons: GOOD })
/** Reasons that are enough, of nobody. */
const GOOD = ['a', 'b', 'c'].map((letter) => `${letter} `.repeat(MOCK_RULES.reasonWords))

/** Whoever asked the questions helped. */
const helpersOf = ({ kind }: StoredMockRow): readonly Side[] => (kind === 'swap' ? SIDES : ['b'])

/**
 * Says what comes of it, once both sheets are in or their time is over. Confirmed it pays whoever asked. Where only the
 * sheet of the one who was helped is missing, what was put aside for that help is spent all the same.
 */
export async function settle(change: Change, row: StoredMockRow): Promise<StoredMockRow> {
  const { manager } = change
  const sheets = await sheetsOf(manager, row)
  const [one, other] = SIDES.map((side) => sheets.find(({ candidateId }) => candidateId === row[side]))
  const wereThere = SIDES.every((side) => wasThere(row.presence[side], row.startsAt))
  const isConfirmed = wereThere && !!one && !!other && areInAgreement(one, other)
  if (!isConfirmed) {
    const isSpent = wereThere && !one && isWhole(other)
    const moved = await moveMock(change, row, { action: 'rest', by: 'system', isSpent })
    for (const side of SIDES)
      await tellPerson(change, row[side], 'Your mock interview was not confirmed.', roomPath(row.id))
    return moved
  }
  const moved = await moveMock(change, row, { action: 'confirm', by: 'system', isSpent: true })
  const purses = await Promise.all(
    SIDES.map((side) => purseOfCandidate(manager, { marketId: LIVE_MARKET_ID, candidateId: row[side] })),
  )
  const [a, b] = purses
  if (a && b) {
    const deed = mockDeed(row.id, pairOf(a.person, b.person))
    await payEach(
      change,
      helpersOf(row).map((side) => ({ purse: side === 'a' ? a : b, deed })),
    )
  }
  for (const side of SIDES) await seeChallenge(change, { marketId: row.marketId, candidateId: row[side] })
  for (const side of SIDES)
    await tellPerson(
      change,
      row[side],
      'Your mock interview is confirmed. Read what the other one said.',
      roomPath(row.id),
    )
  return moved
}
