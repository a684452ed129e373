import type { EntityManager } from 'typeorm'
import type { TrackSlug } from '@tryka/domain'
import { trackOfSkill } from '@tryka/domain'
import type { Change, Mover } from '../core/change'
import type { CandidatePlace, CandidateRef } from '../core/places'
import type { HeldProof } from '../skills/apply-proof'
import { applyProof } from '../skills/apply-proof'
import type { CredentialRow } from './credential.table'
import { CredentialEntity } from './credential.table'

type Held = Pick<
  CredentialRow,
  | 'id'
  | 'skill'
  | 'state'
  | 'visibility'
  | 'awarded'
  | 'above'
  | 'score'
  | 'standardError'
  | 'provedAt'
  | 'expiresAt'
  | 'endedAt'
>

/** What others see first, then the higher one, then the later one. */
const byWorth = (a: Held, b: Held): number =>
  Number(b.visibility === 'shared') - Number(a.visibility === 'shared') ||
  b.awarded - a.awarded ||
  (a.provedAt < b.provedAt ? 1 : a.provedAt > b.provedAt ? -1 : a.id < b.id ? -1 : 1)

const proofOf = ({
  id,
  visibility,
  awarded,
  above,
  score,
  standardError,
  provedAt,
  expiresAt,
}: Held): Omit<HeldProof, 'state'> => ({
  credentialId: id,
  visibility,
  awarded,
  above,
  provedScore: score,
  standardError,
  verifiedAt: provedAt,
  expiresAt,
})

/** What all credentials of one person and track come to, from nothing but them; null where there never was one. */
export function projected(rows: readonly Held[]): HeldProof | null {
  const [best] = rows.filter(({ state }) => state === 'active').sort(byWorth)
  if (best) return { state: 'Verified', ...proofOf(best) }
  const [last] = rows
    .filter(({ state }) => state !== 'superseded')
    .sort((a, b) => ((a.endedAt ?? '') < (b.endedAt ?? '') ? 1 : -1))
  if (!last) return null
  if (last.state === 'expired') return { state: 'Expired', ...proofOf(last) }
  return {
    state: 'Revoked',
    credentialId: null,
    awarded: null,
    above: null,
    provedScore: null,
    standardError: null,
    visibility: last.visibility,
    verifiedAt: null,
    expiresAt: null,
  }
}

const heldBy = (manager: EntityManager, accountId: string, track: TrackSlug): Promise<CredentialRow[]> =>
  manager.findBy(CredentialEntity, { accountId, track })

interface Applied {
  accountId: string
  track: TrackSlug
  by?: Mover
  as?: 'platform'
  reason?: string
}

/** What is proved of one track, written where searches, matches and lists read it. Without a person there is nothing to write. */
export async function applyCredentials(
  change: Change,
  ref: CandidateRef | null | undefined,
  { accountId, track, by = 'system', ...said }: Applied,
): Promise<void> {
  if (!ref) return
  const rows = await heldBy(change.manager, accountId, track)
  const proof = projected(rows)
  if (proof) await applyProof(change, ref, { skill: rows[0]?.skill ?? '', proof, by, ...said })
}

/** The same of a skill that was only just claimed. */
export async function applyToSkill(change: Change, place: CandidatePlace, skill: string): Promise<void> {
  const track = trackOfSkill(skill)
  if (!track || place.isDemo) return
  await applyCredentials(change, place, { accountId: place.accountId, track: track.slug, by: place })
}

/** The same of a profile that was only just made: what the account proved before is proved again. */
export async function applyAll(change: Change, place: CandidatePlace): Promise<void> {
  const { accountId } = place
  const rows = await change.manager.find(CredentialEntity, { select: { track: true }, where: { accountId } })
  for (const track of [...new Set(rows.map((row) => row.track))].sort())
    await applyCredentials(change, place, { accountId, track, by: place })
}
