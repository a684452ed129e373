import { isUnauthorized, notify, saveFile, useApi, useMutation } from '@tryka/app-shell'
import { userMessage } from '@tryka/api-client'
import { COMPANIES_CSV, datedName, type CompanyCasesQuery } from '@tryka/domain'
import { today } from '../../base/format'

/** Saves all companies of a filter as a file, not only those of this page. */
export function useExport(filter: Pick<CompanyCasesQuery, 'state' | 'q'>) {
  const api = useApi()
  const query = new URLSearchParams(filter).toString()
  return useMutation({
    mutationFn: () => api.download('GET', query ? `${COMPANIES_CSV.path}?${query}` : COMPANIES_CSV.path),
    onSuccess: (file) => {
      saveFile(file, datedName(COMPANIES_CSV.filename, today()))
      notify.success('Export Started', 'The companies of this list, as one file.')
    },
    onError: (error) => {
      if (!isUnauthorized(error)) notify.failure('Error', userMessage(error, 'The export failed. Try again.'))
    },
    meta: { needsSession: true },
  })
}
