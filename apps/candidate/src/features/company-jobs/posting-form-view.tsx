import type { PostingDetail } from '@tryka/domain'
import { Button, ButtonRow, Card, CardBody, CardFoot, CardHead, ErrorSummary, Notice, Stack } from '@tryka/ui'
import type { FormEvent, ReactNode } from 'react'
import { counted } from '../../app/core/format'
import type { PostingForm } from './posting-form'
import { BasicFields, ClosingFields, PayFields, PlaceFields } from './posting-fields'
import { SkillsField } from './skills-field'
import { usePostingForm, type PostingFormState } from './use-posting-form'

interface PostingFormViewProps {
  posting?: PostingDetail
  start: PostingForm
  onDone: () => void
  /** Somebody else changed the posting while this form was open. */
  onStale?: () => void
}

const PREFIX = 'posting-'

/** The form of a posting in cards; what is missing for going live is told when Post job is pressed. */
export function PostingFormView({ posting, start, onDone, onStale }: PostingFormViewProps) {
  const state = usePostingForm({ start, posting, onDone, onStale })
  const { problems, attempt, live } = state
  const submit = (event: FormEvent) => {
    event.preventDefault()
    state.submit(!live)
  }
  const closed = posting?.status === 'Closed'
  return (
    <Stack gap={5} asChild>
      <form onSubmit={submit} noValidate>
        {problems.length > 1 && (
          <ErrorSummary
            title="Please correct these fields"
            attempt={attempt}
            errors={problems.map(({ path, message }) => ({ fieldId: `${PREFIX}${path}`, message }))}
          />
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
          <BasicFields state={state} prefix={PREFIX} />
        </Part>
        <Part title="Place">
          <PlaceFields state={state} prefix={PREFIX} />
        </Part>
        <Part title="Pay">
          <PayFields state={state} prefix={PREFIX} />
        </Part>
        <Part title="Skills">
          <SkillsField state={state} prefix={PREFIX} />
        </Part>
        <Part title="Closing and review">
          <ClosingFields state={state} prefix={PREFIX} />
        </Part>
        <Card>
          <CardFoot>
            <Actions state={state} closed={closed} onDone={onDone} />
          </CardFoot>
        </Card>
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
  if (closed) return <Notice>A closed posting is reopened as a draft before it can be changed.</Notice>
  return (
    <ButtonRow>
      <Button variant="quiet" onClick={onDone}>
        Cancel
      </Button>
      {!live && (
        <Button variant="secondary" busy={busy === 'draft'} busyLabel="Saving…" onClick={() => submit(false)}>
          Save draft
        </Button>
      )}
      <Button
        type="submit"
        busy={live ? busy !== undefined : busy === 'post'}
        busyLabel={live ? 'Saving…' : 'Posting…'}
      >
        {live ? 'Save changes' : 'Post job'}
      </Button>
    </ButtonRow>
  )
}
