import type { PlaceSide } from '@tryka/domain'
import { refused } from '../core/errors'

export const otherSide = (side: PlaceSide): PlaceSide => (side === 'candidate' ? 'company' : 'candidate')

export const notContactable = () =>
  refused(
    403,
    'NOT_CONTACTABLE',
    'This person has not agreed to that yet. Ask to talk first, or invite them to apply.',
  )

export const demoOnly = () => refused(403, 'DEMO_ONLY', 'Report the message itself, below its words.')
