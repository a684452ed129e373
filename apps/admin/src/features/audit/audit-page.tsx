import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Download, ScrollText } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import {
  endpointQuery,
  isUnauthorized,
  notify,
  QueryView,
  saveFile,
  useApi,
  useDocumentTitle,
  useMutation,
} from '@tryka/app-shell'
import { userMessage } from '@tryka/api-client'
import { AUDIT_CSV, BRAND, listAudit } from '@tryka/domain'
import { Button, ButtonRow, Card, EmptyState, Icon, LoadingRows, PageHead, Stack } from '@tryka/ui'
import { AuditFilters, type Filters } from './audit-filters'
import { AuditTable } from './audit-table'

const NAMES = ['actor', 'action', 'target', 'from', 'to'] as const

/** What administrators and the system did, newest first. Nothing here is ever changed. */
export function AuditPage() {
  const [params, setParams] = useSearchParams()
  const filters: Filters = Object.fromEntries(NAMES.map((name) => [name, params.get(name) ?? '']))
  const after = params.getAll('after')
  const sent = Object.fromEntries(Object.entries(filters).filter(([, value]) => value))
  const mark = after.at(-1)
  const audit = useQuery({
    ...endpointQuery(listAudit, { query: { ...sent, ...(mark ? { after: mark } : {}) } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const exported = useExport(sent)
  useDocumentTitle('Audit', BRAND.adminName)
  const go = (next: Filters, marks: readonly string[] = []) =>
    setParams([
      ...Object.entries(next).filter(([, value]) => value),
      ...marks.map((each): [string, string] => ['after', each]),
    ])
  return (
    <>
      <PageHead
        title="Audit"
        context="What was done, by whom and to what. Each line is kept for a year."
        actions={
          <Button variant="secondary" busy={exported.isPending} onClick={() => exported.mutate()}>
            <Icon icon={Download} size="sm" />
            Export CSV
          </Button>
        }
      />
      <Stack gap={4}>
        <AuditFilters
          key={JSON.stringify(filters)}
          filters={filters}
          actions={audit.data?.actions ?? []}
          onApply={(next) => go(next)}
        />
        <QueryView
          query={audit}
          loading={<LoadingRows label="Loading the audit" />}
          boxed
          isEmpty={({ items }) => items.length === 0}
          empty={
            <Card>
              <EmptyState
                as="h2"
                icon={ScrollText}
                title="Nothing found"
                text="No line fits these filters."
              />
            </Card>
          }
          errorText="The audit could not be loaded. Check your connection, then try again."
        >
          {({ items, next }) => (
            <Stack gap={4}>
              <Wide aria-busy={audit.isPlaceholderData}>
                <AuditTable lines={items} />
              </Wide>
              <ButtonRow>
                {after.length > 0 && (
                  <Button variant="secondary" size="sm" onClick={() => go(filters, after.slice(0, -1))}>
                    Newer
                  </Button>
                )}
                {next && (
                  <Button variant="secondary" size="sm" onClick={() => go(filters, [...after, next])}>
                    Older
                  </Button>
                )}
              </ButtonRow>
            </Stack>
          )}
        </QueryView>
      </Stack>
    </>
  )
}

/** Saves what the filters find as CSV. */
function useExport(sent: Record<string, string>) {
  const api = useApi()
  const query = new URLSearchParams(sent).toString()
  return useMutation({
    mutationFn: () => api.download('GET', query ? `${AUDIT_CSV.path}?${query}` : AUDIT_CSV.path),
    onSuccess: (file) => {
      saveFile(file, AUDIT_CSV.filename)
      notify.success('Export Started', 'The lines that fit the filters, as one file.')
    },
    onError: (error) => {
      if (!isUnauthorized(error)) notify.failure('Error', userMessage(error, 'The export failed. Try again.'))
    },
    meta: { needsSession: true },
  })
}

const Wide = styled(Card)`
  min-width: 0;
`
