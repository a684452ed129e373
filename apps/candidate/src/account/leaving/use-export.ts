import { userMessage } from '@tryka/api-client'
import { notify, saveFile, useApi, useMutation } from '@tryka/app-shell'
import { ACCOUNT_EXPORT } from '@tryka/domain'

/** Everything that is kept about the account, as one file. */
export function useExport() {
  const api = useApi()
  return useMutation({
    mutationFn: () => api.download('GET', ACCOUNT_EXPORT.path),
    onSuccess: (file) => {
      saveFile(file, ACCOUNT_EXPORT.filename)
      notify.success('Export Started', 'Everything we keep about you, as one file.')
    },
    onError: (error) => notify.failure('Error', userMessage(error, 'The export failed. Try again.')),
    meta: { needsSession: true },
  })
}
