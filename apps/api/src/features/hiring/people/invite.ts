import { randomUUID } from 'node:crypto'
import { In } from 'typeorm'
import type { z } from 'zod'
import {
  DAY_MS,
  INVITATION_DAYS,
  INVITATION_MACHINE,
  isOpenStage,
  mayReopen,
  REJECTION_DAYS,
  CANDIDATE_NEWS,
} from '@tryka/domain'
import type { InviteReceipt, InviteRequest } from '@tryka/domain'
import type { OneCall } from '../../../services/idempotency/idempotency'
import type { Change } from '../core/change'
import { nothingHere, refused } from '../core/errors'
import type { SectionDeps } from '../core/section'
import { contactLock, mayAsk } from '../core/contact-limit'
import { tellCandidate } from '../core/contacts'
import { awayFrom, isTakenDown } from '../core/hidden'
import { applicationsAt, isFindable } from '../core/reach'
import { mustWorkOn } from '../core/scope'
import { InvitationEntity } from './invitation.table'
import { CandidateEntity } from '../profile/candidate.table'
import { CompanyEntity } from '../team/team.table'
import type { MemberPlace } from '../core/places'
import { ownPosting } from './people.service'

async function checkNotYet(change: Change, place: MemberPlace, postingId: string, candidateId: string) {
  const { manager, marketId, at, now } = change
  const open = await manager.findBy(InvitationEntity, {
    marketId,
    postingId,
    candidateId,
    state: In(['sent', 'viewed', 'accepted']),
  })
  if (open.some(({ state, expiresAt }) => state === 'accepted' || expiresAt > at))
    throw refused(409, 'ALREADY_INVITED', 'This person is invited to this job already.')
  // An application under blind review is no reason: a refusal would tell whose it is.
  const applied = await applicationsAt(manager, place, [candidateId])
  const known = applied.filter(({ blind }) => !blind).map(({ row }) => row)
  if (known.some(({ stage }) => stage === 'hired'))
    throw refused(409, 'ALREADY_HIRED', 'You have hired this person.')
  const here = known.filter((row) => row.postingId === postingId)
  if (here.some(({ stage }) => isOpenStage(stage)))
    throw refused(409, 'ALREADY_APPLIED', 'This person has applied for this job already.')
  // Who may not apply must not be asked to.
  if (here.some(({ rejectedAt }) => mayReopen(rejectedAt, now)))
    throw refused(
      409,
      'REJECTED_RECENTLY',
      `You rejected this person for this job within the last ${REJECTION_DAYS} days. Reopen that application instead.`,
    )
}

/** Add to Pipeline: asks a person of the directory to apply for one of the company's active postings. */
export function invite(
  { changes }: SectionDeps,
  place: MemberPlace,
  candidateId: string,
  { postingId, message }: z.output<typeof InviteRequest>,
  call: OneCall,
): Promise<z.output<typeof InviteReceipt>> {
  const { marketId, companyId, member } = place
  const work = async (change: Change) => {
    const { manager, at, now } = change
    const candidate = await manager.findOneBy(CandidateEntity, { id: candidateId, marketId })
    const away = await awayFrom(manager, place, [candidateId])
    if (!candidate || !isFindable(candidate, away)) throw nothingHere('This person')
    const posting = await ownPosting(manager, place, postingId)
    await mustWorkOn(manager, place, posting.id)
    if (posting.status !== 'Active' || (await isTakenDown(manager, posting)))
      throw refused(409, 'POSTING_NOT_ACTIVE', 'Choose a job that is open for applications.')
    await checkNotYet(change, place, postingId, candidateId)
    await mayAsk(change, place, candidateId)
    const id = randomUUID()
    const expiresAt = new Date(now.getTime() + INVITATION_DAYS * DAY_MS).toISOString()
    await change.move(INVITATION_MACHINE, { from: 'none', action: 'invite', by: place, subjectId: id })
    await manager.insert(InvitationEntity, {
      id,
      marketId,
      companyId,
      postingId,
      candidateId,
      message,
      expiresAt,
      invitedBy: member.id,
      state: 'sent',
      sentAt: at,
    })
    const { name } = await manager.findOneByOrFail(CompanyEntity, { id: companyId, marketId })
    await tellCandidate(change, candidate, {
      type: 'Job matches',
      title: CANDIDATE_NEWS.invited({ company: name, job: posting.title }),
      section: 'opportunities',
      companyId,
      mail: {
        subject: 'A company invites you to apply',
        postingId: posting.id,
        lines: ['What it wrote stands in your dashboard.'],
        guard: { invitation: id },
      },
      open: { job: posting.id, from: 'invitation' },
    })
    change.touchSides({ candidateId: candidate.id, companyId, postingId: posting.id }, 'invitations')
    return { id, expiresAt }
  }
  return changes.run(
    marketId,
    {
      lock: contactLock(place),
      share: { company: companyId, posting: postingId },
      person: candidateId,
    },
    work,
    call,
  )
}
