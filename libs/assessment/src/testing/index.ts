import type { Check } from '../checks/check'
import type { InstanceSeed } from '../tasks/rng'
import { seededRng } from '../tasks/rng'
import type { Template } from '../tasks/template'

/** Statements that are right for one instance of a code task, by the check that stands beside its template. */
export async function solutionsOf(
  template: Template,
  seed: Omit<InstanceSeed, 'template' | 'revision'>,
): Promise<readonly string[]> {
  const { default: check } = (await import(`../banks/${template.id}.check`)) as { default: Check<unknown> }
  if (!('solutions' in check)) throw new Error(`${template.id} asks for no code`)
  const rng = seededRng({ ...seed, template: template.id, revision: template.revision })
  return check.solutions(template.params(rng))
}
