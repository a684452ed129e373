import type { FormEvent } from 'react'
import { HIRING_LIMITS, LIMITS, updateProfile, type Profile, type ProfileUpdate } from '@tryka/domain'
import {
  Avatar,
  Button,
  Card,
  CardBody,
  CardHead,
  ErrorSummary,
  Field,
  Row,
  SaveBar,
  Stack,
  TextArea,
  TextInput,
} from '@tryka/ui'
import { useChange } from '../../../base/calls/calls'
import { LeaveDialog } from '../../../base/unsaved/leave-dialog'
import { useUnsavedGuard } from '../../../base/unsaved/use-unsaved-guard'
import { checked } from '../../../base/forms/schema'
import { useForm } from '../../../base/forms/use-form'
import { FieldPair } from './field-pair'
import { EducationFields } from './education-fields'
import { draftErrors, draftOf, type ProfileDraft, type ProfileFieldsProps } from './profile-draft'
import { WishFields } from './wish-fields'

const schema = checked<ProfileDraft>(draftErrors)

/** News from elsewhere never overwrite what is being typed: a field with changes keeps them, the others go along. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const form = useForm({ schema, start: draftOf(profile), follow: true, prefix: 'profile-', summary: true })
  const save = useChange((api, body: ProfileUpdate) => api.call(updateProfile, { body }), {
    done: () => 'Profile saved',
    failed: 'The profile could not be saved. Try again.',
  })
  const guard = useUnsavedGuard(form.dirty)
  // What keeps it from being saved must be put right here.
  const send = (then?: () => void) =>
    form.submit((draft) => {
      if (save.isPending) return
      save.mutate(
        { ...draft, version: profile.version },
        {
          onSuccess: () => {
            form.reset()
            then?.()
          },
          onError: guard.stay,
        },
      )
    }, guard.stay)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()()
  }
  return (
    <Card asChild>
      <form onSubmit={submit} noValidate aria-labelledby="about-you">
        <CardHead>
          <Row gap={3}>
            <Avatar name={form.values.name || profile.name} size="lg" tone="satya" />
            <h2 id="about-you">About you</h2>
          </Row>
        </CardHead>
        <CardBody>
          <Stack gap={5}>
            {form.faults.length > 1 && (
              <ErrorSummary title="Please correct these fields" errors={form.faults} attempt={form.attempt} />
            )}
            <Basics form={form} email={profile.email} />
            <WishFields form={form} />
            <EducationFields form={form} />
          </Stack>
        </CardBody>
        <SaveBar foot>
          <span role="status">{form.dirty ? 'You have changes that are not saved.' : ''}</span>
          <Button type="submit" busy={save.isPending} busyLabel="Saving…">
            Save Changes
          </Button>
        </SaveBar>
        {guard.asking && (
          <LeaveDialog
            what="Your profile"
            saving={save.isPending}
            onStay={guard.stay}
            onDiscard={() => {
              form.reset()
              guard.goOn()
            }}
            onSave={send(guard.goOn)}
          />
        )}
      </form>
    </Card>
  )
}

function Basics({ form, email }: ProfileFieldsProps & { email: string }) {
  return (
    <>
      <FieldPair>
        <Field label="Name" {...form.field('name')}>
          <TextInput maxLength={LIMITS.name} autoComplete="name" {...form.text('name')} />
        </Field>
        <Field label="Email" hint="It changes when you sign in with another address.">
          <TextInput type="email" value={email} readOnly />
        </Field>
        <Field label="Headline" {...form.field('title')}>
          <TextInput maxLength={HIRING_LIMITS.title} {...form.text('title')} />
        </Field>
        <Field label="Phone" optional {...form.field('phone')}>
          <TextInput type="tel" maxLength={40} autoComplete="tel" {...form.text('phone')} />
        </Field>
      </FieldPair>
      <Field label="Professional Summary" {...form.field('bio')}>
        <TextArea maxLength={HIRING_LIMITS.bio} rows={6} {...form.text('bio')} />
      </Field>
    </>
  )
}
