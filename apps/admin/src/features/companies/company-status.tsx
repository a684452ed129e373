import { BadgeCheck } from 'lucide-react'
import type { CompanyState } from '@tryka/domain'
import { Badge, StatusDot, type StatusTone } from '@tryka/ui'
import { STATE_WORDS } from './words'

const TONES: Record<Exclude<CompanyState, 'verified'>, StatusTone> = {
  unverified: 'neutral',
  pending: 'open',
  refused: 'danger',
  suspended: 'danger',
  closing: 'neutral',
  closed: 'neutral',
}

/** Where a company stands: a badge once it is verified, a dot until then. */
export const CompanyStatus = ({ state }: { state: CompanyState }) =>
  state === 'verified' ? (
    <Badge tone="satya" icon={BadgeCheck}>
      {STATE_WORDS[state]}
    </Badge>
  ) : (
    <StatusDot tone={TONES[state]}>{STATE_WORDS[state]}</StatusDot>
  )
