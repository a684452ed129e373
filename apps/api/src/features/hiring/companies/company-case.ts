import { In, Not } from 'typeorm'
import type { EntityManager } from 'typeorm'
import { LIVE_MARKET_ID } from '@tryka/domain'
import type { CompanyCase } from '@tryka/domain'
import { AccountEntity } from '../../../services/accounts/account.entity'
import { PostingEntity } from '../postings/posting.table'
import { CompanyEntity } from '../team/team.table'
import type { CompanyProofRow } from './company-proof.table'
import { CompanyProofEntity } from './company-proof.table'
import { waitsFor } from './decide-change'
import { findChallenge } from './domain-challenges'
import { similarNames } from './similar-names'
import { openChange, questionOf } from './verification-view'

/** Other companies of its maker or domain that are shown. */
const MOST = 100
/** Postings that are listed; all of them are counted. */
const LATEST = 50

/** A company with what speaks for it and what a person should look at. */
export async function caseOf(manager: EntityManager, proof: CompanyProofRow): Promise<CompanyCase> {
  const { companyId: id, createdBy, domainKey } = proof
  const company = await manager.findOneByOrFail(CompanyEntity, { id })
  const ofCompany = { companyId: id, marketId: LIVE_MARKET_ID }
  const [account, others, postings, latest, challenge, similar] = await Promise.all([
    createdBy ? manager.findOneBy(AccountEntity, { id: createdBy }) : null,
    manager.find(CompanyProofEntity, {
      where: [{ domainKey, companyId: Not(id) }, ...(createdBy ? [{ createdBy, companyId: Not(id) }] : [])],
      take: MOST,
    }),
    manager.countBy(PostingEntity, ofCompany),
    manager.find(PostingEntity, {
      select: { id: true, title: true, status: true, postedAt: true, createdAt: true },
      where: ofCompany,
      order: { createdAt: 'DESC', id: 'DESC' },
      take: LATEST,
    }),
    findChallenge(manager, id),
    similarNames(manager, id, openChange(proof)?.name ?? company.name),
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
    latest: latest.map((row) => ({
      id: row.id,
      title: row.title,
      status: row.status,
      at: row.postedAt ?? row.createdAt,
    })),
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
    similar,
    reason: proof.reason,
    question: questionOf(proof),
    change: proof.pendingChange,
    doubtedAt: proof.doubtedAt,
    waits: waitsFor(proof),
    version: proof.version,
  }
}
