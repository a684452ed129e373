import type { FocusArea, RequiredSkill, SkillLevel } from '@tryka/domain'

/** A role that somebody aims at: our own words and skills. Codes say what others call it, where that is certain. */
export interface Role {
  /** `area/name`, for ever. */
  readonly id: string
  readonly area: FocusArea
  readonly name: string
  /** How titles of postings name it, in lower case. */
  readonly titles: readonly string[]
  readonly text: string
  readonly skills: readonly RequiredSkill[]
  /** O*NET-SOC code, and the last part of the address of an ESCO occupation: identifiers where the meaning is the same, no text of theirs. */
  readonly onet: string | null
  readonly esco: string | null
}

type Line = readonly [skill: string, level: SkillLevel]

interface Parts {
  id: string
  name: string
  /** Further titles beside the name. */
  titles?: readonly string[]
  text: string
  must: readonly Line[]
  nice: readonly Line[]
  onet?: string
  esco?: string
}

/** Roles of one field. */
export const rolesOf = (area: FocusArea, all: readonly Parts[]): Role[] =>
  all.map(({ id, name, titles = [], text, must, nice, onet = null, esco = null }) => ({
    id,
    area,
    name,
    titles: [name.toLowerCase(), ...titles],
    text,
    skills: [
      ...must.map(([skill, level]) => ({ skill, level, importance: 'must' as const })),
      ...nice.map(([skill, level]) => ({ skill, level, importance: 'nice' as const })),
    ],
    onet,
    esco,
  }))
