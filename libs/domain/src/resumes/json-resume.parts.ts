import { printableLink } from './links'

/** The schema refuses empty strings in several places, so what is empty is left out. */
export function compact<T extends object>(value: T): T {
  return Object.fromEntries(
    Object.entries(value).filter(([, part]) => part !== undefined && part !== ''),
  ) as T
}

const ISO = String.raw`\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?`
const ONE = new RegExp(`^${ISO}$`)
const TWO = new RegExp(`^(${ISO}) – (${ISO})$`)

/** A date that the schema takes, or the text of one that it does not. */
export const dated = (value: string, name: string) =>
  ONE.test(value) ? { [name]: value } : { 'x-date': value }

/** The same for a text that may hold a beginning and an end. */
export function spanned(value: string) {
  const [, startDate, endDate] = TWO.exec(value) ?? []
  return startDate ? { startDate, endDate } : dated(value, 'startDate')
}

/** A web address with its scheme, and the text as typed when that differs. */
export const linked = (value: string, extra: 'x-url' | 'x-link') => {
  const url = printableLink(value)?.href
  return { url, [extra]: url === value ? undefined : value }
}
