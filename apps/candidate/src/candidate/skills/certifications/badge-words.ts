import { isVerifiedBadge, type BadgeCheck, type CertificationBadge } from '@tryka/domain'

/** What an imported badge is, in two or three words; more is not said than was checked. */
export function titleOf(badge: Pick<CertificationBadge, 'verdict' | 'holder'>): string {
  if (isVerifiedBadge(badge)) return 'Verified'
  switch (badge.verdict) {
    case 'revoked':
      return 'Revoked'
    case 'expired':
      return 'Expired'
    case 'demonstration':
      return 'A demonstration'
    case 'not-genuine':
      return 'Not genuine'
    default:
      return 'Not verified'
  }
}

const OF_ANOTHER = 'It is made out to another address than your confirmed one.'
const OF_NOBODY = 'It does not say for which address it is.'

/** Why a badge is or is not verified: what the check came to, and whose it is where that is the reason. */
export function reasonOf({ verdict, holder, says }: Pick<BadgeCheck, 'verdict' | 'holder' | 'says'>): string {
  const said = `${says.replace(/\.$/, '')}.`
  if (verdict === 'not-genuine' || holder === 'pass') return said
  return `${said} ${holder === 'fail' ? OF_ANOTHER : OF_NOBODY}`
}
