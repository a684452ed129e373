import { In, IsNull } from 'typeorm'
import type { EntityManager } from 'typeorm'
import type { z } from 'zod'
import { LIVE_MARKET_ID, OPEN_STAGES, withPicture } from '@tryka/domain'
import type { CloseCompany, ClosePreview, ClosingAnswer } from '@tryka/domain'
import type { Database } from '../../../../db/database'
import { ApplicationEntity } from '../../applications/application.table'
import { closeOutSome } from '../../applications/close-out'
import { rejectApplication } from '../../applications/company/reject'
import type { Change, Changes } from '../../core/change'
import { nothingHere, refused } from '../../core/errors'
import type { MemberPlace } from '../../core/places'
import { movePosting } from '../../postings/company/posting-moves'
import { PostingEntity } from '../../postings/posting.table'
import { CompanyEntity, TeamMemberEntity } from '../../team/team.table'
import { giveUpSeat, markCompany } from '../../team/team-writes'
import { CompanyProofEntity } from '../company-proof.table'
import { forgetLogos } from '../logo/logos'
import { tellClosing } from './closing.mail'

const WHY = 'The company closes its hiring here.'

const openApplications = (companyId: string) => ({
  marketId: LIVE_MARKET_ID,
  companyId,
  stage: In([...OPEN_STAGES]),
})
const activePostings = (companyId: string) => ({
  marketId: LIVE_MARKET_ID,
  companyId,
  status: 'Active' as const,
})
const liveOnly = () => refused(403, 'LIVE_ONLY', 'This is sample data. Reset it in Settings instead.')
const undecided = (open: number) =>
  refused(
    409,
    'OPEN_APPLICATIONS',
    `${open} people wait for an answer. Decide about each, or end all with “closed”.`,
    {
      open,
    },
  )

/** Closes companies for good: nothing new at once, then each open application, then the team. */
export class ClosingCompanies {
  constructor(
    private readonly db: Database,
    private readonly changes: Changes,
  ) {}

  async preview({ isDemo, companyId }: MemberPlace): Promise<ClosePreview> {
    if (isDemo) throw liveOnly()
    const { read } = this.db
    const [postings, open, members] = await Promise.all([
      read.countBy(PostingEntity, activePostings(companyId)),
      read.countBy(ApplicationEntity, openApplications(companyId)),
      read.countBy(TeamMemberEntity, { companyId, removedAt: IsNull() }),
    ])
    return { postings, open, members }
  }

  /** What is decided here is told as decisions; the rest ends with *closed*, when that was asked for. */
  async close(
    place: MemberPlace,
    { dispositions, all }: z.output<typeof CloseCompany>,
  ): Promise<ClosingAnswer> {
    if (place.isDemo) throw liveOnly()
    const { companyId } = place
    const postings = await this.db.read.find(PostingEntity, {
      select: { id: true },
      where: activePostings(companyId),
    })
    const holds = {
      company: companyId,
      posting: postings.map(({ id }) => id),
      applications: dispositions.map(({ applicationId }) => applicationId),
    }
    return this.changes.run(LIVE_MARKET_ID, holds, async (change) => {
      const { manager, at } = change
      const proof = await manager.findOneBy(CompanyProofEntity, { companyId })
      if (!proof || proof.state === 'closing' || proof.state === 'closed') throw nothingHere('This company')
      for (const { applicationId: id, reasonId } of dispositions) {
        const row = await manager.findOneBy(ApplicationEntity, { ...openApplications(companyId), id })
        if (!row) throw refused(409, 'UNKNOWN_APPLICATION', 'One of these applications is not open any more.')
        await rejectApplication(change, row, place, { reasonId })
      }
      const open = await manager.countBy(ApplicationEntity, openApplications(companyId))
      if (open && !all) throw undecided(open)
      await closePostings(change, holds.posting)
      const next = { state: 'closing', stateAt: at, stateDecisionId: null, suspendedUntil: null } as const
      await manager.update(CompanyProofEntity, { companyId }, { ...next, version: proof.version + 1 })
      await tellClosing(change, companyId)
      change.touch({ company: companyId }, 'postings', 'applications', 'team')
      return { open }
    })
  }

  /** Goes on with those that close: fifty applications a change, and the company itself when nothing is open. */
  async goOn(onTrouble: (error: unknown) => void): Promise<void> {
    const closing = await this.db.read.findBy(CompanyProofEntity, { state: 'closing' })
    for (const { companyId } of closing) await this.finish(companyId).catch(onTrouble)
  }

  private async finish(companyId: string): Promise<void> {
    const endSome = (change: Change) => closeOutSome(change, { companyId }, WHY)
    while (await this.changes.run(LIVE_MARKET_ID, { share: { company: companyId } }, endSome));
    await this.changes.run(LIVE_MARKET_ID, { company: companyId }, async (change) => {
      const { manager, at } = change
      const proof = await manager.findOneBy(CompanyProofEntity, { companyId, state: 'closing' })
      if (!proof || (await manager.existsBy(ApplicationEntity, openApplications(companyId)))) return
      await manager.update(
        CompanyProofEntity,
        { companyId },
        { state: 'closed', stateAt: at, version: proof.version + 1 },
      )
      await forgetPicture(manager, companyId)
      await emptyTeam(change, companyId)
    })
  }
}

/** Postings that were published meanwhile are none: publishing holds the company. */
async function closePostings(change: Change, ids: readonly string[]): Promise<void> {
  const { manager, at } = change
  for (const id of [...ids].sort()) {
    const row = await manager.findOneBy(PostingEntity, { id, status: 'Active' })
    if (!row) continue
    const reason = 'no_longer_needed'
    await movePosting(
      change,
      row,
      { action: 'close', by: 'system', reason },
      { closeReason: reason, closedAt: at },
    )
  }
}

async function forgetPicture(manager: EntityManager, id: string): Promise<void> {
  await forgetLogos(manager, id)
  const { logo } = await manager.findOneByOrFail(CompanyEntity, { id })
  await markCompany(manager, id, withPicture(logo, null))
}

/** Seats end with the company; notes and history keep the names and roles. */
async function emptyTeam(change: Change, companyId: string): Promise<void> {
  const { manager, at } = change
  const seats = await manager.findBy(TeamMemberEntity, { companyId, removedAt: IsNull() })
  change.touch({ company: companyId }, 'team')
  for (const seat of seats) {
    if (seat.accountId) change.touch({ account: seat.accountId }, 'places')
    await giveUpSeat(manager, seat, at)
  }
}
