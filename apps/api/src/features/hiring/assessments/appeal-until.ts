import { APPEAL_RULES, DAY_MS } from '@tryka/domain'
import type { AttemptRow } from './attempt.table'

/** Until when an appeal is possible; null where there is no result. */
export const appealUntil = ({ measured, endedAt }: Pick<AttemptRow, 'measured' | 'endedAt'>): string | null =>
  measured && endedAt !== null
    ? new Date(Date.parse(endedAt) + APPEAL_RULES.days * DAY_MS).toISOString()
    : null
