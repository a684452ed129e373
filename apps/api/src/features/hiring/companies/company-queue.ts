import type { z } from 'zod'
import type { FastifyRequest } from 'fastify'
import { LIVE_MARKET_ID } from '@tryka/domain'
import type { CompanyCase, CompanyDecision } from '@tryka/domain'
import type { Database } from '../../../db/database'
import type { Audit } from '../../../services/audit/audit'
import { isUniqueViolation } from '../../../db/unique-violation'
import type { Change, Changes } from '../core/change'
import { nothingHere, stale } from '../core/errors'
import { giveSlug } from '../team/team-writes'
import { verifiedAt } from './companies.service'
import { caseOf } from './company-case'
import { isHere, notNow, reasonNeeded } from './company.errors'
import type { CompanyProofRow } from './company-proof.table'
import { CompanyProofEntity } from './company-proof.table'
import { decideChange, keepVerified, waitsFor } from './decide-change'
import { tellDecision } from './company-decision.mail'

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

  async get(id: string): Promise<CompanyCase> {
    const proof = await this.db.read.findOneBy(CompanyProofEntity, { companyId: id })
    if (!proof) throw nothingHere('This company')
    return caseOf(this.db.read, proof)
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
    if (next.domain !== proof.domain)
      await this.audit.recordWith(manager, {
        ...by,
        action: 'domain.changed',
        target: proof.companyId,
        details: { from: proof.domain, to: next.domain, reason },
      })
    return caseOf(manager, next)
  }

  private async otherHere(id: string, error: unknown): Promise<unknown> {
    const proof = await this.db.read.findOneBy(CompanyProofEntity, { companyId: id })
    const here = proof && (await verifiedAt(this.db.read, proof.domainKey))
    return here ? isHere(here.id, here.name, proof.domain) : error
  }
}
