import type { EntityManager } from 'typeorm'
import type { PeerData } from '@tryka/domain'
import type { CandidateRef } from '../../core/places'
import { mocksOf, requestsOf } from './mock-moves'
import { mockView, requestView } from './mock-view'
import { noShowData } from './no-shows'

/** All of mock interviews that is kept of a person. What the other one said is in it once its reader may read it. */
export async function mockData(
  read: EntityManager,
  { candidateId }: CandidateRef,
  at: string,
): Promise<Pick<PeerData, 'requests' | 'mocks' | 'noShows'>> {
  const [requests, mocks] = await Promise.all([requestsOf(read, candidateId), mocksOf(read, candidateId)])
  return {
    requests: await Promise.all(requests.map((row) => requestView(read, row, at))),
    mocks: await Promise.all(mocks.map((row) => mockView(read, row, { candidateId }, at))),
    noShows: await noShowData(read, { candidateId }, at),
  }
}
