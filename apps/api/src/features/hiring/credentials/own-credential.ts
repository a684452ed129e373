import { recordedWords } from '@tryka/credentials'
import type { LinkedInFields, OwnCredential } from '@tryka/domain'
import { BRAND, SKILL_LEVEL_NAMES, verifyPath } from '@tryka/domain'
import type { CredentialRow } from './credential.table'

const LINKED_IN = 'https://www.linkedin.com/profile/add'

export const verifyUrlOf = (site: string, { id }: Pick<CredentialRow, 'id'>): string =>
  `${site}${verifyPath(id)}`

/** Prefilling is LinkedIn's goodwill: the same fields are there to be copied. */
function linkedInOf(site: string, row: CredentialRow): LinkedInFields {
  const [issued, ends] = [new Date(row.issuedAt), new Date(row.expiresAt)]
  const fields = {
    name: `${row.skill}: ${SKILL_LEVEL_NAMES[row.awarded]}`,
    organizationName: BRAND.name,
    issueYear: issued.getUTCFullYear(),
    issueMonth: issued.getUTCMonth() + 1,
    expirationYear: ends.getUTCFullYear(),
    expirationMonth: ends.getUTCMonth() + 1,
    certUrl: verifyUrlOf(site, row),
    certId: row.id,
  }
  return { url: linkedInUrl(fields), ...fields }
}

export function linkedInUrl(fields: Record<string, string | number>): string {
  const query = new URLSearchParams({ startTask: 'CERTIFICATION_NAME' })
  for (const [name, value] of Object.entries(fields)) query.set(name, String(value))
  return `${LINKED_IN}?${query.toString()}`
}

/** A committed row has its entry of the log. */
export function leafOf({ id, leafIndex }: Pick<CredentialRow, 'id' | 'leafIndex'>): number {
  if (leafIndex === null) throw new Error(`The credential ${id} is in no log`)
  return leafIndex
}

/** A credential as its holder sees it. */
export function ownCredential(row: CredentialRow, site: string, recorded?: string): OwnCredential {
  const { id, attemptId, track, skill, score, likelihoods, state, visibility, version } = row
  const leafIndex = leafOf(row)
  return {
    id,
    attemptId,
    track,
    skill,
    level: row.awarded,
    score,
    interval: [row.intervalLow, row.intervalHigh],
    likelihoods,
    state,
    visibility,
    issuedAt: row.issuedAt,
    expiresAt: row.expiresAt,
    leafIndex,
    reason: row.reason,
    verifyUrl: verifyUrlOf(site, row),
    linkedIn: linkedInOf(site, row),
    withName: row.holderName !== null,
    holderName: row.holderName,
    recheck:
      row.recheckId === null || row.recheckMonth === null
        ? null
        : { id: row.recheckId, month: row.recheckMonth },
    recorded: recorded ?? recordedWords({ leafIndex }),
    version,
  }
}
