import { randomUUID } from 'node:crypto'
import { In, Not } from 'typeorm'
import type { z } from 'zod'
import {
  DAY_MS,
  FIRST_CONTACT_DAYS,
  FIRST_CONTACT_MACHINE,
  mayCompanyWrite,
  CANDIDATE_NEWS,
} from '@tryka/domain'
import type { AskRequest, FirstContact, FirstContactList } from '@tryka/domain'
import type { Database } from '../../../db/database'
import type { OneCall } from '../../../services/idempotency/idempotency'
import { companiesApart } from '../blocks/blocks'
import type { Change, Changes } from '../core/change'
import { contactLimitOf, contactLock, mayAsk, notOpen } from '../core/contact-limit'
import { tellCandidate } from '../core/contacts'
import { nothingHere, refused } from '../core/errors'
import { isTakenDown, refuseTakenDown } from '../core/hidden'
import type { MemberPlace, Place } from '../core/places'
import { contactFactsOf, isFindable } from '../core/reach'
import { mustWorkOn } from '../core/scope'
import { PostingEntity } from '../postings/posting.table'
import { CandidateEntity, type StoredCandidateRow } from '../profile/candidate.table'
import { CompanyEntity } from '../team/team.table'
import { moveFirstContact } from './first-contact-moves'
import { firstContactViews } from './first-contact-view'
import type { StoredFirstContactRow } from './first-contact.table'
import { FirstContactEntity } from './first-contact.table'
import { ofAway } from './open-requests'

type Asked = z.output<typeof AskRequest>
const MOST = 100
const NOBODY: ReadonlySet<string> = new Set()

const isKnown = () =>
  refused(409, 'WRITE_INSTEAD', 'This person knows your company: write a message, nobody has to be asked.')

/** Requests to talk: asked by a company, taken back by it, read by both. */
export class FirstContactsService {
  constructor(
    private readonly db: Database,
    private readonly changes: Changes,
  ) {}

  async list(place: Place): Promise<FirstContactList> {
    const { read } = this.db
    const { marketId, calledAt } = place
    const rows =
      place.side === 'company'
        ? await read.find(FirstContactEntity, {
            where: { marketId, companyId: place.companyId },
            order: { at: 'DESC', id: 'ASC' },
            take: MOST,
          })
        : await read.find(FirstContactEntity, {
            where: {
              marketId,
              candidateId: place.candidateId,
              companyId: Not(In([...(await companiesApart(read, place))])),
              state: Not('taken_back'),
            },
            order: { at: 'DESC', id: 'ASC' },
            take: MOST,
          })
    const items = await firstContactViews(read, place, rows, calledAt)
    const away = place.side === 'company' ? NOBODY : await ofAway(read, rows, calledAt)
    const open = items.filter(({ id, state }) => state === 'sent' && !away.has(id))
    return {
      items: [...open, ...items.filter(({ state }) => state !== 'sent')],
      limit: place.side === 'company' ? await contactLimitOf(read, place, calledAt) : null,
    }
  }

  ask(place: MemberPlace, asked: Asked, call: OneCall): Promise<FirstContact> {
    const { marketId, companyId, member } = place
    const { candidateId, postingId = null, text } = asked
    const work = async (change: Change): Promise<FirstContact> => {
      const { manager, at, now } = change
      // The gate has looked; a decision may have come since, and the company is held now.
      await refuseTakenDown(manager, companyId)
      const candidate = await this.findPerson(change, place, candidateId)
      await this.checkPosting(change, place, postingId)
      await endOverdue(change, companyId, candidateId)
      await mayAsk(change, place, candidateId)
      const expiresAt = new Date(now.getTime() + FIRST_CONTACT_DAYS * DAY_MS).toISOString()
      const row: StoredFirstContactRow = {
        id: randomUUID(),
        marketId,
        companyId,
        candidateId,
        postingId,
        memberId: member.id,
        text,
        state: 'sent',
        at,
        expiresAt,
        answeredAt: null,
        conversationId: null,
        version: 1,
      }
      await change.move(FIRST_CONTACT_MACHINE, { from: 'none', action: 'ask', by: place, subjectId: row.id })
      await manager.insert(FirstContactEntity, row)
      change.touchSides({ candidateId, companyId }, 'contacts')
      await tellPerson(change, candidate, row)
      return oneView(change, place, row)
    }
    const share = { company: companyId, posting: postingId }
    return this.changes.run(marketId, { lock: contactLock(place), share, person: candidateId }, work, call)
  }

  takeBack(place: MemberPlace, id: string, call: OneCall): Promise<FirstContact> {
    const { marketId, companyId } = place
    return this.changes.run(
      marketId,
      {},
      async (change) => {
        const find = async () => {
          const row = await change.manager.findOneBy(FirstContactEntity, { id, marketId, companyId })
          if (!row) throw nothingHere('This request')
          return row
        }
        await change.hold({ person: (await find()).candidateId })
        return oneView(change, place, await moveFirstContact(change, await find(), 'take_back', place))
      },
      call,
    )
  }

  /** Somebody of the directory who lets companies ask, and does not know this one. */
  private async findPerson(change: Change, place: MemberPlace, id: string): Promise<StoredCandidateRow> {
    const { manager, marketId } = change
    const candidate = await manager.findOneBy(CandidateEntity, { id, marketId })
    if (!candidate) throw nothingHere('This person')
    const { of } = await contactFactsOf(manager, place, [candidate])
    const facts = of(candidate)
    const isAway = facts.hasBlocked || !isFindable(candidate, NOBODY)
    if (!mayCompanyWrite(facts) && isAway) throw nothingHere('This person')
    if (mayCompanyWrite(facts)) throw isKnown()
    if (!candidate.allowDirectMessages) throw notOpen()
    return candidate
  }

  private async checkPosting(change: Change, place: MemberPlace, id: string | null): Promise<void> {
    if (id === null) return
    const { manager, marketId } = change
    const posting = await manager.findOneBy(PostingEntity, { id, marketId, companyId: place.companyId })
    if (!posting) throw nothingHere('This posting')
    await mustWorkOn(manager, place, id)
    if (posting.status !== 'Active' || (await isTakenDown(manager, posting)))
      throw refused(409, 'POSTING_NOT_ACTIVE', 'Choose a job that is open for applications.')
  }
}

async function oneView(change: Change, place: Place, row: StoredFirstContactRow): Promise<FirstContact> {
  const [view] = await firstContactViews(change.manager, place, [row], change.at)
  if (!view) throw nothingHere('This request')
  return view
}

/** One that is over, though the clock has not come to it, is no hindrance. */
async function endOverdue(change: Change, companyId: string, candidateId: string): Promise<void> {
  const { manager, marketId, at } = change
  const rows = await manager.findBy(FirstContactEntity, { marketId, companyId, candidateId, state: 'sent' })
  for (const row of rows) if (row.expiresAt <= at) await moveFirstContact(change, row, 'expire', 'system')
}

async function tellPerson(
  change: Change,
  candidate: StoredCandidateRow,
  { id, companyId, postingId, marketId }: StoredFirstContactRow,
): Promise<void> {
  const { name } = await change.manager.findOneByOrFail(CompanyEntity, { id: companyId, marketId })
  const posting = postingId
    ? await change.manager.findOneBy(PostingEntity, { id: postingId, marketId })
    : null
  await tellCandidate(change, candidate, {
    type: 'Application updates',
    title: CANDIDATE_NEWS.wantsToTalk(name, posting?.title),
    section: 'messages',
    kind: 'Messages',
    companyId,
    postingId: posting?.id,
    mail: {
      subject: 'A company would like to talk to you',
      lines: ['What it wrote stands in your dashboard. Say yes, say no, or block it there.'],
      guard: { firstContact: id },
    },
    open: { request: id },
  })
}
