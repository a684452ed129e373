import { DAY_MS, type CompanyCase, type CompanyState } from '@tryka/domain'
import type { ListState } from './use-choice'

/** The lists in the order of the tabs: what waits for us first, what waits for the company last. */
export const LISTS: readonly { state: ListState; label: string }[] = [
  { state: 'pending', label: 'To verify' },
  { state: 'verified', label: 'Verified' },
  { state: 'refused', label: 'Refused' },
  { state: 'suspended', label: 'Suspended' },
  { state: 'unverified', label: 'Not proven' },
  { state: 'closing', label: 'Closing' },
  { state: 'closed', label: 'Closed' },
  { state: 'any', label: 'All' },
]

/** Where a company stands, in a word. */
export const STATE_WORDS: Record<CompanyState, string> = {
  unverified: 'Not proven',
  pending: 'Pending',
  verified: 'Verified',
  refused: 'Refused',
  suspended: 'Suspended',
  closing: 'Closing',
  closed: 'Closed',
}

const countries = new Intl.DisplayNames('en-GB', { type: 'region' })

/** `Technology, 50–100 people, Lisbon, Portugal`; what is not known is left out. */
export function summaryOf({ industry, size, location, country }: CompanyCase): string {
  const named = country && (countries.of(country) ?? country)
  return [industry, `${size.replace('-', '–')} people`, location, named].filter(Boolean).join(', ')
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

/** How long something is there: `less than a day`, `19 days`, `5 months`, `2 years`. */
export function ageOf(since: string, now = new Date()): string {
  const days = Math.floor((now.getTime() - Date.parse(since)) / DAY_MS)
  if (days < 1) return 'less than a day'
  if (days < 60) return counted(days, 'day')
  return days < 731 ? counted(Math.floor(days / 30.44), 'month') : counted(Math.floor(days / 365.25), 'year')
}

/** Made within a day: nobody knows it yet. */
export const isNew = (since: string, now = new Date()): boolean => now.getTime() - Date.parse(since) < DAY_MS

/** Whether an address is at a domain or below it. */
export function isAt(address: string, domain: string): boolean {
  const host = address.slice(address.lastIndexOf('@') + 1).toLowerCase()
  return host === domain.toLowerCase() || host.endsWith(`.${domain.toLowerCase()}`)
}
