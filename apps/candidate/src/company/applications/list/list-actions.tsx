import { Download } from 'lucide-react'
import { useState } from 'react'
import { bulkReject, PIPELINE_CSV, type CompanyApplicationsQuery, type RejectReason } from '@tryka/domain'
import { notify, saveFile, useApi, useMutation } from '@tryka/app-shell'
import { userMessage, withQuery } from '@tryka/api-client'
import { Button, Icon, Row, Text } from '@tryka/ui'
import { useChange } from '../../../base/calls/calls'
import { counted } from '../../../base/format/format'
import { RejectDialog } from '../moves/reject-dialog'
import type { Chosen } from './use-chosen'

/** What can be done with the whole list, and with those who were ticked. */
export function ListActions({ chosen, filter }: { chosen: Chosen; filter: CompanyApplicationsQuery }) {
  const api = useApi()
  const [rejecting, setRejecting] = useState(false)
  const csv = useMutation({
    mutationFn: () =>
      api.download('GET', withQuery(PIPELINE_CSV.path, { ...filter, page: undefined, pageSize: undefined })),
    onSuccess: (file) => {
      saveFile(file, PIPELINE_CSV.filename)
      notify.success('Export Started', 'CSV file download has been initiated.')
    },
    onError: (error) => notify.failure('Error', userMessage(error, 'The export failed. Please try again.')),
  })
  const reject = useChange(
    (client, { reasonId, message }: { reasonId: RejectReason; message: string }) =>
      client.call(bulkReject, {
        body: { ids: chosen.cards.map(({ id }) => id), reasonId, ...(message ? { message } : {}) },
      }),
    {
      done: ({ rejected }) => `${counted(rejected.length, 'person', 'people')} rejected`,
      text: ({ refused }) =>
        refused.length ? `${refused.length} could not be rejected.` : 'Each is told the reason.',
      failed: 'Nobody was rejected.',
    },
    () => {
      chosen.clear()
      setRejecting(false)
    },
  )
  return (
    <Row between wrap gap={3}>
      <Text size="sm" role="status">
        {chosen.cards.length > 0 && `${counted(chosen.cards.length, 'person', 'people')} chosen`}
      </Text>
      <Row gap={2} wrap>
        {chosen.cards.length > 0 && (
          <>
            <Button variant="quiet" size="sm" onClick={chosen.clear}>
              Clear choice
            </Button>
            <Button variant="secondary" size="sm" onClick={() => setRejecting(true)}>
              Reject chosen
            </Button>
          </>
        )}
        <Button
          variant="quiet"
          size="sm"
          busy={csv.isPending}
          busyLabel="Exporting…"
          onClick={() => csv.mutate()}
        >
          <Icon icon={Download} size="sm" />
          Export CSV
        </Button>
      </Row>
      {rejecting && (
        <RejectDialog
          names={chosen.cards.map(({ candidate }) => candidate.name)}
          busy={reject.isPending}
          onSubmit={(answer) => reject.mutate(answer)}
          onClose={() => setRejecting(false)}
        />
      )}
    </Row>
  )
}
