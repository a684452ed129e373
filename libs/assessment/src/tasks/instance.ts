import { randomIdsOf } from './option-ids'
import type { InstanceSeed, Rng } from './rng'
import { seededRng } from './rng'
import type { Ask, Key, Template } from './template'

export interface ShownOption {
  id: string
  text: string
}

/** One person's own copy of a task: numbers drawn, options shuffled under ids of this instance alone. */
export interface Instance {
  template: Template
  ask: Omit<Ask, 'options'>
  options: readonly ShownOption[] | null
  /** Ids by the numbers that the key speaks of. */
  ids: readonly string[]
  key: Key
  why: string
}

/** Draws an instance; tests pass their own draws. */
export function drawInstance(template: Template, rng: Rng): Instance {
  const params = template.params(rng)
  const { options, ...ask } = template.ask(params)
  const ids = randomIdsOf(options?.length ?? 0, rng)
  const shown = options?.map((text, i) => ({ id: ids[i] ?? '', text }))
  return {
    template,
    ask,
    options: shown ? rng.shuffle(shown) : null,
    ids,
    key: template.key(params),
    why: template.why(params),
  }
}

/** The instance of one place in one attempt, the same every time. */
export const instanceOf = (template: Template, seed: Omit<InstanceSeed, 'template' | 'revision'>): Instance =>
  drawInstance(template, seededRng({ ...seed, template: template.id, revision: template.revision }))
