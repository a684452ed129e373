import { randomUUID } from 'node:crypto'
import type { ExperienceLevel, UserType } from '@tryka/domain'
import { DAY_MS, emailKey, EXPERIENCE_LEVELS, FOCUS_AREAS, NEWSLETTER } from '@tryka/domain'
import type { Clock } from '../../clock'
import type { Database } from '../../db/database'
import { holdLock } from '../../db/named-lock'
import type { SignupRow } from './signup.entity'
import { firstArrivalAt, searchable, SignupEntity } from './signup.entity'

const PEOPLE =
  'Ananya Rao, Mateo Okafor, Yui Tanaka, Lena Sørensen, Daniel Kim, Priya Nair, Omar Haddad, Chloé Martin, Siddharth Iyer, Grace Mwangi, Tomás Álvarez, Nora Lindqvist, Ravi Shankar, Aisha Bello, Lukas Weber, Meera Joshi, Jonas Nowak, Fatima Zahra, Arjun Menon, Sofia Rossi, Kofi Mensah, Hana Novák, Diego Fuentes, Leila Rahimi, Vikram Patel, Emma Dubois, Tariq Aziz, Ingrid Olsen, Samuel Osei'.split(
    ', ',
  )
const COMPANIES =
  'Meridian Chain, Halden Security, Nimbus Quant, Kestrel Robotics, Blue Tarn Labs, Okapi Health, Lumen Ledger, Northwind Data, Saffron Pay, Cobalt Grid, Fernway Systems, Quarry AI, Tessel Cloud, Marigold Bank, Ravine Software, Alder Insight, Pinion Works'.split(
    ', ',
  )
const MESSAGES = [
  'I audit contracts today and would like to move into protocol work.',
  'Hiring six engineers this quarter. We want verified Solidity before anything else.',
  'Finishing my degree in May.',
  'Looking for a team that reviews each other’s work.',
  'We need two incident responders and would rather see work than certificates.',
  'Ten years in statistics, two in machine learning. Remote if possible.',
  'Could you tell us how the assessments are marked?',
  'Moving from nursing to health data. I have a public project.',
  'We run a small platform team and hire slowly.',
  'Interested in the coach more than in the jobs, for now.',
  'Our last three hires came from open-source work. We would like more of that.',
]
/** Days before today on which the nine of this week arrived; the others follow, two days apart. */
const THIS_WEEK = [0, 0, 1, 1, 2, 3, 4, 5, 6]

const slug = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[^\p{L} ]/gu, '')
    .replace(/ø/g, 'o')
    .trim()
    .toLowerCase()
    .replace(/\s+/g, '.')

interface Person {
  name: string
  email: string
  userType: UserType
  newsletter?: boolean
}

/** 29 people, 17 companies and 2 readers of the letter, mixed as they might arrive. */
function everyone(): Person[] {
  const people = PEOPLE.map((name): Person => ({
    name,
    email: `${slug(name)}@mail.example`,
    userType: 'candidate',
  }))
  const companies = COMPANIES.map((name): Person => ({
    name,
    email: `talent@${slug(name).replaceAll('.', '')}.example`,
    userType: 'company',
  }))
  const mixed = people.flatMap((person, n) => {
    const company = n % 5 < 3 ? companies.shift() : undefined
    return company ? [person, company] : [person]
  })
  const readers = ['sara.lind@mail.example', 'reader@mail.example'].map((email): Person => ({
    name: NEWSLETTER.name,
    email,
    userType: 'candidate',
    newsletter: true,
  }))
  return [...mixed.slice(0, 3), ...readers.slice(0, 1), ...mixed.slice(3), ...readers.slice(1), ...companies]
}

function rowOf(person: Person, n: number, now: number): SignupRow {
  const daysAgo = THIS_WEEK[n] ?? 8 + (n - THIS_WEEK.length) * 2
  const createdAt = new Date(now - daysAgo * DAY_MS - n * 60_000)
  const area = FOCUS_AREAS[n % FOCUS_AREAS.length] ?? FOCUS_AREAS[0]
  const second = FOCUS_AREAS[(n * 3 + 1) % FOCUS_AREAS.length] ?? FOCUS_AREAS[1]
  const focusArea = person.newsletter ? NEWSLETTER.focusArea : area
  const interests = person.newsletter ? [] : [...new Set([area, second])]
  const isCompany = person.userType === 'company'
  const level: ExperienceLevel | undefined = EXPERIENCE_LEVELS[n % EXPERIENCE_LEVELS.length]
  const at = createdAt.toISOString()
  return {
    id: randomUUID(),
    arrival: firstArrivalAt(createdAt) + (100 - n),
    name: person.name,
    email: person.email,
    emailKey: emailKey(person.email),
    userType: person.userType,
    emailVerified: !person.newsletter && n % 9 !== 8,
    focusArea,
    interests,
    company: isCompany ? person.name : null,
    position: isCompany ? 'Talent lead' : null,
    experience: person.newsletter || isCompany ? null : (level ?? null),
    message: person.newsletter ? NEWSLETTER.message : n % 4 === 0 ? (MESSAGES[n / 4] ?? null) : null,
    searchText: searchable(person.name, person.email, focusArea, ...interests),
    createdAt: at,
    updatedAt: at,
    standing: null,
    waitsFor: null,
  }
}

/** Rows of a waitlist in use: 48 requests, 9 of this week, 41 of them verified. Addresses end in `.example`. */
export const demoSignups = (now: Date): SignupRow[] =>
  everyone().map((person, n) => rowOf(person, n, now.getTime()))

/** Fills an empty waitlist, so that a newcomer sees the screens with something on them. */
export async function seedDemoSignups(db: Database, clock: Clock): Promise<number> {
  if (await db.read.exists(SignupEntity)) return 0
  return db.transaction(async (manager) => {
    // Several processes may start at once on an empty database.
    await holdLock(manager, 'demo-signups')
    if (await manager.exists(SignupEntity)) return 0
    const rows = demoSignups(clock.now())
    await manager.insert(SignupEntity, rows)
    return rows.length
  })
}
