const COUNTRIES = [
  'AU', 'BR', 'CA', 'CH', 'DE', 'DK', 'ES', 'FR', 'GB', 'IE', 'IL', 'IN', 'IT', 'JP', 'KE', 'KR',
  'MX', 'NG', 'NL', 'NO', 'NZ', 'PL', 'PT', 'RO', 'SE', 'SG', 'TR', 'UA', 'US', 'ZA',
] // prettier-ignore
const countryName = new Intl.DisplayNames('en-GB', { type: 'region' })

/** Countries by name, and the one that is stored already. */
export const countryOptions = (current: string | null) =>
  [...new Set([...COUNTRIES, ...(current ? [current] : [])])]
    .map((value) => ({ value, label: countryName.of(value) ?? value }))
    .sort((a, b) => a.label.localeCompare(b.label))

/** Clocks by name, and the one that is stored already. */
export const zoneOptions = (current: string) =>
  [...new Set([current, ...Intl.supportedValuesOf('timeZone')])]
    .sort()
    .map((value) => ({ value, label: value.replaceAll('_', ' ') }))

/** Words that are value and label alike. */
export const same = <T extends string>(values: readonly T[]) =>
  values.map((value) => ({ value, label: value }))
