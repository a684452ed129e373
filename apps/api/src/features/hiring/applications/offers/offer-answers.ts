import type { z } from 'zod'
import type { ApplicationDetail, OfferResponse } from '@tryka/domain'
import { dueClose } from '@tryka/domain'
import type { OneCall } from '../../../../services/idempotency/idempotency'
import { findApplication, moveApplication } from '../application-moves'
import { applicationDetail } from '../candidate-view'
import type { Change, Changes } from '../../core/change'
import { checkVersion } from '../../core/change'
import { companySuspended, refused } from '../../core/errors'
import { companyStateOf } from '../../core/hidden'
import { cancelAhead } from '../interviews/interview-moves'
import { tellTeam } from '../../core/contacts'
import { closeBySystem, findPosting, hiresOf } from '../../postings/company/posting-moves'
import type { StoredApplicationRow } from '../application.table'
import type { StoredOfferRow } from './offer.table'
import { OfferEntity } from './offer.table'
import { CandidateEntity } from '../../profile/candidate.table'
import type { CandidatePlace } from '../../core/places'
import { moveOffer } from './offer-moves'

type Answer = z.output<typeof OfferResponse>

const noOffer = () => refused(409, 'NO_OFFER', 'There is no offer to answer.')

/** What a candidate answers to an offer, and what follows from it. */
export class OfferAnswers {
  constructor(private readonly changes: Changes) {}

  async respond(
    place: CandidatePlace,
    applicationId: string,
    answer: Answer,
    call: OneCall,
  ): Promise<ApplicationDetail> {
    const { marketId, candidateId } = place
    return this.changes.run(
      marketId,
      async (change) => {
        const { manager, now, at } = change
        const row = await findApplication(manager, { id: applicationId, marketId, candidateId })
        await checkVersion(row, answer.version, () => applicationDetail(manager, row, now))
        const offer = await manager.findOneBy(OfferEntity, { marketId, applicationId, state: 'sent' })
        if (!offer || offer.expiresAt <= at) throw noOffer()
        const state = await companyStateOf(manager, row.companyId, at)
        if (answer.accept && state === 'suspended') throw companySuspended(null, 409)
        const next = await this.settle(change, place, { row, offer, answer })
        await this.tell(change, next, answer.accept)
        return applicationDetail(manager, next, now)
      },
      call,
    )
  }

  private async settle(
    change: Change,
    place: CandidatePlace,
    { row, offer, answer }: { row: StoredApplicationRow; offer: StoredOfferRow; answer: Answer },
  ): Promise<StoredApplicationRow> {
    const { at } = change
    const responded = { respondedAt: at, responseNote: answer.note ?? null }
    const action = answer.accept ? 'accept' : 'decline'
    await moveOffer(change, offer, { action, by: place, reason: answer.note }, responded)
    const next = answer.accept
      ? await moveApplication(
          change,
          row,
          { action: 'offer_accepted', by: 'system' },
          { hiredAt: at, lastActionAt: at },
        )
      : await moveApplication(
          change,
          row,
          { action: 'decline_offer', by: place, reason: answer.note },
          { withdrawnAt: row.withdrawnAt ?? at, withdrawReason: 'offer_declined' },
        )
    // Whatever was to be found out in an interview still ahead is answered.
    const why = `The offer was ${answer.accept ? 'accepted' : 'declined'}.`
    await cancelAhead(change, row.id, place, why)
    if (!answer.accept) return next
    await this.fillOpening(change, row.postingId)
    return next
  }

  /** The last opening closes the posting by itself. */
  private async fillOpening(change: Change, postingId: string): Promise<void> {
    const { manager, marketId, now } = change
    const posting = await findPosting(manager, { id: postingId, marketId })
    if (dueClose(posting, await hiresOf(manager, posting), now) === 'filled')
      await closeBySystem(change, posting, 'filled')
  }

  private async tell(change: Change, row: StoredApplicationRow, accepted: boolean): Promise<void> {
    const { manager, marketId } = change
    const posting = await findPosting(manager, { id: row.postingId, marketId })
    const { name } = await manager.findOneByOrFail(CandidateEntity, { id: row.candidateId, marketId })
    await tellTeam(change, posting, {
      type: 'Application updates',
      title: `${name} ${accepted ? 'accepted' : 'declined'} the offer for ${posting.title}`,
      section: 'applications',
      open: { posting: row.postingId, application: row.id },
    })
  }
}
