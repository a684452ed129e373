import { useQuery } from '@tanstack/react-query'
import { Download, RefreshCw } from 'lucide-react'
import { userMessage, withQuery } from '@tryka/api-client'
import {
  isUnauthorized,
  notify,
  QueryView,
  saveFile,
  useApi,
  useDocumentTitle,
  useMutation,
} from '@tryka/app-shell'
import { ADMIN_MESSAGES, BRAND, rangedName, SIGNUPS_CSV, type SignupStats } from '@tryka/domain'
import { Button, Icon, PageHead, Stack, StatStrip } from '@tryka/ui'
import { AccessRequestFilters } from './access-request-filters'
import { AccessRequestList } from './access-request-list'
import { Deciders } from '../../../base/deciders'
import { formatCount, zoneWords } from '../../../base/format'
import {
  sent,
  statsQuery,
  useRefreshSignups,
  useSignupList,
  type Filters,
  type OpenedList,
} from '../signups.queries'
import { StatsLoading } from '../stat-loading'
import { useFilters } from './use-filters'

/** The early-access list: find, read and export the requests. */
export function AccessRequestsPage() {
  const filtering = useFilters()
  const stats = useQuery(statsQuery())
  const list = useSignupList(filtering.listed, !filtering.fault)
  const refresh = useRefreshSignups(filtering.listed)
  const csv = useExport(filtering.listed)
  const readAnew = () => {
    filtering.setPages(1)
    refresh.mutate()
  }
  const exportList = () => {
    if (filtering.fault) notify.failure('Error', filtering.fault)
    else csv.mutate()
  }
  useDocumentTitle('Access Requests', BRAND.adminName)

  return (
    <>
      <PageHead
        title="Access Requests"
        context={`Everyone waiting for early access. Days are those of ${zoneWords()}.`}
        actions={
          <>
            <Button variant="secondary" busy={refresh.isPending} onClick={readAnew}>
              <Icon icon={RefreshCw} size="sm" />
              Refresh
            </Button>
            <Deciders least="owner">
              <Button busy={csv.isPending} onClick={exportList}>
                <Icon icon={Download} size="sm" />
                Export CSV
              </Button>
            </Deciders>
          </>
        }
      />
      <Stack gap={5}>
        <QueryView
          query={stats}
          loading={<StatsLoading labels={LABELS} />}
          boxed
          errorText="The counts could not be loaded. Check your connection, then try again."
        >
          {(counts) => <StatStrip stats={statsOf(counts)} />}
        </QueryView>
        <Stack gap={4}>
          <AccessRequestFilters
            filtering={filtering}
            summary={
              filtering.fault || (list.data && summaryOf(list.data, stats.data?.total, filtering.active))
            }
          />
          <AccessRequestList list={list} filtering={filtering} />
        </Stack>
      </Stack>
    </>
  )
}

/** Saves the list as CSV, narrowed by the same filters. */
function useExport(filters: Filters) {
  const api = useApi()
  return useMutation({
    mutationFn: () => api.download('GET', withQuery(SIGNUPS_CSV.path, sent(filters))),
    onSuccess: (file) => {
      saveFile(file, rangedName(SIGNUPS_CSV.filename, filters))
      notify.success(ADMIN_MESSAGES.exportTitle, ADMIN_MESSAGES.exportStarted)
    },
    onError: (error) => {
      if (!isUnauthorized(error))
        notify.failure('Error', userMessage(error, 'The export failed. Please try again.'))
    },
    meta: { needsSession: true },
  })
}

const LABELS = ['Total Requests', 'Candidates', 'Companies', 'This Week']

/** X is what is shown, Y is the whole list; a filter that found more than is shown says how many. */
function summaryOf({ shown, matching }: OpenedList, total: number | undefined, filtered: boolean): string {
  const text = `Showing ${formatCount(shown.length)} of ${formatCount(total ?? matching)} requests`
  return filtered && matching > shown.length
    ? `${text}: ${formatCount(matching)} match, ${formatCount(shown.length)} shown`
    : text
}

const statsOf = ({ total, candidates, companies, thisWeek }: SignupStats) => [
  { label: 'Total Requests', value: formatCount(total), note: 'all time' },
  { label: 'Candidates', value: formatCount(candidates), note: 'job seekers' },
  { label: 'Companies', value: formatCount(companies), note: 'employers' },
  { label: 'This Week', value: formatCount(thisWeek), note: 'last 7 days', strand: 'vriddhi' as const },
]
