import { FOCUS_AREAS } from '../early-access/constants'
import type { Technology } from '../hiring/filters'

const FIELDS: Record<(typeof FOCUS_AREAS)[number], Technology | null> = {
  'Artificial Intelligence': 'AI & Machine Learning',
  'Machine Learning': 'AI & Machine Learning',
  Blockchain: 'Blockchain',
  'Data Science': 'Data Science',
  Cybersecurity: 'Cybersecurity',
  'Cloud Computing': null,
  DevOps: null,
  'Full Stack Development': null,
}

/** The field of a profile that a focus area of the early-access form stands for; null where there is none. */
export function technologyOf(focusArea: string): Technology | null {
  const area = FOCUS_AREAS.find((each) => each === focusArea)
  return area ? FIELDS[area] : null
}
