import { BadgeCheck, SearchX } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { QueryView } from '@tryka/app-shell'
import type { CompanyCases as CaseList, CompanyState } from '@tryka/domain'
import { Button, Card, EmptyState, LoadingRows, media, Stack } from '@tryka/ui'
import { CompanyCase } from './company-case'
import { CompanyQueue } from './company-queue'
import type { Desk } from './use-desk'

const NOTHING: Record<CompanyState, { title: string; text: string }> = {
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
  const { chosen, company, state } = desk
  const { items } = cases
  if (items.length === 0 && !company) return <Nothing state={state} takesFocus={desk.isDone} />
  const open = chosen ? (
    <CompanyCase
      // Another state is another screen: the decision gives way to what was decided.
      key={`${chosen.id} ${chosen.state} ${chosen.waits ?? ''}`}
      company={chosen}
      takesFocus={company === chosen.id}
      trouble={desk.troubleWith(chosen.id)}
      reason={desk.draftOf(chosen.id)}
      onReason={(text) => desk.setDraft(chosen.id, text)}
      busy={desk.busyWith === chosen.id}
      onDecide={(answer) => desk.decide(chosen, answer)}
    />
  ) : (
    company && <NotHere desk={desk} />
  )
  if (desk.alone) return open
  return (
    <Duo>
      {items.length > 0 ? (
        <Side>
          <CompanyQueue
            state={state}
            items={items}
            total={cases.counts[state]}
            chosen={chosen?.id}
            left={desk.left}
          />
        </Side>
      ) : (
        <Nothing state={state} />
      )}
      {open}
    </Duo>
  )
}

/** After the last decision the keyboard goes on here. */
function Nothing({ state, takesFocus = false }: { state: CompanyState; takesFocus?: boolean }) {
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) card.current?.focus()
  }, [takesFocus])
  return (
    <Card ref={card} tabIndex={-1}>
      <EmptyState as="h2" icon={BadgeCheck} {...NOTHING[state]} />
    </Card>
  )
}

/** The address names a company that this list does not have: a shared link, or somebody else was quicker. */
const NotHere = ({ desk }: { desk: Desk }) =>
  desk.cases.isFetching ? (
    <LoadingRows label="Loading the company" />
  ) : (
    <Card>
      <EmptyState
        as="h2"
        icon={SearchX}
        title="This company is not in this list"
        text="It was decided about meanwhile, or stands further down than the list reaches."
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
  ${media.wide} {
    position: sticky;
    top: var(--sp-5);
    max-height: calc(100dvh - 2 * var(--sp-5));
    overflow-y: auto;
  }
`
