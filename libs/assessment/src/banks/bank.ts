import type { Calibration } from '../engine/result'
import type { CodeKind } from '../tasks/code'
import { isCodeKind } from '../tasks/code'
import type { Template } from '../tasks/template'

/** One track's tasks, frozen under a version. */
export interface Bank {
  track: string
  version: string
  calibration: Calibration
  /** Languages in which its tasks may ask for code; there is a grader for each. */
  code?: readonly CodeKind[]
  /** Share of each topic, summing to 1. */
  shares: Readonly<Record<string, number>>
  templates: readonly Template[]
  /** Revisions that were given out once and are no more: what people say of them is looked into all the same. */
  older?: readonly Template[]
  /** Open tasks to practise with, in no attempt. Without a set there is no practice. */
  practice?: readonly Template[]
}

/** What a bank needs before it is offered: with fewer tasks the cap on exposure cannot hold (simulated). */
export const WHOLE_BANK = {
  templates: 120,
  perTopic: 14,
  perGrade: 15,
  code: 12,
  choice: 0.35,
  parameterised: 0.8,
} as const

/** What a bank lacks before it may be offered; empty when it is whole. */
export function missingOf({ templates, shares, code }: Bank): string[] {
  const active = templates.filter(({ status }) => status === 'active')
  const count = (holds: (template: Template) => boolean) => active.filter(holds).length
  const atLeast = (what: string, found: number, least: number) =>
    found < least ? [`${what}: ${found} of ${least}`] : []
  const choices = count(({ kind }) => kind === 'single' || kind === 'multiple')
  return [
    ...atLeast('templates', active.length, WHOLE_BANK.templates),
    ...Object.keys(shares).flatMap((topic) =>
      atLeast(
        `topic ${topic}`,
        count((one) => one.topic === topic),
        WHOLE_BANK.perTopic,
      ),
    ),
    ...[1, 2, 3, 4, 5].flatMap((grade) =>
      atLeast(
        `grade ${grade}`,
        count((one) => one.grade === grade),
        WHOLE_BANK.perGrade,
      ),
    ),
    ...(code
      ? atLeast(
          'code',
          count(({ kind }) => isCodeKind(kind)),
          WHOLE_BANK.code,
        )
      : []),
    ...(choices > WHOLE_BANK.choice * active.length ? [`choice: ${choices} of ${active.length}`] : []),
  ]
}
