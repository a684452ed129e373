import { RefreshCw } from 'lucide-react'
import { useDocumentTitle } from '@tryka/app-shell'
import { BRAND, type AppealCases, type LogHealth } from '@tryka/domain'
import { Badge, Button, Icon, PageHead, Tabs } from '@tryka/ui'
import { formatCount, formatRecent } from '../../base/format'
import { AppealDesk } from './appeal-desk'
import { useAppeals } from './assessments.queries'
import { CredentialList } from './credential-list'
import { Health } from './health'
import { HoldDesk } from './hold-desk'
import { useHolds } from './holds.queries'
import { LogTrouble, LogView } from './log-view'
import { useLogHealth } from './log.queries'
import { TABS, useChoice, type Tab } from './use-choice'

const LABELS: Record<Tab, string> = {
  open: 'Open appeals',
  decided: 'Decided',
  held: 'Held results',
  credentials: 'Credentials',
  health: 'Health',
  log: 'Public log',
}

/** What people say of tasks and results that are held, decided by a person; and how the assessments do. */
export function AssessmentsPage() {
  const choice = useChoice()
  const { list, show } = choice
  const open = useAppeals('open')
  const held = useHolds('waiting')
  const log = useLogHealth()
  useDocumentTitle('Assessments', BRAND.adminName)
  const counts = open.data?.counts
  const countOf: Record<Tab, number | undefined> = {
    open: counts?.open,
    decided: counts?.decided,
    held: held.data?.counts.waiting,
    credentials: undefined,
    health: undefined,
    log: faultsOf(log.data),
  }
  const content =
    list === 'health' ? (
      <Health choice={choice} />
    ) : list === 'log' ? (
      <LogView />
    ) : list === 'credentials' ? (
      <CredentialList choice={choice} />
    ) : list === 'held' ? (
      <HoldDesk choice={choice} />
    ) : (
      <AppealDesk key={list} list={list} choice={choice} />
    )
  return (
    <>
      <PageHead
        title="Assessments"
        context={contextOf(open.data)}
        actions={
          <Button
            variant="secondary"
            busy={open.isFetching || held.isFetching || log.isFetching}
            onClick={() => {
              void open.refetch()
              void held.refetch()
              void log.refetch()
            }}
          >
            <Icon icon={RefreshCw} size="sm" />
            Refresh
          </Button>
        }
      />
      {log.data && <LogTrouble trouble={log.data.trouble} />}
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

/** What of the log a person should look at; nothing where all is well. */
function faultsOf(log: LogHealth | undefined): number | undefined {
  if (!log) return undefined
  const faults = log.anchors.filter(({ isStuck }) => isStuck).length + (log.trouble ? 1 : 0)
  return faults || undefined
}

/** How many wait, and how long already. */
function contextOf(appeals: AppealCases | undefined): string {
  if (!appeals) return 'Appeals, those that wait longest first.'
  const { oldest, counts } = appeals
  if (!oldest) return 'No appeal waits for a decision.'
  return `${formatCount(counts.open)} ${counts.open === 1 ? 'appeal waits' : 'appeals wait'}, the oldest since ${formatRecent(oldest)}.`
}
