import { ATTEMPT_RULES } from '@tryka/domain'
import type { Ability } from './ability'

/** How many scored tasks an attempt has at least and at most. */
export const TASKS = ATTEMPT_RULES.tasks
/** Precise enough, before widening. */
export const SE_TARGET = 0.32
/** Whether enough was asked: precise enough after twelve, or twenty-four. */
export const isEnough = (scored: number, { se }: Ability): boolean =>
  scored >= TASKS.most || (scored >= TASKS.least && se <= SE_TARGET)
