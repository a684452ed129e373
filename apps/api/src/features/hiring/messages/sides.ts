import { refused } from '../core/errors'
import type { Side } from '../core/live-bus'

export const otherSide = (side: Side): Side => (side === 'candidate' ? 'company' : 'candidate')

export const notContactable = () =>
  refused(403, 'NOT_CONTACTABLE', 'This person cannot be written to. Invite them to apply instead.')

export const demoOnly = () => refused(403, 'DEMO_ONLY', 'Report the message itself, below its words.')
