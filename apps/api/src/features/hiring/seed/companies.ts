import { initials } from '@tryka/domain'
import { TEAM_INVITE_DAYS } from '@tryka/domain'
import { defaultPreferences } from '../core/default-preferences'
import { COMPANIES, DEMO_COMPANY, DEMO_TEAM, type CompanyText } from './content/companies'
import { DEMO_ZONE, type SeedContext } from './context'
import type { CompanyRow, MemberRow } from './rows'

const zoneOf = (location: string): string => {
  if (location.includes('New York')) return 'America/New_York'
  return DEMO_ZONE
}

/** The demo company first, then the market. */
export const seedCompanies = (ctx: SeedContext): CompanyRow[] =>
  [DEMO_COMPANY, ...COMPANIES].map((text: CompanyText, n) => ({
    id: ctx.id('company', n),
    name: text.name,
    description: text.about,
    industry: text.industry,
    size: text.size,
    location: text.location,
    logo: `${initials(text.name)}:${n % 4}`,
    timeZone: zoneOf(text.location),
    preferences: defaultPreferences(),
    medianFirstResponseDays: text.responseDays,
    firstResponseCount: 12 + ((n * 7) % 40),
    version: 1,
  }))

const handle = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/ø/g, 'o')
    .replace(/[^a-z ]/g, '')
    .trim()
    .replace(/ +/g, '.')

/** An address that can never receive mail. */
export const exampleAddress = (name: string, company: string): string =>
  `${handle(name)}@${handle(company).replaceAll('.', '-')}.example`

/** The demo team, the visitor first, then one contact for each other company. */
export function seedMembers(ctx: SeedContext, companies: readonly CompanyRow[]): MemberRow[] {
  const [demo, ...others] = companies
  if (!demo) return []
  const team = DEMO_TEAM.map(({ name, title, role, status }, n): MemberRow => ({
    id: ctx.id('member', n),
    companyId: demo.id,
    name,
    email: exampleAddress(name, demo.name),
    title,
    role,
    status,
    invitedAt: n === 0 ? null : ctx.ago(status === 'Pending' ? 2 : 300 - n * 30),
    inviteExpiresAt: status === 'Pending' ? ctx.ahead(TEAM_INVITE_DAYS - 2) : null,
    joinedAt: status === 'Pending' ? null : ctx.ago(299 - n * 30),
    version: 1,
  }))
  const contacts = others.map((company, i): MemberRow => {
    const name = COMPANIES.find((text) => text.name === company.name)?.contact ?? company.name
    return {
      id: ctx.id('member', DEMO_TEAM.length + i),
      companyId: company.id,
      name,
      email: exampleAddress(name, company.name),
      title: 'Talent Partner',
      role: 'Admin',
      status: 'Active',
      invitedAt: null,
      inviteExpiresAt: null,
      joinedAt: ctx.ago(300),
      version: 1,
    }
  })
  return [...team, ...contacts]
}
