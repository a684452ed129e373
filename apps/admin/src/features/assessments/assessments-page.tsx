import { RefreshCw } from 'lucide-react'
import { useDocumentTitle } from '@tryka/app-shell'
import { BRAND, type AppealCases } from '@tryka/domain'
import { Badge, Button, Icon, PageHead, Tabs } from '@tryka/ui'
import { formatCount, formatRecent } from '../../base/format'
import { AppealDesk } from './appeal-desk'
import { useAppeals } from './assessments.queries'
import { Health } from './health'
import { TABS, useChoice, type Tab } from './use-choice'

const LABELS: Record<Tab, string> = { open: 'Open appeals', decided: 'Decided', health: 'Health' }

/** What people say of tasks, decided by a person; and how the assessments do. */
export function AssessmentsPage() {
  const choice = useChoice()
  const { list, show } = choice
  const open = useAppeals('open')
  useDocumentTitle('Assessments', BRAND.adminName)
  const counts = open.data?.counts
  const countOf: Record<Tab, number | undefined> = {
    open: counts?.open,
    decided: counts?.decided,
    health: undefined,
  }
  const content =
    list === 'health' ? <Health choice={choice} /> : <AppealDesk key={list} list={list} choice={choice} />
  return (
    <>
      <PageHead
        title="Assessments"
        context={contextOf(open.data)}
        actions={
          <Button variant="secondary" busy={open.isFetching} onClick={() => void open.refetch()}>
            <Icon icon={RefreshCw} size="sm" />
            Refresh
          </Button>
        }
      />
      <Tabs
        label="Assessments"
        value={list}
        onValueChange={(next) => show(next as Tab)}
        items={TABS.map((value) => ({
          value,
          label: LABELS[value],
          badge: countOf[value] !== undefined && <Badge>{formatCount(countOf[value])}</Badge>,
          content: value === list && content,
        }))}
      />
    </>
  )
}

/** How many wait, and how long already. */
function contextOf(appeals: AppealCases | undefined): string {
  if (!appeals) return 'Appeals, those that wait longest first.'
  const { oldest, counts } = appeals
  if (!oldest) return 'No appeal waits for a decision.'
  return `${formatCount(counts.open)} ${counts.open === 1 ? 'appeal waits' : 'appeals wait'}, the oldest since ${formatRecent(oldest)}.`
}
