import { EntitySchema } from 'typeorm'
import { flag, idColumn, integer, varchar } from '../../../db/columns'

/**
 * What is left of an answer after its time: which task it was, and whether it was right. Answers of one attempt have one
 * name, drawn by chance and written nowhere else, so that difficulties can be reckoned and nobody found.
 */
export interface KeptAnswerRow {
  id: string
  pseudonym: string
  templateId: string
  revision: number
  isCorrect: boolean
}

export const KeptAnswerEntity = new EntitySchema<KeptAnswerRow>({
  name: 'kept_answer',
  tableName: 'kept_answers',
  columns: {
    id: idColumn,
    pseudonym: varchar('pseudonym', 36),
    templateId: varchar('template_id', 120),
    revision: integer('revision'),
    isCorrect: flag('is_correct'),
  },
  indices: [{ name: 'ix_kept_answers_pseudonym', columns: ['pseudonym'] }],
})
