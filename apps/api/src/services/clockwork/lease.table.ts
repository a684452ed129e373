import { EntitySchema } from 'typeorm'
import { time, varchar } from '../../db/columns'

/** Which process leads a kind of work of the clock, and until when unless it says so again. */
export interface LeaseRow {
  name: string
  holder: string
  until: string
}

export const LeaseEntity = new EntitySchema<LeaseRow>({
  name: 'lease',
  tableName: 'leases',
  columns: {
    name: { ...varchar('name', 60), primary: true, primaryKeyConstraintName: 'pk_leases' },
    holder: varchar('holder', 36),
    until: time('until'),
  },
})
