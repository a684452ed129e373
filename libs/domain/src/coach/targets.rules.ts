export const TARGET_KINDS = ['posting', 'role'] as const
export type TargetKind = (typeof TARGET_KINDS)[number]

/** Why something is a target, the strongest first. */
export const TARGET_REASONS = ['applied', 'added', 'saved', 'best'] as const
export type TargetReason = (typeof TARGET_REASONS)[number]

/** Changes that are shown before somebody asks for all. */
export const RAISES_SHOWN = 5
