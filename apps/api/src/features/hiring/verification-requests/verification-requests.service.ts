import { randomUUID } from 'node:crypto'
import { MoreThan } from 'typeorm'
import type { z } from 'zod'
import type { VerificationRequest, VerificationRequestBody, VerificationRequestList } from '@tryka/domain'
import { DAY_MS, findSkill, VERIFICATION_REQUESTS_PER_DAY } from '@tryka/domain'
import type { OneCall } from '../../../services/idempotency/idempotency'
import { tryLater } from '../../../try-later'
import { noTrack } from '../assessments/assessment-errors'
import type { Change } from '../core/change'
import { refused } from '../core/errors'
import { refuseTakenDown } from '../core/hidden'
import type { MemberPlace } from '../core/places'
import { refuseResting } from '../core/resting'
import { mustWorkOn, scopeOf } from '../core/scope'
import type { SectionDeps } from '../core/section'
import { notContactable } from '../messages/sides'
import type { SkillTests } from '../skills/skill-tests'
import type { Standing } from './standing'
import { mustHaves, standingOf } from './standing'
import { VerificationRequestEntity } from './verification-request.table'
import { writeRequest } from './write-request'

/** A company asks people to verify what a posting asks for. */
export class VerificationRequestsService {
  constructor(
    private readonly deps: Pick<SectionDeps, 'db' | 'changes'>,
    private readonly tests: Pick<SkillTests, 'trackFor'>,
  ) {}

  async list(place: MemberPlace, candidateId: string, postingId: string): Promise<VerificationRequestList> {
    const { read } = this.deps.db
    const { posting, mayWrite, isOpen, proved, asked } = await standingOf(read, place, {
      candidateId,
      postingId,
    })
    const may = mayWrite && isOpen && (await scopeOf(read, place, [postingId]))(postingId)
    const open = mustHaves(posting).filter((skill) => !proved.has(skill) && this.tests.trackFor(skill))
    return {
      items: open.map((skill) => {
        const askedAt = asked.find((row) => row.skill === skill)?.at ?? null
        return { skill, askedAt, canAsk: may && askedAt === null }
      }),
    }
  }

  ask(
    place: MemberPlace,
    candidateId: string,
    { postingId, skill: typed }: z.output<typeof VerificationRequestBody>,
    call: OneCall,
  ): Promise<VerificationRequest> {
    const { marketId, companyId } = place
    const skill = findSkill(typed)?.name ?? typed
    const work = async (change: Change): Promise<VerificationRequest> => {
      const { manager, at } = change
      // The gate has looked; a decision may have come since, and the company is held now.
      await refuseTakenDown(manager, companyId)
      await refuseResting(manager, place, at)
      const standing = await standingOf(manager, place, { candidateId, postingId })
      await mustWorkOn(manager, place, postingId)
      this.check(standing, skill)
      await refuseTooMany(change, place)
      const row = { id: randomUUID(), marketId, companyId, postingId, candidateId, skill, at }
      await manager.insert(VerificationRequestEntity, row)
      await writeRequest(change, place, standing, skill)
      return { skill, askedAt: at }
    }
    const holds = {
      lock: `verification:${companyId}`,
      share: { company: companyId, posting: postingId },
      person: candidateId,
    }
    return this.deps.changes.run(marketId, holds, work, call)
  }

  private check({ posting, mayWrite, isOpen, proved, asked }: Standing, skill: string): void {
    if (!isOpen) throw refused(409, 'POSTING_NOT_ACTIVE', 'Choose a job that is open for applications.')
    if (!mustHaves(posting).includes(skill))
      throw refused(409, 'NOT_A_MUST', `${skill} is no must-have skill of this posting.`)
    if (!this.tests.trackFor(skill)) throw noTrack(skill)
    if (!mayWrite) throw notContactable()
    if (proved.has(skill)) throw refused(409, 'ALREADY_PROVED', `${skill} is verified already.`)
    if (asked.some((row) => row.skill === skill))
      throw refused(409, 'ALREADY_ASKED', `Your company has asked this person for ${skill} already.`)
  }
}

/** The company is counted whole and its requests come one after the other. */
async function refuseTooMany({ manager, marketId, now }: Change, { companyId }: MemberPlace): Promise<void> {
  const since = new Date(now.getTime() - DAY_MS).toISOString()
  const [oldest, ...others] = await manager.find(VerificationRequestEntity, {
    where: { marketId, companyId, at: MoreThan(since) },
    order: { at: 'ASC' },
  })
  if (!oldest || others.length + 1 < VERIFICATION_REQUESTS_PER_DAY) return
  throw tryLater(
    'VERIFICATION_LIMIT',
    `A company asks for at most ${VERIFICATION_REQUESTS_PER_DAY} verifications in 24 hours.`,
    Date.parse(oldest.at) + DAY_MS - now.getTime(),
  )
}
