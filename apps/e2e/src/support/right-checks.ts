import { createHmac, hkdfSync } from 'node:crypto'
import { drawInstance, isCodeKey, rightWords, seededRng, type Key } from '@tryka/assessment'
import { courseModule } from '@tryka/coach'
import type { ModuleCheck, TaskAnswer, PlainAnswer } from '@tryka/domain'
import { openStack } from './stack'

/** As the server draws checks: by a key of its own from its secret. */
const checksKey = (): Buffer =>
  Buffer.from(hkdfSync('sha256', openStack().keySecret, 'tryka', 'module-checks', 32))

function plainOf(key: Key, ids: readonly string[]): PlainAnswer {
  const named = (numbers: readonly number[]) => ({ chosen: numbers.map((number) => ids[number] ?? '') })
  if (key.kind === 'single') return named([key.right])
  if (key.kind === 'multiple') return named(key.right)
  if (key.kind === 'ordering') return named(key.orders[0] ?? [])
  if (key.kind === 'numeric') return { text: String(key.value) }
  if (key.kind === 'short') return { text: key.accept[0] ?? '' }
  throw new Error(`${key.kind} asks for code`)
}

interface AskedOf {
  candidateId: string
  /** As in an address: path and name. */
  moduleId: string
  check: ModuleCheck
}

/** What is right of the check that is asked now: an answer, or code that does what is asked. */
export async function rightCheck({ candidateId, moduleId, check }: AskedOf): Promise<TaskAnswer> {
  const key = checksKey()
  const module = await courseModule(moduleId)
  const template = module?.checks.checks.find(({ name }) => name === check.name)?.template
  if (!template) throw new Error(`There is no check ${check.name} in ${moduleId}`)
  // One try more than was wrong is asked.
  const seed = createHmac('sha256', key)
    .update(JSON.stringify(['check', candidateId, moduleId, check.name, String(check.wrong)]))
    .digest('base64url')
  if (seed !== check.task.seed) throw new Error(`${check.name} is asked otherwise`)
  const { id, revision } = template
  const instance = drawInstance(
    template,
    seededRng({ key: key.toString('base64url'), attempt: seed, seq: check.wrong, template: id, revision }),
  )
  return isCodeKey(instance.key)
    ? { code: rightWords(instance).join('\n') }
    : plainOf(instance.key, instance.ids)
}
