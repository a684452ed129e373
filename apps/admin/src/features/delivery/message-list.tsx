import { Send } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { OUTBOX_STATES, type OutboxMessage } from '@tryka/domain'
import { Button, NativeSelect, Stack, Table, type Column } from '@tryka/ui'
import { useMay } from '../../base/deciders'
import { At, DeliveryState, Lines } from '../../base/cells'
import { DELIVERY_WORDS } from '../../base/delivery-words'
import { KeysetList } from '../../base/keyset-list'
import { useMessages, useRetry } from './delivery.queries'

const STATES = [
  { value: 'dead', label: DELIVERY_WORDS.dead },
  { value: '', label: 'Any state' },
  ...OUTBOX_STATES.filter((state) => state !== 'dead').map((state) => ({
    value: state,
    label: DELIVERY_WORDS[state],
  })),
]
const ANY = 'any'

/** Messages of a state, the latest first: those that were given up unless one asks for others. */
export function MessageList() {
  const [params, setParams] = useSearchParams()
  const asked = params.get('state')
  const state = asked === ANY ? '' : (OUTBOX_STATES.find((each) => each === asked) ?? 'dead')
  const marks = params.getAll('after')
  const mayRetry = useMay('moderator')
  const messages = useMessages(state, marks.at(-1))
  const go = (next: string, after: readonly string[] = []) =>
    setParams([
      ...(next === 'dead' ? [] : [['state', next || ANY] as [string, string]]),
      ...after.map((mark): [string, string] => ['after', mark]),
    ])
  return (
    <Stack gap={4}>
      <Bar>
        <NativeSelect aria-label="State" options={STATES} value={state} onValueChange={(next) => go(next)} />
      </Bar>
      <KeysetList
        query={messages}
        noun="messages"
        none={{
          icon: Send,
          title: state === 'dead' ? 'Nothing was given up' : 'No messages here',
          text:
            state === 'dead'
              ? 'Everything was delivered, or still waits for its turn.'
              : 'No message is in this state.',
        }}
        marks={marks}
        onMarks={(after) => go(state, after)}
      >
        {({ items }) => (
          <Table
            caption="Messages, the latest first"
            columns={mayRetry ? [...COLUMNS, RETRY] : COLUMNS}
            rows={items}
            rowKey={({ id }) => id}
          />
        )}
      </KeysetList>
    </Stack>
  )
}

function Retry({ message: { id, state, isOver, to } }: { message: OutboxMessage }) {
  const retry = useRetry()
  if (state !== 'dead' || isOver) return null
  return (
    <Button
      size="sm"
      variant="secondary"
      label={`Try again to ${to ?? 'somebody'}`}
      busy={retry.isPending}
      onClick={() => retry.mutate(id)}
    >
      Try again
    </Button>
  )
}

const COLUMNS: Column<OutboxMessage>[] = [
  {
    key: 'what',
    head: 'Message',
    rowHead: true,
    cell: ({ template, to }) => (
      <Lines>
        {template}
        <small>{to ?? 'Address not kept'}</small>
      </Lines>
    ),
  },
  {
    key: 'state',
    head: 'State',
    cell: (message) => <DeliveryState {...message} />,
  },
  { key: 'tries', head: 'Tries', numeric: true, wideOnly: true, cell: ({ tries }) => tries },
  {
    key: 'when',
    head: 'Stored',
    nowrap: true,
    numeric: true,
    cell: ({ createdAt }) => <At at={createdAt} />,
  },
]
const RETRY: Column<OutboxMessage> = {
  key: 'do',
  head: 'Actions',
  cell: (message) => <Retry message={message} />,
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-3);
  > * {
    flex: 0 1 14rem;
  }
`
