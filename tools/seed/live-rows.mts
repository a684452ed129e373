import {
  CURRENCIES,
  DAY_MS,
  EMPLOYMENT_TYPES,
  LIVE_MARKET_ID,
  METROS,
  searchText,
  SKILL_CATALOG,
  TECHNOLOGIES,
  WORK_MODES,
} from '@tryka/domain'
import type { SkillLevel, SkillState } from '@tryka/domain'
import { defaultNotifications } from '../../apps/api/src/features/hiring/profile/default-notifications'
import type { StoredPostingRow } from '../../apps/api/src/features/hiring/postings/posting.table'
import type { StoredCandidateRow } from '../../apps/api/src/features/hiring/profile/candidate.table'
import type { StoredCandidateSkillRow } from '../../apps/api/src/features/hiring/skills/skill.table'

/** Rows of one company. */
export const POSTINGS_EACH = 50
const FIRST_NAMES = ['Asha', 'Ben', 'Chloe', 'Dev', 'Elif', 'Farid', 'Grace', 'Hugo', 'Ines', 'Jun']
const LAST_NAMES = ['Verma', 'Holt', 'Moreau', 'Rao', 'Kaya', 'Nasser', 'Okafor', 'Lind', 'Costa', 'Park']
const TITLES = ['Engineer', 'Senior Engineer', 'Analyst', 'Researcher', 'Architect']
const PLACES = [...Object.values(METROS), 'Lisbon', 'Pune', 'Berlin', 'Austin, TX']
const COUNTRIES = ['US', 'IN', 'PT', 'DE', 'BR', 'GB']
const LEVELS: readonly SkillLevel[] = [1, 2, 3, 4]
const STATES: readonly SkillState[] = ['unverified', 'unverified', 'Verified', 'Expired', 'Under Review']
/** The newest row is so old that none is younger than the clock. */
const NEWEST = Date.UTC(2026, 0, 1)

/** Numbers that chance would give, the same for the same `seed` (mulberry32). */
function chance(seed: number): () => number {
  let state = Math.imul(seed, 0x9e3779b1)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Ids count up, so that filling goes on where it ended. */
export const idOf = (kind: 'person' | 'posting' | 'company' | 'skill', n: number): string =>
  `${{ person: 'aa', posting: 'bb', company: 'cc', skill: 'dd' }[kind]}000000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`

const makers = (n: number) => {
  const next = chance(n + 1)
  const some = <T,>(values: readonly T[]): T => values[Math.floor(next() * values.length)] as T
  /** Few skills are held by many (Zipf). */
  const skills = (count: number): string[] => {
    const found = new Set<string>()
    while (found.size < count)
      found.add(SKILL_CATALOG[Math.floor(SKILL_CATALOG.length ** next()) - 1]?.name ?? 'Python')
    return [...found]
  }
  return { next, some, skills, at: new Date(NEWEST - Math.floor(next() * 500 * DAY_MS)).toISOString() }
}

/** One invented person of the live market, by number. */
export function personRow(n: number): { candidate: StoredCandidateRow; skills: StoredCandidateSkillRow[] } {
  const { next, some, skills, at } = makers(n)
  const id = idOf('person', n)
  const held = skills(4 + Math.floor(next() * 5)).map((skill, i): StoredCandidateSkillRow => ({
    id: idOf('skill', n * 16 + i),
    marketId: LIVE_MARKET_ID,
    candidateId: id,
    skill,
    level: some(LEVELS),
    state: some(STATES),
    score: null,
    verifiedAt: null,
    expiresAt: null,
    scheduledAt: null,
    submittedAt: null,
    credentialId: null,
    version: 1,
  }))
  const [name, title, technology] = [
    `${some(FIRST_NAMES)} ${some(LAST_NAMES)}`,
    some(TITLES),
    some(TECHNOLOGIES),
  ]
  const salaryMin = next() < 0.8 ? 40_000 + Math.floor(next() * 24) * 5_000 : null
  const metro = next() < 0.7 ? some(PLACES) : null
  return {
    skills: held,
    candidate: {
      id,
      marketId: LIVE_MARKET_ID,
      accountId: null,
      name,
      email: '',
      title,
      bio: '',
      location: metro ?? '',
      metro,
      country: some(COUNTRIES),
      phone: '',
      timeZone: 'UTC',
      salaryMin,
      currency: salaryMin === null ? null : some(CURRENCIES.slice(0, 2)),
      types: next() < 0.9 ? [some(EMPLOYMENT_TYPES), 'Full-time'] : [],
      openToRemote: next() < 0.9 ? next() < 0.7 : null,
      relocateTo: next() < 0.2 ? [some(PLACES)] : [],
      availability: 'Open to offers',
      experienceMonths: next() < 0.95 ? Math.floor(next() * 240) : null,
      technology,
      work: [],
      education: [],
      visibleToRecruiters: next() < 0.95,
      showOnlineStatus: false,
      allowDirectMessages: true,
      includeInTalentDirectory: true,
      notifications: defaultNotifications(),
      weeklyGoalHours: 5,
      lastVisitAt: at,
      lastSeenAt: at,
      searchText: searchText(name, title, metro ?? '', technology, ...held.map(({ skill }) => skill)),
      createdAt: at,
      version: 2,
      verifiedSkills: held.filter(({ state }) => state === 'Verified').length,
      hiddenDecisionId: null,
      directoryAskedAt: null,
      unlistedUntil: null,
    },
  }
}

/** One invented active posting, by number. */
export function postingRow(n: number): StoredPostingRow {
  const { next, some, skills, at } = makers(n + 50_000_000)
  const mode = some(WORK_MODES)
  const city = some(Object.keys(METROS) as (keyof typeof METROS)[])
  const title = `${some(TITLES)} ${n % 1_000}`
  const technology = some(TECHNOLOGIES)
  const asked = skills(3 + Math.floor(next() * 4)).map((skill, i) => ({
    skill,
    level: some(LEVELS),
    importance: i < 2 ? ('must' as const) : ('nice' as const),
  }))
  const salaryMax = next() < 0.9 ? 60_000 + Math.floor(next() * 30) * 5_000 : null
  return {
    id: idOf('posting', n),
    marketId: LIVE_MARKET_ID,
    companyId: idOf('company', Math.floor(n / POSTINGS_EACH)),
    title,
    department: 'Engineering',
    technology,
    mode,
    location: mode === 'Remote' ? 'Remote' : city,
    metro: mode === 'Remote' ? null : METROS[city],
    regions: mode === 'Remote' && next() < 0.5 ? [some(COUNTRIES), 'US'] : [],
    type: some(EMPLOYMENT_TYPES),
    salaryMin: salaryMax === null ? null : salaryMax - 10_000,
    salaryMax,
    currency: salaryMax === null ? null : some(CURRENCIES.slice(0, 2)),
    period: salaryMax === null ? null : 'year',
    description: 'We build what holds.',
    urgency: 'Medium',
    openings: 1,
    existingVacancy: true,
    minYears: Math.floor(next() * 8),
    skills: asked,
    status: 'Active',
    closeReason: null,
    firstActivatedAt: at,
    postedAt: at,
    closesAt: '2035-01-01T00:00:00.000Z',
    closedAt: null,
    timesPosted: 1,
    blindReview: false,
    searchText: searchText(title, technology, ...asked.map(({ skill }) => skill)),
    createdAt: at,
    version: 1,
    code: n.toString(36).padStart(10, '0'),
    country: 'US',
    hiddenDecisionId: null,
    closeOutAt: null,
    closeOutNoticeAt: null,
    factVersions: null,
    changedAt: null,
  }
}
