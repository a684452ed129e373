import { isUnauthorized, notify, saveFile, useApi, useMutation } from '@tryka/app-shell'
import { userMessage, withQuery } from '@tryka/api-client'
import { USERS_CSV, datedName, type UsersFilter } from '@tryka/domain'
import { today } from '../../base/format'

/** Saves everybody of a filter as a file, not only those of this page. */
export function useExport(filter: UsersFilter) {
  const api = useApi()
  return useMutation({
    mutationFn: () => api.download('GET', withQuery(USERS_CSV.path, filter)),
    onSuccess: (file) => {
      saveFile(file, datedName(USERS_CSV.filename, today()))
      notify.success('Export Started', 'The people of this list, as one file.')
    },
    onError: (error) => {
      if (!isUnauthorized(error)) notify.failure('Error', userMessage(error, 'The export failed. Try again.'))
    },
    meta: { needsSession: true },
  })
}
