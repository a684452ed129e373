import { BadgeCheck, SearchX } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { QueryView } from '@tryka/app-shell'
import { ApiError } from '@tryka/api-client'
import type { CompanyCases as CaseList } from '@tryka/domain'
import { Button, Card, EmptyState, LoadingRows, media, Stack } from '@tryka/ui'
import { KeysetPaging } from '../../base/keyset-list'
import { CompanyCase } from './company-case'
import { CompanyQueue } from './company-queue'
import type { ListState } from './use-choice'
import type { Desk } from './use-desk'

const NOTHING: Record<ListState, { title: string; text: string }> = {
  pending: { title: 'Nobody waits', text: 'A company appears here once it has proved its domain.' },
  verified: { title: 'No company is verified yet', text: 'Those that you verify are listed here.' },
  refused: { title: 'No company is refused', text: 'One that tries again waits under To verify.' },
  suspended: {
    title: 'No company is suspended',
    text: 'Those that may not act for a while are listed here.',
  },
  closing: { title: 'No company is closing', text: 'Those whose last applications are being ended.' },
  closed: { title: 'No company is closed', text: 'Those that an Admin closed for good are listed here.' },
  unverified: {
    title: 'No company is without a proof',
    text: 'New ones are listed here until they prove their domain.',
  },
  any: { title: 'No company yet', text: 'Those that people make in the live market are listed here.' },
}
/** Whoever decided about the last of a page is behind its end. */
const END = { title: 'No more companies here', text: 'The ones before these are on the previous page.' }
const NOT_FOUND = {
  title: 'No company found',
  text: 'No name or domain in this list begins with these words.',
}

/** The queue and, beside it or in its place, the company that is open. */
export const CompanyCases = ({ desk }: { desk: Desk }) => (
  <QueryView
    query={desk.cases}
    loading={<LoadingRows label="Loading companies" />}
    boxed
    errorText="The companies could not be loaded. Check your connection, then try again."
  >
    {(cases) => (
      <Stack gap={4}>
        {desk.cases.isError && <p role="alert">The companies could not be loaded again. These may be old.</p>}
        <Panes desk={desk} cases={cases} />
      </Stack>
    )}
  </QueryView>
)

function Panes({ desk, cases }: { desk: Desk; cases: CaseList }) {
  const { wanted, company } = desk
  const { items } = cases
  const paging = <KeysetPaging marks={desk.after} next={cases.next} onMarks={desk.setMarks} />
  const says = desk.after.length ? END : desk.q ? NOT_FOUND : NOTHING[desk.state]
  const nothing = (
    <Stack gap={4}>
      <Nothing {...says} takesFocus={desk.isDone} />
      {paging}
    </Stack>
  )
  if (items.length === 0 && !company) return nothing
  const open = wanted && <Opened desk={desk} />
  if (desk.alone) return open
  return (
    <Duo>
      {items.length > 0 ? (
        <Side>
          <CompanyQueue
            items={items}
            to={desk.to}
            chosen={wanted}
            left={desk.left}
            busy={desk.cases.isPlaceholderData}
          />
          {paging}
        </Side>
      ) : (
        nothing
      )}
      {open}
    </Duo>
  )
}

/** The company of the address, or the first of the list. */
function Opened({ desk }: { desk: Desk }) {
  const { chosen, company } = desk
  if (isGone(chosen.error)) return <NotHere desk={desk} />
  return (
    <QueryView
      query={chosen}
      loading={<LoadingRows label="Loading the company" />}
      boxed
      errorText="The company could not be loaded. Check your connection, then try again."
    >
      {(data) => (
        <CompanyCase
          // Another state is another screen: the decision gives way to what was decided.
          key={`${data.id} ${data.state} ${data.waits ?? ''}`}
          company={data}
          takesFocus={company === data.id}
          trouble={desk.troubleWith(data.id)}
          reason={desk.draftOf(data.id)}
          onReason={(text) => desk.setDraft(data.id, text)}
          busy={desk.busyWith === data.id}
          onDecide={(answer) => desk.decide(data, answer)}
        />
      )}
    </QueryView>
  )
}

const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404

/** After the last decision the keyboard goes on here. */
function Nothing({ takesFocus, ...says }: { title: string; text: string; takesFocus: boolean }) {
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) card.current?.focus()
  }, [takesFocus])
  return (
    <Card ref={card} tabIndex={-1}>
      <EmptyState as="h2" icon={BadgeCheck} {...says} />
    </Card>
  )
}

/** The address names a company that is not there. */
const NotHere = ({ desk }: { desk: Desk }) => (
  <Card>
    <EmptyState
      as="h2"
      icon={SearchX}
      title="There is no such company"
      text="The link may be cut short, or the company is gone."
      action={
        <Button variant="secondary" onClick={() => desk.open(undefined)}>
          Show the list
        </Button>
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
/** A long queue scrolls by itself, so that what is chosen far down opens in view. */
const Side = styled.div`
  display: grid;
  gap: var(--sp-4);
  ${media.wide} {
    position: sticky;
    top: var(--sp-5);
    max-height: calc(100dvh - 2 * var(--sp-5));
    overflow-y: auto;
  }
`
