import { ShieldCheck } from 'lucide-react'
import { QueryView } from '@tryka/app-shell'
import type { Cases } from '@tryka/domain'
import { Card, EmptyState, LoadingRows, Stack } from '@tryka/ui'
import { Desk } from '../../base/desk'
import { KeysetPaging } from '../../base/keyset-list'
import { CaseView } from './case-view'
import { CaseQueue } from './case-queue'
import { useCase, useCases, type CaseList } from './cases.queries'
import type { Choice } from './use-choice'

/** The queue and, beside it or in its place, the case that is open. */
export function CaseDesk({ list, choice }: { list: CaseList; choice: Choice }) {
  const { id, after } = choice
  const cases = useCases(list, after.at(-1))
  return (
    <QueryView
      query={cases}
      loading={<LoadingRows label="Loading cases" />}
      boxed
      isEmpty={({ items }) => items.length === 0 && !id && after.length === 0}
      empty={<Nothing list={list} />}
      errorText="The cases could not be loaded. Check your connection, then try again."
    >
      {(data) => <Panes choice={choice} cases={data} busy={cases.isPlaceholderData} />}
    </QueryView>
  )
}

function Panes({ choice, cases, busy }: { choice: Choice; cases: Cases; busy: boolean }) {
  const { id, to, after, setMarks } = choice
  return (
    <Desk
      id={id}
      first={cases.items[0]?.id}
      back={to('')}
      backLabel="All cases"
      queue={(chosen) => (
        <Stack gap={4}>
          <CaseQueue items={cases.items} to={to} chosen={chosen} busy={busy} />
          <KeysetPaging marks={after} next={cases.next} onMarks={setMarks} />
        </Stack>
      )}
    >
      {(chosen, takesFocus) => <Opened key={chosen} id={chosen} takesFocus={takesFocus} />}
    </Desk>
  )
}

function Opened({ id, takesFocus }: { id: string; takesFocus: boolean }) {
  const opened = useCase(id)
  return (
    <QueryView
      query={opened}
      loading={<LoadingRows label="Loading the case" />}
      boxed
      errorText="The case could not be loaded. Check your connection, then try again."
    >
      {(data) => <CaseView of={data} takesFocus={takesFocus} />}
    </QueryView>
  )
}

const Nothing = ({ list }: { list: CaseList }) => (
  <Card>
    <EmptyState
      as="h2"
      icon={ShieldCheck}
      title={list === 'open' ? 'Nothing is reported' : 'Nothing is decided yet'}
      text={
        list === 'open'
          ? 'What people of the live market report appears here.'
          : 'Cases that were decided are listed here for a year.'
      }
    />
  </Card>
)
