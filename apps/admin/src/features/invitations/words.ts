import {
  ADMISSION_RULES,
  EXPERIENCE_LABELS,
  type RequestFilter,
  type Standing,
  type WaitReason,
} from '@tryka/domain'
import { anyOf, EXPERIENCE_FILTER, FIELD_FILTER, VERIFIED_FILTER } from '../../base/request-words'

export const STANDING_WORDS: Record<Standing, string> = {
  listed: 'New',
  invited: 'Invited',
  joined: 'Joined',
  removed: 'Taken back or left',
}

/** The selects of the filters; the first of each narrows nothing. */
export const FILTERS = [
  FIELD_FILTER,
  EXPERIENCE_FILTER,
  {
    name: 'type',
    label: 'Type',
    options: [
      anyOf('All Types'),
      { value: 'candidate', label: 'Candidates' },
      { value: 'company', label: 'Companies' },
    ],
  },
  VERIFIED_FILTER,
  {
    name: 'standing',
    label: 'State',
    options: [
      anyOf('Any state'),
      ...Object.entries(STANDING_WORDS).map(([value, label]) => ({ value, label })),
    ],
  },
  {
    name: 'waited',
    label: 'Waits',
    options: [
      anyOf('Any time'),
      { value: '7', label: 'A week or longer' },
      { value: '30', label: 'A month or longer' },
      { value: '90', label: 'Three months or longer' },
      { value: '365', label: 'A year or longer' },
    ],
  },
  {
    name: 'look',
    label: 'Look',
    options: [anyOf('Not waiting'), { value: 'waiting', label: 'Waiting for a look' }],
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

/** Why nobody is let in before somebody looked. */
export const WAITING_WORDS = `More than ${ADMISSION_RULES.signupsADay} in a day came from their mail domain or from their network; these are those after them. They are invited only if you choose them here. Release those you believe: then they are on the list like all others.`

/** The same of one request. */
export const WAITS_FOR: Record<WaitReason, string> = {
  domain: 'Many of one domain',
  network: 'Many of one network',
}
