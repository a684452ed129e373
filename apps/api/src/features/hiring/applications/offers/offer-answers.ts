import type { z } from 'zod'
import type { ApplicationDetail, OfferResponse } from '@tryka/domain'
import { dueClose, TEAM_NEWS } from '@tryka/domain'
import type { OneCall } from '../../../../services/idempotency/idempotency'
import { findApplication, moveApplication } from '../application-moves'
import { applicationDetail } from '../candidate-view'
import type { Change, Changes } from '../../core/change'
import { checkVersion } from '../../core/change'
import { refused } from '../../core/errors'
import { refuseYesTo } from '../../core/resting'
import { cancelAhead } from '../interviews/interview-moves'
import { tellTeam } from '../../core/contacts'
import { closeBySystem, findPosting, hiresOf } from '../../postings/company/posting-moves'
import type { StoredApplicationRow } from '../application.table'
import type { StoredOfferRow } from './offer.table'
import { OfferEntity } from './offer.table'
import { CandidateEntity } from '../../profile/candidate.table'
import type { CandidatePlace } from '../../core/places'
import { moveOffer } from './offer-moves'
import { offeredFor, rescindOthers } from './rescind-offers'

type Answer = z.output<typeof OfferResponse>

const noOffer = () => refused(409, 'NO_OFFER', 'There is no offer to answer.')

/** Under the hold of the posting: of two who sign for the last opening one is hired, and the other hears why not. */
async function refuseIfFilled({ manager, marketId }: Change, row: StoredApplicationRow): Promise<void> {
  if (row.stage === 'hired') return
  const posting = await findPosting(manager, { id: row.postingId, marketId })
  if ((await hiresOf(manager, posting)) >= posting.openings)
    throw refused(409, 'OPENING_FILLED', 'Somebody else took the last opening a moment ago.')
}

/**
 * Who signs takes an opening: nobody else does so meanwhile, and the company stays what it is. With the last opening
 * offers to others fall; while the posting is held, none is sent.
 */
async function holdToSign(
  change: Change,
  { id, companyId, postingId, candidateId }: StoredApplicationRow,
): Promise<void> {
  await change.hold({ share: { company: companyId }, posting: postingId, person: candidateId })
  await change.hold({ applications: [id, ...(await offeredFor(change, postingId))] })
}

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
      {},
      async (change) => {
        const { manager, now, at } = change
        const find = () => findApplication(manager, { id: applicationId, marketId, candidateId })
        const found = await find()
        if (answer.accept) await holdToSign(change, found)
        else await change.hold({ applications: found.id })
        const row = await find()
        if (answer.accept) await refuseIfFilled(change, row)
        await checkVersion(row, answer.version, () => applicationDetail(manager, row, now))
        const offer = await manager.findOneBy(OfferEntity, { marketId, applicationId, state: 'sent' })
        if (!offer || offer.expiresAt <= at) throw noOffer()
        if (answer.accept) await refuseYesTo(manager, row.companyId, at)
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
    await this.fillOpening(change, row)
    return next
  }

  /** The last opening closes the posting by itself, and what was offered to others is taken back. */
  private async fillOpening(change: Change, { id, postingId }: StoredApplicationRow): Promise<void> {
    const { manager, marketId, now } = change
    const posting = await findPosting(manager, { id: postingId, marketId })
    if (dueClose(posting, await hiresOf(manager, posting), now) !== 'filled') return
    await rescindOthers(change, postingId, id)
    await closeBySystem(change, posting, 'filled')
  }

  private async tell(change: Change, row: StoredApplicationRow, accepted: boolean): Promise<void> {
    const { manager, marketId } = change
    const posting = await findPosting(manager, { id: row.postingId, marketId })
    const { name } = await manager.findOneByOrFail(CandidateEntity, { id: row.candidateId, marketId })
    await tellTeam(change, posting, {
      type: 'Application updates',
      title: TEAM_NEWS.answeredOffer({ person: name, job: posting.title }, accepted),
      section: 'applications',
      open: { posting: row.postingId, application: row.id },
      mail: { what: accepted ? 'offer-accepted' : 'offer-declined', applicationId: row.id },
    })
  }
}
