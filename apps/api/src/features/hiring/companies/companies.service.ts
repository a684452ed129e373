import { randomUUID } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import { In, MoreThan } from 'typeorm'
import type { z } from 'zod'
import { DAY_MS, HIRING_LIMITS, LIVE_MARKET_ID, initials, teamPlace } from '@tryka/domain'
import type { CreateCompany, PlaceName } from '@tryka/domain'
import type { AccountRow } from '../../../services/accounts/account.entity'
import { mayTakePlace } from '../../../services/accounts/may-take-place'
import { isFreeMail, registrableDomain } from '../../../services/domains/domains'
import type { OneCall } from '../../../services/idempotency/idempotency'
import { tryLater } from '../../../try-later'
import type { Change, Changes } from '../core/change'
import { refused } from '../core/errors'
import { refuseMorePlaces } from '../places/place-limit'
import { defaultPreferences } from '../core/default-preferences'
import { CompanyEntity } from '../team/team.table'
import { addCompany } from '../team/team-writes'
import { isHere, noDomain, providersDomain } from './company.errors'
import { CompanyProofEntity } from './company-proof.table'
import { noteCompanyWords } from './company-words'

/** Companies that one account may have made and not proven. */
const UNPROVEN = 3
/** Tints of the mark that stands for a company without a logo. */
const TINTS = 4

/** The verified company of a domain, so that it is asked for a seat and not made twice. */
export async function verifiedAt(manager: EntityManager, domainKey: string) {
  const state = In(['verified', 'suspended'] as const)
  const proof = await manager.findOneBy(CompanyProofEntity, { domainKey, state })
  return proof && manager.findOneByOrFail(CompanyEntity, { id: proof.companyId })
}

/** The domain of a company; a mail provider's belongs to nobody here. */
function domainOf(text: string): string {
  const domain = registrableDomain(text)
  if (!domain) throw noDomain()
  if (isFreeMail(domain)) throw providersDomain()
  return domain
}

/** Companies of the live market. Who makes one is its first Admin; until it is verified it drafts. */
export class CompaniesService {
  constructor(
    private readonly changes: Changes,
    private readonly factor: number,
  ) {}

  async create(
    account: AccountRow,
    body: z.output<typeof CreateCompany>,
    call: OneCall,
  ): Promise<{ place: PlaceName }> {
    mayTakePlace(account)
    const domain = domainOf(body.domain)
    return this.changes.run(
      LIVE_MARKET_ID,
      { account: account.id },
      async (change) => {
        const { manager } = change
        const here = await verifiedAt(manager, domain)
        if (here) throw isHere(here.id, here.name, domain)
        const unproven = { createdBy: account.id, state: In(['unverified', 'pending', 'refused'] as const) }
        if ((await manager.countBy(CompanyProofEntity, unproven)) >= UNPROVEN)
          throw refused(409, 'TOO_MANY_COMPANIES', 'Prove one of your companies before you make another.')
        await this.refuseTooMany(change, account.id)
        await refuseMorePlaces(manager, account.id)
        change.touch({ account: account.id }, 'places')
        return { place: teamPlace(await make(change, account, body, domain)) }
      },
      call,
    )
  }

  /** The account is held, so companies that are made at once are counted one after the other. */
  private async refuseTooMany({ manager, now }: Change, createdBy: string): Promise<void> {
    const since = new Date(now.getTime() - DAY_MS).toISOString()
    const where = { createdBy, createdAt: MoreThan(since) }
    const made = await manager.find(CompanyProofEntity, {
      select: { companyId: true, createdAt: true },
      where,
      order: { createdAt: 'ASC' },
    })
    const [oldest] = made
    if (!oldest || made.length < HIRING_LIMITS.companiesPerDay * this.factor) return
    const ms = Date.parse(oldest.createdAt) + DAY_MS - now.getTime()
    throw tryLater(
      'COMPANY_LIMIT',
      `You can make ${HIRING_LIMITS.companiesPerDay} companies in 24 hours.`,
      ms,
    )
  }
}

async function make(
  { manager, at }: Change,
  account: AccountRow & { email: string },
  { member, domain: _typed, country, ...company }: z.output<typeof CreateCompany>,
  domain: string,
): Promise<string> {
  const id = randomUUID()
  const own = { marketId: LIVE_MARKET_ID }
  const made = {
    id,
    ...own,
    ...company,
    logo: `${initials(company.name)}:${parseInt(id.slice(0, 8), 16) % TINTS}`,
    preferences: defaultPreferences(),
    medianFirstResponseDays: null,
    firstResponseCount: 0,
    version: 1,
    slug: null,
    hiddenDecisionId: null,
    changedAt: null,
  }
  await manager.insert(CompanyProofEntity, {
    companyId: id,
    ...own,
    state: 'unverified',
    stateAt: at,
    domain,
    domainKey: domain,
    country,
    createdBy: account.id,
    createdAt: at,
    provenBy: null,
    sentTo: null,
    reason: null,
    refusals: 0,
    question: null,
    askedAt: null,
    answer: null,
    answeredAt: null,
    stateDecisionId: null,
    untoldAfter: null,
    pendingChange: null,
    changeReadyAt: null,
    checkDueAt: null,
    checkAskedAt: null,
    doubtedAt: null,
    suspendedUntil: null,
    version: 1,
  })
  await noteCompanyWords(manager, id, { name: company.name, domain })
  await addCompany(manager, made, {
    id: randomUUID(),
    ...own,
    companyId: id,
    accountId: account.id,
    name: member.name,
    title: member.title,
    email: account.email,
    role: 'Admin',
    status: 'Active',
    invitedAt: null,
    inviteExpiresAt: null,
    joinedAt: at,
    inviteTokenHash: null,
    removedAt: null,
    version: 1,
  })
  return id
}
