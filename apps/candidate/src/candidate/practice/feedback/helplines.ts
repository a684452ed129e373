export interface Helpline {
  /** Two letters each, as in a profile. */
  countries: readonly string[]
  where: string
  name: string
  number: string
  /** The page of whoever answers there. */
  source: string
  /** When the number was last looked up. */
  checked: string
}

/** Numbers that answer day and night. They are looked up again before `HELPLINE_DAYS` are over: the spec counts them. */
export const HELPLINES: readonly Helpline[] = [
  {
    countries: ['IN'],
    where: 'India',
    name: 'Tele-MANAS',
    number: '14416',
    source: 'https://telemanas.mohfw.gov.in',
    checked: '2026-11-25',
  },
  {
    countries: ['US', 'CA'],
    where: 'the US and Canada',
    name: '988 Lifeline',
    number: '988',
    source: 'https://988lifeline.org',
    checked: '2026-11-25',
  },
  {
    countries: ['GB', 'IE'],
    where: 'the UK and Ireland',
    name: 'Samaritans',
    number: '116 123',
    source: 'https://www.samaritans.org',
    checked: '2026-11-25',
  },
  {
    countries: ['AU'],
    where: 'Australia',
    name: 'Lifeline',
    number: '13 11 14',
    source: 'https://www.lifeline.org.au',
    checked: '2026-11-25',
  },
]
export const HELPLINE_DAYS = 180

/** The number of a country; all of them while the country is not known, and none where it has none here. */
export const helplinesOf = (country: string | null | undefined): readonly Helpline[] =>
  country ? HELPLINES.filter(({ countries }) => countries.includes(country)) : HELPLINES
