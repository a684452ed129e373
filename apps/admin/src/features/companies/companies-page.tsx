import { ArrowLeft, RefreshCw } from 'lucide-react'
import { useDocumentTitle } from '@tryka/app-shell'
import { BRAND, type CompanyCases as Cases } from '@tryka/domain'
import { Badge, Button, Icon, PageHead, SrOnly, Stack, Tabs } from '@tryka/ui'
import { formatCount, formatRecent } from '../../base/format'
import { CompanyCases } from './company-cases'
import { useDesk } from './use-desk'
import { LISTS } from './words'

/** Companies that proved their domain wait here for a person's decision; what was decided stays beside them. */
export function CompaniesPage() {
  const desk = useDesk()
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
          <Button variant="secondary" busy={desk.cases.isFetching} onClick={() => void desk.cases.refetch()}>
            <Icon icon={RefreshCw} size="sm" />
            Refresh
          </Button>
        }
      />
      <Tabs
        label="Companies"
        value={desk.state}
        onValueChange={desk.show}
        items={LISTS.map(({ state, label }) => ({
          value: state,
          label,
          badge: desk.counts && <Badge>{formatCount(desk.counts[state])}</Badge>,
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
