import { ACCOUNT_STATES, USER_PLACES, type AccountState, type UserPlaces } from '@tryka/domain'

/** What each filter may be. */
export const CHOICES = {
  state: ACCOUNT_STATES,
  admitted: ['yes', 'no'],
  places: USER_PLACES,
} as const

const STATE_WORDS: Record<AccountState, string> = { active: 'Active', suspended: 'Suspended' }
const ADMITTED_WORDS: Record<'yes' | 'no', string> = { yes: 'Let in', no: 'Not let in' }
const PLACE_WORDS: Record<UserPlaces, string> = {
  profile: 'With a profile',
  team: 'In a team',
  none: 'With neither',
}

const optionsOf = (any: string, words: Record<string, string>) => [
  { value: '', label: any },
  ...Object.entries(words).map(([value, label]) => ({ value, label })),
]

/** The selects over the list; the first choice of each narrows nothing. */
export const SELECTS = [
  { name: 'state', label: 'State', options: optionsOf('Any state', STATE_WORDS) },
  { name: 'admitted', label: 'Admission', options: optionsOf('Let in or not', ADMITTED_WORDS) },
  { name: 'places', label: 'Places', options: optionsOf('Any place', PLACE_WORDS) },
] as const
