import type { ItemParameters } from '../engine/model'
import type { Ask, Template } from './template'

/** How likely somebody is right without knowing, by kind. */
const GUESSED = {
  multiple: 0.02,
  ordering: 0.01,
  numeric: 0.01,
  short: 0.01,
  'code-sql': 0.005,
  'code-js': 0.005,
  'code-ts': 0.005,
  'code-solidity': 0.005,
} as const
/** How sharply a task tells people apart, as long as that is the authors' judgement. */
const [OF_CHOICE, OF_OTHERS] = [1.1, 1.4]
/** The grade in the middle of the scale. */
const MIDDLE_GRADE = 3

/** The three numbers of a template, by its kind and its authors' grade. */
export function parametersOf(
  { kind, grade, nudge = 0 }: Pick<Template, 'kind' | 'grade' | 'nudge'>,
  { options }: Pick<Ask, 'options'>,
): ItemParameters {
  return {
    a: kind === 'single' || kind === 'multiple' ? OF_CHOICE : OF_OTHERS,
    b: grade - MIDDLE_GRADE + nudge,
    c: kind === 'single' ? 1 / (options?.length ?? 4) : GUESSED[kind],
  }
}
