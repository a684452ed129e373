import { Building2, UserRound, type LucideIcon } from 'lucide-react'
import type { PlaceSide } from '@tryka/domain'

/** The other side of the demo, and how its door is called. */
export const OTHER_SIDE: Record<
  PlaceSide,
  { side: PlaceSide; see: string; change: string; icon: LucideIcon }
> = {
  candidate: {
    side: 'company',
    see: 'See the employer’s side',
    change: 'Switch to employer’s side',
    icon: Building2,
  },
  company: {
    side: 'candidate',
    see: 'See the candidate’s side',
    change: 'Switch to candidate’s side',
    icon: UserRound,
  },
}
