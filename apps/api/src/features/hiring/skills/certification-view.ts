import type { EntityManager } from 'typeorm'
import { DAY_MS, isVerifiedBadge } from '@tryka/domain'
import type { CertificationRow } from './skill.table'
import { CertificationEntity } from './skill.table'
import type { ImportedBadgeRow } from './badges/imported-badge.table'
import { ImportedBadgeEntity } from './badges/imported-badge.table'

const ENDS_SOON_DAYS = 30

type Result = Pick<ImportedBadgeRow, 'id' | 'verdict' | 'holder' | 'says' | 'asOf' | 'checkedAt'>

/** Certifications of a person, the newest first, each with what the last check of its badge came to. */
export async function certificationsOf(
  manager: EntityManager,
  person: { marketId: string; candidateId: string },
) {
  const [rows, results] = await Promise.all([
    manager.find(CertificationEntity, { where: person, order: { issued: 'DESC', id: 'ASC' } }),
    manager.find(ImportedBadgeEntity, {
      // The file itself is long, and nobody reads it here.
      select: { id: true, verdict: true, holder: true, says: true, asOf: true, checkedAt: true },
      where: person,
    }),
  ])
  const byId = new Map(results.map((result) => [result.id, result]))
  return rows.map((row) => ({ row, badge: byId.get(row.id) ?? null }))
}

export function certificationView(row: CertificationRow, badge: Result | null, now: Date) {
  const { id, name, issuer, issued, expires, credentialId } = row
  const left = expires === null ? Infinity : Date.parse(expires) - now.getTime()
  const endsSoon = left > 0 && left <= ENDS_SOON_DAYS * DAY_MS
  const shown = badge && {
    verdict: badge.verdict,
    holder: badge.holder,
    says: badge.says,
    asOf: badge.asOf,
    checkedAt: badge.checkedAt,
  }
  return {
    id,
    name,
    issuer,
    issued,
    expires,
    credentialId,
    endsSoon,
    verified: isVerifiedBadge(badge),
    badge: shown,
  }
}
