import type { InviteReceipt, InviteRequest } from '@tryka/domain'
import { DAY_MS, INVITATION_DAYS, INVITATION_MACHINE, isOpenStage } from '@tryka/domain'
import { randomUUID } from 'node:crypto'
import { In } from 'typeorm'
import type { z } from 'zod'
import type { OneCall } from '../../idempotency/idempotency'
import type { Change } from '../core/change'
import { nothingHere, refused } from '../core/errors'
import type { SectionDeps } from '../core/section'
import { tellCandidate } from '../people/contacts'
import { applicationsAt, isFindable } from '../people/reach'
import { mustWorkOn } from '../people/scope'
import { CandidateEntity, CompanyEntity, InvitationEntity } from '../tables'
import type { MemberPlace } from '../workspace/places'
import { ownPosting } from './directory.service'

async function checkNotYet(change: Change, place: MemberPlace, postingId: string, candidateId: string) {
  const { manager, workspaceId, at } = change
  const open = await manager.findBy(InvitationEntity, {
    ...{ workspaceId, postingId, candidateId },
    state: In(['sent', 'viewed', 'accepted']),
  })
  if (open.some(({ state, expiresAt }) => state === 'accepted' || expiresAt > at))
    throw refused(409, 'ALREADY_INVITED', 'This person is invited to this job already.')
  // An application under blind review is no reason: a refusal would tell whose it is.
  const applied = await applicationsAt(manager, place, [candidateId])
  if (applied.some(({ row, blind }) => !blind && row.postingId === postingId && isOpenStage(row.stage)))
    throw refused(409, 'ALREADY_APPLIED', 'This person has applied for this job already.')
}

/** Add to Pipeline: asks a person of the directory to apply for one of the company's active postings. */
export function invite(
  { changes }: SectionDeps,
  place: MemberPlace,
  candidateId: string,
  { postingId, message }: z.output<typeof InviteRequest>,
  call: OneCall,
): Promise<z.output<typeof InviteReceipt>> {
  const { workspaceId, companyId, member } = place
  const work = async (change: Change) => {
    const { manager, at, now } = change
    const candidate = await manager.findOneBy(CandidateEntity, { id: candidateId, workspaceId })
    if (!candidate || !isFindable(candidate, companyId)) throw nothingHere('This person')
    const posting = await ownPosting(manager, place, postingId)
    await mustWorkOn(manager, place, posting.id)
    if (posting.status !== 'Active')
      throw refused(409, 'POSTING_NOT_ACTIVE', 'Choose a job that is open for applications.')
    await checkNotYet(change, place, postingId, candidateId)
    const id = randomUUID()
    const expiresAt = new Date(now.getTime() + INVITATION_DAYS * DAY_MS).toISOString()
    await change.move(INVITATION_MACHINE, { from: 'none', action: 'invite', by: place, subjectId: id })
    await manager.insert(InvitationEntity, {
      ...{ id, workspaceId, companyId, postingId, candidateId, message, expiresAt },
      ...{ invitedBy: member.id, state: 'sent', sentAt: at },
    })
    const { name } = await manager.findOneByOrFail(CompanyEntity, { id: companyId, workspaceId })
    const title = `${name} invites you to apply: ${posting.title}`
    await tellCandidate(change, candidate, { type: 'Job matches', title, section: 'opportunities' })
    change.touch('both', 'invitations')
    return { id, expiresAt }
  }
  return changes.run(workspaceId, work, call)
}
