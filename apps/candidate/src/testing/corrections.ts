import type { OwnCorrection } from '@tryka/domain'

export const buildCorrection = (over: Partial<OwnCorrection> = {}): OwnCorrection => ({
  id: 'correction-1',
  kind: 'module',
  ref: 'sql/joins',
  revision: 3,
  about: 'Joins',
  text: 'An outer join keeps the row without a match.',
  source: null,
  state: 'open',
  at: '2026-11-20T10:00:00.000Z',
  decidedAt: null,
  reason: null,
  ...over,
})
