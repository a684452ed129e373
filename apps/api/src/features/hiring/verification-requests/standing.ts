import type { EntityManager } from 'typeorm'
import { In } from 'typeorm'
import { isSharedProof, mayCompanyWrite } from '@tryka/domain'
import { nothingHere } from '../core/errors'
import { isTakenDown } from '../core/hidden'
import type { MemberPlace } from '../core/places'
import { contactFactsOf, isFindable } from '../core/reach'
import { ownPosting } from '../people/people.service'
import type { StoredPostingRow } from '../postings/posting.table'
import type { StoredCandidateRow } from '../profile/candidate.table'
import { CandidateEntity } from '../profile/candidate.table'
import { CandidateSkillEntity } from '../skills/skill.table'
import type { StoredVerificationRequestRow } from './verification-request.table'
import { VerificationRequestEntity } from './verification-request.table'

const NOBODY: ReadonlySet<string> = new Set()

/** A posting, somebody whom the company may look at, and what is known between the two. */
export interface Standing {
  posting: StoredPostingRow
  candidate: StoredCandidateRow
  mayWrite: boolean
  isOpen: boolean
  /** Of the posting's must-have skills. */
  proved: ReadonlySet<string>
  asked: readonly StoredVerificationRequestRow[]
}

export const mustHaves = ({ skills }: StoredPostingRow): string[] =>
  skills.filter(({ importance }) => importance === 'must').map(({ skill }) => skill)

/**
 * For everybody else there is nobody here. An application under blind review counts for nothing, and its id leads to no
 * person: whether one was asked before would tell who applied.
 */
export async function standingOf(
  manager: EntityManager,
  place: MemberPlace,
  { candidateId: id, postingId }: { candidateId: string; postingId: string },
): Promise<Standing> {
  const { marketId, companyId } = place
  const posting = await ownPosting(manager, place, postingId)
  const candidate = await manager.findOneBy(CandidateEntity, { id, marketId })
  if (!candidate) throw nothingHere('This person')
  const facts = (await contactFactsOf(manager, place, [candidate])).of(candidate)
  const isAway = facts.hasBlocked || (!facts.isKnown && !isFindable(candidate, NOBODY))
  if (!facts.hasApplied && isAway) throw nothingHere('This person')
  const [held, asked, takenDown] = await Promise.all([
    manager.findBy(CandidateSkillEntity, { marketId, candidateId: id, skill: In(mustHaves(posting)) }),
    manager.findBy(VerificationRequestEntity, { marketId, companyId, postingId, candidateId: id }),
    isTakenDown(manager, posting),
  ])
  return {
    posting,
    candidate,
    // Behind a former applicant is nobody who could be asked; behind samples nobody ever was.
    mayWrite: mayCompanyWrite(facts) && (place.isDemo || candidate.accountId !== null),
    isOpen: posting.status === 'Active' && !takenDown,
    proved: new Set(held.filter(isSharedProof).map(({ skill }) => skill)),
    asked,
  }
}
