import { useId } from 'react'
import type { AssessmentsHealth } from '@tryka/domain'
import { Card, CardBody, CardHead, Table, Text, type Column } from '@tryka/ui'
import { formatCount } from '../../base/format'

type Wish = AssessmentsHealth['wishes'][number]

const COLUMNS: Column<Wish>[] = [
  { key: 'skill', head: 'Skill', cell: ({ skill }) => skill, rowHead: true },
  { key: 'accounts', head: 'Accounts', cell: ({ accounts }) => formatCount(accounts), numeric: true },
]

/** Skills without an assessment for which people pressed "Ask for it". */
export function WishesCard({ wishes }: { wishes: readonly Wish[] }) {
  const id = useId()
  return (
    <Card asChild>
      <section aria-labelledby={id} style={{ minWidth: 0 }}>
        <CardHead>
          <h2 id={id}>Asked for</h2>
        </CardHead>
        {wishes.length === 0 ? (
          <CardBody>
            <Text size="sm">Nobody asked for an assessment of another skill yet.</Text>
          </CardBody>
        ) : (
          <Table
            caption="Skills without an assessment that accounts asked for"
            columns={COLUMNS}
            rows={[...wishes]}
            rowKey={({ skill }) => skill}
            narrow="scroll"
          />
        )}
      </section>
    </Card>
  )
}
