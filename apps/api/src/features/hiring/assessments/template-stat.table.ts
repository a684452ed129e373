import { EntitySchema } from 'typeorm'
import { integer, time, varchar } from '../../../db/columns'

/** How a task was answered so far, counted once a day: of attempts with a result, and of those whose people are forgotten. */
export interface TemplateStatRow {
  templateId: string
  revision: number
  shown: number
  right: number
  at: string
}

const key = { primary: true, primaryKeyConstraintName: 'pk_template_stats' }

export const TemplateStatEntity = new EntitySchema<TemplateStatRow>({
  name: 'template_stat',
  tableName: 'template_stats',
  columns: {
    templateId: { ...varchar('template_id', 120), ...key },
    revision: { ...integer('revision'), ...key },
    shown: integer('shown'),
    right: integer('right'),
    at: time('at'),
  },
})
