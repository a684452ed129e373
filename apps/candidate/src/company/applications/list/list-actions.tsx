import { Download } from 'lucide-react'
import { useState } from 'react'
import { PIPELINE_CSV, type CompanyApplicationsQuery } from '@tryka/domain'
import { notify, saveFile, useApi, useMutation } from '@tryka/app-shell'
import { userMessage, withQuery } from '@tryka/api-client'
import { Button, Icon, Row, Text } from '@tryka/ui'
import { counted } from '../../../base/format/format'
import { RejectDialog } from '../moves/reject-dialog'
import { MessageDialog } from './message-dialog'
import { useBulk } from './use-bulk'
import type { Chosen } from './use-chosen'

/** What can be done with the whole list, and with those who were ticked. */
export function ListActions({ chosen, filter }: { chosen: Chosen; filter: CompanyApplicationsQuery }) {
  const api = useApi()
  const [asking, setAsking] = useState<'reject' | 'message'>()
  const csv = useMutation({
    mutationFn: () =>
      api.download('GET', withQuery(PIPELINE_CSV.path, { ...filter, page: undefined, pageSize: undefined })),
    onSuccess: (file) => {
      saveFile(file, PIPELINE_CSV.filename)
      notify.success('Export Started', 'CSV file download has been initiated.')
    },
    onError: (error) => notify.failure('Error', userMessage(error, 'The export failed. Please try again.')),
  })
  // Offered only where it holds for all: nobody is left out unseen.
  const mayAll = (what: 'canReject' | 'canStartReview') => chosen.cards.every((card) => card[what])
  const { review, reject, message } = useBulk(chosen, () => setAsking(undefined))
  const names = chosen.cards.map(({ candidate }) => candidate.name)
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
            {mayAll('canStartReview') && (
              <Button
                variant="secondary"
                size="sm"
                busy={review.isPending}
                busyLabel="Starting…"
                onClick={() => review.mutate()}
              >
                Start review
              </Button>
            )}
            <Button variant="secondary" size="sm" onClick={() => setAsking('message')}>
              Message chosen
            </Button>
            {mayAll('canReject') && (
              <Button variant="secondary" size="sm" onClick={() => setAsking('reject')}>
                Reject chosen
              </Button>
            )}
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
      {asking === 'message' && (
        <MessageDialog
          names={names}
          busy={message.isPending}
          onSubmit={(words) => message.mutate(words)}
          onClose={() => setAsking(undefined)}
        />
      )}
      {asking === 'reject' && (
        <RejectDialog
          names={names}
          busy={reject.isPending}
          onSubmit={(answer) => reject.mutate(answer)}
          onClose={() => setAsking(undefined)}
        />
      )}
    </Row>
  )
}
