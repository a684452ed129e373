import { randomUUID } from 'node:crypto'
import { IsNull, LessThanOrEqual } from 'typeorm'
import type { EntityManager } from 'typeorm'
import type { z } from 'zod'
import { DAY_MS, LIVE_MARKET_ID, MEMBER_MACHINE, emailKey } from '@tryka/domain'
import type {
  AcceptJoin,
  AskToJoin,
  JoinRequests,
  JoinState,
  OwnJoinRequest,
  OwnJoinRequests,
} from '@tryka/domain'
import type { Database } from '../../../../db/database'
import { isUniqueViolation } from '../../../../db/unique-violation'
import type { AccountRow } from '../../../../services/accounts/account.entity'
import { mayTakePlace } from '../../../../services/accounts/may-take-place'
import { isDisposableMail, isFreeMail, registrableDomain } from '../../../../services/domains/domains'
import { otpInvalid } from '../../../../services/otp/otp.errors'
import type { OtpCaller, OtpService } from '../../../../services/otp/otp.service'
import type { Change, Changes } from '../../core/change'
import { nothingHere, refused } from '../../core/errors'
import type { MemberPlace } from '../../core/places'
import { CompanyEntity, TeamMemberEntity } from '../../team/team.table'
import { refuseMorePlaces } from '../../places/place-limit'
import { addMember } from '../../team/team-writes'
import { disposableMail, freeMail, otherDomain } from '../company.errors'
import { CompanyProofEntity } from '../company-proof.table'
import { tellAdmins, tellAsker } from './join-request.mail'
import type { JoinRequestRow } from './join-request.table'
import { JoinRequestEntity } from './join-request.table'

/** A request waits so long for an answer. */
const OPEN_DAYS = 14
/** Requests of one account that wait at a time. */
const WAITING = 5
/** Of one's own requests, and of those that a team sees. */
const SHOWN = 50

const alreadyAsked = () =>
  refused(409, 'ALREADY_ASKED', 'You asked this team already. Its Admins have your request.')
const alreadyMember = () => refused(409, 'ALREADY_MEMBER', 'You are in this team already.')
const tooMany = () =>
  refused(409, 'TOO_MANY_REQUESTS', `${WAITING} of your requests wait for an answer. Take one back first.`)
const over = () => refused(409, 'NOT_NOW', 'This request is over.')

interface Deps {
  db: Database
  changes: Changes
  otp: OtpService
}

/** Seats in a team that is here already: who has a mailbox at its domain asks, and its Admins decide. */
export class JoiningTeams {
  constructor(private readonly deps: Deps) {}

  async send(account: AccountRow, companyId: string, address: string, binding: string, caller: OtpCaller) {
    mayTakePlace(account)
    await addressAt(this.deps.db.read, companyId, address)
    return this.deps.otp.send({ email: address, purpose: 'company', binding }, caller)
  }

  /** An account that is itself a mailbox of the domain has proven it by signing in. */
  async ask(
    account: AccountRow,
    companyId: string,
    { address, otp, name, title }: z.output<typeof AskToJoin>,
    binding: string | undefined,
  ): Promise<OwnJoinRequest> {
    mayTakePlace(account)
    await addressAt(this.deps.db.read, companyId, address)
    const subject =
      account.emailKey === emailKey(address)
        ? null
        : { email: address, purpose: 'company' as const, binding: binding ?? '' }
    if (subject) {
      if (!otp || !binding) throw otpInvalid()
      await this.deps.otp.verify(subject, otp)
    }
    const own = { companyId, accountId: account.id }
    try {
      return await this.deps.changes.run(
        LIVE_MARKET_ID,
        { account: account.id, company: companyId },
        async (change) => {
          const { manager, at, now } = change
          const company = await addressAt(manager, companyId, address)
          if (await manager.existsBy(TeamMemberEntity, { ...own, removedAt: IsNull() })) throw alreadyMember()
          if (await manager.existsBy(JoinRequestEntity, { ...own, state: 'sent' as const }))
            throw alreadyAsked()
          const waiting = { accountId: account.id, state: 'sent' as const }
          if ((await manager.countBy(JoinRequestEntity, waiting)) >= WAITING) throw tooMany()
          const expiresAt = new Date(now.getTime() + OPEN_DAYS * DAY_MS).toISOString()
          const row: JoinRequestRow = {
            id: randomUUID(),
            ...own,
            name,
            title,
            address,
            state: 'sent',
            decidedBy: null,
            at,
            expiresAt,
            decidedAt: null,
          }
          await manager.insert(JoinRequestEntity, row)
          if (subject) await this.deps.otp.useVerified(manager, subject)
          await tellAdmins(change, row)
          change.touch({ company: companyId }, 'team')
          return ownOf(row, company.name)
        },
      )
    } catch (error) {
      if (isUniqueViolation(error)) throw alreadyAsked()
      throw error
    }
  }

  async own({ id: accountId }: AccountRow): Promise<z.input<typeof OwnJoinRequests>> {
    const { read } = this.deps.db
    const rows = await read.find(JoinRequestEntity, {
      where: { accountId },
      order: { at: 'DESC', id: 'ASC' },
      take: SHOWN,
    })
    const items = await Promise.all(
      rows.map(async (row) =>
        ownOf(row, (await read.findOneBy(CompanyEntity, { id: row.companyId }))?.name ?? ''),
      ),
    )
    return { items }
  }

  async withdraw({ id: accountId }: AccountRow, id: string): Promise<void> {
    await this.deps.changes.run(LIVE_MARKET_ID, { account: accountId }, async (change) => {
      const row = await change.manager.findOneBy(JoinRequestEntity, { id, accountId })
      if (!row) throw nothingHere('This request')
      await end(change, row, 'withdrawn', null)
    })
  }

  list({ companyId }: MemberPlace): Promise<z.input<typeof JoinRequests>> {
    return listOf(this.deps.db.read, companyId, this.deps.changes.now().toISOString())
  }

  accept(place: MemberPlace, id: string, { role }: z.output<typeof AcceptJoin>) {
    return this.decide(place, id, async (change, row) => {
      const { manager, at } = change
      const { companyId, accountId, name, title, address } = row
      if (await manager.existsBy(TeamMemberEntity, { companyId, accountId, removedAt: IsNull() }))
        throw alreadyMember()
      await refuseMorePlaces(manager, accountId, 'team')
      const memberId = randomUUID()
      await change.move(MEMBER_MACHINE, { from: 'none', action: 'join', by: place, subjectId: memberId })
      await addMember(manager, {
        id: memberId,
        companyId,
        accountId,
        name,
        title: title || role,
        email: address,
        role,
        at,
      })
      await end(change, row, 'accepted', place.member.id)
      change.touch({ account: accountId }, 'places')
    })
  }

  decline(place: MemberPlace, id: string) {
    return this.decide(place, id, (change, row) => end(change, row, 'declined', place.member.id))
  }

  /** Whoever asked is held as well: a seat is counted with the others of that account. */
  private async decide(
    { companyId }: MemberPlace,
    id: string,
    work: (change: Change, row: JoinRequestRow) => Promise<void>,
  ): Promise<z.input<typeof JoinRequests>> {
    const asked = await this.deps.db.read.findOneBy(JoinRequestEntity, { id, companyId })
    if (!asked) throw nothingHere('This request')
    const holds = { account: asked.accountId, company: companyId }
    return this.deps.changes.run(LIVE_MARKET_ID, holds, async (change) => {
      const row = await change.manager.findOneBy(JoinRequestEntity, { id, companyId })
      if (!row) throw nothingHere('This request')
      if (row.expiresAt <= change.at) throw over()
      await work(change, row)
      tellAsker(change, row)
      return listOf(change.manager, companyId, change.at)
    })
  }
}

/** The company, when the address is one at its domain: only a verified one is asked, and only by who belongs there. */
async function addressAt(manager: EntityManager, companyId: string, address: string) {
  const proof = await manager.findOneBy(CompanyProofEntity, { companyId, state: 'verified' })
  if (!proof) throw nothingHere('This company')
  const domain = registrableDomain(address)
  if (domain && isFreeMail(domain)) throw freeMail()
  if (isDisposableMail(address)) throw disposableMail()
  if (domain !== proof.domainKey) throw otherDomain(proof.domain)
  return manager.findOneByOrFail(CompanyEntity, { id: companyId })
}

/** A request ends once, whoever is first. */
async function end(
  change: Change,
  { id, companyId, state }: JoinRequestRow,
  to: Exclude<JoinState, 'sent'>,
  decidedBy: string | null,
): Promise<void> {
  const ended = { state: to, decidedBy, decidedAt: change.at }
  const { affected } = await change.manager.update(JoinRequestEntity, { id, state: 'sent' }, ended)
  if (state !== 'sent' || !affected) throw over()
  change.touch({ company: companyId }, 'team')
}

const ownOf = ({ id, state, at, expiresAt }: JoinRequestRow, company: string): OwnJoinRequest => ({
  id,
  company,
  state,
  at,
  expiresAt,
})

async function listOf(
  manager: EntityManager,
  companyId: string,
  at: string,
): Promise<z.input<typeof JoinRequests>> {
  const rows = await manager.find(JoinRequestEntity, {
    where: { companyId, state: 'sent' },
    order: { at: 'ASC', id: 'ASC' },
    take: SHOWN,
  })
  const items = rows
    .filter(({ expiresAt }) => expiresAt > at)
    .map(({ id, name, title, address, at: asked, expiresAt }) => ({
      id,
      name,
      title,
      address,
      at: asked,
      expiresAt,
    }))
  return { items }
}

/** Requests that are due to end by themselves. */
export const dueRequests = (manager: EntityManager, at: string, take: number) =>
  manager.find(JoinRequestEntity, {
    where: { state: 'sent', expiresAt: LessThanOrEqual(at) },
    order: { expiresAt: 'ASC' },
    take,
  })

/** Nobody answered in time. */
export async function expireRequest(change: Change, id: string): Promise<void> {
  const row = await change.manager.findOneBy(JoinRequestEntity, { id, state: 'sent' })
  if (!row || row.expiresAt > change.at) return
  await end(change, row, 'expired', null)
  tellAsker(change, row)
}

/** Nothing of an erased account asks any more. */
export const forgetRequests = (manager: EntityManager, accountId: string) =>
  manager.delete(JoinRequestEntity, { accountId })
