import { Send } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { QueryView } from '@tryka/app-shell'
import { OUTBOX_STATES, type OutboxMessage } from '@tryka/domain'
import {
  Badge,
  Button,
  ButtonRow,
  Card,
  EmptyState,
  LoadingRows,
  NativeSelect,
  Stack,
  Table,
  type Column,
} from '@tryka/ui'
import { formatTime } from '../../base/format'
import { useMessages, useRetry } from './delivery.queries'
import { reasonWords, STATE_TONES, STATE_WORDS } from './words'

const STATES = [
  { value: 'dead', label: STATE_WORDS.dead },
  { value: '', label: 'Any state' },
  ...OUTBOX_STATES.filter((state) => state !== 'dead').map((state) => ({
    value: state,
    label: STATE_WORDS[state],
  })),
]
const ANY = 'any'

/** Messages of a state, the latest first: those that were given up unless one asks for others. */
export function MessageList() {
  const [params, setParams] = useSearchParams()
  const asked = params.get('state')
  const state = asked === ANY ? '' : (OUTBOX_STATES.find((each) => each === asked) ?? 'dead')
  const marks = params.getAll('after')
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
      <QueryView
        query={messages}
        loading={<LoadingRows label="Loading messages" />}
        boxed
        isEmpty={({ items }) => items.length === 0}
        empty={
          <Card>
            <EmptyState
              as="h2"
              icon={Send}
              title={state === 'dead' ? 'Nothing was given up' : 'No messages here'}
              text={
                state === 'dead'
                  ? 'Everything was delivered, or still waits for its turn.'
                  : 'No message is in this state.'
              }
            />
          </Card>
        }
        errorText="The messages could not be loaded. Check your connection, then try again."
      >
        {({ items, next }) => (
          <Stack gap={4}>
            <Card aria-busy={messages.isPlaceholderData}>
              <Table
                caption="Messages, the latest first"
                columns={COLUMNS}
                rows={items}
                rowKey={({ id }) => id}
              />
            </Card>
            <ButtonRow>
              {marks.length > 0 && (
                <Button size="sm" variant="secondary" onClick={() => go(state, marks.slice(0, -1))}>
                  Newer
                </Button>
              )}
              {next && (
                <Button size="sm" variant="secondary" onClick={() => go(state, [...marks, next])}>
                  Older
                </Button>
              )}
            </ButtonRow>
          </Stack>
        )}
      </QueryView>
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
    cell: ({ state, reason }) => (
      <Lines>
        <Badge tone={STATE_TONES[state]}>{STATE_WORDS[state]}</Badge>
        {reason && <small>{reasonWords(reason)}</small>}
      </Lines>
    ),
  },
  { key: 'tries', head: 'Tries', numeric: true, wideOnly: true, cell: ({ tries }) => tries },
  {
    key: 'when',
    head: 'Stored',
    nowrap: true,
    numeric: true,
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatTime(createdAt)}</time>,
  },
  { key: 'do', head: 'Actions', cell: (message) => <Retry message={message} /> },
]

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-3);
`
const Lines = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
  small {
    display: block;
    font-size: var(--fs-2);
    color: var(--text-3);
  }
`
