import { FlagOff, RefreshCw } from 'lucide-react'
import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { useDocumentTitle } from '@tryka/app-shell'
import { BRAND, type CorrectionCases } from '@tryka/domain'
import { Badge, Button, Card, EmptyState, Icon, LoadingRows, PageHead, Tabs } from '@tryka/ui'
import { useMay } from '../../base/deciders'
import { formatCount } from '../../base/format'
import { CircleList } from './circles'
import { useCorrections } from './coach.queries'
import { Content } from './content'
import { CorrectionDesk } from './correction-desk'
import { Usage } from './usage'
import { TABS, useChoice, type Choice, type Tab } from './use-choice'

const TITLE = 'Coach'
const LABELS: Record<Tab, string> = {
  open: 'Open corrections',
  decided: 'Decided',
  circles: 'Help among few',
  usage: 'Usage',
  content: 'Content',
}

/**
 * What people say is wrong with questions and modules, decided by a person; whose help is of few; what there is, and how
 * much it is used.
 */
export function CoachPage() {
  const mayRead = useMay('moderator')
  useDocumentTitle(TITLE, BRAND.adminName)
  if (mayRead === undefined) return <LoadingRows label="Loading the coach" />
  return mayRead ? <Parts /> : <NotForReaders />
}

function Parts() {
  const choice = useChoice()
  const { tab, show } = choice
  const open = useCorrections({ list: 'open' }).data
  const queries = useQueryClient()
  const read = { predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => isOfCoach(queryKey) }
  const isFetching = useIsFetching(read) > 0
  return (
    <>
      <PageHead
        title={TITLE}
        context={contextOf(open)}
        actions={
          <Button
            variant="secondary"
            busy={isFetching}
            onClick={() => void queries.refetchQueries({ ...read, type: 'active' })}
          >
            <Icon icon={RefreshCw} size="sm" />
            Refresh
          </Button>
        }
      />
      <Tabs
        label={TITLE}
        value={tab}
        onValueChange={(next) => show(next as Tab)}
        items={TABS.map((value) => ({
          value,
          label: LABELS[value],
          badge: open && value in open.counts && (
            <Badge>{formatCount(open.counts[value as keyof typeof open.counts])}</Badge>
          ),
          content: value === tab && <Shown choice={choice} />,
        }))}
      />
    </>
  )
}

function Shown({ choice }: { choice: Choice }) {
  const { tab } = choice
  if (tab === 'usage') return <Usage />
  if (tab === 'content') return <Content />
  if (tab === 'circles') return <CircleList choice={choice} />
  return <CorrectionDesk key={tab} choice={choice} />
}

const isOfCoach = ([path]: readonly unknown[]): boolean => String(path).startsWith('/api/admin/coach/')

function contextOf(corrections: CorrectionCases | undefined): string {
  if (!corrections) return 'Corrections of questions and modules, and figures of the coach.'
  const { open } = corrections.counts
  if (open === 0) return 'No correction waits for a decision.'
  return `${formatCount(open)} ${open === 1 ? 'correction waits' : 'corrections wait'} for a decision.`
}

const NotForReaders = () => (
  <>
    <PageHead title={TITLE} context="Corrections of questions and modules, and figures of the coach." />
    <Card>
      <EmptyState
        as="h2"
        icon={FlagOff}
        title="Not for readers"
        text="A moderator or an owner reads and decides corrections."
      />
    </Card>
  </>
)
