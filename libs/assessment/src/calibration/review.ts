import type { Bank } from '../banks/bank'
import { candidatesOf, pilotsOf } from '../banks/candidates'
import type { Calibration } from '../engine/result'
import type { Proposal } from './calibrate'
import { calibrate } from './calibrate'
import type { GivenAnswer } from './expected'
import { calibrationOf } from './state'

/** What answers say of a bank, for people to read before they change anything. */
export interface BankReview {
  track: string
  version: string
  attempts: number
  answers: number
  /** What the bank says of itself, and what the answers would allow it to say. */
  calibration: { said: Calibration; earned: Calibration }
  /** Those that are furthest from their authors' judgement first. */
  tasks: Proposal[]
}

/** Proposals for the tasks of a bank that are given out; answers name a task `id@revision`. */
export function reviewOf(bank: Bank, attempts: readonly (readonly GivenAnswer[])[]): BankReview {
  const revisions = new Map(bank.templates.map(({ id, revision }) => [id, revision]))
  const named = ({ id, item }: { id: string; item: Proposal['from'] }) => ({
    id: `${id}@${revisions.get(id) ?? 1}`,
    item,
  })
  const counting = candidatesOf(bank).map(named)
  const found = calibrate(attempts, [...counting, ...pilotsOf(bank).map(named)])
  const ofCounting = found.filter(({ id }) => counting.some((one) => one.id === id))
  return {
    track: bank.track,
    version: bank.version,
    attempts: attempts.length,
    answers: found.reduce((sum, { n }) => sum + n, 0),
    calibration: { said: bank.calibration, earned: calibrationOf(ofCounting) },
    tasks: found.sort((x, y) => Math.abs(y.easier) - Math.abs(x.easier)),
  }
}
