import { CANDIDATE_NEWS } from '@tryka/domain'
import type { Change } from '../../core/change'
import { HAS_NEWS } from '../../core/candidate-mail'
import { tellCandidate } from '../../core/contacts'
import { PostingEntity } from '../../postings/posting.table'
import { CandidateEntity } from '../../profile/candidate.table'
import { CompanyEntity } from '../../team/team.table'
import { moveApplication } from '../application-moves'
import { ApplicationEntity, type StoredApplicationRow } from '../application.table'
import { moveOffer } from './offer-moves'
import { OfferEntity } from './offer.table'

/** Takes the offer of an application back as a consequence; the application is under review again, and the person is told. */
export async function rescindBySystem(
  change: Change,
  row: StoredApplicationRow,
  why: string,
): Promise<StoredApplicationRow> {
  const { manager, marketId } = change
  const offer = await manager.findOneBy(OfferEntity, { marketId, applicationId: row.id, state: 'sent' })
  if (offer) await moveOffer(change, offer, { action: 'rescind', by: 'system', reason: why })
  const next = await moveApplication(change, row, { action: 'offer_ended', by: 'system', reason: why })
  const [candidate, company, posting] = await Promise.all([
    manager.findOneByOrFail(CandidateEntity, { id: row.candidateId, marketId }),
    manager.findOneByOrFail(CompanyEntity, { id: row.companyId, marketId }),
    manager.findOneByOrFail(PostingEntity, { id: row.postingId, marketId }),
  ])
  await tellCandidate(change, candidate, {
    type: 'Application updates',
    title: CANDIDATE_NEWS.takenBack({ company: company.name, job: posting.title }, why),
    section: 'applications',
    companyId: row.companyId,
    mail: {
      subject: HAS_NEWS,
      said: 'An offer was taken back',
      postingId: posting.id,
      lines: [why],
      isDecision: true,
    },
    open: { application: row.id },
  })
  return next
}

/** Applications for a posting to whom an offer is out, in the order in which they are held. */
export async function offeredFor({ manager, marketId }: Change, postingId: string): Promise<string[]> {
  const rows = await manager.find(ApplicationEntity, {
    select: { id: true },
    where: { marketId, postingId, stage: 'offer_received' },
  })
  return rows.map(({ id }) => id).sort()
}

/** The last opening is filled: offers to others do not stand any more. */
export async function rescindOthers(change: Change, postingId: string, hired: string): Promise<void> {
  const { manager, marketId } = change
  for (const id of await offeredFor(change, postingId)) {
    if (id === hired) continue
    const row = await manager.findOneByOrFail(ApplicationEntity, { id, marketId })
    await rescindBySystem(change, row, 'The position is filled.')
  }
}
