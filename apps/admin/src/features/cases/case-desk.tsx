import { ArrowLeft, ShieldCheck } from 'lucide-react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { QueryView } from '@tryka/app-shell'
import type { Cases } from '@tryka/domain'
import { Card, EmptyState, Icon, LoadingRows, media, Stack, TextLink, useMedia } from '@tryka/ui'
import { CaseView } from './case-view'
import { CaseQueue } from './case-queue'
import { useCase, useCases, type CaseList } from './cases.queries'
import { searchOf } from './use-choice'

/** Under it the queue and the chosen case have a screen each. */
const NARROW = '(max-width: 980px)'

/** The queue and, beside it or in its place, the case that is open. */
export function CaseDesk({ list, id }: { list: CaseList; id: string }) {
  const cases = useCases(list)
  return (
    <QueryView
      query={cases}
      loading={<LoadingRows label="Loading cases" />}
      boxed
      isEmpty={({ items }) => items.length === 0 && !id}
      empty={<Nothing list={list} />}
      errorText="The cases could not be loaded. Check your connection, then try again."
    >
      {(data) => <Panes list={list} id={id} cases={data} />}
    </QueryView>
  )
}

function Panes({ list, id, cases }: { list: CaseList; id: string; cases: Cases }) {
  const narrow = useMedia(NARROW)
  const chosen = id || (narrow ? '' : (cases.items[0]?.id ?? ''))
  const queue = <CaseQueue list={list} items={cases.items} total={cases.counts[list]} chosen={chosen} />
  if (narrow) return chosen ? <Alone list={list} id={chosen} /> : queue
  return (
    <Duo>
      {queue}
      <Opened key={chosen} id={chosen} takesFocus={id !== ''} />
    </Duo>
  )
}

const Alone = ({ list, id }: { list: CaseList; id: string }) => (
  <Stack gap={4}>
    <TextLink asChild>
      <Link to={{ search: searchOf(list) }}>
        <Icon icon={ArrowLeft} size="sm" /> All cases
      </Link>
    </TextLink>
    <Opened key={id} id={id} takesFocus />
  </Stack>
)

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

const Duo = styled.div`
  display: grid;
  grid-template-columns: minmax(0, min(22rem, 36%)) minmax(0, 1fr);
  gap: var(--sp-5);
  align-items: start;
  ${media.grid} {
    grid-template-columns: minmax(0, 1fr);
  }
`
