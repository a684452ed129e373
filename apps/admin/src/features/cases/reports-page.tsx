import { RefreshCw } from 'lucide-react'
import { useDocumentTitle } from '@tryka/app-shell'
import { BRAND, type Cases } from '@tryka/domain'
import { Badge, Button, Icon, PageHead, Tabs } from '@tryka/ui'
import { formatCount, formatRecent } from '../../base/format'
import { CaseDesk } from './case-desk'
import { useCases } from './cases.queries'
import { ObjectionList } from './objection-list'
import { useChoice, type Tab } from './use-choice'

const LABELS: Record<Tab, string> = { open: 'Open', decided: 'Decided', objections: 'Objections' }

/** What people report, in cases; here a person decides, with reasons that can be objected to. */
export function ReportsPage() {
  const choice = useChoice()
  const { list, show } = choice
  const open = useCases('open')
  useDocumentTitle('Reports', BRAND.adminName)
  const counts = open.data?.counts
  const content =
    list === 'objections' ? (
      <ObjectionList choice={choice} />
    ) : (
      <CaseDesk key={list} list={list} choice={choice} />
    )
  return (
    <>
      <PageHead
        title="Reports"
        context={contextOf(open.data)}
        actions={
          <Button variant="secondary" busy={open.isFetching} onClick={() => void open.refetch()}>
            <Icon icon={RefreshCw} size="sm" />
            Refresh
          </Button>
        }
      />
      <Tabs
        label="Reports"
        value={list}
        onValueChange={(next) => show(next as Tab)}
        items={(['open', 'decided', 'objections'] as const).map((value) => ({
          value,
          label: LABELS[value],
          badge: counts && <Badge>{formatCount(counts[value])}</Badge>,
          content: value === list && content,
        }))}
      />
    </>
  )
}

/** How many wait, and how long already. */
function contextOf(cases: Cases | undefined): string {
  if (!cases) return 'Reported subjects, the heaviest and oldest first.'
  const { open } = cases.counts
  const { oldest } = cases
  if (!oldest) return 'Nothing waits for a decision.'
  return `${formatCount(open)} ${open === 1 ? 'waits' : 'wait'}, the oldest since ${formatRecent(oldest)}.`
}
