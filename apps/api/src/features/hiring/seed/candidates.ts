import { AVAILABILITIES, type Availability, type EmploymentType } from '@tryka/domain'
import { searchText, type Technology } from '@tryka/domain'
import type { SkillLevel, SkillState } from '@tryka/domain'
import { exampleAddress } from './companies'
import { ELSEWHERE, FOCUS, FORMER_EMPLOYERS, PEOPLE, REMOTE_HOMES } from './content/people'
import type { SeedContext } from './context'
import { demoPerson, demoSkills } from './demo-person'
import { defaultNotifications } from '../profile/default-notifications'
import { at, type Random, spread } from './random'
import type { CandidateRow, CandidateSkillRow } from './rows'

/** People in all, and those of them that the directory shows. */
export const PEOPLE_COUNT = 60
export const DIRECTORY_COUNT = 52

type Home = 'San Francisco, CA' | 'New York, NY' | 'Remote' | 'elsewhere'

interface Plan {
  home: Home
  months: readonly [low: number, high: number]
  focus: Technology
  verified: boolean
  availability: Availability
}

/**
 * The directory without the demo person, who is one of San Francisco's seventeen, of the five-years-and-more, of the
 * blockchain people, of the verified and of those who look actively.
 */
function directoryPlan(random: Random): Plan[] {
  const homes = random.shuffle(
    spread<Home>([
      ['San Francisco, CA', 16],
      ['New York, NY', 13],
      ['Remote', 14],
      ['elsewhere', 8],
    ]),
  )
  const months = random.shuffle(
    spread<Plan['months']>([
      [[3, 35], 14],
      [[36, 59], 21],
      [[60, 170], 16],
    ]),
  )
  const focus = random.shuffle(
    spread<Technology>([
      ['AI & Machine Learning', 17],
      ['Blockchain', 13],
      ['Data Science', 12],
      ['Cybersecurity', 9],
    ]),
  )
  const verified = random.shuffle(
    spread([
      [true, 22],
      [false, 29],
    ]),
  )
  const availability = random.shuffle(
    spread<Availability>([
      ['Open to offers', 29],
      ['Actively looking', 22],
    ]),
  )
  return homes.map((home, i) => ({
    home,
    months: at(months, i),
    focus: at(focus, i),
    verified: at(verified, i),
    availability: at(availability, i),
  }))
}

/** People who apply but are in no directory. */
const hiddenPlan = (count: number): Plan[] =>
  Array.from({ length: count }, (_, i) => ({
    home: at(['New York, NY', 'Remote', 'San Francisco, CA', 'elsewhere'] as const, i),
    months: [24 + i * 9, 30 + i * 9],
    focus: at(['Blockchain', 'AI & Machine Learning', 'Cybersecurity', 'Data Science'] as const, i),
    verified: i % 2 === 0,
    availability: at(AVAILABILITIES, i),
  }))

function homeOf(home: Home, n: number): Pick<CandidateRow, 'location' | 'metro' | 'country' | 'timeZone'> {
  if (home === 'Remote') {
    const [location, country, timeZone] = at(REMOTE_HOMES, n)
    return { location, metro: null, country, timeZone }
  }
  if (home === 'elsewhere') {
    const [location, metro, country, timeZone] = at(ELSEWHERE, n)
    return { location, metro, country, timeZone }
  }
  const timeZone = home === 'New York, NY' ? 'America/New_York' : 'America/Los_Angeles'
  return { location: home, metro: home, country: 'US', timeZone }
}

const monthBack = (now: Date, back: number): string =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 7)

function workOf(
  ctx: SeedContext,
  n: number,
  focus: Technology,
  months: number,
  location: string,
): CandidateRow['work'] {
  const { titles, bullets } = FOCUS[focus]
  const since = months > 40 ? Math.round(months * 0.4) : months
  const entry = (k: number, from: number, to: number | null) => ({
    id: `work-${k}`,
    jobTitle: at(titles, n + k),
    company: at(FORMER_EMPLOYERS, n * 3 + k * 7),
    location,
    startDate: monthBack(ctx.now, from),
    endDate: to === null ? '' : monthBack(ctx.now, to),
    current: to === null,
    description: [at(bullets, n + k), at(bullets, n + k + 1)],
  })
  return since === months ? [entry(1, months, null)] : [entry(1, since, null), entry(2, months, since)]
}

function skillsOf(
  ctx: SeedContext,
  random: Random,
  n: number,
  plan: Plan,
  months: number,
): CandidateSkillRow[] {
  const core = FOCUS[plan.focus].skills.slice(0, 4)
  const names = [
    ...random.shuffle(core).slice(0, random.int(3, 4)),
    ...random.shuffle(FOCUS[plan.focus].skills.slice(4)).slice(0, random.int(1, 3)),
  ]
  const top = months < 18 ? 2 : months < 60 ? 3 : 4
  const proved = plan.verified ? random.int(1, 4) : 0
  return names.map((skill, k) => {
    const state: SkillState =
      k < proved ? 'Verified' : k === proved && n % 5 === 0 ? 'Under Review' : 'unverified'
    const days = random.int(20, 500)
    const done = state === 'Verified'
    return {
      id: ctx.id('skill', 100 + n * 10 + k),
      candidateId: ctx.id('candidate', n),
      skill,
      level: Math.max(1, top - ((k + n) % 3 === 2 ? 1 : 0)) as SkillLevel,
      state,
      score: done ? random.int(78, 99) : null,
      verifiedAt: done ? ctx.ago(days) : null,
      expiresAt: done ? ctx.provedUntil(days) : null,
      scheduledAt: null,
      submittedAt: state === 'Under Review' ? ctx.ago(4) : null,
      credentialId: done ? ctx.id('credential', 100 + n * 10 + k) : null,
      version: 1,
    }
  })
}

function person(
  ctx: SeedContext,
  random: Random,
  n: number,
  plan: Plan,
): { row: CandidateRow; skills: CandidateSkillRow[] } {
  const months = random.int(plan.months[0], plan.months[1])
  const home = homeOf(plan.home, n)
  const name = at(PEOPLE, n)
  const title = at(FOCUS[plan.focus].titles, n)
  const skills = skillsOf(ctx, random, n, plan, months)
  const types: EmploymentType[] = n % 6 === 0 ? ['Full-time', 'Contract'] : ['Full-time']
  const hidden = n >= DIRECTORY_COUNT
  const row: CandidateRow = {
    id: ctx.id('candidate', n),
    name,
    email: exampleAddress(
      /^[\p{Script=Latin}\p{M} '-]+$/u.test(name) ? name : `Person ${'abcdefgh'.charAt(n % 8)}`,
      'mail',
    ),
    title,
    bio: FOCUS[plan.focus].bio,
    ...home,
    phone: '',
    salaryMin: 90_000 + Math.round(months / 3) * 1_000 + (n % 5) * 3_000,
    currency: 'USD',
    types,
    openToRemote: plan.home === 'Remote' || n % 4 !== 0,
    relocateTo: n % 7 === 0 ? ['New York, NY'] : [],
    availability: plan.availability,
    experienceMonths: months,
    technology: plan.focus,
    work: workOf(ctx, n, plan.focus, months, home.location),
    education: [],
    visibleToRecruiters: !hidden || n % 2 === 0,
    showOnlineStatus: n % 3 !== 0,
    allowDirectMessages: n % 6 !== 5,
    includeInTalentDirectory: !hidden || n % 2 === 1,
    notifications: defaultNotifications(),
    weeklyGoalHours: 10,
    lastVisitAt: ctx.ago(1 + (n % 9)),
    lastSeenAt: ctx.ago((n % 9) + 0.1),
    searchText: searchText(name, title, home.location, plan.focus, ...skills.map(({ skill }) => skill)),
    createdAt: ctx.ago(420 - n * 3),
    version: 1,
  }
  return { row, skills }
}

/** Sixty people, the demo person first and the eight that no directory shows last. */
export function seedCandidates(ctx: SeedContext): {
  candidates: CandidateRow[]
  candidateSkills: CandidateSkillRow[]
} {
  const random = ctx.random(4)
  const plans = [...directoryPlan(random), ...hiddenPlan(PEOPLE_COUNT - DIRECTORY_COUNT)]
  const others = plans.map((plan, i) => person(ctx, random, i + 1, plan))
  return {
    candidates: [demoPerson(ctx), ...others.map(({ row }) => row)],
    candidateSkills: [...demoSkills(ctx), ...others.flatMap(({ skills }) => skills)],
  }
}
