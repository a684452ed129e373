import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Download, ScrollText } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import {
  endpointQuery,
  isUnauthorized,
  notify,
  saveFile,
  useApi,
  useDocumentTitle,
  useMutation,
} from '@tryka/app-shell'
import { userMessage } from '@tryka/api-client'
import { AUDIT_CSV, BRAND, listAudit, datedName } from '@tryka/domain'
import { Button, Icon, PageHead, Stack } from '@tryka/ui'
import { today } from '../../base/format'
import { KeysetList } from '../../base/keyset-list'
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
        <KeysetList
          query={audit}
          noun="lines of the audit"
          none={{
            icon: ScrollText,
            title: 'Nothing found',
            text: Object.keys(sent).length
              ? 'No line fits these filters.'
              : 'What administrators do is listed here.',
          }}
          marks={after}
          onMarks={(marks) => go(filters, marks)}
        >
          {({ items }) => <AuditTable lines={items} />}
        </KeysetList>
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
      saveFile(file, datedName(AUDIT_CSV.filename, today()))
      notify.success('Export Started', 'The lines that fit the filters, as one file.')
    },
    onError: (error) => {
      if (!isUnauthorized(error)) notify.failure('Error', userMessage(error, 'The export failed. Try again.'))
    },
    meta: { needsSession: true },
  })
}
