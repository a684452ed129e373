import type { EntityManager } from 'typeorm'
import { MoreThanOrEqual, Not } from 'typeorm'
import { CHALLENGE_SIZES, challengeWeek, dayAfter, REVIEW_LIMITS, reviewDay } from '@tryka/domain'
import { ReviewCardEntity, ReviewLogEntity, ReviewSettingsEntity } from '../../cards/card.table'
import { clearableDays } from '../../cards/clearable-days'
import type { CandidateRef } from '../../core/places'
import type { ChallengeKind, OfferMoment, OfferOf } from './challenge-kind'

/** The days of reviews that are left of a week, from today on. */
function daysLeft({ now, zone }: OfferMoment): string[] {
  const end = dayAfter(challengeWeek(now, zone).week, 7)
  const days: string[] = []
  for (let day = reviewDay(now, zone); day < end; day = dayAfter(day)) days.push(day)
  return days
}

/** Whether there are cards enough in what is left of the week. */
async function canClear(
  manager: EntityManager,
  { marketId, candidateId }: CandidateRef,
  moment: OfferMoment,
) {
  const days = daysLeft(moment)
  if (days.length < CHALLENGE_SIZES.reviewDays) return false
  const own = { marketId, candidateId }
  const rows = await manager.findBy(ReviewCardEntity, { ...own, state: Not('paused') })
  const cards = rows.filter((card) => moment.cards.about(card) !== undefined)
  const settings = await manager.findOneBy(ReviewSettingsEntity, own)
  const perDay = settings?.perDay ?? REVIEW_LIMITS.preset
  return clearableDays(cards, { days, perDay }) >= CHALLENGE_SIZES.reviewDays
}

/** The review cleared on several days, on each with no small one. */
export const reviewChallenges: ChallengeKind<OfferOf<'review'>> = {
  kind: 'review',
  offers: async (manager, who, moment) =>
    (await canClear(manager, who, moment)) ? [{ kind: 'review', days: CHALLENGE_SIZES.reviewDays }] : [],
  async done(manager, { marketId, candidateId }, { days: of }, since) {
    const rows = await manager.find(ReviewLogEntity, {
      select: { id: true, day: true },
      where: { marketId, candidateId, isClearing: true, at: MoreThanOrEqual(since) },
    })
    return { done: Math.min(of, new Set(rows.map(({ day }) => day)).size), of }
  },
  about: () => `Days with ${REVIEW_LIMITS.clearedFrom} cards or more, until none is left`,
  to: () => ({ kind: 'review' }),
}
