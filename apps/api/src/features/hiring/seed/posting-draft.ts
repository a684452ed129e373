import type { EmploymentType, Urgency } from '@tryka/domain'
import { metroOf, searchText } from '@tryka/domain'
import type { RequiredSkill } from '@tryka/domain'
import type { SkillLevel } from '@tryka/domain'
import { COMPANIES } from './content/companies'
import type { RoleText } from './content/role-text'
import { GRADES, ROLES, WORKING_WAYS, ZERO_KNOWLEDGE_ROLE } from './content/roles'
import type { SeedContext } from './context'
import type { Cell, PlannedPosting } from './market-plan'
import { at } from './random'
import type { CompanyRow, PostingRow } from './rows'

const COMPANY_ROLES: Record<string, RoleText> = {
  'Blockchain Developer': {
    ...at(ROLES.Blockchain, 0),
    title: 'Blockchain Developer',
    work: 'build the contracts and services that settle payments between banks',
  },
  'AI/ML Engineer': {
    ...at(ROLES['AI & Machine Learning'], 0),
    title: 'AI/ML Engineer',
    department: 'Research',
  },
  'Cybersecurity Specialist': {
    ...at(ROLES.Cybersecurity, 1),
    title: 'Cybersecurity Specialist',
    department: 'Security',
  },
}

/** The text of a planned posting's role. */
export const roleNamed = ({ role, technology }: PlannedPosting): RoleText =>
  role === ZERO_KNOWLEDGE_ROLE.title
    ? ZERO_KNOWLEDGE_ROLE
    : (ROLES[technology].find(({ title }) => title === role) ??
      COMPANY_ROLES[role] ??
      at(ROLES[technology], 0))

const level = (wanted: number): SkillLevel => Math.max(1, Math.min(4, wanted)) as SkillLevel

const skillsOf = (role: RoleText, shift: number): RequiredSkill[] => [
  ...role.must.map(([skill, wanted], i): RequiredSkill => ({
    skill,
    level: level(wanted + (i === 0 ? shift : 0)),
    importance: 'must',
  })),
  ...role.nice.map(([skill, wanted]): RequiredSkill => ({ skill, level: wanted, importance: 'nice' })),
]

const REGIONS = [['US'], ['US', 'CA'], ['CA', 'GB', 'US'], ['IN', 'US']] as const
const PLACE_PAY = { Remote: 1, 'San Francisco': 1.1, 'New York': 1.08, Seattle: 1.04 } as const

function describe(role: RoleText, title: string, company: string, n: number): string {
  const builds =
    COMPANIES.find(({ name }) => name === company)?.builds ??
    'settlement infrastructure for cross-border payments'
  return `${company} builds ${builds}. As ${title} you ${role.work}. ${role.detail} ${at(WORKING_WAYS, n)}`
}

interface Wanted extends Cell {
  company: CompanyRow
  role: RoleText
  grade: number
  type: EmploymentType
  urgency: Urgency
}

/** A posting without its dates: a draft. */
export function draft(ctx: SeedContext, n: number, wanted: Wanted): PostingRow {
  const { company, role, technology, location, type, urgency } = wanted
  const grade = at(GRADES, wanted.grade)
  const title = `${grade.prefix}${role.title}`
  const mode = location === 'Remote' ? 'Remote' : n % 3 === 0 ? 'On-site' : 'Hybrid'
  const skills = skillsOf(role, grade.level)
  const middle = Math.round(role.base * grade.pay * PLACE_PAY[location])
  const description = describe(role, title, company.name, n)
  return {
    id: ctx.id('posting', n),
    companyId: company.id,
    title,
    department: role.department,
    technology,
    mode,
    location,
    metro: metroOf(mode, location),
    regions: mode === 'Remote' ? [...at(REGIONS, n)] : [],
    type,
    salaryMin: Math.round(middle * 0.9) * 1_000,
    salaryMax: Math.round(middle * 1.14) * 1_000,
    currency: 'USD',
    period: 'year',
    description,
    urgency,
    openings: 1 + (n % 3),
    existingVacancy: true,
    minYears: grade.years,
    skills,
    status: 'Draft',
    closeReason: null,
    firstActivatedAt: null,
    postedAt: null,
    closesAt: null,
    closedAt: null,
    timesPosted: 0,
    blindReview: false,
    searchText: searchText(
      title,
      company.name,
      role.department,
      technology,
      location,
      ...skills.map(({ skill }) => skill),
      description,
    ),
    createdAt: ctx.ago(1),
    version: 1,
  }
}

/** Posted `age` days ago, for sixty days. */
export function post(ctx: SeedContext, posting: PostingRow, age: number): void {
  const postedAt = ctx.ago(age)
  Object.assign(posting, {
    status: 'Active',
    createdAt: ctx.ago(age + 2),
    firstActivatedAt: postedAt,
    postedAt,
    closesAt: ctx.ahead(59 - age),
    timesPosted: 1,
  })
}

/** Closed so many days ago. */
export const close = (
  ctx: SeedContext,
  posting: PostingRow,
  closed: number,
  reason: PostingRow['closeReason'],
): void => {
  Object.assign(posting, { status: 'Closed', closedAt: ctx.ago(closed), closeReason: reason })
}
