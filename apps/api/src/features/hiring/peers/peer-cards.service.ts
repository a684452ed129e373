import { createHash } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import type { z } from 'zod'
import { knownSet, questionOf } from '@tryka/coach'
import type {
  CalibrationResult,
  CalibrationTask,
  PeerHome,
  PracticeType,
  SavePeerCard,
  TryCalibration,
} from '@tryka/domain'
import { areWholeLevels, calibrated, DAY_MS } from '@tryka/domain'
import type { Database } from '../../../db/database'
import type { Attempts } from '../../../services/attempts/attempts'
import { tryLater } from '../../../try-later'
import { blockPerson, peopleBlocked, refuseManyBlocks, unblockPeople } from '../blocks/blocks'
import type { Changes } from '../core/change'
import { nothingHere, refused, stale } from '../core/errors'
import type { CandidatePlace } from '../core/places'
import { knownShift } from './known-answers'
import { helpsOf, markOf } from './marks'
import { requirePeer, requirePeerAccount } from './peer-access'
import { moveReview } from './peer-moves'
import { calibrationView, cardView, isCalibrated } from './peer-view'
import { PeerCalibrationEntity, PeerCardEntity, PeerReviewEntity } from './peer.table'

interface Deps {
  db: Database
  changes: Changes
  attempts: Attempts
}

const holdsOf = ({ accountId, candidateId }: CandidatePlace) => ({ account: accountId, person: candidateId })
export const ownOf = ({ marketId, candidateId }: CandidatePlace) => ({ marketId, candidateId })

export const cardOf = (manager: EntityManager, place: CandidatePlace) =>
  manager.findOneBy(PeerCardEntity, ownOf(place))

/** Where somebody begins among the sets, so that neighbours do not have the same. */
const beginOf = (candidateId: string, type: PracticeType): number =>
  createHash('sha256').update(`${candidateId}/${type}`).digest()[0] ?? 0

/** How people take part in helping: their card, what they are calibrated for, and whom they do not meet. */
export class PeerCards {
  constructor(private readonly deps: Deps) {}

  async show(place: CandidatePlace): Promise<PeerHome> {
    const { read } = this.deps.db
    await requirePeerAccount(read, place)
    return this.home(read, place)
  }

  save(place: CandidatePlace, { version, ...body }: z.output<typeof SavePeerCard>): Promise<PeerHome> {
    return this.deps.changes.run(place.marketId, holdsOf(place), async ({ manager, at }) => {
      await requirePeerAccount(manager, place)
      const row = await cardOf(manager, place)
      if ((row?.version ?? 0) !== version) throw stale(await this.home(manager, place))
      await manager.save(PeerCardEntity, { ...ownOf(place), ...body, version: version + 1, at })
      return this.home(manager, place)
    })
  }

  /** Three answers to judge; the same until they are judged. */
  async task(place: CandidatePlace, type: PracticeType): Promise<CalibrationTask> {
    const { read } = this.deps.db
    await requirePeer(read, place, await cardOf(read, place))
    await this.refuseAgain(read, place, type)
    const answers = await this.setOf(read, place, type)
    return {
      type,
      answers: answers.map(({ id, question, text }) => ({
        id,
        question: questionOf(question)?.stem ?? '',
        text,
      })),
    }
  }

  try(place: CandidatePlace, { type, answers }: z.output<typeof TryCalibration>): Promise<CalibrationResult> {
    const { changes, attempts } = this.deps
    return changes.run(place.marketId, holdsOf(place), async ({ manager, at }) => {
      await requirePeer(manager, place, await cardOf(manager, place))
      await this.refuseAgain(manager, place, type)
      const known = await this.setOf(manager, place, type)
      const pairs = known.flatMap(({ id, levels }) => {
        const own = answers.find((one) => one.id === id)?.levels
        if (!own)
          throw refused(409, 'OTHER_ANSWERS', 'There are other answers to judge now. Look at them again.')
        if (!areWholeLevels(type, own))
          throw refused(400, 'LEVELS', 'Give each criterion of every answer a level.')
        return own.map((one) => [one.level, levels[one.id] ?? 0] as const)
      })
      const result = calibrated(pairs)
      const before = await manager.findOneBy(PeerCalibrationEntity, { ...ownOf(place), type })
      const { distance, shift, isPassed } = result
      await manager.save(PeerCalibrationEntity, {
        ...ownOf(place),
        type,
        tries: (before?.tries ?? 0) + 1,
        distance,
        shift,
        triedAt: at,
        passedAt: isPassed ? at : null,
        given: 0,
      })
      if (!isPassed) await attempts.record(manager, 'peer-calibration', `${place.accountId}/${type}`)
      return { type, ...result }
    })
  }

  /** From a review that one of the two gave or was given; neither learns who the other is. */
  async block(place: CandidatePlace, reviewId: string): Promise<void> {
    await this.deps.changes.run(place.marketId, holdsOf(place), async (change) => {
      const { manager } = change
      const { marketId, candidateId } = place
      const review = await manager.findOneBy(PeerReviewEntity, { id: reviewId, marketId })
      const isOwner = review?.ownerId === candidateId && review.submittedAt !== null
      if (!review || !(isOwner || review.candidateId === candidateId)) throw nothingHere('This review')
      await refuseManyBlocks(manager, place)
      // Behind a known answer is nobody; whoever blocks its owner has done with it all the same.
      if (review.known === null)
        await blockPerson(change, place, isOwner ? review.candidateId : review.ownerId)
      if (review.state === 'taken') await moveReview(change, review, { action: 'lapse', by: place })
    })
  }

  unblock(place: CandidatePlace): Promise<void> {
    return this.deps.changes.run(place.marketId, holdsOf(place), ({ manager }) =>
      unblockPeople(manager, place),
    )
  }

  private async home(manager: EntityManager, place: CandidatePlace): Promise<PeerHome> {
    const own = ownOf(place)
    const [card, calibrations, known, helps, blocked] = await Promise.all([
      cardOf(manager, place),
      manager.find(PeerCalibrationEntity, { where: own, order: { type: 'ASC' } }),
      knownShift(manager, own),
      helpsOf(manager, [place.candidateId]),
      peopleBlocked(manager, place),
    ])
    const counted = helps(place.candidateId)
    return {
      card: card && cardView(card),
      calibrations: calibrations.map(calibrationView),
      known,
      helped: counted.reviews,
      hosted: counted.mocks,
      mark: markOf(counted),
      blocked,
    }
  }

  private async setOf(manager: EntityManager, place: CandidatePlace, type: PracticeType) {
    const row = await manager.findOneBy(PeerCalibrationEntity, { ...ownOf(place), type })
    if (row && isCalibrated(row)) throw refused(409, 'CALIBRATED', 'You are calibrated for this type.')
    return knownSet(type, beginOf(place.candidateId, type) + (row?.tries ?? 0))
  }

  /** A day lies between two tries, also for whoever erased what was kept of the first. */
  private async refuseAgain(manager: EntityManager, { accountId }: CandidatePlace, type: PracticeType) {
    const subject = `${accountId}/${type}`
    const limit = { kind: 'peer-calibration', subject, max: 1, windowMs: DAY_MS } as const
    const wait = await this.deps.attempts.untilFree(limit, manager)
    if (wait > 0) throw tryLater('TOMORROW', 'This time it was too far from the raters.', wait)
  }
}
