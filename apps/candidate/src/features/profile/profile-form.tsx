import { useChange } from '../../app/core/calls'
import { LeaveDialog } from '../../app/core/leave-dialog'
import { useUnsavedGuard } from '../../app/core/use-unsaved-guard'
import { HIRING_LIMITS, LIMITS, updateProfile, type Profile, type ProfileUpdate } from '@tryka/domain'
import {
  Avatar,
  Button,
  Card,
  CardBody,
  CardFoot,
  CardHead,
  ErrorSummary,
  Field,
  Row,
  Stack,
  Text,
  TextArea,
  TextInput,
} from '@tryka/ui'
import { useState, type FormEvent } from 'react'
import { FieldPair } from './field-pair'
import { EducationFields } from './education-fields'
import { draftErrors, draftOf, type ProfileDraft } from './profile-draft'
import { WishFields } from './wish-fields'

/** Edits are kept apart from what is stored, so that news from elsewhere never overwrites what is being typed. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const [edits, setEdits] = useState<Partial<ProfileDraft>>({})
  const [attempt, setAttempt] = useState(0)
  const draft = { ...draftOf(profile), ...edits }
  const errors = attempt ? draftErrors(draft) : {}
  const change = (part: Partial<ProfileDraft>) => setEdits((now) => ({ ...now, ...part }))
  const save = useChange((api, body: ProfileUpdate) => api.call(updateProfile, { body }), {
    done: () => 'Profile saved',
    failed: 'The profile could not be saved. Try again.',
  })
  const dirty = Object.keys(edits).length > 0
  const guard = useUnsavedGuard(dirty)
  const discard = () => {
    setEdits({})
    setAttempt(0)
  }
  const send = (then?: () => void) => {
    setAttempt((count) => count + 1)
    if (save.isPending) return
    // What keeps it from being saved must be put right here.
    if (Object.keys(draftErrors(draft)).length) return guard.stay()
    save.mutate(
      { ...draft, version: profile.version },
      {
        onSuccess: () => {
          discard()
          then?.()
        },
        onError: guard.stay,
      },
    )
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  const told = Object.entries(errors).map(([name, message]) => ({ fieldId: `profile-${name}`, message }))
  return (
    <Card asChild>
      <form onSubmit={submit} noValidate aria-labelledby="about-you">
        <CardHead>
          <Row gap={3}>
            <Avatar name={draft.name || profile.name} size="lg" tone="satya" />
            <h2 id="about-you">About you</h2>
          </Row>
        </CardHead>
        <CardBody>
          <Stack gap={5}>
            {told.length > 1 && (
              <ErrorSummary title="Please correct these fields" errors={told} attempt={attempt} />
            )}
            <Basics draft={draft} email={profile.email} errors={errors} onChange={change} />
            <WishFields draft={draft} errors={errors} onChange={change} />
            <EducationFields value={draft.education} onValueChange={(education) => change({ education })} />
          </Stack>
        </CardBody>
        <CardFoot>
          <Row gap={3} between wrap>
            <Text size="sm" role="status">
              {dirty ? 'You have changes that are not saved.' : ''}
            </Text>
            <Button type="submit" busy={save.isPending} busyLabel="Saving…">
              Save Changes
            </Button>
          </Row>
        </CardFoot>
        {guard.asking && (
          <LeaveDialog
            what="Your profile"
            saving={save.isPending}
            onStay={guard.stay}
            onDiscard={() => {
              discard()
              guard.goOn()
            }}
            onSave={() => send(guard.goOn)}
          />
        )}
      </form>
    </Card>
  )
}

export interface DraftFieldsProps {
  draft: ProfileDraft
  errors: Partial<Record<keyof ProfileDraft, string>>
  onChange: (part: Partial<ProfileDraft>) => void
}

function Basics({ draft, email, errors, onChange }: DraftFieldsProps & { email: string }) {
  return (
    <>
      <FieldPair>
        <Field label="Name" id="profile-name" error={errors.name}>
          <TextInput
            value={draft.name}
            maxLength={LIMITS.name}
            autoComplete="name"
            onChange={(event) => onChange({ name: event.currentTarget.value })}
          />
        </Field>
        <Field label="Email" hint="It changes when you sign in with another address.">
          <TextInput type="email" value={email} readOnly />
        </Field>
        <Field label="Headline">
          <TextInput
            value={draft.title}
            maxLength={HIRING_LIMITS.title}
            onChange={(event) => onChange({ title: event.currentTarget.value })}
          />
        </Field>
        <Field label="Phone" id="profile-phone" error={errors.phone} optional>
          <TextInput
            type="tel"
            value={draft.phone}
            maxLength={40}
            autoComplete="tel"
            onChange={(event) => onChange({ phone: event.currentTarget.value })}
          />
        </Field>
      </FieldPair>
      <Field label="Professional Summary">
        <TextArea
          value={draft.bio}
          maxLength={HIRING_LIMITS.bio}
          rows={6}
          onChange={(event) => onChange({ bio: event.currentTarget.value })}
        />
      </Field>
    </>
  )
}
