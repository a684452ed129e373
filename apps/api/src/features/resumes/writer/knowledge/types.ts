import type { FOCUS_AREAS } from '@tryka/domain'

/**
 * What a role usually involves. Tasks are prompts for the writer of a resume: what only the person knows stands as a
 * visible blank in square brackets, and no task names a product, an employer, a number or a technology.
 */
export interface RoleKnowledge {
  title: string
  /** Other names of the role, lower case. */
  aliases: string[]
  area: (typeof FOCUS_AREAS)[number]
  /** What the role is for, to follow "who". */
  purpose: string
  /** Kinds of skill that a reader looks for; shown as questions, never as facts. */
  skillGroups: string[]
  tasks: string[]
}
