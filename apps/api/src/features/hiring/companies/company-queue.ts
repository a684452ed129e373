import { In, IsNull, Not } from 'typeorm'
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
import { decideChange, keepVerified, waitsFor } from './decide-change'
import { tellDecision } from './company-decision.mail'
import { findChallenge } from './domain-challenges'
import { questionOf } from './verification-view'

/** Cases on the screen at a time. */
const MOST = 100

type Where = FindOptionsWhere<CompanyProofRow> | FindOptionsWhere<CompanyProofRow>[]
/** Those that wait: for the first decision, with another name or domain, or in doubt. */
const WAITING: FindOptionsWhere<CompanyProofRow>[] = [
  { state: 'pending' },
  { state: 'verified', changeReadyAt: Not(IsNull()) },
  { state: 'verified', doubtedAt: Not(IsNull()) },
]

type Decision = z.output<typeof CompanyDecision>

interface By {
  actor: string
  request: FastifyRequest
}

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
    const find = (where: Where, stateAt: 'ASC' | 'DESC') =>
      read.find(CompanyProofEntity, { where, order: { stateAt, companyId: 'ASC' }, take: MOST })
    const waiting = !state || state === 'pending' ? await find(WAITING, 'ASC') : []
    const others = state === 'pending' ? [] : await find({ state: state ?? Not('pending') }, 'DESC')
    const ids = new Set(waiting.map(({ companyId }) => companyId))
    const rows = [...waiting, ...others.filter(({ companyId }) => !ids.has(companyId))].slice(0, MOST)
    const items = await Promise.all(rows.map((row) => caseOf(read, row)))
    const counts = await Promise.all(
      COMPANY_STATES.map(async (each) => [
        each,
        await read.countBy(CompanyProofEntity, each === 'pending' ? WAITING : { state: each }),
      ]),
    )
    return { items, counts: Object.fromEntries(counts) as Record<CompanyState, number> }
  }

  async decide(id: string, { decision, reason = '', version }: Decision, by: By): Promise<CompanyCase> {
    if (decision === 'refuse' && !reason) throw reasonNeeded()
    const { actor, request } = by
    const work = async (change: Change): Promise<CompanyCase> => {
      const { manager, at } = change
      const proof = await manager.findOneBy(CompanyProofEntity, { companyId: id })
      if (!proof) throw nothingHere('This company')
      if (proof.version !== version) throw stale(await caseOf(manager, proof))
      const waits = waitsFor(proof)
      if (waits !== 'proof') return this.decideAgain(change, proof, { decision, reason, by })
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

  /** About a company that is verified: its change, or whether it stays. */
  private async decideAgain(
    change: Change,
    proof: CompanyProofRow,
    { decision, reason, by }: { decision: Decision['decision']; reason: string; by: By },
  ): Promise<CompanyCase> {
    const { manager } = change
    const accepted = decision === 'verify'
    const waits = waitsFor(proof)
    if (waits === null || (waits === 'doubt' && !accepted)) throw notNow()
    const next =
      waits === 'change'
        ? await decideChange(change, proof, { accepted, reason })
        : await keepVerified(change, proof)
    const { name = null, domain = null } = (waits === 'change' && proof.pendingChange) || {}
    await this.audit.recordWith(manager, {
      ...by,
      action: waits === 'doubt' ? 'company.kept' : accepted ? 'company.changed' : 'company.change-refused',
      target: proof.companyId,
      details: { domain: domain ?? proof.domain, ...(name ? { name } : {}), reason },
    })
    return caseOf(manager, next)
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
    change: proof.pendingChange,
    doubtedAt: proof.doubtedAt,
    waits: waitsFor(proof),
    version: proof.version,
  }
}
