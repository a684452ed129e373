import type { Check, Verification } from './verify/types'

/** Words that screens and checks use of credentials; what they claim was read back first. */

/** "21 November 2026" */
export const dayOf = (time: string | Date): string =>
  new Date(time).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
/** "1,204" */
export const countOf = (count: number): string => count.toLocaleString('en-US')

/** What every view of a certificate of completion says of it. */
export const COMPLETION_WORDS = 'Completion, not a verified skill'

/** The sentence about an entry of the log, and who checked it. */
export function entryWords(leafIndex: number, witnesses = 0): string {
  const seen = witnesses ? `, checked by ${witnesses} independent witness${witnesses === 1 ? '' : 'es'}` : ''
  return `Recorded in the public tamper-evident log, entry ${countOf(leafIndex)}${seen}`
}

/** What a page, the command and the file say of a verification, in one sentence. */
export function verdictWords({ verdict, checks, asOf, facts }: Verification): string {
  switch (verdict) {
    case 'valid':
      return `Genuine, not revoked as of ${dayOf(asOf ?? '')}`
    case 'not-genuine':
      return 'Not genuine'
    case 'revoked':
      return 'Genuine, but revoked'
    case 'expired':
      return `Genuine, but expired${facts?.validUntil ? ` on ${dayOf(facts.validUntil)}` : ''}`
    case 'demonstration':
      return 'Demonstration: proves nothing about a real person'
    case 'cannot-tell':
      return cannotTellWords(checks, asOf)
  }
}

/** Why nobody can tell: the first thing that is not known and would have been needed. */
function cannotTellWords(checks: readonly Check[], asOf: string | undefined): string {
  const open = checks.find(
    ({ id, state }) => state === 'unknown' && !['witnesses', 'anchor', 'holder'].includes(id),
  )
  if (open?.id === 'issuer') return open.reason
  if (open?.id === 'status' && asOf === undefined) return 'Genuine; whether it was revoked is not known'
  return `Cannot tell. ${open?.reason ?? ''}`.trim()
}
