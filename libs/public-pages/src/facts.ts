import { localTime, salaryText } from '@tryka/domain'
import type { PublicCompany, PublicJob } from './types'

const names = new Intl.DisplayNames('en-GB', { type: 'region' })

/** The name of a country, or its code where it has none. */
export function countryName(code: string): string {
  try {
    return names.of(code) ?? code
  } catch {
    return code
  }
}

/** Where the work is done, in words. */
export function placeText({ mode, location, country, regions }: PublicJob): string {
  if (mode === 'Remote')
    return regions.length ? `Remote, ${regions.map(countryName).join(' or ')}` : 'Remote, anywhere'
  const place = [location.trim(), country ? countryName(country) : ''].filter(Boolean).join(', ')
  return mode === 'Hybrid' ? `${place}, hybrid` : place
}

const SIGNS: Record<string, string> = { USD: '$', EUR: '€', GBP: '£', INR: '₹' }
const PERIODS = { year: 'a year', month: 'a month', hour: 'an hour' } as const

/** The pay in full figures, such as “€68,000–84,000”. */
export function payText(job: PublicJob): string {
  const { salaryMin: min, salaryMax: max, currency } = job
  if (min === null || max === null || currency === null) return salaryText(job)
  return `${SIGNS[currency] ?? `${currency} `}${min === max ? inFull(min) : `${inFull(min)}–${inFull(max)}`}`
}

export const payPeriod = ({ period }: PublicJob): string => (period ? PERIODS[period] : '')

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** A day as the company's calendar has it. */
export function dayText(at: string, zone: string): string {
  const { day, month, year } = localTime(new Date(at), zone)
  return `${day} ${MONTHS[month - 1] ?? ''} ${year}`
}

const two = (n: number): string => String(n).padStart(2, '0')

/** A moment with the offset of a zone, as search engines ask for it: `2026-02-14T23:59:00+01:00`. */
export function zonedTime(at: string, zone: string): string {
  const moment = new Date(at)
  const { year, month, day, hour, minute, second } = localTime(moment, zone)
  const minutes = Math.round(
    (Date.UTC(year, month - 1, day, hour, minute, second) - moment.getTime()) / 60_000,
  )
  const sign = minutes < 0 ? '-' : '+'
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}:${two(second)}${sign}${two(hours)}:${two(rest)}`
}

/** `10,000`. */
export const inFull = (n: number): string => n.toLocaleString('en-GB')

export const days = (n: number): string => `${n} day${n === 1 ? '' : 's'}`

/** One line about how soon people hear from a company; none while there are too few to say. */
export const answerLine = ({ answers: { medianDays, applications } }: PublicCompany): string | null =>
  medianDays === null ? null : `First answer in ${days(medianDays)}, of ${applications}`
