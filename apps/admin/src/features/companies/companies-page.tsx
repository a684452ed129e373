import { ArrowLeft, Download, RefreshCw, Search } from 'lucide-react'
import { styled } from 'styled-components'
import { useDocumentTitle } from '@tryka/app-shell'
import { BRAND, LIMITS, type CompanyCases as Cases } from '@tryka/domain'
import { Badge, Button, ButtonRow, Icon, PageHead, SrOnly, Stack, Tabs, TextInput } from '@tryka/ui'
import { formatCount, formatRecent } from '../../base/format'
import { CompanyCases } from './company-cases'
import type { ListState } from './use-choice'
import { useDesk } from './use-desk'
import { useExport } from './use-export'
import { LISTS } from './words'

/** Companies that proved their domain wait here for a person's decision; what was decided stays beside them. */
export function CompaniesPage() {
  const desk = useDesk()
  const exported = useExport(desk.filter)
  useDocumentTitle('Companies', BRAND.adminName)
  if (desk.alone)
    return (
      <Stack gap={4}>
        <div>
          <h1>
            <SrOnly>Companies</SrOnly>
          </h1>
          <Button variant="quiet" size="sm" onClick={() => desk.open(undefined)}>
            <Icon icon={ArrowLeft} size="sm" />
            All companies
          </Button>
        </div>
        <CompanyCases desk={desk} />
      </Stack>
    )
  return (
    <>
      <PageHead
        title="Companies"
        context={contextOf(desk.waiting)}
        actions={
          <ButtonRow>
            <Button variant="secondary" busy={desk.cases.isFetching} onClick={desk.refresh}>
              <Icon icon={RefreshCw} size="sm" />
              Refresh
            </Button>
            <Button variant="secondary" busy={exported.isPending} onClick={() => exported.mutate()}>
              <Icon icon={Download} size="sm" />
              Export CSV
            </Button>
          </ButtonRow>
        }
      />
      <Look role="search" aria-label="Companies">
        <TextInput
          type="search"
          icon={Search}
          aria-label="Search companies"
          placeholder="Name or domain"
          maxLength={LIMITS.search}
          value={desk.typed}
          onChange={(event) => desk.setTyped(event.currentTarget.value)}
        />
      </Look>
      <Tabs
        label="Companies"
        value={desk.state}
        onValueChange={(next) => desk.show(next as ListState)}
        items={LISTS.map(({ state, label }) => ({
          value: state,
          label,
          badge: desk.counts && state !== 'any' && <Badge>{formatCount(desk.counts[state])}</Badge>,
          content: state === desk.state && <CompanyCases desk={desk} />,
        }))}
      />
    </>
  )
}

/** Who waits, and how long already. */
function contextOf(waiting: Cases | undefined): string {
  const oldest = waiting?.items[0]
  if (!waiting || !oldest)
    return waiting ? 'Nobody waits for a decision.' : 'Who waits for a decision, oldest first.'
  const { pending } = waiting.counts
  const since = formatRecent(oldest.since)
  return pending === 1
    ? `One waits for a decision, since ${since}.`
    : `${formatCount(pending)} wait for a decision, the oldest since ${since}.`
}

const Look = styled.div`
  max-width: 28rem;
  margin-bottom: var(--sp-4);
`
