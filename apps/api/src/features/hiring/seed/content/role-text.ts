import type { SkillLevel } from '@tryka/domain'

export interface RoleText {
  title: string
  department: string
  must: readonly (readonly [string, SkillLevel])[]
  nice: readonly (readonly [string, SkillLevel])[]
  /** Yearly base in thousands of dollars for the plain grade. */
  base: number
  work: string
  detail: string
}

/** Shortens the lists of roles. */
export const role = (
  title: string,
  department: string,
  base: number,
  must: RoleText['must'],
  nice: RoleText['nice'],
  work: string,
  detail: string,
): RoleText => ({ title, department, base, must, nice, work, detail })
