import { notify, saveFile, useApi } from '@tryka/app-shell'
import { userMessage } from '@tryka/api-client'
import { CANDIDATES_CSV } from '@tryka/domain'
import { Button, Icon } from '@tryka/ui'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'

/** Saves everybody who may be found as a file; every export is recorded. */
export function CandidatesCsv() {
  const api = useApi()
  const csv = useMutation({
    mutationFn: () => api.download('GET', CANDIDATES_CSV.path),
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
