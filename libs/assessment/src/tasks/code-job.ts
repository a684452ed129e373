import type { CodeJob } from './code'
import { isCodeKey } from './code'
import type { Instance } from './instance'

/**
 * What a grader has to run for an instance: its visible cases for *Run*, its hidden ones for an answer, which is right when
 * every one is passed.
 * @throws Error where the task asks for no code.
 */
export function codeJob(
  { ask, key }: Pick<Instance, 'ask' | 'key'>,
  code: string,
  which: 'visible' | 'hidden',
): CodeJob {
  if (!isCodeKey(key)) throw new Error(`${key.kind} asks for no code`)
  const { kind, cases, ordered = false } = key
  return { kind, code, ordered, cases: which === 'hidden' ? cases : (ask.cases ?? []) }
}
