import { Flag } from 'lucide-react'
import { QueryView } from '@tryka/app-shell'
import type { CorrectionCase, CorrectionCases, CorrectionOrder } from '@tryka/domain'
import { Card, EmptyState, LoadingRows, Segments, Stack, StatusDot } from '@tryka/ui'
import { Desk } from '../../base/desk'
import { formatRecent } from '../../base/format'
import { KeysetPaging } from '../../base/keyset-list'
import { QueueList } from '../../base/queue-list'
import { useCorrection, useCorrections } from './coach.queries'
import { CorrectionView } from './correction-view'
import type { Choice, CorrectionList } from './use-choice'
import { kindOf, STATES } from './words'

const ORDERS: readonly { value: CorrectionOrder; label: string }[] = [
  { value: 'oldest', label: 'Oldest first' },
  { value: 'newest', label: 'Newest first' },
]

/** The queue of corrections and, beside it or in its place, the one that is open. */
export function CorrectionDesk({ choice }: { choice: Choice }) {
  const { id, after, list, order } = choice
  const corrections = useCorrections({ list, order, after: after.at(-1) })
  return (
    <QueryView
      query={corrections}
      loading={<LoadingRows label="Loading corrections" />}
      boxed
      isEmpty={({ items }) => items.length === 0 && !id && after.length === 0}
      empty={<Nothing list={list} />}
      errorText="The corrections could not be loaded. Check your connection, then try again."
    >
      {(data) => <Panes choice={choice} corrections={data} busy={corrections.isPlaceholderData} />}
    </QueryView>
  )
}

interface PanesProps {
  choice: Choice
  corrections: CorrectionCases
  busy: boolean
}

function Panes({ choice, corrections: { items, next }, busy }: PanesProps) {
  const { id, to, after, setMarks, order, setOrder } = choice
  return (
    <Desk
      id={id}
      first={items[0]?.id}
      back={to('')}
      backLabel="All corrections"
      queue={(chosen) => (
        <Stack gap={4}>
          <div>
            <Segments label="Order" options={ORDERS} value={order} onValueChange={setOrder} />
          </div>
          {items.length > 0 ? (
            <QueueList label="Corrections" items={items} to={to} chosen={chosen} busy={busy}>
              {(row: CorrectionCase) => (
                <>
                  <span>
                    <b>{row.about}</b>
                    <span>{kindOf(row)}</span>
                    <time dateTime={row.decidedAt ?? row.at}>{formatRecent(row.decidedAt ?? row.at)}</time>
                  </span>
                  <StatusDot tone={STATES[row.state].tone}>{STATES[row.state].word}</StatusDot>
                </>
              )}
            </QueueList>
          ) : (
            <Card>
              <EmptyState
                as="h2"
                title="No more corrections here"
                text="They were decided in the meantime."
              />
            </Card>
          )}
          <KeysetPaging marks={after} next={next} onMarks={setMarks} />
        </Stack>
      )}
    >
      {(chosen, takesFocus) => <Opened key={chosen} id={chosen} takesFocus={takesFocus} />}
    </Desk>
  )
}

function Opened({ id, takesFocus }: { id: string; takesFocus: boolean }) {
  const opened = useCorrection(id)
  return (
    <QueryView
      query={opened}
      loading={<LoadingRows label="Loading the correction" />}
      boxed
      errorText="The correction could not be loaded. Check your connection, then try again."
    >
      {(data) => <CorrectionView of={data} takesFocus={takesFocus} />}
    </QueryView>
  )
}

const Nothing = ({ list }: { list: CorrectionList }) => (
  <Card>
    <EmptyState
      as="h2"
      icon={Flag}
      title={list === 'open' ? 'No correction waits' : 'Nothing is decided yet'}
      text={
        list === 'open'
          ? 'Whoever practises or learns can say that something is wrong with a question, a key point, a module or a check.'
          : 'Corrections that were accepted or refused are listed here.'
      }
    />
  </Card>
)
