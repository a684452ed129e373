import type { PathGuidance, PathStepView, RaiseGuidance, Target } from '@tryka/domain'
import { inHours } from './hiring'

export const buildTarget = (fields: Partial<Target> = {}): Target => ({
  kind: 'posting',
  ref: 'job-2',
  why: 'saved',
  weight: 3,
  added: false,
  title: 'Protocol Engineer',
  company: 'Meridian Chain',
  match: 81,
  ...fields,
})

type Raise = RaiseGuidance['items'][number]
export const buildRaise = (fields: Partial<Raise> = {}): Raise => ({
  action: 'Verify Rust at Intermediate',
  change: { kind: 'verify', skill: 'Rust', level: 2 },
  sum: 21,
  median: 3,
  raised: 7,
  good: 2,
  strong: 0,
  ...fields,
})

export const buildRaises = (
  items: Raise[] = [buildRaise()],
  fields: Partial<RaiseGuidance> = {},
): RaiseGuidance => ({ targets: 12, total: items.length, items, asOf: inHours(0), ...fields })

export const buildStep = (fields: Partial<PathStepView> = {}): PathStepView => ({
  module: { id: 'sql-foundations/window-functions', title: 'Window functions', minutes: 25, checks: 10 },
  path: { id: 'sql-foundations', title: 'SQL Foundations' },
  state: 'new',
  value: 3_750,
  needs: [],
  asked: { skill: 'SQL', asking: 3, must: 2, covered: 70, evidence: 'self' },
  opens: null,
  topic: null,
  ...fields,
})

export const buildPath = (fields: Partial<PathGuidance> = {}): PathGuidance => ({
  version: 'path-v1',
  targets: 12,
  steps: [buildStep()],
  minutes: 25,
  covered: 90,
  without: [],
  asOf: inHours(0),
  ...fields,
})
