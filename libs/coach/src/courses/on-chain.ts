import type { ChainCase, CodeKey } from '@tryka/assessment'
import type { CheckTools } from '@tryka/assessment/checks'
import type { ChainStep } from '@tryka/assessment/writing'
import { shownStep } from '@tryka/assessment/writing'

/** A case of a task in Solidity: what is done from outside, and what comes of it. */
export const stepsCase = (name: string, steps: readonly ChainStep[], beside?: string): ChainCase => ({
  name,
  shown: steps.map(shownStep).join('\n'),
  steps,
  ...(beside !== undefined && { beside }),
})

/** The key of a task in Solidity: its hidden cases. */
export const onChain = (cases: readonly ChainCase[]): CodeKey => ({ kind: 'code-solidity', cases })

/** What each step gave, in words. */
export const given = async (
  { chain }: CheckTools,
  source: string,
  steps: readonly ChainStep[],
): Promise<string[]> => (await chain(source, steps)).map(({ text }) => text)

/** What the last step gave. */
export const lastGiven = async (
  tools: CheckTools,
  source: string,
  steps: readonly ChainStep[],
): Promise<string> => (await given(tools, source, steps)).at(-1) ?? ''

/** The number that the last step gave. */
export const numberGiven = async (
  tools: CheckTools,
  source: string,
  steps: readonly ChainStep[],
): Promise<number> => Number(await lastGiven(tools, source, steps))

/** Whether a step was undone, by what it gave. */
export const hasFailed = (text: string): boolean => /^(reverts|panics|out of gas|invalid|stack)/.test(text)

/** A whole number as a key. */
export const whole = (value: number) => ({ kind: 'numeric', value, tolerance: { absolute: 0 } }) as const

/** Words in a row as a key, however they are kept apart. */
export const inRow = (words: readonly (string | number)[]) =>
  ({ kind: 'short', accept: [...new Set([' ', ', ', ','].map((gap) => words.join(gap)))] }) as const
