import {
  EXPERIENCE_LABELS,
  FOCUS_AREAS,
  type AdmissionState,
  type RequestFilter,
  type Standing,
} from '@tryka/domain'
import type { BadgeTone } from '@tryka/ui'

export const STANDING_WORDS: Record<Standing, string> = {
  listed: 'New',
  invited: 'Invited',
  joined: 'Joined',
  removed: 'Taken back or left',
}
export const STATE_WORDS: Record<AdmissionState, string> = {
  sent: 'Sent',
  accepted: 'Joined',
  expired: 'Expired',
  revoked: 'Taken back',
}
export const STATE_TONES: Record<AdmissionState, BadgeTone> = {
  sent: 'siddhi',
  accepted: 'satya',
  expired: 'dashed',
  revoked: 'dashed',
}

const same = (values: readonly string[]) => values.map((value) => ({ value, label: value }))
const any = (label: string) => ({ value: '', label })

/** The selects of the filters; the first of each narrows nothing. */
export const FILTERS = [
  { name: 'field', label: 'Field', options: [any('Any field'), ...same(FOCUS_AREAS)] },
  {
    name: 'type',
    label: 'Type',
    options: [
      any('All Types'),
      { value: 'candidate', label: 'Candidates' },
      { value: 'company', label: 'Companies' },
    ],
  },
  {
    name: 'verified',
    label: 'Address',
    options: [any('Any address'), { value: 'yes', label: 'Verified' }, { value: 'no', label: 'Unverified' }],
  },
  {
    name: 'standing',
    label: 'State',
    options: [
      any('Any state'),
      ...Object.entries(STANDING_WORDS).map(([value, label]) => ({ value, label })),
    ],
  },
  {
    name: 'waited',
    label: 'Waits',
    options: [
      any('Any time'),
      { value: '7', label: 'A week or longer' },
      { value: '30', label: 'A month or longer' },
      { value: '90', label: 'Three months or longer' },
      { value: '365', label: 'A year or longer' },
    ],
  },
] as const
export type FilterName = (typeof FILTERS)[number]['name']

/** What a choice was narrowed to, in words. */
export function filterWords(filter: RequestFilter | null): string {
  const words = FILTERS.flatMap(({ name, options }) => {
    const value = filter?.[name]
    return value ? (options.find((option) => option.value === value)?.label ?? value) : []
  })
  if (filter?.search) words.push(`“${filter.search}”`)
  return words.join(', ') || 'Everyone'
}

export const experienceWords = (level: keyof typeof EXPERIENCE_LABELS | null): string =>
  level ? EXPERIENCE_LABELS[level] : '–'
