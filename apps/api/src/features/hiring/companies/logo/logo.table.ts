import { EntitySchema } from 'typeorm'
import { integer, longText, time, varchar } from '../../../../db/columns'

/** A logo as it was drawn anew; what was brought is not kept. */
export interface LogoRow {
  /** Of the company and the bytes: another picture has another address, so that it may be kept for ever. */
  id: string
  companyId: string
  /** Base64 of a PNG. */
  bytes: string
  width: number
  height: number
  createdAt: string
}

export const LogoEntity = new EntitySchema<LogoRow>({
  name: 'logo',
  tableName: 'logos',
  columns: {
    id: { ...varchar('id', 32), primary: true, primaryKeyConstraintName: 'pk_logos' },
    companyId: varchar('company_id', 36),
    bytes: longText('bytes'),
    width: integer('width'),
    height: integer('height'),
    createdAt: time('created_at'),
  },
  indices: [{ name: 'ix_logos_company_id', columns: ['companyId'] }],
})
