import { CALIBRATION_ANSWERS } from '@tryka/domain'
import type { Calibration } from '../engine/result'

/** How many answers a task needs before its difficulty is more than judgement, and how many of a bank's need them. */
export const CALIBRATION_RULES = {
  checked: { answers: CALIBRATION_ANSWERS.checked, share: 0.5 },
  calibrated: { answers: CALIBRATION_ANSWERS.calibrated, share: 0.8 },
} as const

/** How sure the difficulties of a bank are, by the answers to each of its tasks. Those that do not fit never count. */
export function calibrationOf(tasks: readonly { n: number; misfit: boolean }[]): Calibration {
  const reaches = ({ answers, share }: { answers: number; share: number }) =>
    tasks.length > 0 &&
    tasks.filter(({ n, misfit }) => n >= answers && !misfit).length >= share * tasks.length
  if (reaches(CALIBRATION_RULES.calibrated)) return 'calibrated'
  return reaches(CALIBRATION_RULES.checked) ? 'checked' : 'provisional'
}
