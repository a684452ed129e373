import { Users } from 'lucide-react'
import { Link } from 'react-router-dom'
import { CIRCLE_RULES, type Circle, type CircleOther } from '@tryka/domain'
import { Badge, Table, Text, TextLink, type Column } from '@tryka/ui'
import { At, Lines } from '../../base/cells'
import { KeysetList } from '../../base/keyset-list'
import { useCircles } from './coach.queries'
import type { Choice } from './use-choice'
import { circlesText, fromFewText, helpsText, otherText } from './words'

/** People whose help was mostly confirmed by the same few: to look at, and nothing follows from it by itself. */
export function CircleList({ choice: { after, setMarks } }: { choice: Choice }) {
  const circles = useCircles(after.at(-1))
  return (
    <KeysetList
      query={circles}
      noun="people"
      none={{
        icon: Users,
        title: 'Nobody is listed',
        text: `Whoever helped at least ${CIRCLE_RULES.least} times in ${CIRCLE_RULES.days} days is listed here where more than half of it was for the same ${CIRCLE_RULES.others} people.`,
      }}
      marks={after}
      onMarks={setMarks}
      above={(page) => (
        <Text size="sm" tone={3}>
          {circlesText(page)}
        </Text>
      )}
    >
      {({ items }) => (
        <Table
          caption="Help among few, the latest first"
          columns={COLUMNS}
          rows={items}
          rowKey={({ accountId }) => accountId}
        />
      )}
    </KeysetList>
  )
}

const COLUMNS: Column<Circle>[] = [
  {
    key: 'person',
    head: 'Person',
    rowHead: true,
    cell: ({ isSuspended, ...person }) => (
      <Lines>
        <Person of={person} none="No card" />
        {isSuspended && (
          <small>
            <Badge tone="danger">Suspended</Badge>
          </small>
        )}
      </Lines>
    ),
  },
  {
    key: 'help',
    head: 'Help that was paid',
    cell: (row) => (
      <Lines>
        {fromFewText(row)}
        <small>{helpsText(row)}</small>
      </Lines>
    ),
  },
  {
    key: 'others',
    head: 'Mostly for',
    cell: ({ others }) => (
      <Lines>
        {others.map((other, n) => (
          <div key={n}>
            <Person of={other} none="No name left" />
            <small>{otherText(other)}</small>
          </div>
        ))}
      </Lines>
    ),
  },
  { key: 'newest', head: 'Latest', cell: ({ newestAt }) => <At at={newestAt} /> },
]

/** The name of a card, which opens the account; a card without an account is nobody's to open. */
const Person = ({
  of: { accountId, name },
  none,
}: {
  of: Pick<CircleOther, 'accountId' | 'name'>
  none: string
}) =>
  accountId === null ? (
    (name ?? none)
  ) : (
    <TextLink asChild>
      <Link to={`/admin-users?user=${encodeURIComponent(accountId)}`}>{name ?? none}</Link>
    </TextLink>
  )
