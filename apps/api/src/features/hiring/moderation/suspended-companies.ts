import type { EntityManager } from 'typeorm'
import { In, IsNull, LessThanOrEqual, MoreThan, Not } from 'typeorm'
import { DAY_MS, LIVE_MARKET_ID, OPEN_STAGES, companyStateAt, CANDIDATE_NEWS } from '@tryka/domain'
import type { Database } from '../../../db/database'
import type { ClockKind } from '../../../services/clockwork/clockwork'
import { ApplicationEntity } from '../applications/application.table'
import { PostingEntity } from '../postings/posting.table'
import { closeOutSome } from '../applications/close-out'
import { CompanyProofEntity } from '../companies/company-proof.table'
import { noteTold } from '../companies/suspend-company'
import { COMPANY_HAS_NEWS } from '../core/candidate-mail'
import type { Change, Changes } from '../core/change'
import { tellCandidate } from '../core/contacts'
import { CandidateEntity } from '../profile/candidate.table'
import { CompanyEntity } from '../team/team.table'

/** People told in one transaction: a company may have thousands of applicants, and others wait. */
const BATCH = 50
/** A company that rests longer than this answers nobody any more. */
const WAIT_MS = 14 * DAY_MS
const EVERY_MS = 10_000

const ENDING = { why: 'The company has been suspended for 14 days.' }

const OPEN = In([...OPEN_STAGES])

const isSuspended = async ({ manager, at }: Change, companyId: string): Promise<boolean> => {
  const proof = await manager.findOneBy(CompanyProofEntity, { companyId })
  return !!proof && companyStateAt(proof, at) === 'suspended'
}

/** What a company's suspension means for those who wait for its answer. */
export class SuspendedCompanies {
  constructor(
    private readonly db: Database,
    private readonly changes: Changes,
    /** Hears of a company that could not be gone on with; the others do not wait for it. */
    private readonly onTrouble: (error: unknown) => void,
  ) {}

  /** Everybody with an open application hears of it and may withdraw. The row says who is left, whoever goes on. */
  async tellApplicants(companyId: string): Promise<void> {
    const tellSome = (change: Change) => this.tellSome(change, companyId)
    while (await this.changes.run(LIVE_MARKET_ID, { company: companyId }, tellSome));
  }

  /** Goes on where a process died, and ends what waits for a company that rests for two weeks. */
  clockKinds(): ClockKind[] {
    return [
      {
        name: 'applicants of suspended companies',
        everyMs: EVERY_MS,
        run: async () => {
          const untold = await this.db.read.findBy(CompanyProofEntity, { untoldAfter: Not(IsNull()) })
          for (const { companyId } of untold) await this.tellApplicants(companyId).catch(this.onTrouble)
          return false
        },
      },
      {
        name: 'applications at suspended companies',
        everyMs: EVERY_MS,
        run: async () => {
          for (const id of await this.restingTooLong()) await this.endApplications(id).catch(this.onTrouble)
          return false
        },
      },
    ]
  }

  private async tellSome(change: Change, companyId: string): Promise<boolean> {
    const { manager, marketId } = change
    const proof = await manager.findOneByOrFail(CompanyProofEntity, { companyId })
    if (proof.untoldAfter === null) return false
    const rows = (await isSuspended(change, companyId))
      ? await manager.find(ApplicationEntity, {
          where: { marketId, companyId, stage: OPEN, id: MoreThan(proof.untoldAfter) },
          order: { id: 'ASC' },
          take: BATCH,
        })
      : []
    const company = await manager.findOneByOrFail(CompanyEntity, { id: companyId, marketId })
    for (const { id, candidateId, postingId } of rows) {
      const candidate = await manager.findOneByOrFail(CandidateEntity, { id: candidateId, marketId })
      const { title: job } = await manager.findOneByOrFail(PostingEntity, { id: postingId, marketId })
      await tellCandidate(change, candidate, {
        type: 'Application updates',
        title: CANDIDATE_NEWS.suspended({ company: company.name, job }),
        section: 'applications',
        companyId,
        postingId,
        mail: {
          subject: COMPANY_HAS_NEWS,
          lines: [
            'It is suspended for now and cannot answer you. You may withdraw your application.',
            'If it is still suspended after 14 days, your application ends by itself.',
          ],
        },
        open: { application: id },
      })
      change.touch({ person: candidateId }, 'applications')
    }
    const isMore = rows.length === BATCH
    await noteTold(manager, companyId, isMore ? (rows.at(-1)?.id ?? null) : null)
    return isMore
  }

  private async restingTooLong(): Promise<string[]> {
    const now = this.changes.now()
    const rows = await this.db.read.findBy(CompanyProofEntity, {
      state: 'suspended',
      stateAt: LessThanOrEqual(new Date(now.getTime() - WAIT_MS).toISOString()),
    })
    const at = now.toISOString()
    const ids = rows
      .filter((row) => companyStateAt(row, at) === 'suspended')
      .map(({ companyId }) => companyId)
    const waits = await Promise.all(ids.map((id) => hasOpen(this.db.read, id)))
    return ids.filter((_, index) => waits[index])
  }

  private async endApplications(companyId: string): Promise<void> {
    const endSome = async (change: Change) =>
      (await isSuspended(change, companyId)) && closeOutSome(change, { companyId }, ENDING)
    while (await this.changes.run(LIVE_MARKET_ID, { share: { company: companyId } }, endSome));
  }
}

const hasOpen = (manager: EntityManager, companyId: string): Promise<boolean> =>
  manager.existsBy(ApplicationEntity, { marketId: LIVE_MARKET_ID, companyId, stage: OPEN })
