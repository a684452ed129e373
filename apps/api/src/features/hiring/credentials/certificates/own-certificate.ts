import type { OwnCertificate } from '@tryka/domain'
import { BRAND, trackOfSkill } from '@tryka/domain'
import { COURSE_PATHS } from '@tryka/coach'
import { leafOf, linkedInUrl, verifyUrlOf } from '../own-credential'
import type { CertificateRow } from './certificate.table'
import { completedName } from './certificate-document'

/** The assessment of what a path teaches, where there is one. */
function trackOf(pathId: string): OwnCertificate['track'] {
  const skills = COURSE_PATHS.find(({ id }) => id === pathId)?.skills ?? []
  return skills.flatMap((skill) => trackOfSkill(skill)?.slug ?? [])[0] ?? null
}

function linkedInOf(site: string, row: CertificateRow): OwnCertificate['linkedIn'] {
  const issued = new Date(row.issuedAt)
  const fields = {
    name: completedName(row),
    organizationName: BRAND.name,
    issueYear: issued.getUTCFullYear(),
    issueMonth: issued.getUTCMonth() + 1,
    certUrl: verifyUrlOf(site, row),
    certId: row.id,
  }
  return { url: linkedInUrl(fields), ...fields }
}

/** A certificate as its holder sees it. */
export function ownCertificate(row: CertificateRow, site: string, recorded: string): OwnCertificate {
  const { id, modules, checks, finishedAt, state, visibility, issuedAt, reason, holderName, version } = row
  return {
    id,
    path: { id: row.pathId, title: row.pathTitle },
    modules,
    checks,
    finishedAt,
    state,
    visibility,
    issuedAt,
    leafIndex: leafOf(row),
    reason,
    verifyUrl: verifyUrlOf(site, row),
    linkedIn: linkedInOf(site, row),
    withName: holderName !== null,
    holderName,
    recorded,
    track: trackOf(row.pathId),
    version,
  }
}
