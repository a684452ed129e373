import type { EntityManager } from 'typeorm'
import { LIVE_MARKET_ID } from '@tryka/domain'
import type { Subject } from './subject'
import { told } from './told'
import { CandidateEntity } from '../profile/candidate.table'
import { otherSide } from '../peers/mocks/mock-moves'
import { MockEntity, MockSheetEntity, PeerRequestEntity } from '../peers/mocks/mock.table'
import { knownOf } from '../peers/known-answers'
import { PeerCardEntity, PeerReviewEntity, SharedAnswerEntity } from '../peers/peer.table'

const market = { marketId: LIVE_MARKET_ID }

/** What somebody did in a mock interview, named by the request that led to it: what was written in it, and said of it. */
async function mockHelp(manager: EntityManager, id: string) {
  const request = await manager.findOneBy(PeerRequestEntity, { id, ...market })
  const row = request && (await manager.findOneBy(MockEntity, [{ requestA: id }, { requestB: id }]))
  if (!row) return null
  const { candidateId } = request
  const sheet = await manager.findOneBy(MockSheetEntity, { mockId: row.id, candidateId })
  const part = row.parts[row.requestA === id ? 'a' : 'b']
  return {
    candidateId,
    sent: row.startsAt,
    state: 'A mock interview',
    words: [...(part?.answers ?? []), ...(sheet?.reasons ?? []), sheet?.thing ?? '']
      .filter(Boolean)
      .join('\n'),
  }
}

/** A known answer that stood among those of people. Nobody is behind it, so that a case is about the words alone. */
async function knownHelp(manager: EntityManager, id: string): Promise<Subject | null> {
  const review = await manager.findOneBy(PeerReviewEntity, { sharedId: id, ...market })
  const answer = review && knownOf(review)
  if (!answer) return null
  const name = 'The set of known answers'
  const facts = told({ From: name, State: 'A known answer', Words: answer.text })
  return { type: 'help', id, name, accountId: null, companyId: null, isHidden: true, facts }
}

/** A shared answer, a review of one, or a mock interview. None shows to anybody else, and all go by themselves: there is nothing to hide. */
export async function helpSubject(manager: EntityManager, id: string): Promise<Subject | null> {
  const shared = await manager.findOneBy(SharedAnswerEntity, { id, ...market })
  const review = shared ? null : await manager.findOneBy(PeerReviewEntity, { id, ...market })
  const mock = shared || review ? null : await mockHelp(manager, id)
  const candidateId = shared?.candidateId ?? review?.candidateId ?? mock?.candidateId
  if (candidateId === undefined) return knownHelp(manager, id)
  const [person, card] = await Promise.all([
    manager.findOneBy(CandidateEntity, { id: candidateId, ...market }),
    manager.findOneBy(PeerCardEntity, { candidateId, ...market }),
  ])
  const name = card?.name ?? 'Somebody who left'
  return {
    type: 'help',
    id,
    name,
    accountId: person?.accountId ?? null,
    companyId: null,
    isHidden: true,
    facts: told({
      From: name,
      Sent: shared?.sharedAt ?? review?.submittedAt ?? mock?.sent ?? '',
      State: mock ? mock.state : shared ? 'An answer shared for review' : 'A review of an answer',
      Words: mock
        ? mock.words
        : shared
          ? shared.text
          : [...(review?.quotes ?? []), review?.thing ?? ''].join('\n'),
    }),
  }
}

/** True for whoever took the answer, for the owner of the answer that a review is of, and for the other of a mock. */
export async function sawHelp(manager: EntityManager, accountId: string, id: string): Promise<boolean> {
  const own = await manager.findOneBy(CandidateEntity, { accountId, ...market })
  if (!own) return false
  if (await manager.existsBy(PeerReviewEntity, { sharedId: id, candidateId: own.id, ...market })) return true
  const review = await manager.findOneBy(PeerReviewEntity, { id, ownerId: own.id, ...market })
  if (review) return review.submittedAt !== null
  const mock = await manager.findOneBy(MockEntity, [{ requestA: id }, { requestB: id }])
  return !!mock && mock[otherSide(mock.requestA === id ? 'a' : 'b')] === own.id
}
