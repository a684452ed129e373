import { lazy, Suspense, useId, useState, type FormEvent, type ReactNode } from 'react'
import type { PostingDetail } from '@tryka/domain'
import {
  Button,
  ButtonRow,
  Card,
  CardBody,
  CardFoot,
  CardHead,
  ErrorSummary,
  Notice,
  Stack,
  Text,
  TextButton,
} from '@tryka/ui'
import { Waiting } from '@tryka/app-shell'
import { counted } from '../../../base/format/format'
import { LeaveDialog } from '../../../base/unsaved/leave-dialog'
import { useRests } from '../../../base/place/use-rests'
import { draftOf, type PostingForm } from './posting-form'
import { BasicFields, ClosingFields, PayFields, PlaceFields } from './posting-fields'
import { SkillsField } from './skills-field'
import { usePostingForm, type PostingFormState } from './use-posting-form'

const PreviewDialog = lazy(async () => ({ default: (await import('./preview-dialog')).PreviewDialog }))

interface PostingFormViewProps {
  posting?: PostingDetail
  start: PostingForm
  onDone: () => void
  /** Somebody else changed the posting while this form was open. */
  onStale?: () => void
}

/** The form of a posting in cards; what is missing for going live is told when Post job is pressed. */
export function PostingFormView({ posting, start, onDone, onStale }: PostingFormViewProps) {
  const state = usePostingForm({ start, posting, onDone, onStale })
  const { form, live } = state
  const { faults, attempt } = form
  const submit = (event: FormEvent) => {
    event.preventDefault()
    state.submit(!live)
  }
  const closed = posting?.status === 'Closed'
  return (
    <Stack gap={5} asChild>
      <form onSubmit={submit} noValidate>
        {faults.length > 1 && (
          <ErrorSummary title="Please correct these fields" attempt={attempt} errors={faults} />
        )}
        {form.restored && (
          <Notice role="status" title="What you wrote before is back">
            <p>
              It was kept in this browser and is not saved yet.{' '}
              <TextButton onClick={form.reset}>
                {posting ? 'Go back to what is saved' : 'Start anew'}
              </TextButton>
            </p>
          </Notice>
        )}
        {live && posting && posting.applications > 0 && (
          <Notice title="This posting is live">
            <p>
              {counted(posting.applications, 'person has', 'people have')} applied. They are told when pay,
              place, type or a must-have skill changes.
            </p>
          </Notice>
        )}
        <Part title="The job">
          <BasicFields form={form} />
        </Part>
        <Part title="Place">
          <PlaceFields form={form} />
        </Part>
        <Part title="Pay">
          <PayFields form={form} />
        </Part>
        <Part title="Skills">
          <SkillsField form={form} />
        </Part>
        <Part title="Closing and review">
          <ClosingFields form={form} />
        </Part>
        <Card>
          <CardFoot>
            <Actions state={state} closed={closed} onDone={onDone} />
          </CardFoot>
        </Card>
        {state.guard.asking && (
          <LeaveDialog
            what="The posting"
            saving={state.busy !== undefined}
            onStay={state.guard.stay}
            onDiscard={state.discard}
            onSave={() => state.submit(false)}
          />
        )}
      </form>
    </Stack>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card asChild>
    <section>
      <CardHead>
        <h2>{title}</h2>
      </CardHead>
      <CardBody>
        <Stack gap={5}>{children}</Stack>
      </CardBody>
    </section>
  </Card>
)

function Actions({
  state,
  closed,
  onDone,
}: {
  state: PostingFormState
  closed: boolean
  onDone: () => void
}) {
  const { busy, live, submit } = state
  const resting = useRests('You can publish')
  const why = useId()
  const [previewing, setPreviewing] = useState(false)
  const rests = !live && resting !== ''
  if (closed) return <Notice>A closed posting is reopened as a draft before it can be changed.</Notice>
  return (
    <ButtonRow>
      {previewing && (
        <Suspense fallback={<Waiting />}>
          <PreviewDialog draft={draftOf(state.form.values)} onClose={() => setPreviewing(false)} />
        </Suspense>
      )}
      {rests && (
        <Text size="sm" id={why}>
          {resting}
        </Text>
      )}
      <Button variant="quiet" onClick={onDone}>
        Cancel
      </Button>
      <Button variant="quiet" onClick={() => setPreviewing(true)}>
        Preview
      </Button>
      {!live && (
        <Button variant="secondary" busy={busy === 'draft'} busyLabel="Saving…" onClick={() => submit(false)}>
          Save draft
        </Button>
      )}
      <Button
        type="submit"
        disabled={rests}
        aria-describedby={rests ? why : undefined}
        busy={live ? busy !== undefined : busy === 'post'}
        busyLabel={live ? 'Saving…' : 'Posting…'}
      >
        {live ? 'Save changes' : 'Post job'}
      </Button>
    </ButtonRow>
  )
}
