import {
  criteriaOf,
  EXPERIENCE_LEVELS,
  FOCUS_AREAS,
  PRACTICE_TYPES,
  type PracticeChoices,
  type PracticeList,
  type PracticeProgress,
  type PracticeRow,
  type PracticeSession,
  type PracticeType,
} from '@tryka/domain'
import { inHours } from './hiring'

/** How many questions of a type, an area and a level the bank has. */
type Supply = (type: PracticeType, area: string, level: string) => number

/** What can be practised for: one interview, one job, every field, each with questions enough. */
export const buildChoices = (
  over: Partial<PracticeChoices> = {},
  supply: Supply = () => 8,
): PracticeChoices => ({
  interviews: [
    {
      id: 'interview-1',
      company: 'Kestrel Labs',
      role: 'Smart-Contract Engineer',
      type: 'Technical',
      startsAt: inHours(24 * 30),
      mix: ['technical', 'technical', 'system-design', 'technical', 'technical'],
      level: 'senior',
      areas: ['Blockchain'],
    },
  ],
  postings: [
    { id: 'job-2', company: 'Tidewater', role: 'Protocol Engineer', level: 'mid', areas: ['Blockchain'] },
  ],
  area: 'Cybersecurity',
  level: 'entry',
  counts: PRACTICE_TYPES.flatMap((type) =>
    FOCUS_AREAS.flatMap((area) =>
      EXPERIENCE_LEVELS.map((level) => ({ type, area, level, questions: supply(type, area, level) })),
    ),
  ),
  ...over,
})

export const buildPracticeRow = (over: Partial<PracticeRow> = {}): PracticeRow => ({
  id: 'session-1',
  title: 'Kestrel Labs, Technical interview',
  for: { kind: 'interview', id: 'interview-1' },
  types: ['technical'],
  level: 'senior',
  count: 5,
  mode: 'typed',
  feedback: 'each',
  timer: 'off',
  state: 'ended',
  engine: 'coach-1',
  isSample: false,
  score: 70,
  startedAt: '2026-11-20T10:00:00.000Z',
  endedAt: '2026-11-20T10:35:00.000Z',
  answered: 5,
  weakest: 'checking',
  ...over,
})

/** A session that began just now; the screens of a list read no more than its id. */
export const buildStarted = (over: Partial<PracticeSession> = {}): PracticeSession => {
  const {
    answered: _answered,
    weakest: _weakest,
    ...about
  } = buildPracticeRow({
    state: 'open',
    score: null,
    endedAt: null,
  })
  return { ...about, skills: [], turns: [], summary: null, version: 1, ...over }
}

export const buildPracticeList = (over: Partial<PracticeList> = {}): PracticeList => ({
  items: [buildPracticeRow()],
  total: 1,
  page: 1,
  pageSize: 20,
  best: { score: 75, at: '2026-11-17T10:00:00.000Z' },
  keeping: 'year',
  ...over,
})

/** Progress of one type; each row of tenths is one session, in the order of the criteria. */
export const buildTypeProgress = (
  type: PracticeType,
  sessions: readonly (readonly number[])[],
  others = 0,
): PracticeProgress['types'][number] => ({
  type,
  points: sessions.map((tenths, index) => ({
    sessionId: `${type}-${index}`,
    at: `2026-11-${String(index + 1).padStart(2, '0')}T10:00:00.000Z`,
    levels: criteriaOf(type).map((criterion, at) => ({ criterion, tenths: tenths[at] ?? 0 })),
  })),
  others,
})
