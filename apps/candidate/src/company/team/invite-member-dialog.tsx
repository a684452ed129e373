import { z } from 'zod'
import {
  INVITED_BEFORE_VERIFIED,
  inviteMember,
  isVerified,
  LIMITS,
  looksLikeEmail,
  nameProblem,
  TEAM_INVITE_DAYS,
  TEAM_ROLES,
} from '@tryka/domain'
import { Field, NativeSelect, TextInput } from '@tryka/ui'
import { useChange } from '../../base/calls/calls'
import { FormDialog } from '../../base/forms/form-dialog'
import { filled, oneOf } from '../../base/forms/schema'
import { useForm } from '../../base/forms/use-form'
import { useCompanyPlace } from '../../base/place/place'

const schema = z.object({
  name: filled('Add a name.').superRefine((name, context) => {
    const message = nameProblem(name, 'Add a name.')
    if (name && message) context.addIssue({ code: 'custom', message })
  }),
  email: z.string().trim().refine(looksLikeEmail, 'Use an address such as name@company.com.'),
  role: oneOf(TEAM_ROLES, 'Choose a role.'),
})

/** Invite Member: a mail with a link that works for a week. */
export function InviteMemberDialog({ onClose }: { onClose: () => void }) {
  const { company } = useCompanyPlace()
  const first = isVerified(company.state)
    ? ''
    : ` Until your company is verified, you can invite ${INVITED_BEFORE_VERIFIED} people in all, at its own domain.`
  const form = useForm({ schema, start: { name: '', email: '', role: 'Recruiter' }, summary: true })
  const invite = useChange(
    (api, body: z.output<typeof schema>) => api.call(inviteMember, { body }),
    {
      done: () => 'Invitation sent',
      text: (_, { email }) => `${email} can join within ${TEAM_INVITE_DAYS} days.`,
      failed: 'The invitation could not be sent.',
    },
    onClose,
  )
  return (
    <FormDialog
      title="Invite Member"
      description={`They get a mail with a link to join the team.${first}`}
      submitLabel="Send invitation"
      busyLabel="Sending…"
      busy={invite.isPending}
      onClose={onClose}
      {...form.dialog((body) => invite.mutate(body))}
    >
      <Field label="Name" {...form.field('name')}>
        <TextInput maxLength={LIMITS.name} {...form.text('name')} />
      </Field>
      <Field label="Email" {...form.field('email')}>
        <TextInput type="email" maxLength={LIMITS.email} {...form.text('email')} />
      </Field>
      <Field label="Role" {...form.field('role')}>
        <NativeSelect
          options={TEAM_ROLES.map((value) => ({ value, label: value }))}
          {...form.choice('role')}
        />
      </Field>
    </FormDialog>
  )
}
