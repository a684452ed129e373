import { useState } from 'react'
import { updateResumeShare, type ResumeShare } from '@tryka/domain'
import { Field, NativeSelect } from '@tryka/ui'
import { useChange, type BodyOf } from '../../../base/calls/calls'
import { FormDialog } from '../../../base/forms/form-dialog'
import { LinkFields, PasswordField } from './link-fields'
import {
  changesOf,
  endsNow,
  END_OPTIONS,
  faultsOf,
  KEPT_END,
  linkFormOf,
  nameOf,
  passwordFault,
  type PasswordChange,
} from './links'

const PASSWORD_OPTIONS: { value: PasswordChange; label: string }[] = [
  { value: 'keep', label: 'Keep it' },
  { value: 'set', label: 'Set another' },
  { value: 'remove', label: 'Remove it' },
]

export interface ChangeLinkDialogProps {
  share: ResumeShare
  onClose: () => void
  onChanged: () => void
}

/** Changes a link that stands: whoever has its address keeps it. */
export function ChangeLinkDialog({ share, onClose, onChanged }: ChangeLinkDialogProps) {
  const [link, setLink] = useState(() => linkFormOf(share))
  // Where there is no password yet, typing one sets it.
  const [password, setPassword] = useState<PasswordChange>(share.hasPassword ? 'keep' : 'set')
  const [tried, setTried] = useState(false)
  const set = (part: Partial<typeof link>) => setLink((before) => ({ ...before, ...part }))
  const fault = passwordFault({ share, password, typed: link.password })
  const faults = { ...faultsOf({ ...link, password: '' }), ...(fault ? { password: fault } : {}) }
  const shown = tried ? faults : {}
  const changes = changesOf({ share, link, password })
  const change = useChange(
    (api, body: BodyOf<typeof updateResumeShare>) =>
      api.call(updateResumeShare, { params: { id: share.resumeId, shareId: share.id }, body }),
    { done: () => 'Link changed', failed: 'The link could not be changed. Try again.' },
    onChanged,
  )
  const save = () => {
    setTried(true)
    if (Object.keys(faults).length > 0) return
    if (Object.keys(changes).length === 0) return onClose()
    change.mutate({ ...changes, version: share.version })
  }
  return (
    <FormDialog
      title={`Change “${nameOf(share)}”`}
      description="Its address and what it counted stay."
      submitLabel="Save changes"
      busyLabel="Saving…"
      busy={change.isPending}
      dirty={Object.keys(changes).length > 0}
      onClose={onClose}
      onSubmit={save}
    >
      <LinkFields
        link={link}
        ends={[{ value: KEPT_END, label: endsNow(share) }, ...END_OPTIONS]}
        faults={shown}
        onSet={set}
      >
        {share.hasPassword && (
          <Field label="Password" hint="Readers who told the one before are asked again.">
            <NativeSelect
              options={PASSWORD_OPTIONS}
              value={password}
              onValueChange={(value) =>
                setPassword(PASSWORD_OPTIONS.find((one) => one.value === value)?.value ?? 'keep')
              }
            />
          </Field>
        )}
        {password === 'set' && (
          <PasswordField
            label={share.hasPassword ? 'New password' : 'Password'}
            optional={!share.hasPassword}
            value={link.password}
            error={shown.password}
            onChange={(typed) => set({ password: typed })}
          />
        )}
      </LinkFields>
    </FormDialog>
  )
}
