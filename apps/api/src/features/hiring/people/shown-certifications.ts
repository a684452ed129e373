import type { EntityManager } from 'typeorm'
import type { CandidateDetail } from '@tryka/domain'
import type { CandidateRef } from '../core/places'
import { ImportedBadgeEntity } from '../skills/badges/imported-badge.table'
import { CertificationEntity } from '../skills/skill.table'

/** Certifications as a company reads them: nothing is told of a badge but that it counts, and as of when. */
export async function shownCertifications(
  manager: EntityManager,
  person: CandidateRef,
): Promise<CandidateDetail['certifications']> {
  const [rows, verified] = await Promise.all([
    manager.find(CertificationEntity, { where: person, order: { issued: 'DESC', id: 'ASC' } }),
    manager.find(ImportedBadgeEntity, {
      select: { id: true, asOf: true },
      where: { ...person, verdict: 'valid', holder: 'pass' },
    }),
  ])
  return rows.map(({ id, name, issuer }) => {
    const badge = verified.find((one) => one.id === id)
    return { name, issuer, verified: badge !== undefined, asOf: badge?.asOf ?? null }
  })
}
