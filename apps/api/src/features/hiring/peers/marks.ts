import { In, type EntityManager } from 'typeorm'
import { markFor, type PeerMark } from '@tryka/domain'
import { MockEntity } from './mocks/mock.table'
import { PeerCardEntity, PeerReviewEntity } from './peer.table'

/** Help of somebody that the other side confirmed. */
export interface Helps {
  /** Reviews that were found useful. */
  reviews: number
  /** Mock interviews in which they asked. */
  mocks: number
}

/** How often each of some people helped. It is counted, and never a balance. */
export async function helpsOf(
  manager: EntityManager,
  ids: readonly string[],
): Promise<(candidateId: string) => Helps> {
  const people = In([...new Set(ids)])
  const [reviews, mocks] = await Promise.all([
    manager.find(PeerReviewEntity, {
      select: { id: true, candidateId: true },
      where: { candidateId: people, state: 'useful' },
    }),
    manager.find(MockEntity, {
      select: { id: true, a: true, b: true, kind: true },
      where: [
        { b: people, state: 'confirmed' },
        { a: people, state: 'confirmed', kind: 'swap' },
      ],
    }),
  ])
  return (candidateId) => ({
    reviews: reviews.filter((one) => one.candidateId === candidateId).length,
    mocks: mocks.filter(({ a, b, kind }) => b === candidateId || (kind === 'swap' && a === candidateId))
      .length,
  })
}

export const markOf = ({ reviews, mocks }: Helps): PeerMark | null => markFor(reviews + mocks)

/** What others read of some people: the name of the card, and the mark where its person shows it. */
export interface Shown {
  name: string
  mark: PeerMark | null
}

/** Whose card is gone is not in it. */
export async function shownOf(
  manager: EntityManager,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Shown>> {
  if (ids.length === 0) return new Map()
  const cards = await manager.findBy(PeerCardEntity, { candidateId: In([...new Set(ids)]) })
  const showing = cards.flatMap(({ candidateId, showsMark }) => (showsMark ? candidateId : []))
  const helps = showing.length ? await helpsOf(manager, showing) : undefined
  return new Map(
    cards.map(({ candidateId, name, showsMark }) => [
      candidateId,
      { name, mark: showsMark && helps ? markOf(helps(candidateId)) : null },
    ]),
  )
}
