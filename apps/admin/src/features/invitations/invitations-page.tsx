import { Download } from 'lucide-react'
import { userMessage, withQuery } from '@tryka/api-client'
import { isUnauthorized, notify, saveFile, useApi, useDocumentTitle, useMutation } from '@tryka/app-shell'
import { ADMIN_MESSAGES, BRAND, INVITATIONS_CSV, datedName, type InvitationFilter } from '@tryka/domain'
import { Button, Icon, PageHead, Tabs } from '@tryka/ui'
import { today } from '../../base/format'
import { Deciders } from '../../base/deciders'
import { BatchList } from './batch-list'
import { ChooseRequests } from './choose-requests'
import { SentList } from './sent-list'
import { useView } from './use-view'

/** Whom to let in, who was told, and what became of each press. */
export function InvitationsPage() {
  const view = useView()
  const csv = useExport(view.sent)
  useDocumentTitle('Invitations', BRAND.adminName)
  return (
    <>
      <PageHead
        title="Invitations"
        context="People of the early-access list are let in here, each by one mail."
        actions={
          view.tab === 'sent' && (
            <Deciders least="owner">
              <Button busy={csv.isPending} onClick={() => csv.mutate()}>
                <Icon icon={Download} size="sm" />
                Export CSV
              </Button>
            </Deciders>
          )
        }
      />
      <Tabs
        label="Invitations"
        value={view.tab}
        onValueChange={(tab) => view.open(tab)}
        items={[
          {
            value: 'requests',
            label: 'Requests',
            content: view.tab === 'requests' && <ChooseRequests view={view} />,
          },
          { value: 'sent', label: 'Sent', content: view.tab === 'sent' && <SentList view={view} /> },
          {
            value: 'batches',
            label: 'Batches',
            content: view.tab === 'batches' && <BatchList view={view} />,
          },
        ]}
      />
    </>
  )
}

/** Saves what was sent as CSV, narrowed by the same filters. */
function useExport(filter: InvitationFilter) {
  const api = useApi()
  return useMutation({
    mutationFn: () => api.download('GET', withQuery(INVITATIONS_CSV.path, filter)),
    onSuccess: (file) => {
      saveFile(file, datedName(INVITATIONS_CSV.filename, today()))
      notify.success(ADMIN_MESSAGES.exportTitle, ADMIN_MESSAGES.exportStarted)
    },
    onError: (error) => {
      if (!isUnauthorized(error))
        notify.failure('Error', userMessage(error, 'The export failed. Please try again.'))
    },
    meta: { needsSession: true },
  })
}
