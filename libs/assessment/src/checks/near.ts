import { mulberry32 } from '../engine/chance'
import { rngOf } from '../tasks/rng'
import type { Template } from '../tasks/template'

const GRAM = 5
const TOO_NEAR = 0.5

/** Runs of five words of what one instance shows. */
export function gramsOf(template: Template): Set<string> {
  const { stem, code = '', options = [] } = template.ask(template.params(rngOf(mulberry32(1))))
  const words =
    [stem, code, ...options]
      .join(' ')
      .toLowerCase()
      .match(/[\p{L}\p{N}_]+/gu) ?? []
  return new Set(words.map((_, i) => words.slice(i, i + GRAM).join(' ')).slice(0, -GRAM + 1))
}

/** What two share of all that is in either, from 0 to 1. */
export function likeness(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  let shared = 0
  for (const gram of left) if (right.has(gram)) shared++
  return shared === 0 ? 0 : shared / (left.size + right.size - shared)
}

/** Pairs of templates that are the same question in other words (Jaccard over runs of five words). */
export function nearDuplicates(templates: readonly Template[]): string[] {
  const all = templates.map((template) => ({ id: template.id, grams: gramsOf(template) }))
  return all.flatMap((left, i) =>
    all.slice(i + 1).flatMap((right) => {
      return likeness(left.grams, right.grams) >= TOO_NEAR ? [`${left.id} is ${right.id} in other words`] : []
    }),
  )
}
