import { verdictWords } from '../words'
import type { BadgeFound } from './verify-badge'

const PLAIN = ['witnesses', 'anchor', 'holder']

/** What is said of a badge that somebody brought, in one sentence: no more than was checked. */
export function badgeWords({ verdict, checks, asOf, signed }: BadgeFound): string {
  if (verdict === 'cannot-tell' && signed) {
    const isKnown = checks.some(({ id, state }) => id === 'issuer' && state === 'pass')
    if (!isKnown) return 'Signature fits; the issuer is not one we know'
    const open = checks.find(({ id, state }) => state === 'unknown' && !PLAIN.includes(id))
    return open?.id === 'status'
      ? 'Signature fits; whether it was revoked is not known'
      : `Signature fits. ${open?.reason ?? ''}`.trim()
  }
  if (verdict === 'not-genuine') return checks.find(({ state }) => state === 'fail')?.reason ?? ''
  if (verdict === 'cannot-tell') {
    const open = checks.filter(({ state }) => state === 'unknown')
    return (open.find(({ id }) => id !== 'issuer') ?? open[0])?.reason ?? ''
  }
  return verdictWords({ verdict, checks, ...(asOf && { asOf }) })
}
