import type { EntityManager } from 'typeorm'
import { Not } from 'typeorm'
import type { Template } from '@tryka/assessment'
import type { TemplateStanding } from '@tryka/domain'
import { TEMPLATE_MACHINE, transition } from '@tryka/domain'
import { illegalMove } from '../core/errors'
import type { TemplateStateRow } from './appeal.table'
import { TemplateStateEntity } from './appeal.table'

/** Templates that are not given out, whatever their banks say. */
export async function restingTemplates(manager: EntityManager): Promise<Set<string>> {
  const rows = await manager.find(TemplateStateEntity, {
    select: { templateId: true },
    where: { state: Not('active' as const) },
  })
  return new Set(rows.map(({ templateId }) => templateId))
}

/** Where a template stands: as somebody moved it, or as its bank says. A pilot that is given out again is one still. */
export function standingOf(
  { status }: Pick<Template, 'status'>,
  row: Pick<TemplateStateRow, 'state'> | null | undefined,
): TemplateStanding {
  if (!row || (row.state === 'active' && status === 'pilot')) return status
  return row.state
}

/** The same, read now. */
export const standingNow = async (
  manager: EntityManager,
  template: Pick<Template, 'id' | 'status'>,
): Promise<TemplateStanding> =>
  standingOf(template, await manager.findOneBy(TemplateStateEntity, { templateId: template.id }))

/** Moves a template, if the table lists it. Whoever calls holds `TEMPLATES`. */
export async function moveTemplate(
  { manager, at }: { manager: EntityManager; at: string },
  template: Pick<Template, 'id' | 'status'>,
  move: { to: TemplateStanding; reason: string; by: string; actor: 'platform' | 'system' },
): Promise<TemplateStateRow> {
  const { to, reason, by, actor } = move
  const before = await manager.findOneBy(TemplateStateEntity, { templateId: template.id })
  const from = standingOf(template, before)
  const result = transition(TEMPLATE_MACHINE, { from, action: to, actor, reason })
  if (!result.ok) throw illegalMove(result)
  const row: TemplateStateRow = { templateId: template.id, state: to, reason, by, at }
  if (before) await manager.update(TemplateStateEntity, { templateId: template.id }, row)
  else await manager.insert(TemplateStateEntity, row)
  return row
}
