import { SKILL_CATALOG, TECHNOLOGIES } from '@tryka/domain'

const COUNTRIES = [
  'AU', 'BR', 'CA', 'CH', 'DE', 'DK', 'ES', 'FR', 'GB', 'IE', 'IL', 'IN', 'IT', 'JP', 'KE', 'KR',
  'MX', 'NG', 'NL', 'NO', 'NZ', 'PL', 'PT', 'RO', 'SE', 'SG', 'TR', 'UA', 'US', 'ZA',
] // oxfmt-ignore
const names = new Intl.DisplayNames('en-GB', { type: 'region', fallback: 'code' })

/** A country by its code of two letters, or the code where it names none. */
export const countryName = (code: string): string =>
  /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code

/** Countries by name, and the one that is stored already. */
export const countryOptions = (current: string | null) =>
  [...new Set([...COUNTRIES, ...(current ? [current] : [])])]
    .map((value) => ({ value, label: countryName(value) }))
    .sort((a, b) => a.label.localeCompare(b.label))

/** Clocks by name, and the one that is stored already. */
export const zoneOptions = (current: string) =>
  [...new Set([current, ...Intl.supportedValuesOf('timeZone')])]
    .sort()
    .map((value) => ({ value, label: value.replaceAll('_', ' ') }))

/** Words that are value and label alike. */
export const same = <T extends string>(values: readonly T[]) =>
  values.map((value) => ({ value, label: value }))

/** Skills that are not chosen yet, under their technology; the others come last. */
export const skillOptions = (chosen: readonly string[]) =>
  [...TECHNOLOGIES, 'Other' as const].flatMap((group) =>
    SKILL_CATALOG.filter(({ name, technology }) => technology === group && !chosen.includes(name))
      .map(({ name }) => ({ value: name, label: name, group }))
      .sort((a, b) => a.label.localeCompare(b.label)),
  )
