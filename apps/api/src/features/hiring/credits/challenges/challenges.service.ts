import { randomUUID } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import type { Challenge, ChallengeChoice } from '@tryka/domain'
import { CHALLENGE_MACHINE, challengeKey, challengeWeek, CREDIT_AMOUNTS } from '@tryka/domain'
import type { Change } from '../../core/change'
import { nothingHere, refused } from '../../core/errors'
import type { CandidatePlace } from '../../core/places'
import type { SectionDeps } from '../../core/section'
import { CandidateEntity } from '../../profile/candidate.table'
import type { OfferSources } from './challenge-kind'
import type { StoredChallengeRow } from './challenge.table'
import { ChallengeEntity } from './challenge.table'
import { begun, doneOf, offerView, offersFor, stillOffered } from './kinds'
import { chosenOffer } from './see-challenge'

interface Deps extends Pick<SectionDeps, 'db' | 'clock' | 'changes'> {
  sources: OfferSources
}

interface Week {
  week: string
  endsAt: string
  zone: string
}

/** The challenge of the week: three from own gaps, one chosen, one swap. */
export class ChallengesService {
  constructor(private readonly deps: Deps) {}

  show(place: CandidatePlace): Promise<Challenge> {
    return this.view(this.deps.db.read, place, this.deps.clock.now())
  }

  choose(place: CandidatePlace, { action, offer }: ChallengeChoice): Promise<Challenge> {
    const { marketId, candidateId, accountId } = place
    return this.deps.changes.run(marketId, { account: accountId, person: candidateId }, async (change) => {
      const week = await this.weekOf(change.manager, place, change.now)
      const row = await change.manager.findOneBy(ChallengeEntity, {
        marketId,
        candidateId,
        week: week.week,
      })
      if (action === 'swap') await this.swap(change, place, row, { key: offer, zone: week.zone })
      else if (!row) await this.take(change, place, week, offer)
      else if (challengeKey(chosenOffer(row)) !== offer)
        throw refused(409, 'CHOSEN', 'You chose another challenge for this week. You can swap it once.')
      return this.view(change.manager, place, change.now)
    })
  }

  private async take(
    change: Change,
    place: CandidatePlace,
    { week, endsAt, zone }: Week,
    key: string,
  ): Promise<void> {
    const { marketId, candidateId } = place
    const { manager, now } = change
    const offers = await offersFor(manager, place, { ...this.deps.sources, now, zone })
    const chosen = offers.findIndex((offer) => challengeKey(offer) === key)
    if (chosen < 0)
      throw refused(409, 'OFFER_GONE', 'This challenge is not offered any more. Choose another.')
    const id = randomUUID()
    await change.move(CHALLENGE_MACHINE, { from: 'none', action: 'choose', by: place, subjectId: id })
    const row: StoredChallengeRow = {
      id,
      marketId,
      candidateId,
      week,
      offers: await begun(manager, place, offers, chosen),
      chosen,
      swapped: false,
      state: 'chosen',
      chosenAt: change.at,
      endsAt,
      metAt: null,
      version: 1,
    }
    await manager.insert(ChallengeEntity, row)
  }

  private async swap(
    change: Change,
    place: CandidatePlace,
    row: StoredChallengeRow | null,
    { key, zone }: { key: string; zone: string },
  ): Promise<void> {
    if (!row) throw refused(409, 'NOT_CHOSEN', 'Choose a challenge first.')
    const { id, marketId, offers, state: from, version } = row
    if (from === 'chosen' && challengeKey(chosenOffer(row)) === key) return
    if (row.swapped) throw refused(409, 'SWAPPED', 'You swapped this week’s challenge already.')
    const chosen = offers.findIndex((offer) => challengeKey(offer) === key)
    const wanted = offers.slice(chosen, chosen + 1)
    const moment = { ...this.deps.sources, now: change.now, zone }
    const isOffered = chosen >= 0 && (await stillOffered(change.manager, place, wanted, moment)).length > 0
    if (!isOffered)
      throw refused(409, 'OFFER_GONE', 'This challenge is not offered any more. Choose another.')
    await change.move(CHALLENGE_MACHINE, { from, action: 'swap', by: place, subjectId: id })
    const kept = await begun(change.manager, place, offers, chosen)
    const swapped = { offers: kept, chosen, swapped: true, chosenAt: change.at, version: version + 1 }
    await change.manager.update(ChallengeEntity, { id, marketId }, swapped)
  }

  private async weekOf(manager: EntityManager, place: CandidatePlace, now: Date): Promise<Week> {
    const { marketId, candidateId: id } = place
    const person = await manager.findOne(CandidateEntity, {
      select: { id: true, timeZone: true },
      where: { id, marketId },
    })
    if (!person) throw nothingHere('This profile')
    return { ...challengeWeek(now, person.timeZone), zone: person.timeZone }
  }

  private async view(manager: EntityManager, place: CandidatePlace, now: Date): Promise<Challenge> {
    const { marketId, candidateId } = place
    const { week, endsAt, zone } = await this.weekOf(manager, place, now)
    const { sources } = this.deps
    const row = await manager.findOneBy(ChallengeEntity, { marketId, candidateId, week })
    const amount = CREDIT_AMOUNTS.challenge
    if (!row) {
      const found = await offersFor(manager, place, { ...sources, now, zone })
      const offers = found.map((one) => offerView(one, sources))
      const open = { state: 'open' as const, chosen: null, canSwap: false, done: 0, of: 0, version: null }
      return { week, endsAt, amount, offers, ...open }
    }
    const offer = chosenOffer(row)
    const isMet = row.state === 'met'
    const progress = await doneOf(manager, place, offer, row.chosenAt)
    const others = row.offers.filter((one) => one !== offer)
    const maySwap = row.state === 'chosen' && !row.swapped
    const toSwap = maySwap ? await stillOffered(manager, place, others, { ...sources, now, zone }) : others
    return {
      week,
      endsAt: row.endsAt,
      amount,
      state: row.state,
      offers: row.offers
        .filter((one) => one === offer || toSwap.includes(one))
        .map((one) => offerView(one, sources)),
      chosen: challengeKey(offer),
      canSwap: maySwap && toSwap.length > 0,
      done: isMet ? progress.of : progress.done,
      of: progress.of,
      version: row.version,
    }
  }
}
