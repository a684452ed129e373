import type { EntityManager } from 'typeorm'
import { In } from 'typeorm'
import { companyStateAt, type CompanyState } from '@tryka/domain'
import type { PublicCompany, PublicJob } from '@tryka/public-pages'
import { CompanyProofEntity } from '../companies/company-proof.table'
import { byId } from '../core/list'
import type { StoredPostingRow } from '../postings/posting.table'
import { CompanyEntity } from '../team/team.table'
import type { AnswerFigures } from './answers'

export interface KnownCompany {
  id: string
  state: CompanyState
  shown: PublicCompany
}

/** Companies of the live market as everybody may see them, with how far they are proven. */
export async function publicCompanies(
  manager: EntityManager,
  figures: AnswerFigures,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, KnownCompany>> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Map()
  const [companies, proofs, answersOf] = await Promise.all([
    manager.findBy(CompanyEntity, { id: In(wanted) }),
    manager.findBy(CompanyProofEntity, { companyId: In(wanted) }),
    figures.of(manager, wanted, now),
  ])
  const company = byId(companies)
  const known = proofs.flatMap((proof) => {
    const { companyId: id, domain, country, stateAt: verifiedAt } = proof
    const row = company.get(id)
    // What a decision hides is shown to nobody, as if the company rested.
    if (!row) return []
    const state = row.hiddenDecisionId ? 'suspended' : companyStateAt(proof, now.toISOString())
    const { name, slug, logo, description, industry, size, location, timeZone } = row
    const told = { id, name, slug, logo, description, industry, size, location, timeZone }
    return [{ id, state, shown: { ...told, domain, country, verifiedAt, answers: answersOf(id) } }]
  })
  return byId(known)
}

/** A posting as everybody may see it; who may, is decided before. */
export function publicJob(row: StoredPostingRow, company: PublicCompany): PublicJob {
  const { id, title, department, technology, mode, location, country, regions, type } = row
  const { salaryMin, salaryMax, currency, period, description, openings, minYears, skills } = row
  const place = { mode, location, country, regions }
  const pay = { salaryMin, salaryMax, currency, period }
  const postedAt = row.postedAt ?? row.createdAt
  return {
    id,
    title,
    department,
    technology,
    type,
    description,
    openings,
    minYears,
    skills,
    company,
    postedAt,
    ...place,
    ...pay,
    code: row.code ?? '',
    closesAt: row.closesAt ?? postedAt,
  }
}
