import { randomUUID } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import type { z } from 'zod'
import { APPLICATION_MACHINE, canDo, companyView, OFFER_MACHINE, CANDIDATE_NEWS } from '@tryka/domain'
import type { Offer, OfferDraft, SendOffer } from '@tryka/domain'
import { isUniqueViolation } from '../../../../db/unique-violation'
import type { OneCall } from '../../../../services/idempotency/idempotency'
import { findApplication, moveApplication, noteResponse } from '../application-moves'
import type { Change, Changes } from '../../core/change'
import { checkVersion } from '../../core/change'
import { illegalMove, refused } from '../../core/errors'
import { cancelAhead } from '../interviews/interview-moves'
import { HAS_NEWS } from '../../core/candidate-mail'
import { tellCandidate } from '../../core/contacts'
import type { NewsGuard } from '../../core/news'
import { isBlind, personRef } from '../../core/person-ref'
import { mustWorkOn, scopeOf } from '../../core/scope'
import { findPosting, hiresOf } from '../../postings/company/posting-moves'
import type { StoredApplicationRow } from '../application.table'
import { ApplicationEntity } from '../application.table'
import type { StoredOfferRow } from './offer.table'
import type { StoredPostingRow } from '../../postings/posting.table'
import { OfferEntity } from './offer.table'
import { CandidateEntity } from '../../profile/candidate.table'
import { CompanyEntity } from '../../team/team.table'
import type { MemberPlace } from '../../core/places'
import { findOffer, moveOffer } from './offer-moves'

type Draft = z.output<typeof OfferDraft>
type Terms = Omit<Draft, 'outOfRangeReason' | 'version'>

/** Within what the posting promised, in its currency and period. */
const isInRange = (posting: StoredPostingRow, { salary, currency, period }: Terms): boolean =>
  posting.currency === currency &&
  posting.period === period &&
  salary >= (posting.salaryMin ?? 0) &&
  salary <= (posting.salaryMax ?? Infinity)

/** An offer outside the posted range is an Admin's, with a reason that stays in the history. */
function checkRange(place: MemberPlace, posting: StoredPostingRow, draft: Draft): void {
  if (isInRange(posting, draft)) return
  if (place.member.role !== 'Admin')
    throw refused(403, 'OUT_OF_RANGE', 'Only an Admin may offer pay outside the posted range.')
  if (!draft.outOfRangeReason)
    throw refused(400, 'reason_required', 'Say why the pay is outside the posted range.')
}

function checkExpiry({ expiresAt }: Terms, at: string): void {
  if (expiresAt <= at)
    throw refused(422, 'EXPIRY_PASSED', 'Choose a time ahead until which the offer stands.')
}

/** How many offers may be out is a person's decision, said with the call; how many are hired is none. */
async function checkOpenings({ manager, marketId }: Change, posting: StoredPostingRow): Promise<void> {
  const hired = await hiresOf(manager, posting)
  const out = await manager
    .createQueryBuilder(OfferEntity, 'o')
    .innerJoin(ApplicationEntity.options.name, 'a', 'a.id = o.applicationId')
    .where('a.marketId = :marketId AND a.postingId = :id', { marketId, id: posting.id })
    .andWhere("o.state = 'sent'")
    .getCount()
  const { openings } = posting
  if (hired + out < openings) return
  throw refused(409, 'OVERBOOKED', 'More offers would be out than there are openings.', {
    openings,
    hired,
    out,
  })
}

const offerExists = () =>
  refused(409, 'OFFER_EXISTS', 'This application has an offer already. Change it or take it back first.')

async function offerView(manager: EntityManager, row: StoredOfferRow, place: MemberPlace): Promise<Offer> {
  const { marketId } = row
  const application = await findApplication(manager, { id: row.applicationId, marketId })
  const [posting, candidate, scope] = await Promise.all([
    findPosting(manager, { id: application.postingId, marketId }),
    manager.findOneByOrFail(CandidateEntity, { id: row.candidateId, marketId }),
    scopeOf(manager, place, [application.postingId]),
  ])
  const may = (action: string) => scope(posting.id) && canDo(OFFER_MACHINE, row.state, action, place.actor)
  const { id, applicationId, salary, currency, period, startDate, expiresAt, terms, state, version } = row
  return {
    id,
    applicationId,
    candidate: personRef(candidate, application, isBlind(posting, application)),
    salary,
    currency,
    period,
    startDate,
    expiresAt,
    terms,
    state,
    version,
    inRange: isInRange(posting, row),
    canSend: may('send') && canDo(APPLICATION_MACHINE, application.stage, 'offer_sent', 'system'),
    canRescind: may('rescind'),
    sentAt: row.sentAt,
    respondedAt: row.respondedAt,
    responseNote: row.responseNote,
  }
}

interface Subject {
  row: StoredOfferRow
  application: StoredApplicationRow
  posting: StoredPostingRow
}

/** Offers from the company's side. */
export class OffersService {
  constructor(private readonly changes: Changes) {}

  async draft(place: MemberPlace, applicationId: string, draft: Draft, call: OneCall): Promise<Offer> {
    const { marketId, companyId } = place
    try {
      return await this.changes.run(
        marketId,
        { applications: applicationId },
        async (change) => {
          const { manager } = change
          const application = await findApplication(manager, { id: applicationId, marketId, companyId })
          const row = await this.insert(change, place, application, draft)
          return offerView(manager, row, place)
        },
        call,
      )
    } catch (error) {
      throw isUniqueViolation(error) ? offerExists() : error
    }
  }

  async update(place: MemberPlace, id: string, draft: Draft): Promise<Offer> {
    return this.change(place, id, draft.version, async (change, { row, posting }) => {
      const { outOfRangeReason: reason, version: _version, ...terms } = draft
      checkRange(place, posting, draft)
      checkExpiry(draft, change.at)
      return moveOffer(change, row, { action: 'edit', by: place, reason }, terms)
    })
  }

  async remove(place: MemberPlace, id: string): Promise<void> {
    await this.change(place, id, undefined, async (change, { row }) =>
      moveOffer(change, row, { action: 'delete', by: place }),
    )
  }

  async send(
    place: MemberPlace,
    id: string,
    { version, interviews, overbook }: z.output<typeof SendOffer>,
    call: OneCall,
  ): Promise<Offer> {
    const work = async (change: Change, { row, application, posting }: Subject) => {
      const { at } = change
      checkExpiry(row, at)
      if (!isInRange(posting, row) && place.member.role !== 'Admin')
        throw refused(403, 'OUT_OF_RANGE', 'Only an Admin may offer pay outside the posted range.')
      if (!overbook) await checkOpenings(change, posting)
      const sent = { sentAt: at, sentBy: place.member.id }
      const next = await moveOffer(change, row, { action: 'send', by: place }, sent)
      const answered = await noteResponse(change, application, place)
      await moveApplication(
        change,
        answered,
        { action: 'offer_sent', by: 'system' },
        { offerSentAt: application.offerSentAt ?? at },
      )
      if (interviews === 'cancel')
        await cancelAhead(change, application.id, place, 'An offer was sent instead.')
      await this.tell(change, application, CANDIDATE_NEWS.offered, {
        subject: 'You have an offer',
        guard: { offer: row.id },
        isDecision: true,
      })
      return next
    }
    return this.change(place, id, version, work, { call, isSigning: true })
  }

  async rescind(
    place: MemberPlace,
    id: string,
    { reason, version }: { reason: string; version: number },
  ): Promise<Offer> {
    const work = async (change: Change, { row, application }: Subject) => {
      const next = await moveOffer(change, row, { action: 'rescind', by: place, reason })
      await moveApplication(change, application, { action: 'offer_ended', by: 'system', reason })
      await this.tell(change, application, CANDIDATE_NEWS.tookBack, {
        subject: HAS_NEWS,
        said: 'An offer was taken back',
        isDecision: true,
      })
      return next
    }
    return this.change(place, id, version, work, { isSigning: true })
  }

  private async insert(
    change: Change,
    place: MemberPlace,
    application: StoredApplicationRow,
    draft: Draft,
  ): Promise<StoredOfferRow> {
    const { manager, marketId, at, now } = change
    const { outOfRangeReason: reason, version: _version, ...terms } = draft
    const posting = await findPosting(manager, { id: application.postingId, marketId })
    await mustWorkOn(manager, place, posting.id)
    await checkVersion(application, draft.version, async () => undefined)
    if (!companyView(application, place.actor, now).canDraftOffer)
      throw illegalMove({ ok: false, code: 'illegal_transition', from: application.stage, allowed: [] })
    checkRange(place, posting, draft)
    checkExpiry(draft, at)
    const row: StoredOfferRow = {
      id: randomUUID(),
      marketId,
      applicationId: application.id,
      companyId: application.companyId,
      candidateId: application.candidateId,
      ...terms,
      state: 'draft',
      sentBy: null,
      sentAt: null,
      respondedAt: null,
      responseNote: null,
      createdAt: at,
      version: 1,
    }
    const subject = { subjectId: row.id, applicationId: application.id }
    await change.move(OFFER_MACHINE, { from: 'none', action: 'draft', by: place, reason, ...subject })
    await manager.insert(OfferEntity, row)
    change.touch({ company: application.companyId, posting: application.postingId }, 'applications')
    return row
  }

  private async change(
    place: MemberPlace,
    id: string,
    version: number | undefined,
    work: (change: Change, subject: Subject) => Promise<StoredOfferRow>,
    { call, isSigning = false }: { call?: OneCall; isSigning?: boolean } = {},
  ): Promise<Offer> {
    const { marketId, companyId } = place
    const run = async (change: Change): Promise<Offer> => {
      const { manager } = change
      const find = () => findOffer(manager, { id, marketId, companyId })
      const { applicationId } = await find()
      const { postingId } = await findApplication(manager, { id: applicationId, marketId })
      const share = isSigning ? { company: companyId, posting: postingId } : {}
      await change.hold({ share, applications: applicationId })
      const row = await find()
      const application = await findApplication(manager, { id: applicationId, marketId })
      const posting = await findPosting(manager, { id: application.postingId, marketId })
      await mustWorkOn(manager, place, posting.id)
      await checkVersion(row, version, () => offerView(manager, row, place))
      return offerView(manager, await work(change, { row, application, posting }), place)
    }
    return this.changes.run(marketId, {}, run, call)
  }

  private async tell(
    change: Change,
    { id: application, candidateId, companyId, postingId }: StoredApplicationRow,
    title: (names: { company: string; job: string }) => string,
    mail: { subject: string; said?: string; guard?: NewsGuard; isDecision: true },
  ): Promise<void> {
    const { manager, marketId } = change
    const candidate = await manager.findOneByOrFail(CandidateEntity, { id: candidateId, marketId })
    const { name } = await manager.findOneByOrFail(CompanyEntity, { id: companyId, marketId })
    const { title: job } = await findPosting(manager, { id: postingId, marketId })
    await tellCandidate(change, candidate, {
      type: 'Application updates',
      title: title({ company: name, job }),
      section: 'applications',
      companyId,
      mail: { postingId, ...mail },
      open: { application },
    })
  }
}
