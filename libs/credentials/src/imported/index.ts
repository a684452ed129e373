export type { BadgeFacts } from './badge-facts'
export { verifyBadge, type BadgeFound, type BadgeOptions } from './verify-badge'
export { lateRdfc } from './late-rdfc'
export { badgeWords } from './words'
