import { Scale } from 'lucide-react'
import { QueryView } from '@tryka/app-shell'
import type { AppealCase, AppealCases } from '@tryka/domain'
import { Card, EmptyState, LoadingRows, Stack, StatusDot } from '@tryka/ui'
import { Desk } from '../../base/desk'
import { formatRecent } from '../../base/format'
import { KeysetPaging } from '../../base/keyset-list'
import { QueueList } from '../../base/queue-list'
import { AppealView } from './appeal-view'
import { useAppeal, useAppeals, type AppealList } from './assessments.queries'
import type { Choice } from './use-choice'
import { aboutOf, stateOf } from './words'

/** The queue of appeals and, beside it or in its place, the one that is open. */
export function AppealDesk({ list, choice }: { list: AppealList; choice: Choice }) {
  const { id, after } = choice
  const appeals = useAppeals(list, after.at(-1))
  return (
    <QueryView
      query={appeals}
      loading={<LoadingRows label="Loading appeals" />}
      boxed
      isEmpty={({ items }) => items.length === 0 && !id && after.length === 0}
      empty={<Nothing list={list} />}
      errorText="The appeals could not be loaded. Check your connection, then try again."
    >
      {(data) => <Panes choice={choice} appeals={data} busy={appeals.isPlaceholderData} />}
    </QueryView>
  )
}

function Panes({ choice, appeals, busy }: { choice: Choice; appeals: AppealCases; busy: boolean }) {
  const { id, to, after, setMarks } = choice
  return (
    <Desk
      id={id}
      first={appeals.items[0]?.id}
      back={to('')}
      backLabel="All appeals"
      queue={(chosen) => (
        <Stack gap={4}>
          <QueueList label="Appeals" items={appeals.items} to={to} chosen={chosen} busy={busy}>
            {(row: AppealCase) => (
              <>
                <span>
                  <b>{row.skill}</b>
                  <span>{aboutOf(row)}</span>
                  <time dateTime={row.at}>{formatRecent(row.at)}</time>
                </span>
                <StatusDot tone={row.state === 'open' ? 'open' : 'vriddhi'}>{stateOf(row)}</StatusDot>
              </>
            )}
          </QueueList>
          <KeysetPaging marks={after} next={appeals.next} onMarks={setMarks} />
        </Stack>
      )}
    >
      {(chosen, takesFocus) => <Opened key={chosen} id={chosen} takesFocus={takesFocus} />}
    </Desk>
  )
}

function Opened({ id, takesFocus }: { id: string; takesFocus: boolean }) {
  const opened = useAppeal(id)
  return (
    <QueryView
      query={opened}
      loading={<LoadingRows label="Loading the appeal" />}
      boxed
      errorText="The appeal could not be loaded. Check your connection, then try again."
    >
      {(data) => <AppealView of={data} takesFocus={takesFocus} />}
    </QueryView>
  )
}

const Nothing = ({ list }: { list: AppealList }) => (
  <Card>
    <EmptyState
      as="h2"
      icon={Scale}
      title={list === 'open' ? 'Nobody appealed' : 'Nothing is decided yet'}
      text={
        list === 'open'
          ? 'Whoever has a result may say within 30 days that something was wrong with a task.'
          : 'Appeals that were decided are listed here for a year.'
      }
    />
  </Card>
)
