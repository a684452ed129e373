import { EntitySchema } from 'typeorm'
import { varchar } from '../../../db/columns'
import type { CompanyWord } from '../../../db/company-words/company-words'

/** A word that a company of the live market is found by in the console. */
export interface CompanyWordRow extends CompanyWord {
  companyId: string
}

const key = { primary: true, primaryKeyConstraintName: 'pk_company_words' }

export const CompanyWordEntity = new EntitySchema<CompanyWordRow>({
  name: 'company_word',
  tableName: 'company_words',
  withoutRowid: true,
  columns: {
    companyId: { ...varchar('company_id', 36), ...key },
    kind: { ...varchar('kind', 6), ...key },
    // By bytes on both databases: all with one beginning are neighbours.
    word: { ...varchar('word', 120), ...key, collation: 'C' },
  },
  indices: [{ name: 'ix_company_words_word', columns: ['kind', 'word', 'companyId'] }],
  foreignKeys: [
    {
      name: 'fk_company_words_company',
      target: 'company_proof',
      columnNames: ['companyId'],
      referencedColumnNames: ['companyId'],
      onDelete: 'CASCADE',
    },
  ],
})
