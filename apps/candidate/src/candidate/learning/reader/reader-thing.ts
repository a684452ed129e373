import type { ModuleView } from '@tryka/domain'
import type { Thing } from '../../parts/minutes/use-minutes'

/** A check or task while its box is used, else the text. */
export function readerThing(
  { id, progress }: Pick<ModuleView, 'id' | 'progress'>,
  where: Element | null,
): Thing {
  const name = where?.closest('[data-check]')?.getAttribute('data-check')
  const check = progress.checks.find((one) => one.name === name)
  if (!check) return { kind: 'reading', ref: id }
  return { kind: check.isTask ? 'task' : 'check', ref: `${id}/${check.name}` }
}
