import { useRef, useState, type Ref } from 'react'
import { flushSync } from 'react-dom'
import { PLATFORM_REVOCATIONS } from '@tryka/domain'
import { Button, Field, NativeSelect, Stack } from '@tryka/ui'
import { Deciders } from '../../base/deciders'
import type { RevokeCall, Revocation } from './credentials.queries'
import { ReasonForm } from './reason-form'
import { REVOCATION_WORDS } from './words'

interface RevokeProps {
  /** What is taken back, in words. */
  what: string
  revoke: RevokeCall
}

/** Takes a credential back, with what the list says and why. */
export function RevokeCredential(props: RevokeProps) {
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const select = useRef<HTMLSelectElement>(null)
  // The keyboard goes on where something is to be chosen, and back to where it came from.
  const begin = () => {
    flushSync(() => setIsOpen(true))
    select.current?.focus()
  }
  const end = () => {
    flushSync(() => setIsOpen(false))
    opener.current?.focus()
  }
  return (
    <Deciders>
      {isOpen ? (
        <RevokeForm {...props} select={select} onEnd={end} />
      ) : (
        <Button size="sm" variant="secondary" ref={opener} onClick={begin}>
          Revoke
        </Button>
      )}
    </Deciders>
  )
}

interface RevokeFormProps extends RevokeProps {
  select: Ref<HTMLSelectElement>
  onEnd: () => void
}

function RevokeForm({ what, revoke, select, onEnd }: RevokeFormProps) {
  const [code, setCode] = useState<Revocation['code']>('issuer_error')
  return (
    <Stack gap={3} style={{ minWidth: '15rem' }}>
      <Field label="What the list says">
        <NativeSelect
          ref={select}
          value={code}
          onValueChange={(next) => setCode(PLATFORM_REVOCATIONS.find((one) => one === next) ?? code)}
          options={PLATFORM_REVOCATIONS.map((value) => ({ value, label: REVOCATION_WORDS[value] }))}
        />
      </Field>
      <ReasonForm
        act="Revoke for good"
        label={`Revoke ${what}`}
        hint="Kept in the audit. It cannot be undone."
        isBusy={revoke.isPending}
        area={null}
        onReason={(reason) => revoke.mutate({ code, reason }, { onSuccess: onEnd })}
        onCancel={onEnd}
      />
    </Stack>
  )
}
