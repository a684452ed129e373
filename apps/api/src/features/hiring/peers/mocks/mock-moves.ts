import type { EntityManager } from 'typeorm'
import {
  dashboardPath,
  MOCK_MACHINE,
  MOCK_RULES,
  PEER_REQUEST_MACHINE,
  type MockState,
  type PeerRequestState,
} from '@tryka/domain'
import type { Change, Mover } from '../../core/change'
import { endHold } from '../../credits/spend'
import { daysLater } from '../peer-moves'
import { sendMockLetters } from './mock-mail'
import {
  MockEntity,
  PeerRequestEntity,
  type Side,
  type StoredMockRow,
  type StoredPeerRequestRow,
} from './mock.table'

export const otherSide = (side: Side): Side => (side === 'a' ? 'b' : 'a')
export const sideOf = (row: Pick<StoredMockRow, 'a' | 'b'>, candidateId: string): Side | null =>
  row.a === candidateId ? 'a' : row.b === candidateId ? 'b' : null
export const requestOf = (row: StoredMockRow, side: Side): string =>
  side === 'a' ? row.requestA : row.requestB
const depositOf = (row: StoredMockRow, side: Side): string | null =>
  side === 'a' ? row.depositA : row.depositB

/** A request that somebody met, or that ended, is not looked at any more. */
const MEETS_NOBODY = { otherId: null, answerBy: null, times: [], depositId: null }

type RequestAction = 'match' | 'agree' | 'book' | 'decline' | 'reopen' | 'cancel' | 'expire'

/** Moves one request, with what else of it changes. What is put aside for agreeing, or for a request that ends, is back. */
export async function moveRequest(
  change: Change,
  row: StoredPeerRequestRow,
  { action, by }: { action: RequestAction; by: Mover },
  over: Partial<StoredPeerRequestRow> = {},
): Promise<StoredPeerRequestRow> {
  const { id, marketId, state: from, depositId, price } = row
  const { to } = await change.move(PEER_REQUEST_MACHINE, { from, action, by, subjectId: id })
  const state = to as PeerRequestState
  const isMet = state === 'matched' || state === 'agreed' || state === 'booked'
  const next = { ...(isMet ? {} : MEETS_NOBODY), ...over, state }
  await change.manager.update(PeerRequestEntity, { id }, next)
  if (!isMet && depositId) await endHold(change, { marketId, deedId: depositId }, 'release')
  if ((state === 'cancelled' || state === 'expired') && price > 0)
    await endHold(change, { marketId, deedId: id }, 'release')
  return { ...row, ...next }
}

/** The other request of a match goes on looking: whom it met comes of it no more. */
export async function reopenOther(change: Change, row: StoredPeerRequestRow): Promise<void> {
  const other = row.otherId && (await change.manager.findOneBy(PeerRequestEntity, { id: row.otherId }))
  if (!other || other.otherId !== row.id || (other.state !== 'matched' && other.state !== 'agreed')) return
  const past = [...other.past, row.candidateId]
  await moveRequest(change, other, { action: 'reopen', by: 'system' }, { past })
  await tellPerson(change, other.candidateId, 'The person you were to practise with has no time. We look on.')
}

export const othersPath = () => dashboardPath('candidate', 'interviews', { tab: 'others', place: 'me' })
export const roomPath = (id: string) => dashboardPath('candidate', 'interviews', { mock: id, place: 'me' })

export const tellPerson = (change: Change, recipientId: string, title: string, link = othersPath()) =>
  change.tell({ side: 'candidate', recipientId, type: 'Interview reminders', title, link })

type MockAction = 'begin' | 'cancel' | 'miss' | 'end' | 'leave' | 'confirm' | 'rest'
const OVER: readonly MockState[] = ['cancelled', 'no_show', 'left', 'confirmed', 'not_confirmed']

/** How a mock interview moves, and what becomes of what was put aside for it. */
export interface MockMove {
  action: MockAction
  by: Mover
  /** Whose deposit is lost. */
  lost?: readonly Side[]
  /** True where what was put aside for being asked is spent. */
  isSpent?: boolean
}

/** Moves a mock interview. Once it is over each deposit is back or lost, and so is what asking put aside. */
export async function moveMock(
  change: Change,
  row: StoredMockRow,
  { action, by, lost = [], isSpent = false }: MockMove,
  over: Partial<StoredMockRow> = {},
): Promise<StoredMockRow> {
  const { id, state: from, version } = row
  const { manager, at } = change
  const { to } = await change.move(MOCK_MACHINE, { from, action, by, subjectId: id })
  const state = to as MockState
  const isOver = OVER.includes(state)
  const next = {
    ...over,
    state,
    version: version + 1,
    ...(isOver ? { eraseAt: daysLater(at, MOCK_RULES.keepDays) } : {}),
  }
  await manager.update(MockEntity, { id }, next)
  if (isOver) await endHolds(change, row, lost, isSpent)
  const moved = { ...row, ...next }
  if (state === 'cancelled') await sendMockLetters(change, moved, 'cancelled')
  return moved
}

async function endHolds(change: Change, row: StoredMockRow, lost: readonly Side[], isSpent: boolean) {
  const { marketId } = row
  for (const side of ['a', 'b'] as const) {
    const deedId = depositOf(row, side)
    if (deedId) await endHold(change, { marketId, deedId }, lost.includes(side) ? 'forfeit' : 'release')
    const request = await change.manager.findOneBy(PeerRequestEntity, { id: requestOf(row, side) })
    if (request && request.price > 0)
      await endHold(change, { marketId, deedId: request.id }, isSpent ? 'spend' : 'release')
  }
}

export const requestsOf = (manager: EntityManager, candidateId: string) =>
  manager.find(PeerRequestEntity, { where: { candidateId }, order: { askedAt: 'DESC', id: 'ASC' } })
export const mocksOf = (manager: EntityManager, candidateId: string) =>
  manager.find(MockEntity, {
    where: [{ a: candidateId }, { b: candidateId }],
    order: { startsAt: 'DESC', id: 'ASC' },
  })
