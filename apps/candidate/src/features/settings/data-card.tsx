import { useChange } from '../../app/core/calls'
import { userMessage } from '@tryka/api-client'
import { notify, saveFile, useApi } from '@tryka/app-shell'
import { ACCOUNT_EXPORT, resetWorkspace } from '@tryka/domain'
import { Button, ButtonRow, ConfirmDialog, Icon, Text } from '@tryka/ui'
import { useMutation } from '@tanstack/react-query'
import { Download, RotateCcw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { EraseDialog } from './erase-dialog'
import { SettingsCard } from './settings-card'

function useExport() {
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

/** Take the data along, begin anew, or have everything erased. */
export function DataCard({ isGuest }: { isGuest: boolean }) {
  const [open, setOpen] = useState<'erase' | 'reset'>()
  const close = () => setOpen(undefined)
  const exported = useExport()
  const reset = useChange((api, _args: undefined) => api.call(resetWorkspace), {
    done: () => 'Demo data reset',
    text: () => 'Both dashboards are as on the first day.',
    failed: 'The demo data could not be reset. Try again.',
  })
  return (
    <SettingsCard title="Your data">
      <Text size="sm">
        {isGuest
          ? 'This workspace holds sample data of its own; nobody else sees it.'
          : 'Export everything as one file, or have it erased.'}
      </Text>
      <ButtonRow>
        <Button variant="secondary" size="sm" busy={exported.isPending} onClick={() => exported.mutate()}>
          <Icon icon={Download} size="sm" />
          Export my data
        </Button>
        <Button variant="secondary" size="sm" onClick={() => setOpen('reset')}>
          <Icon icon={RotateCcw} size="sm" />
          Reset demo data
        </Button>
        <Button variant="dangerQuiet" size="sm" onClick={() => setOpen('erase')}>
          <Icon icon={Trash2} size="sm" />
          Erase account
        </Button>
      </ButtonRow>
      <ConfirmDialog
        open={open === 'reset'}
        onOpenChange={close}
        title="Reset demo data?"
        text="Applications, messages and everything else of both dashboards go back to the first day. Resumes stay."
        confirmLabel="Reset"
        busyLabel="Resetting…"
        busy={reset.isPending}
        onConfirm={() => reset.mutate(undefined, { onSuccess: close })}
      />
      {open === 'erase' && <EraseDialog onClose={close} />}
    </SettingsCard>
  )
}
