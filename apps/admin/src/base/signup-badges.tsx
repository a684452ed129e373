import { Building2, Check, UserRound } from 'lucide-react'
import type { SignupRecord, UserType } from '@tryka/domain'
import { Badge } from '@tryka/ui'

/** Company or Candidate. */
export const TypeBadge = ({ type }: { type: UserType }) =>
  type === 'company' ? (
    <Badge tone="ink" icon={Building2}>
      Company
    </Badge>
  ) : (
    <Badge icon={UserRound}>Candidate</Badge>
  )

/** Whether the address was proven. */
export const VerifiedBadge = ({ signup }: { signup: Pick<SignupRecord, 'emailVerified'> }) =>
  signup.emailVerified ? (
    <Badge tone="satya" icon={Check}>
      Verified
    </Badge>
  ) : (
    <Badge tone="dashed">Unverified</Badge>
  )
