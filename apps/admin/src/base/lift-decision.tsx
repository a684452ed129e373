import { useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { userMessage } from '@tryka/api-client'
import { isUnauthorized, notify, useApi, useMutation } from '@tryka/app-shell'
import { liftDecision, mayLift, MODERATION_LIMITS, type MadeDecision } from '@tryka/domain'
import { Button, ButtonRow, Field, Stack, TextArea } from '@tryka/ui'
import { Deciders } from './deciders'

interface LiftDecisionProps {
  decision: MadeDecision
  /** The newest is on the server: the screen reads it again. */
  onChanged: () => void
}

/** Ends a decision that was a mistake. An objection that waits is decided instead. */
export const LiftDecision = ({ decision, onChanged }: LiftDecisionProps) =>
  mayLift(decision) && (
    <Deciders>
      <Lift decision={decision} onChanged={onChanged} />
    </Deciders>
  )

function Lift({ decision: { id, name }, onChanged }: LiftDecisionProps) {
  const [open, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const area = useRef<HTMLTextAreaElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const lift = useLift(id, onChanged)
  const words = reason.trim()
  // The keyboard goes on where something is to be written, and back to where it came from.
  const begin = () => {
    flushSync(() => setOpen(true))
    area.current?.focus()
  }
  const end = () => {
    flushSync(() => setOpen(false))
    button.current?.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (words && !lift.isPending) lift.mutate(words)
  }
  if (!open)
    return (
      <div>
        <Button variant="secondary" size="sm" ref={button} onClick={begin}>
          Lift this decision
        </Button>
      </div>
    )
  return (
    <Stack asChild gap={3}>
      <form noValidate onSubmit={submit} aria-label={`Lift the decision about ${name}`}>
        <Field
          label="Reason"
          hint="Whom it is about reads it, word for word, by mail and in their settings."
          error={tried && !words ? 'Write what the person is told.' : ''}
        >
          <TextArea
            rows={3}
            ref={area}
            maxLength={MODERATION_LIMITS.answer}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        </Field>
        <ButtonRow>
          <Button type="submit" size="sm" busy={lift.isPending}>
            Lift and tell
          </Button>
          <Button variant="quiet" size="sm" onClick={end}>
            Cancel
          </Button>
        </ButtonRow>
      </form>
    </Stack>
  )
}

function useLift(id: string, onChanged: () => void) {
  const api = useApi()
  return useMutation({
    mutationFn: (reason: string) => api.call(liftDecision, { params: { id }, body: { reason } }),
    onSuccess: () => notify.success('Decision Lifted', 'Nothing is restricted any more, and it is told.'),
    onError: (error) => {
      if (!isUnauthorized(error))
        notify.failure('Error', userMessage(error, 'The decision was not lifted. Please try again.'))
    },
    onSettled: onChanged,
    meta: { needsSession: true },
  })
}
