import { withdrawApplication, type ApplicationDetail } from '@tryka/domain'
import { useChange } from '../../../base/calls/calls'
import { ReasonDialog } from '../../../base/dialogs/reason-dialog'

export interface WithdrawDialogProps {
  application: ApplicationDetail
  onClose: () => void
}

/** Ends an application from this side. */
export function WithdrawDialog({ application, onClose }: WithdrawDialogProps) {
  const { id, role, company, version } = application
  const withdraw = useChange(
    (api, body: { reason?: string; version: number }) =>
      api.call(withdrawApplication, { params: { id }, body }),
    {
      done: () => 'Application withdrawn',
      text: () => `${company.name} has been told.`,
      failed: 'The application could not be withdrawn. Try again.',
    },
  )
  return (
    <ReasonDialog
      title="Withdraw this application?"
      description={`${role}, ${company.name}. Interviews ahead are cancelled. You can apply again later.`}
      submitLabel="Withdraw"
      busyLabel="Withdrawing…"
      busy={withdraw.isPending}
      optional
      danger
      onSubmit={(reason) =>
        withdraw.mutate({ version, ...(reason ? { reason } : {}) }, { onSuccess: onClose })
      }
      onClose={onClose}
    />
  )
}
