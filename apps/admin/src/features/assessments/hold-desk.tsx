import { Hourglass } from 'lucide-react'
import { useState } from 'react'
import { QueryView } from '@tryka/app-shell'
import type { HoldCase, HoldCases } from '@tryka/domain'
import { Card, EmptyState, Field, LoadingRows, NativeSelect, Stack, StatusDot } from '@tryka/ui'
import { Desk } from '../../base/desk'
import { formatRecent } from '../../base/format'
import { KeysetPaging } from '../../base/keyset-list'
import { QueueList } from '../../base/queue-list'
import { HoldView } from './hold-view'
import { useHold, useHolds, type HoldList } from './holds.queries'
import type { Choice } from './use-choice'
import { HOLD_WORDS, kindsOf } from './words'

const LISTS: readonly { value: HoldList; label: string }[] = [
  { value: 'waiting', label: 'Waiting for a decision' },
  { value: 'open', label: 'Waiting for their person' },
  { value: 'decided', label: 'Decided' },
]
const EMPTY: Record<HoldList, readonly [title: string, text: string]> = {
  waiting: ['No result waits', 'Whoever appeals, or has too few of five tasks right, waits here.'],
  open: ['No result is held', 'A held result waits 14 days for its person, who takes five tasks or appeals.'],
  decided: ['Nothing is decided yet', 'Held results that were decided are listed here for a year.'],
}

/** Results that are looked at again: those that a person has to decide first. */
export function HoldDesk({ choice }: { choice: Choice }) {
  const [list, setList] = useState<HoldList>('waiting')
  const { id, after, setMarks } = choice
  const holds = useHolds(list, after.at(-1))
  const [title, text] = EMPTY[list]
  return (
    <Stack gap={4}>
      <Field label="Held results">
        <NativeSelect
          value={list}
          onValueChange={(next) => {
            setList(LISTS.find(({ value }) => value === next)?.value ?? 'waiting')
            setMarks([])
          }}
          options={LISTS}
        />
      </Field>
      <QueryView
        query={holds}
        loading={<LoadingRows label="Loading held results" />}
        boxed
        isEmpty={({ items }) => items.length === 0 && !id && after.length === 0}
        empty={
          <Card>
            <EmptyState as="h2" icon={Hourglass} title={title} text={text} />
          </Card>
        }
        errorText="The held results could not be loaded. Check your connection, then try again."
      >
        {(data) => <Panes choice={choice} holds={data} busy={holds.isPlaceholderData} />}
      </QueryView>
    </Stack>
  )
}

function Panes({ choice, holds, busy }: { choice: Choice; holds: HoldCases; busy: boolean }) {
  const { id, to, after, setMarks } = choice
  return (
    <Desk
      id={id}
      first={holds.items[0]?.id}
      back={to('')}
      backLabel="All held results"
      queue={(chosen) => (
        <Stack gap={4}>
          <QueueList label="Held results" items={holds.items} to={to} chosen={chosen} busy={busy}>
            {(row: HoldCase) => (
              <>
                <span>
                  <b>{row.skill}</b>
                  <span>{kindsOf(row)}</span>
                  <time dateTime={row.at}>{formatRecent(row.at)}</time>
                </span>
                <StatusDot tone={row.decidedAt === null ? 'open' : 'vriddhi'}>
                  {HOLD_WORDS[row.state]}
                </StatusDot>
              </>
            )}
          </QueueList>
          <KeysetPaging marks={after} next={holds.next} onMarks={setMarks} />
        </Stack>
      )}
    >
      {(chosen, takesFocus) => <Opened key={chosen} id={chosen} takesFocus={takesFocus} />}
    </Desk>
  )
}

function Opened({ id, takesFocus }: { id: string; takesFocus: boolean }) {
  const opened = useHold(id)
  return (
    <QueryView
      query={opened}
      loading={<LoadingRows label="Loading the held result" />}
      boxed
      errorText="The held result could not be loaded. Check your connection, then try again."
    >
      {(data) => <HoldView key={data.version} of={data} takesFocus={takesFocus} />}
    </QueryView>
  )
}
