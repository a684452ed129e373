import { useEffect, useRef, useState } from 'react'
import { Button, Dialog, Stack } from '@tryka/ui'
import { CodeField } from './code-field'
import { useShowFactor } from './factors.queries'
import { PasskeyButton } from './passkey-button'
import type { StepUp } from './step-up'
import { useCode } from './use-code'

const FORM = 'step-up'

/** Asks for the second factor again in front of what somebody was doing, which then goes on. */
export function StepUpDialog({ stepUp }: { stepUp: StepUp }) {
  const [open, setOpen] = useState(false)
  const answer = useRef<(shown: boolean) => void>(undefined)
  useEffect(
    () =>
      stepUp.onAsk(
        () =>
          new Promise((resolve) => {
            answer.current = resolve
            setOpen(true)
          }),
      ),
    [stepUp],
  )
  const close = (shown: boolean) => {
    setOpen(false)
    answer.current?.(shown)
    answer.current = undefined
  }
  return open && <Ask onClose={close} />
}

function Ask({ onClose }: { onClose: (shown: boolean) => void }) {
  const show = useShowFactor()
  const { code, setCode, error, submit } = useCode(async (typed) => {
    await show.mutateAsync(typed)
    onClose(true)
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose(false)}
      title="Show your second factor again"
      description="This cannot be taken back, so it is asked for once more."
      footer={
        <>
          <Button variant="secondary" onClick={() => onClose(false)}>
            Cancel
          </Button>
          <Button type="submit" form={FORM} busy={show.isPending}>
            Go on
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <form id={FORM} noValidate onSubmit={submit}>
          <CodeField
            label="Code from the app"
            hint="Six figures, or one of your recovery codes."
            error={error}
            value={code}
            onChange={setCode}
          />
        </form>
        <PasskeyButton onShown={() => onClose(true)} />
      </Stack>
    </Dialog>
  )
}
