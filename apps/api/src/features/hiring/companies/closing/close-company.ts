import { In, IsNull } from 'typeorm'
import type { EntityManager } from 'typeorm'
import type { z } from 'zod'
import { LIVE_MARKET_ID, OPEN_STAGES, closedStatement, withPicture } from '@tryka/domain'
import type { CloseByUs, CloseCompany, ClosePreview, ClosingAnswer } from '@tryka/domain'
import type { Database } from '../../../../db/database'
import { ApplicationEntity } from '../../applications/application.table'
import { closeOutSome } from '../../applications/close-out'
import { rejectApplication } from '../../applications/company/reject'
import { COMPANY_HAS_NEWS } from '../../core/candidate-mail'
import type { Change, Changes } from '../../core/change'
import { nothingHere, refused } from '../../core/errors'
import type { MemberPlace } from '../../core/places'
import { PostingEntity } from '../../postings/posting.table'
import { CompanyEntity, TeamMemberEntity } from '../../team/team.table'
import { notePlaceEnded } from '../../places/ended-places'
import { giveUpSeat, markCompany, noteSeatEnded } from '../../team/team-writes'
import { CompanyProofEntity } from '../company-proof.table'
import { forgetLogos } from '../logo/logos'
import { activePostings, beginClosing, holdPostings, isOver } from './begin-closing'
import { emptyCompanies, hasMembers } from './empty-companies'

const ENDING = { why: 'The company closes its hiring here.', subject: COMPANY_HAS_NEWS }

const openApplications = (companyId: string) => ({
  marketId: LIVE_MARKET_ID,
  companyId,
  stage: In([...OPEN_STAGES]),
})
const liveOnly = () => refused(403, 'LIVE_ONLY', 'This is sample data. Reset it in Settings instead.')
const alreadyOver = () => refused(409, 'COMPANY_CLOSING', 'This company closes already.')
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
    return this.counts(companyId)
  }

  /** What ends with a company of the live market. */
  async counts(companyId: string): Promise<ClosePreview> {
    const { read } = this.db
    const [postings, open, members] = await Promise.all([
      read.countBy(PostingEntity, activePostings([companyId])),
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
    return this.changes.run(LIVE_MARKET_ID, { company: companyId }, async (change) => {
      const { manager } = change
      const proof = await manager.findOneBy(CompanyProofEntity, { companyId })
      if (!proof || isOver(proof)) throw nothingHere('This company')
      await holdPostings(change, [companyId])
      await change.hold({ applications: dispositions.map(({ applicationId }) => applicationId) })
      for (const { applicationId: id, reasonId } of dispositions) {
        const row = await manager.findOneBy(ApplicationEntity, { ...openApplications(companyId), id })
        if (!row) throw refused(409, 'UNKNOWN_APPLICATION', 'One of these applications is not open any more.')
        await rejectApplication(change, row, place, { reasonId })
      }
      const open = await manager.countBy(ApplicationEntity, openApplications(companyId))
      if (open && !all) throw undecided(open)
      await beginClosing(change, proof)
      return { open }
    })
  }

  /** The same by the console, with reasons: whoever waits for an answer hears that it closed. */
  async closeByUs(
    companyId: string,
    ruling: CloseByUs,
    note: (manager: EntityManager) => Promise<void>,
  ): Promise<void> {
    await this.changes.run(LIVE_MARKET_ID, { company: companyId }, async (change) => {
      const { manager, at } = change
      const proof = await manager.findOneBy(CompanyProofEntity, { companyId })
      const company = await manager.findOneBy(CompanyEntity, { id: companyId, marketId: LIVE_MARKET_ID })
      if (!proof || !company) throw nothingHere('This company')
      if (isOver(proof)) throw alreadyOver()
      await holdPostings(change, [companyId])
      await beginClosing(change, proof, closedStatement({ ...ruling, name: company.name, at }))
      await note(manager)
    })
  }

  /** Goes on with those that close: fifty applications a change, and the company itself when nothing is open. */
  async goOn(onTrouble: (error: unknown) => void): Promise<void> {
    const closing = await this.db.read.findBy(CompanyProofEntity, { state: 'closing' })
    for (const { companyId } of closing) await this.finish(companyId).catch(onTrouble)
  }

  /** A company without anybody is nobody's: it ends, and its domain is free for those who come. */
  async closeEmpty(onTrouble: (error: unknown) => void): Promise<void> {
    for (const companyId of await emptyCompanies(this.db.read)) {
      const work = async (change: Change) => {
        const proof = await change.manager.findOneBy(CompanyProofEntity, { companyId })
        if (!proof || isOver(proof) || (await hasMembers(change.manager, companyId))) return
        await holdPostings(change, [companyId])
        await beginClosing(change, proof)
      }
      await this.changes.run(LIVE_MARKET_ID, { company: companyId }, work).catch(onTrouble)
    }
  }

  private async finish(companyId: string): Promise<void> {
    const endSome = (change: Change) => closeOutSome(change, { companyId }, ENDING)
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
      await forgetPicture(change, companyId)
      await emptyTeam(change, companyId)
    })
  }
}

async function forgetPicture({ manager, at }: Change, id: string): Promise<void> {
  await forgetLogos(manager, id)
  const { logo } = await manager.findOneByOrFail(CompanyEntity, { id })
  await markCompany(manager, { id, logo: withPicture(logo, null), at })
}

/** Seats end with the company; notes and history keep the names and roles. */
async function emptyTeam(change: Change, companyId: string): Promise<void> {
  const { manager, at } = change
  const seats = await manager.findBy(TeamMemberEntity, { companyId, removedAt: IsNull() })
  change.touch({ company: companyId }, 'team')
  for (const seat of seats) {
    if (seat.accountId) change.touch({ account: seat.accountId }, 'places')
    await notePlaceEnded(manager, { accountId: seat.accountId, companyId, how: 'closed', at })
    await giveUpSeat(manager, seat, at)
    await noteSeatEnded(change, seat, 'the company is closed')
  }
}
