import { In } from 'typeorm'
import type { Change } from '../../core/change'
import type { CandidateRef } from '../../core/places'
import { mocksOf, moveMock, moveRequest, othersPath, reopenOther, tellPerson } from './mock-moves'
import { isOpenRequest } from './mock-view'
import {
  MockEntity,
  MockSheetEntity,
  PeerRequestEntity,
  type StoredMockRow,
  type StoredPeerRequestRow,
} from './mock.table'

/** Ends a request without its person; the other one of a match looks on. */
export async function undoRequest(change: Change, row: StoredPeerRequestRow): Promise<void> {
  if (!isOpenRequest(row)) return
  await reopenOther(change, row)
  await moveRequest(change, row, { action: 'cancel', by: 'system' })
}

/** Ends a mock interview that cannot take place any more. Nobody loses anything; `leaving` is told nothing. */
export async function undoMock(change: Change, row: StoredMockRow, leaving?: string): Promise<void> {
  if (row.state === 'booked') await moveMock(change, row, { action: 'cancel', by: 'system' })
  else if (row.state === 'live')
    await moveMock(change, row, { action: 'leave', by: 'system' }, { endedAt: change.at })
  else if (row.state === 'ended' && leaving) await moveMock(change, row, { action: 'rest', by: 'system' })
  else return
  for (const id of [row.a, row.b])
    if (id !== leaving) await tellPerson(change, id, 'Your mock interview was called off.', othersPath())
}

/**
 * Takes somebody out of mock interviews: what is open is undone, and nothing that was written in one stays. Marks of not
 * having come do, on either side: they protect others, and go by time or with the account.
 */
export async function forgetMocks(change: Change, { marketId, candidateId }: CandidateRef): Promise<void> {
  const { manager } = change
  const own = { marketId, candidateId }
  for (const row of await manager.findBy(PeerRequestEntity, own)) await undoRequest(change, row)
  const mocks = await mocksOf(manager, candidateId)
  for (const row of mocks) await undoMock(change, row, candidateId)
  const ids = mocks.map(({ id }) => id)
  if (ids.length > 0) {
    await manager.delete(MockSheetEntity, { mockId: In(ids) })
    await manager.delete(MockEntity, { id: In(ids) })
  }
  await manager.delete(PeerRequestEntity, own)
}
