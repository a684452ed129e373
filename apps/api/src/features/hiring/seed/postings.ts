import type { EmploymentType, Urgency } from '@tryka/domain'
import { matchJobOf } from '@tryka/domain'
import { matchScore } from '@tryka/domain'
import type { MatchPerson } from '@tryka/domain'
import { COMPANIES } from './content/companies'
import { ROLES, ZERO_KNOWLEDGE_ROLE } from './content/roles'
import type { SeedContext } from './context'
import {
  ACTIVE_TYPES,
  ACTIVE_URGENCIES,
  activeCells,
  type Cell,
  DEMO_POSTINGS,
  FEATURED,
  OTHER_CLOSED,
  OTHER_DRAFTS,
  ZERO_KNOWLEDGE_JOBS,
} from './market-plan'
import { close, draft, post, roleNamed } from './posting-draft'
import { at, spread } from './random'
import type { CompanyRow, PostingRow } from './rows'

function demoPostings(ctx: SeedContext, company: CompanyRow): PostingRow[] {
  return DEMO_POSTINGS.map((plan, n) => {
    const row = draft(ctx, n, { ...plan, company, role: roleNamed(plan), type: 'Full-time' })
    row.openings = plan.openings
    row.createdAt = ctx.ago(plan.age)
    if (plan.status !== 'Draft') post(ctx, row, plan.age)
    if (plan.closed !== undefined) close(ctx, row, plan.closed, n === 12 ? 'no_longer_needed' : 'filled')
    return row
  })
}

/** What is left of `all` when `taken` is removed, one for one. */
function without<T>(all: readonly T[], taken: readonly T[], same: (a: T, b: T) => boolean): T[] {
  const left = [...all]
  for (const item of taken) {
    const found = left.findIndex((candidate) => same(candidate, item))
    if (found < 0) throw new Error('The plan takes more than there is')
    left.splice(found, 1)
  }
  return left
}

const sameCell = (a: Cell, b: Cell): boolean => a.technology === b.technology && a.location === b.location
const equal = <T>(a: T, b: T): boolean => a === b

/** One company per posting still to be placed, in a mixed order. */
function openSeats(ctx: SeedContext, companies: readonly CompanyRow[]): CompanyRow[] {
  const seats = COMPANIES.flatMap(({ name, active }) => {
    const row = companies.find((company) => company.name === name)
    const featured = FEATURED.filter(({ company }) => company === name).length
    return row ? Array.from({ length: active - featured }, () => row) : []
  })
  return ctx.random(1).shuffle(seats)
}

function otherActive(ctx: SeedContext, companies: readonly CompanyRow[]): PostingRow[] {
  const random = ctx.random(2)
  const active = DEMO_POSTINGS.filter(({ status }) => status === 'Active')
  const cells = random.shuffle(
    without(
      activeCells(),
      [...active, ...FEATURED].map(({ technology, location }) => ({ technology, location })),
      sameCell,
    ),
  )
  const kinds = random.shuffle(
    without<EmploymentType>(
      spread(ACTIVE_TYPES),
      [...active, ...FEATURED].map(() => 'Full-time' as const),
      equal,
    ),
  )
  const urgencies = random.shuffle(
    without<Urgency>(
      spread(ACTIVE_URGENCIES),
      active.map(({ urgency }) => urgency),
      equal,
    ),
  )
  const first = DEMO_POSTINGS.length
  const featured = FEATURED.map((plan, i) => {
    const company = companies.find(({ name }) => name === plan.company) ?? at(companies, 0)
    return draft(ctx, first + i, {
      ...plan,
      company,
      role: roleNamed(plan),
      type: 'Full-time',
      urgency: at(urgencies, cells.length + i),
    })
  })
  const seats = openSeats(ctx, companies)
  const turns: Record<string, number> = {}
  let proofs = FEATURED.filter(({ role }) => role === ZERO_KNOWLEDGE_ROLE.title).length
  const rest = cells.map((cell, i) => {
    const turn = (turns[cell.technology] ?? -1) + 1
    turns[cell.technology] = turn
    const proof = cell.technology === 'Blockchain' && turn % 3 === 2 && proofs < ZERO_KNOWLEDGE_JOBS
    if (proof) proofs += 1
    const role = proof ? ZERO_KNOWLEDGE_ROLE : at(ROLES[cell.technology], turn)
    const grade = at([0, 1, 0, 1, 2, 0, 3], i)
    return draft(ctx, first + featured.length + i, {
      ...cell,
      company: at(seats, i),
      role,
      grade,
      type: at(kinds, i),
      urgency: at(urgencies, i),
    })
  })
  return [...featured, ...rest]
}

/** Nine postings of the last day, three of them strong matches of the demo person; the others are older. */
function dateActive(ctx: SeedContext, rows: readonly PostingRow[], person: MatchPerson): void {
  const random = ctx.random(3)
  const free = rows
    .slice(FEATURED.length)
    .map((row) => ({ row, score: matchScore(matchJobOf(row), person).score ?? 0 }))
  const fresh = [
    ...free.filter(({ score }) => score >= 80).slice(0, 3),
    ...free.filter(({ score }) => score < 80).slice(0, 6),
  ]
  const hours = [2, 5, 7, 9, 12, 15, 17, 20, 22]
  const freshAge = new Map(fresh.map(({ row }, i) => [row, at(hours, i * 4) / 24]))
  rows.forEach((row, i) => {
    const featuredAge = i < FEATURED.length ? 36 + (i % 9) : undefined
    post(ctx, row, freshAge.get(row) ?? featuredAge ?? random.int(30, 44 * 24) / 24)
  })
}

function hiddenPostings(ctx: SeedContext, companies: readonly CompanyRow[], first: number): PostingRow[] {
  const cells = activeCells()
  return Array.from({ length: OTHER_DRAFTS + OTHER_CLOSED }, (_, i) => {
    const cell = at(cells, i * 11)
    const plan = {
      company: at(companies, i),
      role: at(ROLES[cell.technology], i),
      grade: i % 2,
      type: 'Full-time',
      urgency: 'Medium',
    } as const
    const row = draft(ctx, first + i, { ...cell, ...plan })
    if (i < OTHER_DRAFTS) return row
    const age = 60 + i * 4
    post(ctx, row, age)
    close(ctx, row, age - 40, at(['filled', 'cancelled', 'expired'] as const, i))
    return row
  })
}

/** All 151 postings: the demo company's fifteen first, then the market's active ones, then what candidates never see. */
export function seedPostings(
  ctx: SeedContext,
  companies: readonly CompanyRow[],
  person: MatchPerson,
): PostingRow[] {
  const [demo, ...others] = companies
  if (!demo) throw new Error('The demo company comes first')
  const own = demoPostings(ctx, demo)
  const market = otherActive(ctx, others)
  dateActive(ctx, market, person)
  return [...own, ...market, ...hiddenPostings(ctx, others, own.length + market.length)]
}
