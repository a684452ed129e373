import { createHash } from 'node:crypto'
import { mulberry32 } from '../engine/chance'
import { drawInstance } from '../tasks/instance'
import { rngOf } from '../tasks/rng'
import type { Template } from '../tasks/template'
import type { Bank } from './bank'

/** A template in one revision. */
export interface TaskName {
  templateId: string
  revision: number
}

export const nameOfTask = ({ id, revision }: Pick<Template, 'id' | 'revision'>): string => `${id}@${revision}`

/** A template that a bank gives out, or gave out once: an id and a revision mean the same task for ever. */
export const taskIn = (
  { templates, older = [] }: Bank,
  { templateId, revision }: TaskName,
): Template | undefined =>
  [...templates, ...older].find((one) => one.id === templateId && one.revision === revision)

/** Instances that stand for all of a template: a change of words or of a key shows in one of them. */
const SEEDS = [1, 2, 3, 4, 5]
const LENGTH = 16

/**
 * What somebody is shown and graded by, as a short hash. Its difficulty, its time and whether it is given out may change
 * without another revision; this may not.
 */
export function digestOf(template: Template): string {
  const { id, revision, kind, topic, lang = '' } = template
  const instances = SEEDS.map((seed) => {
    const { ask, options, ids, key } = drawInstance(template, rngOf(mulberry32(seed)))
    return { ask, options, ids, key }
  })
  const text = JSON.stringify({ id, revision, kind, topic, lang, instances })
  return createHash('sha256').update(text).digest('hex').slice(0, LENGTH)
}

/** Every task that a version of a bank has, with what stands for it. */
export const manifestOf = ({ templates }: Bank): Record<string, string> =>
  Object.fromEntries(
    templates
      .map((one): [string, string] => [nameOfTask(one), digestOf(one)])
      .sort(([left], [right]) => (left < right ? -1 : 1)),
  )
