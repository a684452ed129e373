import { useQueryClient } from '@tanstack/react-query'
import { notify, useApi, useMutation } from '@tryka/app-shell'
import { userMessage } from '@tryka/api-client'
import { resetMarket } from '@tryka/domain'
import { ConfirmDialog } from '@tryka/ui'
import { refresh } from '../../base/calls/calls'

/** Asks once, because what was done in the demo goes. */
export function ResetQuestion({ onClose }: { onClose: () => void }) {
  const api = useApi()
  const queries = useQueryClient()
  const reset = useMutation({
    mutationFn: () => api.call(resetMarket),
    onSuccess: async () => {
      notify.success('Sample data reset', 'Both dashboards are as on the first day.')
      // Nothing that was read before counts now.
      await refresh(queries)
    },
    onError: (error) => notify.failure('Error', userMessage(error, 'The sample data could not be reset.')),
    onSettled: onClose,
    meta: { needsSession: true },
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Reset the sample data?"
      text="Applications, messages and everything else of both dashboards go back to the first day. Your resumes stay."
      confirmLabel="Reset sample data"
      busyLabel="Resetting…"
      busy={reset.isPending}
      onConfirm={() => reset.mutate()}
    />
  )
}
