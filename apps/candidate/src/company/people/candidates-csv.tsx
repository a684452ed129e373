import { Download } from 'lucide-react'
import { notify, saveFile, useApi, useMutation } from '@tryka/app-shell'
import { userMessage, withQuery } from '@tryka/api-client'
import { CANDIDATES_CSV, type CandidateQuery } from '@tryka/domain'
import { Button, Icon } from '@tryka/ui'

/** Saves everybody whom the filters find as a file; every export is recorded. */
export function CandidatesCsv({ filter }: { filter: CandidateQuery }) {
  const api = useApi()
  const csv = useMutation({
    mutationFn: () =>
      api.download(
        'GET',
        withQuery(CANDIDATES_CSV.path, { ...filter, page: undefined, pageSize: undefined }),
      ),
    onSuccess: (file) => {
      saveFile(file, CANDIDATES_CSV.filename)
      notify.success('Export Started', 'CSV file download has been initiated.')
    },
    onError: (error) => notify.failure('Error', userMessage(error, 'The export failed. Please try again.')),
  })
  return (
    <Button variant="secondary" busy={csv.isPending} busyLabel="Exporting…" onClick={() => csv.mutate()}>
      <Icon icon={Download} size="sm" />
      Export CSV
    </Button>
  )
}
