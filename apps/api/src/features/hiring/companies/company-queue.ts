import { In, Not } from 'typeorm'
import type { EntityManager, FindOptionsWhere } from 'typeorm'
import type { z } from 'zod'
import type { FastifyRequest } from 'fastify'
import { COMPANY_STATES, LIVE_MARKET_ID } from '@tryka/domain'
import type { CompanyCase, CompanyCases, CompanyDecision, CompanyState } from '@tryka/domain'
import type { Database } from '../../../db/database'
import { AccountEntity } from '../../../services/accounts/account.entity'
import type { Audit } from '../../../services/audit/audit'
import { isUniqueViolation } from '../../../db/unique-violation'
import type { Change, Changes } from '../core/change'
import { nothingHere, stale } from '../core/errors'
import { PostingEntity } from '../postings/posting.table'
import { CompanyEntity } from '../team/team.table'
import { giveSlug } from '../team/team-writes'
import { verifiedAt } from './companies.service'
import { isHere, notNow, reasonNeeded } from './company.errors'
import type { CompanyProofRow } from './company-proof.table'
import { CompanyProofEntity } from './company-proof.table'
import { tellDecision } from './company-decision.mail'
import { findChallenge } from './domain-challenges'
import { questionOf } from './verification-view'

/** Cases on the screen at a time. */
const MOST = 100

type Decision = z.output<typeof CompanyDecision>

/** Companies as administrators decide about them. */
export class CompanyQueue {
  constructor(
    private readonly db: Database,
    private readonly changes: Changes,
    private readonly audit: Audit,
  ) {}

  /** Those that wait for a decision first, the oldest of them on top. */
  async list(state?: CompanyState): Promise<z.input<typeof CompanyCases>> {
    const { read } = this.db
    const find = (where: FindOptionsWhere<CompanyProofRow>, stateAt: 'ASC' | 'DESC') =>
      read.find(CompanyProofEntity, { where, order: { stateAt, companyId: 'ASC' }, take: MOST })
    const waiting = !state || state === 'pending' ? await find({ state: 'pending' }, 'ASC') : []
    const others = state === 'pending' ? [] : await find({ state: state ?? Not('pending') }, 'DESC')
    const rows = [...waiting, ...others].slice(0, MOST)
    const items = await Promise.all(rows.map((row) => caseOf(read, row)))
    const counts = await Promise.all(
      COMPANY_STATES.map(async (each) => [each, await read.countBy(CompanyProofEntity, { state: each })]),
    )
    return { items, counts: Object.fromEntries(counts) as Record<CompanyState, number> }
  }

  async decide(
    id: string,
    { decision, reason = '', version }: Decision,
    { actor, request }: { actor: string; request: FastifyRequest },
  ): Promise<CompanyCase> {
    if (decision === 'refuse' && !reason) throw reasonNeeded()
    const work = async (change: Change): Promise<CompanyCase> => {
      const { manager, at } = change
      const proof = await manager.findOneBy(CompanyProofEntity, { companyId: id })
      if (!proof) throw nothingHere('This company')
      if (proof.version !== version) throw stale(await caseOf(manager, proof))
      if (proof.state !== 'pending') throw notNow()
      const here = decision === 'verify' ? await verifiedAt(manager, proof.domainKey) : null
      if (here) throw isHere(here.id, here.name, proof.domain)
      const refused = decision === 'refuse'
      const next = {
        state: refused ? ('refused' as const) : ('verified' as const),
        stateAt: at,
        reason: reason || null,
        refusals: proof.refusals + (refused ? 1 : 0),
        version: version + 1,
      }
      await manager.update(CompanyProofEntity, { companyId: id }, next)
      if (!refused) await giveSlug(manager, id)
      await this.audit.recordWith(manager, {
        actor,
        action: refused ? 'company.refused' : 'company.verified',
        target: id,
        details: { domain: proof.domain, reason },
        request,
      })
      await tellDecision(change, { ...proof, ...next })
      return caseOf(manager, { ...proof, ...next })
    }
    try {
      return await this.changes.run(LIVE_MARKET_ID, { company: id }, work)
    } catch (error) {
      // Another company of the domain was verified at the same moment.
      if (isUniqueViolation(error)) throw await this.otherHere(id, error)
      throw error
    }
  }

  private async otherHere(id: string, error: unknown): Promise<unknown> {
    const proof = await this.db.read.findOneBy(CompanyProofEntity, { companyId: id })
    const here = proof && (await verifiedAt(this.db.read, proof.domainKey))
    return here ? isHere(here.id, here.name, proof.domain) : error
  }
}

export async function caseOf(manager: EntityManager, proof: CompanyProofRow): Promise<CompanyCase> {
  const { companyId: id, createdBy, domainKey } = proof
  const [company, account, others, postings, challenge] = await Promise.all([
    manager.findOneByOrFail(CompanyEntity, { id }),
    createdBy ? manager.findOneBy(AccountEntity, { id: createdBy }) : null,
    manager.find(CompanyProofEntity, {
      where: [{ domainKey, companyId: Not(id) }, ...(createdBy ? [{ createdBy, companyId: Not(id) }] : [])],
      take: MOST,
    }),
    manager.countBy(PostingEntity, { companyId: id, marketId: LIVE_MARKET_ID }),
    findChallenge(manager, id),
  ])
  const names = others.length
    ? await manager.findBy(CompanyEntity, { id: In(others.map(({ companyId }) => companyId)) })
    : []
  const nameOf = new Map(names.map((row) => [row.id, row.name]))
  const { name, logo, industry, size, location, description } = company
  return {
    id,
    name,
    logo,
    industry,
    size,
    location,
    description,
    postings,
    domain: proof.domain,
    country: proof.country,
    state: proof.state,
    since: proof.stateAt,
    createdAt: proof.createdAt,
    maker: account && { name: account.email ?? '', email: account.email ?? '', since: account.createdAt },
    provenBy: proof.provenBy,
    recordFoundAt: challenge?.foundAt ?? null,
    alike: others.map((other) => ({
      id: other.companyId,
      name: nameOf.get(other.companyId) ?? '',
      domain: other.domain,
      state: other.state,
    })),
    reason: proof.reason,
    question: questionOf(proof),
    version: proof.version,
  }
}
