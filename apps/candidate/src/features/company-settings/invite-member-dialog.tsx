import {
  inviteMember,
  LIMITS,
  looksLikeEmail,
  TEAM_INVITE_DAYS,
  TEAM_ROLES,
  type TeamRole,
} from '@tryka/domain'
import { Field, NativeSelect, TextInput } from '@tryka/ui'
import { useId, useState } from 'react'
import { useChange } from '../../app/core/calls'
import { FormDialog } from '../../app/core/form-dialog'

/** Invite Member: a mail with a link that works for a week. */
export function InviteMemberDialog({ onClose }: { onClose: () => void }) {
  const prefix = useId()
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<TeamRole>('Recruiter')
  const [attempt, setAttempt] = useState(0)
  const invite = useChange(
    (api) => api.call(inviteMember, { body: { name: name.trim(), email: email.trim(), role } }),
    {
      done: () => 'Invitation sent',
      text: () => `${email.trim()} can join within ${TEAM_INVITE_DAYS} days.`,
      failed: 'The invitation could not be sent.',
    },
    onClose,
  )
  const errors = {
    name: name.trim() ? '' : 'Add a name.',
    email: looksLikeEmail(email) ? '' : 'Use an address such as name@company.com.',
  }
  const shown = (field: keyof typeof errors) => (attempt ? errors[field] : '')
  return (
    <FormDialog
      title="Invite Member"
      description="They get a mail with a link to join the team."
      submitLabel="Send invitation"
      busyLabel="Sending…"
      busy={invite.isPending}
      dirty={name !== '' || email !== ''}
      attempt={attempt}
      errors={(['name', 'email'] as const).flatMap((field) =>
        shown(field) ? [{ fieldId: `${prefix}${field}`, message: errors[field] }] : [],
      )}
      onSubmit={() => {
        setAttempt((now) => now + 1)
        if (!errors.name && !errors.email) invite.mutate()
      }}
      onClose={onClose}
    >
      <Field id={`${prefix}name`} label="Name" error={shown('name')}>
        <TextInput
          value={name}
          maxLength={LIMITS.name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </Field>
      <Field id={`${prefix}email`} label="Email" error={shown('email')}>
        <TextInput
          type="email"
          value={email}
          maxLength={LIMITS.email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
      </Field>
      <Field label="Role">
        <NativeSelect
          options={TEAM_ROLES.map((value) => ({ value, label: value }))}
          value={role}
          onValueChange={(value) => setRole(TEAM_ROLES.find((each) => each === value) ?? role)}
        />
      </Field>
    </FormDialog>
  )
}
