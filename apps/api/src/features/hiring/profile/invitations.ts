import { INVITATION_MACHINE, salaryText } from '@tryka/domain'
import type { InvitationState, InvitationCard } from '@tryka/domain'
import { In } from 'typeorm'
import type { EntityManager } from 'typeorm'
import type { z } from 'zod'
import type { OneCall } from '../../idempotency/idempotency'
import type { Change } from '../core/change'
import { nothingHere } from '../core/errors'
import { byId } from '../core/list'
import type { SectionDeps } from '../core/section'
import { tellTeam } from '../people/contacts'
import type { StoredInvitationRow } from '../tables'
import { CandidateEntity, CompanyEntity, InvitationEntity, PostingEntity } from '../tables'
import type { CandidatePlace } from '../workspace/places'

type Card = z.output<typeof InvitationCard>

/** What an invitation is at a moment: one that nobody answered in time has ended. */
export const invitationState = ({ state, expiresAt }: StoredInvitationRow, at: string): InvitationState =>
  (state === 'sent' || state === 'viewed') && expiresAt <= at ? 'expired' : state

async function cardsOf(
  manager: EntityManager,
  workspaceId: string,
  rows: readonly StoredInvitationRow[],
  at: string,
): Promise<Card[]> {
  const [companies, postings] = await Promise.all([
    manager.findBy(CompanyEntity, { workspaceId, id: In(rows.map(({ companyId }) => companyId)) }),
    manager.findBy(PostingEntity, { workspaceId, id: In(rows.map(({ postingId }) => postingId)) }),
  ])
  const [companyOf, postingOf] = [byId(companies), byId(postings)]
  return rows.flatMap((row) => {
    const [company, posting] = [companyOf.get(row.companyId), postingOf.get(row.postingId)]
    if (!company || !posting) return []
    const { id, message, sentAt, expiresAt } = row
    return {
      ...{ id, message, sentAt, expiresAt },
      company: { id: company.id, name: company.name, logo: company.logo },
      jobId: posting.id,
      role: posting.title,
      salary: salaryText(posting),
      state: invitationState(row, at),
    }
  })
}

async function moveInvitation(
  change: Change,
  row: StoredInvitationRow,
  action: 'view' | 'accept' | 'decline',
  by: CandidatePlace,
): Promise<StoredInvitationRow> {
  const { manager, workspaceId, at } = change
  const from = invitationState(row, at)
  const { to } = await change.move(INVITATION_MACHINE, { from, action, by, subjectId: row.id })
  const state = to === 'deleted' ? from : to
  await manager.update(InvitationEntity, { id: row.id, workspaceId }, { state })
  change.touch('both', 'invitations')
  return { ...row, state }
}

/** Invitations of the reader, newest first; reading them marks them as seen. */
export async function listInvitations(
  { db, changes }: SectionDeps,
  place: CandidatePlace,
): Promise<{ items: Card[] }> {
  const { workspaceId, candidateId } = place
  const find = (manager: EntityManager) =>
    manager.find(InvitationEntity, {
      where: { workspaceId, candidateId },
      order: { sentAt: 'DESC', id: 'ASC' },
      take: 100,
    })
  const at = changes.now().toISOString()
  const rows = await find(db.read)
  if (!rows.some((row) => invitationState(row, at) === 'sent'))
    return { items: await cardsOf(db.read, workspaceId, rows, at) }
  return changes.run(workspaceId, async (change) => {
    const seen: StoredInvitationRow[] = []
    for (const row of await find(change.manager))
      seen.push(
        invitationState(row, change.at) === 'sent' ? await moveInvitation(change, row, 'view', place) : row,
      )
    return { items: await cardsOf(change.manager, workspaceId, seen, change.at) }
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
  const { workspaceId, candidateId } = place
  const work = async (change: Change): Promise<Card> => {
    const { manager, at } = change
    const row = await manager.findOneBy(InvitationEntity, { id, workspaceId, candidateId })
    if (!row) throw nothingHere('This invitation')
    const next = await moveInvitation(change, row, action, place)
    const { name } = await manager.findOneByOrFail(CandidateEntity, { id: candidateId, workspaceId })
    const title = `${name} ${action === 'accept' ? 'accepted' : 'declined'} the invitation to apply`
    const posting = { companyId: row.companyId, id: row.postingId }
    await tellTeam(change, posting, { type: 'Application updates', title, section: 'candidates' })
    const [card] = await cardsOf(manager, workspaceId, [next], at)
    if (!card) throw nothingHere('This invitation')
    return card
  }
  return changes.run(workspaceId, work, call)
}
