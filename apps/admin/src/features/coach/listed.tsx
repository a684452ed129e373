import { useId } from 'react'
import { Card, CardHead, Table, Text, type Column } from '@tryka/ui'
import { formatCount } from '../../base/format'

/** Columns of numbers, by what each counts. */
export const counts = <Row, Key extends string & keyof Row>(heads: Record<Key, string>): Column<Row>[] =>
  (Object.keys(heads) as Key[]).map((key) => ({
    key,
    head: heads[key],
    cell: (row: Row) => formatCount(Number(row[key])),
    numeric: true,
  }))

interface ListedProps<Row> {
  title: string
  note?: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
}

/** A table under its own heading; what is too wide scrolls in its box. */
export function Listed<Row>({ title, note, columns, rows, keyOf }: ListedProps<Row>) {
  const id = useId()
  return (
    <Card asChild>
      <section aria-labelledby={id} style={{ minWidth: 0 }}>
        <CardHead
          action={
            note && (
              <Text as="span" size="sm" tone={3}>
                {note}
              </Text>
            )
          }
        >
          <h2 id={id}>{title}</h2>
        </CardHead>
        <Table caption={title} columns={columns} rows={rows} rowKey={keyOf} narrow="scroll" />
      </section>
    </Card>
  )
}
