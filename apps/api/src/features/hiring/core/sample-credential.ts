import type { SkillLevel } from '@tryka/domain'
import { verifyPath } from '@tryka/domain'
import { sha256 } from './sha256'

/** What an invented person is said to have proved. */
export interface Sample {
  skill: string
  level: SkillLevel
}

/** The same id for the same skill and level everywhere: a UUID of what it stands for (RFC 9562, version 8). */
export function sampleId({ skill, level }: Sample, what = 'credential'): string {
  const hex = sha256(`tryka sample ${what} ${skill} ${level}`)
  const variant = ((parseInt(hex.charAt(16), 16) & 3) | 8).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** Where anybody checks it, and reads that it proves nothing. */
export const sampleUrl = (site: string, sample: Sample): string => `${site}${verifyPath(sampleId(sample))}`
