import { In, Not } from 'typeorm'
import type { EntityManager } from 'typeorm'
import type { z } from 'zod'
import type { InvitationCard, InvitationState } from '@tryka/domain'
import { salaryText, TEAM_NEWS } from '@tryka/domain'
import type { OneCall } from '../../../services/idempotency/idempotency'
import { companiesApart } from '../blocks/blocks'
import type { Change } from '../core/change'
import { nothingHere } from '../core/errors'
import { isBlocked, isTakenDown, postingsAway } from '../core/hidden'
import { byId } from '../core/list'
import { refuseYesTo } from '../core/resting'
import type { SectionDeps } from '../core/section'
import { tellTeam } from '../core/contacts'
import { invitationState, moveInvitation } from '../people/invitation-moves'
import type { StoredInvitationRow } from '../people/invitation.table'
import { InvitationEntity } from '../people/invitation.table'
import { PostingEntity } from '../postings/posting.table'
import { CandidateEntity } from './candidate.table'
import { CompanyEntity } from '../team/team.table'
import type { CandidatePlace } from '../core/places'

const OPEN: readonly InvitationState[] = ['sent', 'viewed']

type Card = z.output<typeof InvitationCard>

async function cardsOf(
  manager: EntityManager,
  marketId: string,
  rows: readonly StoredInvitationRow[],
  at: string,
): Promise<Card[]> {
  const [companies, postings] = await Promise.all([
    manager.findBy(CompanyEntity, { marketId, id: In(rows.map(({ companyId }) => companyId)) }),
    manager.findBy(PostingEntity, { marketId, id: In(rows.map(({ postingId }) => postingId)) }),
  ])
  const [companyOf, postingOf] = [byId(companies), byId(postings)]
  return rows.flatMap((row) => {
    const [company, posting] = [companyOf.get(row.companyId), postingOf.get(row.postingId)]
    if (!company || !posting) return []
    const { id, message, sentAt, expiresAt } = row
    return {
      id,
      message,
      sentAt,
      expiresAt,
      company: { id: company.id, name: company.name, logo: company.logo },
      jobId: posting.id,
      role: posting.title,
      salary: salaryText(posting),
      state: invitationState(row, at),
    }
  })
}

/** An answer that comes too late is one to an invitation that has ended. */
const answered = (
  change: Change,
  row: StoredInvitationRow,
  action: 'view' | 'accept' | 'decline',
  by: CandidatePlace,
): Promise<StoredInvitationRow> =>
  moveInvitation(change, { ...row, state: invitationState(row, change.at) }, action, by)

/** A job that is not there for the reader now asks for no answer: taken down, or of a company that rests. */
async function withoutResting(
  manager: EntityManager,
  { marketId, candidateId }: CandidatePlace,
  rows: StoredInvitationRow[],
  at: string,
): Promise<StoredInvitationRow[]> {
  const waits = (row: StoredInvitationRow) => OPEN.includes(invitationState(row, at))
  const ids = rows.filter(waits).map(({ postingId }) => postingId)
  const away = await postingsAway(manager, { marketId, candidateId, at }, ids)
  return rows.filter((row) => !waits(row) || !away.has(row.postingId))
}

/** Invitations of the reader, newest first; reading them marks them as seen. */
export async function listInvitations(
  { db, changes }: SectionDeps,
  place: CandidatePlace,
): Promise<{ items: Card[] }> {
  const { marketId, candidateId } = place
  const at = changes.now().toISOString()
  const find = async (manager: EntityManager) => {
    const apart = [...(await companiesApart(manager, place))]
    const found = await manager.find(InvitationEntity, {
      where: { marketId, candidateId, companyId: Not(In(apart)) },
      order: { sentAt: 'DESC', id: 'ASC' },
      take: 100,
    })
    return withoutResting(manager, place, found, at)
  }
  const rows = await find(db.read)
  if (!rows.some((row) => invitationState(row, at) === 'sent'))
    return { items: await cardsOf(db.read, marketId, rows, at) }
  return changes.run(marketId, { person: candidateId }, async (change) => {
    const seen: StoredInvitationRow[] = []
    for (const row of await find(change.manager))
      seen.push(invitationState(row, change.at) === 'sent' ? await answered(change, row, 'view', place) : row)
    return { items: await cardsOf(change.manager, marketId, seen, change.at) }
  })
}

/** Accepting or declining, told to the team of the posting. */
export function answerInvitation(
  { changes }: SectionDeps,
  place: CandidatePlace,
  id: string,
  action: 'accept' | 'decline',
  call?: OneCall,
): Promise<Card> {
  const { marketId, candidateId } = place
  const work = async (change: Change): Promise<Card> => {
    const { manager, at } = change
    const find = () => manager.findOneBy(InvitationEntity, { id, marketId, candidateId })
    const known = await find()
    const share = { company: known?.companyId, posting: known?.postingId }
    await change.hold({ share, person: candidateId })
    const row = await find()
    if (!row || (await isBlocked(manager, row))) throw nothingHere('This invitation')
    const posting = await manager.findOneByOrFail(PostingEntity, { id: row.postingId, marketId })
    if (await isTakenDown(manager, posting)) throw nothingHere('This invitation')
    if (action === 'accept') await refuseYesTo(manager, row.companyId, at)
    const next = await answered(change, row, action, place)
    const { name } = await manager.findOneByOrFail(CandidateEntity, { id: candidateId, marketId })
    await tellTeam(change, posting, {
      type: 'Application updates',
      title: TEAM_NEWS.answeredInvitation({ person: name, job: posting.title }, action === 'accept'),
      section: 'candidates',
      open: { person: candidateId },
    })
    const [card] = await cardsOf(manager, marketId, [next], at)
    if (!card) throw nothingHere('This invitation')
    return card
  }
  return changes.run(marketId, {}, work, call)
}
