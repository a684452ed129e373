import type { ApplicationDetail, OfferResponse } from '@tryka/domain'
import { dueClose } from '@tryka/domain'
import type { z } from 'zod'
import type { OneCall } from '../../idempotency/idempotency'
import { findApplication, moveApplication } from '../applications/application-moves'
import { applicationDetail } from '../applications/candidate-view'
import type { Change, Changes } from '../core/change'
import { checkVersion } from '../core/change'
import { refused } from '../core/errors'
import { tellTeam } from '../people/contacts'
import { closeBySystem, findPosting, hiresOf } from '../postings/posting-moves'
import type { StoredApplicationRow, StoredOfferRow } from '../tables'
import { CandidateEntity, OfferEntity } from '../tables'
import type { CandidatePlace } from '../workspace/places'
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
    const { workspaceId, candidateId } = place
    return this.changes.run(
      workspaceId,
      async (change) => {
        const { manager, now, at } = change
        const row = await findApplication(manager, { id: applicationId, workspaceId, candidateId })
        await checkVersion(row, answer.version, () => applicationDetail(manager, row, now))
        const offer = await manager.findOneBy(OfferEntity, { workspaceId, applicationId, state: 'sent' })
        if (!offer || offer.expiresAt <= at) throw noOffer()
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
    if (!answer.accept)
      return moveApplication(
        change,
        row,
        { action: 'decline_offer', by: place, reason: answer.note },
        { withdrawnAt: row.withdrawnAt ?? at, withdrawReason: 'offer_declined' },
      )
    const hired = { hiredAt: at, lastActionAt: at }
    const next = await moveApplication(change, row, { action: 'offer_accepted', by: 'system' }, hired)
    await this.fillOpening(change, row.postingId)
    return next
  }

  /** The last opening closes the posting by itself. */
  private async fillOpening(change: Change, postingId: string): Promise<void> {
    const { manager, workspaceId, now } = change
    const posting = await findPosting(manager, { id: postingId, workspaceId })
    if (dueClose(posting, await hiresOf(manager, posting), now) === 'filled')
      await closeBySystem(change, posting, 'filled')
  }

  private async tell(change: Change, row: StoredApplicationRow, accepted: boolean): Promise<void> {
    const { manager, workspaceId } = change
    const posting = await findPosting(manager, { id: row.postingId, workspaceId })
    const { name } = await manager.findOneByOrFail(CandidateEntity, { id: row.candidateId, workspaceId })
    await tellTeam(change, posting, {
      type: 'Application updates',
      title: `${name} ${accepted ? 'accepted' : 'declined'} the offer for ${posting.title}`,
      section: 'applications',
    })
  }
}
