import { Readable } from 'node:stream'
import type { EntityManager } from 'typeorm'
import type { CoachData } from '@tryka/domain'
import type { Database } from '../../../db/database'
import { JsonText } from '../../../http/handle'
import { erasePointCards, pointCards } from '../cards/point-cards'
import { InterviewPlanEntity, PlanItemEntity } from '../coach/plan/plan.table'
import { erasePractice, keepingOf } from '../coach/practice-keeping'
import { sessionView, wholeSessions } from '../coach/practice-view'
import { PracticeSessionEntity } from '../coach/practice.table'
import { PracticeWordsEntity } from '../coach/words/words.table'
import { eraseTalks, lineView } from '../conversation/talk-lines'
import { CoachMessageEntity } from '../conversation/talk.table'
import type { Changes } from '../core/change'
import type { CandidatePlace, CandidateRef } from '../core/places'
import { forgetPeers } from '../peers/forget-peers'
import { peerData } from '../peers/peer-data'
import { CorrectionEntity } from '../corrections/correction.table'
import { eraseCorrections, ownCorrection } from '../corrections/corrections.service'

const ownOf = ({ marketId, candidateId }: CandidateRef) => ({ marketId, candidateId })
/** Rows that are read at once for the file. */
const BATCH = 20

/** Deletes all that the coach keeps of somebody: practice with what was said of it and its cards, plans, talks, corrections, help. */
export function eraseCoachData(changes: Changes, place: CandidatePlace): Promise<void> {
  const holds = { account: place.accountId, person: place.candidateId }
  return changes.run(place.marketId, holds, async (change) => {
    const { manager } = change
    await erasePractice(manager, place)
    await erasePointCards(manager, place)
    await eraseTalks(manager, place)
    await eraseCorrections(manager, place)
    await forgetPeers(change, place)
  })
}

async function plansOf(manager: EntityManager, own: CandidateRef): Promise<CoachData['plans']> {
  const [plans, items] = await Promise.all([
    manager.findBy(InterviewPlanEntity, own),
    manager.findBy(PlanItemEntity, own),
  ])
  return plans.map(({ id, interviewId, notes, met }) => ({
    interviewId,
    notes,
    met,
    items: items
      .filter(({ planId }) => planId === id)
      .map(({ kind, ref, dueDay, state }) => ({ kind, ref, dueDay, state })),
  }))
}

/** Some rows after the other, by the keys that there were at first: what is deleted meanwhile is left out. */
async function* byKeys<Key, Item>(keys: readonly Key[], read: (some: Key[]) => Promise<Item[]>) {
  for (let from = 0; from < keys.length; from += BATCH) yield await read(keys.slice(from, from + BATCH))
}

/** `,"name":[…]`, as it comes. */
async function* listed(name: keyof CoachData, batches: AsyncIterable<readonly unknown[]>) {
  yield `,"${name}":[`
  let between = ''
  for await (const items of batches)
    for (const item of items) {
      yield `${between}${JSON.stringify(item)}`
      between = ','
    }
  yield ']'
}

/** All that the coach keeps of somebody, some rows after the other: a year of it is more than one answer holds. */
export function coachData({ read }: Pick<Database, 'read'>, place: CandidatePlace): JsonText {
  const own = ownOf(place)
  async function* parts() {
    const [keeping, plans, cards, peers] = await Promise.all([
      keepingOf(read, place),
      plansOf(read, own),
      pointCards(read, own),
      peerData(read, own, place.calledAt),
    ])
    yield JSON.stringify({ at: place.calledAt, keeping, plans, cards, peers }).slice(0, -1)
    yield* listed('sessions', await sessionsOf(read, own))
    yield* listed('words', await wordsOf(read, own))
    yield* listed('talk', await talkOf(read, own))
    yield* listed('corrections', await correctionsOf(read, own))
    yield '}'
  }
  return new JsonText(Readable.from(parts()))
}

async function sessionsOf(read: EntityManager, own: CandidateRef) {
  const order = { startedAt: 'DESC', id: 'ASC' } as const
  const keys = await read.find(PracticeSessionEntity, { select: { id: true }, where: own, order })
  return byKeys(keys, async (some) => {
    const where = some.map(({ id }) => ({ id, ...own }))
    const sessions = await read.find(PracticeSessionEntity, { where, order })
    return (await wholeSessions(read, sessions)).map((whole) => sessionView(whole))
  })
}

async function wordsOf(read: EntityManager, own: CandidateRef) {
  const order = { at: 'DESC', turnId: 'ASC' } as const
  const keys = await read.find(PracticeWordsEntity, { select: { turnId: true }, where: own, order })
  return byKeys(keys, async (some) => {
    const where = some.map(({ turnId }) => ({ turnId, ...own }))
    const rows = await read.find(PracticeWordsEntity, { where, order })
    return rows.flatMap(({ turnId, words }) => (words ? [{ turnId, words }] : []))
  })
}

async function talkOf(read: EntityManager, own: CandidateRef) {
  const order = { at: 'ASC', threadId: 'ASC', seq: 'ASC' } as const
  const select = { threadId: true, seq: true } as const
  const keys = await read.find(CoachMessageEntity, { select, where: own, order })
  return byKeys(keys, async (some) => {
    const where = some.map(({ threadId, seq }) => ({ threadId, seq, ...own }))
    return (await read.find(CoachMessageEntity, { where, order })).map(lineView)
  })
}

async function correctionsOf(read: EntityManager, own: CandidateRef) {
  const order = { at: 'DESC', id: 'ASC' } as const
  const keys = await read.find(CorrectionEntity, { select: { id: true }, where: own, order })
  return byKeys(keys, async (some) => {
    const where = some.map(({ id }) => ({ id, ...own }))
    return (await read.find(CorrectionEntity, { where, order })).map(ownCorrection)
  })
}
