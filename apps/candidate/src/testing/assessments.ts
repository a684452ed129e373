import type {
  AttemptResult,
  AttemptView,
  OwnAppeal,
  OwnHold,
  PracticeRound,
  PracticeTask,
  Presentation,
  RecheckView,
  TrackStanding,
  TrackView,
} from '@tryka/domain'
import { inHours } from './hiring'

export const buildTrack = (over: Partial<TrackView> = {}): TrackView => ({
  track: 'sql',
  skill: 'SQL',
  topics: [
    { id: 'select', name: 'Select and filter', share: 60 },
    { id: 'joins', name: 'Joins', share: 40 },
  ],
  minutes: { least: 25, most: 50 },
  tasks: { least: 12, most: 24 },
  levels: [{ level: 1, name: 'Beginner', can: ['can join two tables by a key', 'can count by groups'] }],
  isOffered: true,
  hasPractice: true,
  hasPilots: false,
  version: '2026.1',
  calibration: 'provisional',
  ...over,
})

export const buildStanding = (over: Partial<TrackStanding> = {}): TrackStanding => ({
  track: 'sql',
  openAttempt: null,
  againAt: null,
  attemptsLeft: 3,
  held: null,
  last: null,
  proved: null,
  ...over,
})

const OPTIONS = [
  { id: 'a1', text: 'Every row of `orders`' },
  { id: 'b2', text: 'No row' },
  { id: 'c3', text: 'Rows without a match' },
]

export const buildTask = (over: Partial<Presentation> = {}): Presentation => ({
  seq: 1,
  nonce: 'nonce-1',
  of: 24,
  kind: 'single',
  topic: 'Joins',
  stem: 'What does this `LEFT JOIN` return?',
  code: 'SELECT *\nFROM orders',
  options: OPTIONS,
  dueAt: new Date(Date.now() + 120_000).toISOString(),
  now: new Date().toISOString(),
  ...over,
})

const PRACTICE_KINDS: readonly Partial<PracticeTask>[] = [
  { kind: 'single', options: OPTIONS, code: 'SELECT *\nFROM orders' },
  { kind: 'multiple', options: OPTIONS },
  { kind: 'ordering', options: OPTIONS },
  { kind: 'numeric', answerHint: 'One whole number.' },
  { kind: 'short' },
  { kind: 'numeric' },
]

/** A round with a task of each kind. */
export const buildPractice = (name = 'First'): PracticeRound => ({
  track: 'sql',
  skill: 'SQL',
  seed: `seed of ${name}`,
  tasks: PRACTICE_KINDS.map((own, i): PracticeTask => ({
    seq: i + 1,
    kind: 'short',
    topic: 'Joins',
    stem: `${name} ${i + 1}: what does \`JOIN\` return?`,
    ...own,
  })),
})

export const buildAttempt = (over: Partial<AttemptView> = {}): AttemptView => ({
  id: 'attempt-1',
  track: 'sql',
  skill: 'SQL',
  state: 'running',
  factor: 1,
  share: true,
  scheduledAt: null,
  startedAt: inHours(-0.3),
  expiresAt: inHours(5),
  endedAt: null,
  endReason: null,
  done: 0,
  of: 24,
  task: buildTask(),
  wasLate: false,
  canHandIn: false,
  pause: { isAsked: false, since: null, leftSeconds: 600 },
  now: new Date().toISOString(),
  version: 2,
  ...over,
})

export const buildResult = (over: Partial<AttemptResult> = {}): AttemptResult => ({
  id: 'attempt-1',
  track: 'sql',
  skill: 'SQL',
  endedAt: '2026-11-21T12:00:00.000Z',
  endReason: 'precise',
  share: true,
  level: 3,
  likelihoods: [10_000, 9_990, 9_655, 1_520],
  score: 612,
  interval: { low: 566, high: 658 },
  calibration: 'provisional',
  topics: [
    { id: 'select', name: 'Select and filter', standing: 'stronger' },
    { id: 'joins', name: 'Joins', standing: 'weaker' },
    { id: 'windows', name: 'Windows', standing: 'few' },
    { id: 'nulls', name: 'Nulls and types', standing: 'expected' },
  ],
  next: { level: 4, name: 'Expert', can: ['can read a plan', 'can design keys'] },
  paths: [{ id: 'sql-path', title: 'SQL in Practice' }],
  againAt: '2026-12-21T12:00:00.000Z',
  attemptsLeft: 2,
  expiresAt: '2028-11-21T12:00:00.000Z',
  credentialId: null,
  tasks: [
    { seq: 1, topic: 'Joins' },
    { seq: 2, topic: 'Windows' },
  ],
  appealUntil: '2026-12-21T12:00:00.000Z',
  appeals: [],
  hold: null,
  ...over,
})

export const buildAppeal = (over: Partial<OwnAppeal> = {}): OwnAppeal => ({
  id: 'appeal-1',
  seq: 1,
  text: 'Two answers were right.',
  state: 'open',
  at: '2026-11-22T09:00:00.000Z',
  decidedAt: null,
  reason: null,
  raisedTo: null,
  ...over,
})

export const buildHold = (over: Partial<OwnHold> = {}): OwnHold => ({
  id: 'hold-1',
  state: 'open',
  reasons: [{ kind: 'jump', tasks: 0, since: '2026-10-12T12:00:00.000Z' }],
  at: '2026-11-21T12:00:00.000Z',
  until: '2026-12-05T12:00:00.000Z',
  recheck: null,
  canTake: true,
  canAppeal: true,
  appealUntil: null,
  said: null,
  appeal: null,
  reason: null,
  decidedAt: null,
  ...over,
})

export const buildRecheck = (over: Partial<RecheckView> = {}): RecheckView => ({
  id: 'recheck-1',
  track: 'sql',
  skill: 'SQL',
  state: 'running',
  attempt: 'attempt-1',
  company: null,
  askedAt: inHours(-1),
  startedAt: inHours(-0.1),
  endsAt: inHours(0.4),
  endedAt: null,
  done: 0,
  of: 5,
  task: buildTask({ of: 5 }),
  wasLate: false,
  now: new Date().toISOString(),
  version: 3,
  ...over,
})
