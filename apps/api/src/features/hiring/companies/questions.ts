import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { LIVE_MARKET_ID } from '@tryka/domain'
import type { CompanyAnswer, CompanyCase, CompanyQuestion, CompanyVerification } from '@tryka/domain'
import type { Audit } from '../../../services/audit/audit'
import type { Changes } from '../core/change'
import { nothingHere, stale } from '../core/errors'
import type { MemberPlace } from '../core/places'
import { notNow } from './company.errors'
import { CompanyProofEntity } from './company-proof.table'
import { caseOf } from './company-case'
import { tellQuestion } from './company-question.mail'
import { findChallenge } from './domain-challenges'
import { findProof, verificationOf } from './verification-view'

/** What an administrator wants to know before deciding; a new question takes the place of the last. */
export class Questions {
  constructor(
    private readonly changes: Changes,
    private readonly audit: Audit,
  ) {}

  ask(
    id: string,
    { text: question, version }: z.output<typeof CompanyQuestion>,
    { actor, request }: { actor: string; request: FastifyRequest },
  ): Promise<CompanyCase> {
    return this.changes.run(LIVE_MARKET_ID, { company: id }, async (change) => {
      const { manager, at } = change
      const proof = await manager.findOneBy(CompanyProofEntity, { companyId: id })
      if (!proof) throw nothingHere('This company')
      if (proof.version !== version) throw stale(await caseOf(manager, proof))
      if (proof.state !== 'pending') throw notNow()
      const asked = { question, askedAt: at, answer: null, answeredAt: null, version: version + 1 }
      await manager.update(CompanyProofEntity, { companyId: id }, asked)
      await this.audit.recordWith(manager, {
        actor,
        action: 'company.question',
        target: id,
        details: { domain: proof.domain, reason: question },
        request,
      })
      await tellQuestion(change, id)
      return caseOf(manager, { ...proof, ...asked })
    })
  }

  answer(place: MemberPlace, { text: answer }: z.output<typeof CompanyAnswer>): Promise<CompanyVerification> {
    return this.changes.run(LIVE_MARKET_ID, { company: place.companyId }, async (change) => {
      const { manager, at, now } = change
      const proof = await findProof(manager, place)
      if (proof.question === null || proof.state !== 'pending') throw notNow()
      const { companyId, version } = proof
      const answered = { answer, answeredAt: at, version: version + 1 }
      await manager.update(CompanyProofEntity, { companyId }, answered)
      change.touch({ company: companyId }, 'team')
      return verificationOf({ ...proof, ...answered }, await findChallenge(manager, companyId), now)
    })
  }
}
