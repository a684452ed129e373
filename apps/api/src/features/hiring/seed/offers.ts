import type { Placed } from './applications'
import type { SeedContext } from './context'
import type { LeadOf } from './interviews'
import type { CandidateRow, OfferRow, PostingRow } from './rows'

/** One offer for each application that ever had one. */
export const seedOffers = (ctx: SeedContext, placed: readonly Placed[], leadOf: LeadOf): OfferRow[] =>
  placed
    .filter(({ row }) => row.offerSentAt !== null)
    .map(({ row, slot, posting, candidate }, n) => ({
      id: ctx.id('offer', n),
      applicationId: row.id,
      companyId: row.companyId,
      candidateId: candidate.id,
      salary: salaryFor(posting, candidate),
      currency: 'USD',
      period: 'year',
      startDate: ctx.day(Math.round(35 - (slot.ended ?? 0))),
      expiresAt: ctx.ahead(8 + n - (slot.ended ?? 0)),
      terms: 'Twenty-eight days of leave, health cover from the first day, and a review of pay each spring.',
      state: slot.stage === 'hired' ? 'accepted' : slot.stage === 'withdrawn' ? 'declined' : 'sent',
      sentBy: leadOf(posting).id,
      sentAt: row.offerSentAt,
      respondedAt: slot.ended === undefined ? null : ctx.ago(slot.ended),
      responseNote: slot.stage === 'withdrawn' ? 'Thank you. I have decided to stay where I am.' : null,
      createdAt: ctx.ago((slot.offered ?? 0) + 1),
      version: 1,
    }))

/** Inside the posted range, and not below what the person asks where the range allows. */
function salaryFor(posting: PostingRow, candidate: CandidateRow): number {
  const [low, high] = [posting.salaryMin ?? 0, posting.salaryMax ?? 0]
  return Math.min(high, Math.max(candidate.salaryMin ?? 0, Math.round((low + high) / 2_000) * 1_000))
}
