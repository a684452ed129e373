import { Download, RotateCcw, Trash2, UserX } from 'lucide-react'
import { useState } from 'react'
import { Button, ButtonRow, Icon, Text } from '@tryka/ui'
import { EraseDialog, EraseProfileDialog } from '../../../account/leaving/erase-dialog'
import { useExport } from '../../../account/leaving/use-export'
import { usePlace } from '../../../base/place/place'
import { ResetDemo } from '../../../frame/demo/reset-demo'
import { SettingsCard } from '../settings-card'

/** Take the data along, begin anew, or have everything erased. */
export function DataCard() {
  const [erasing, setErasing] = useState<'account' | 'profile'>()
  const exported = useExport()
  const { isDemo } = usePlace()
  return (
    <SettingsCard title="Your data">
      <Text size="sm">
        {isDemo
          ? 'Everything but your resumes is sample data of a demo that is yours alone. Export all of it as one file, reset the sample data, or have it erased.'
          : 'Export everything that we keep about you as one file. Have this profile erased and keep the account, or have the account erased with all its places.'}
      </Text>
      <ButtonRow>
        <Button variant="secondary" size="sm" busy={exported.isPending} onClick={() => exported.mutate()}>
          <Icon icon={Download} size="sm" />
          Export my data
        </Button>
        {isDemo && (
          <ResetDemo variant="secondary" size="sm">
            <Icon icon={RotateCcw} size="sm" />
            Reset sample data
          </ResetDemo>
        )}
        {!isDemo && (
          <Button variant="dangerQuiet" size="sm" onClick={() => setErasing('profile')}>
            <Icon icon={UserX} size="sm" />
            Erase profile
          </Button>
        )}
        <Button variant="dangerQuiet" size="sm" onClick={() => setErasing('account')}>
          <Icon icon={Trash2} size="sm" />
          Erase account
        </Button>
      </ButtonRow>
      {erasing === 'account' && <EraseDialog onClose={() => setErasing(undefined)} />}
      {erasing === 'profile' && <EraseProfileDialog onClose={() => setErasing(undefined)} />}
    </SettingsCard>
  )
}
