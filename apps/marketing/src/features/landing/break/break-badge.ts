import type { Bundle, JsonObject, Verification } from '@tryka/credentials'
import { secondStage } from '../../../base/credential/second-stage'
import { CANNOT_CHECK, canCheck } from '../../../base/credential/can-check'
import { SHOWN } from './content'
import { BADGE, FORGED_PROOFS, REVOKED_LIST } from './demonstration-badge'
import type { Breakage } from './ways'

/** The day on which the badge is checked: that of its own list, so that the example never grows old. */
const NOW = new Date('2026-11-21T12:00:00Z')

const subject = BADGE.credential['credentialSubject'] as JsonObject
const proofs = BADGE.credential['proof'] as JsonObject[]
const withCredential = (change: JsonObject): Bundle => ({
  ...BADGE,
  credential: { ...BADGE.credential, ...change },
})

const BREAK: Readonly<Record<Breakage, () => Bundle>> = {
  score: () => {
    const results = (subject['result'] as JsonObject[]).map((result) =>
      result['value'] === '612' ? { ...result, value: '712' } : result,
    )
    return withCredential({ credentialSubject: { ...subject, result: results } })
  },
  until: () => withCredential({ validUntil: '2036-11-21T10:00:00Z' }),
  signature: () => withCredential({ proof: proofs.slice(0, 1) }),
  key: () => withCredential({ proof: FORGED_PROOFS }),
  entry: () => ({ ...BADGE, tlogProof: BADGE.tlogProof.replace(/^index \d+$/m, 'index 1205') }),
  revoke: () => ({ ...BADGE, statusListCredential: REVOKED_LIST }),
}

const found = new Map<Breakage | undefined, Promise<Verification>>()

/** What the checks say of the badge, whole or broken in one way; the second signature is looked at once something broke. */
export function checkBadge(breakage?: Breakage): Promise<Verification> {
  const known = found.get(breakage)
  if (known) return known
  const checked = check(breakage)
  found.set(breakage, checked)
  return checked
}

async function check(breakage: Breakage | undefined): Promise<Verification> {
  if (!canCheck())
    return {
      verdict: 'cannot-tell',
      checks: SHOWN.map((id) => ({ id, state: 'unknown', reason: CANNOT_CHECK })),
    }
  const { pinsOf, verify } = await import('../../../base/credential/first-stage')
  const bundle = breakage ? BREAK[breakage]() : BADGE
  return verify(JSON.stringify(bundle), {
    pins: pinsOf(undefined),
    now: NOW,
    ...(breakage ? { rdfc: secondStage } : {}),
  })
}
