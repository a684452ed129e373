import { EXPERIENCE_LABELS, EXPERIENCE_LEVELS, FOCUS_AREAS } from '@tryka/domain'

/** The choice of a select that narrows nothing. */
export const anyOf = (label: string) => ({ value: '', label })

/** What requests for early access say of themselves, as every list of them is narrowed to it. */
export const EXPERIENCE_FILTER = {
  name: 'experience',
  label: 'Experience',
  options: [
    anyOf('Any experience'),
    ...EXPERIENCE_LEVELS.map((value) => ({ value, label: EXPERIENCE_LABELS[value] })),
  ],
} as const
export const FIELD_FILTER = {
  name: 'field',
  label: 'Field',
  options: [anyOf('Any field'), ...FOCUS_AREAS.map((value) => ({ value, label: value }))],
} as const
export const VERIFIED_FILTER = {
  name: 'verified',
  label: 'Address',
  options: [anyOf('Any address'), { value: 'yes', label: 'Verified' }, { value: 'no', label: 'Unverified' }],
} as const
