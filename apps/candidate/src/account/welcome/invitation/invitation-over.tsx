import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Link } from 'react-router-dom'
import { LIMITS, looksLikeEmail, WRONG_EMAIL } from '@tryka/domain'
import {
  Button,
  ButtonLink,
  ButtonRow,
  Card,
  Field,
  Heading,
  Notice,
  Stack,
  Text,
  TextInput,
} from '@tryka/ui'
import { useNewInvitation } from './use-new-invitation'

/** Wrong, used, expired and taken back read alike. */
export function InvitationOver() {
  const again = useNewInvitation()
  return (
    <Card pad>
      <Stack gap={5}>
        <Heading as="h1" look="title">
          This link does not work any more
        </Heading>
        <Text>
          It may have been used, replaced by a newer one, or be older than 14 days. If you are in already,
          sign in; if not, we can mail you a new link.
        </Text>
        {again.isSuccess ? (
          <Sent />
        ) : (
          <AgainForm busy={again.isPending} onSend={(email) => again.mutate({ email })} />
        )}
        <ButtonRow>
          <ButtonLink asChild variant="secondary">
            <Link to="/sign-in?return=/welcome">Sign in</Link>
          </ButtonLink>
        </ButtonRow>
      </Stack>
    </Card>
  )
}

/** The form that was pressed is gone, so the answer takes the focus. */
function Sent() {
  const words = useRef<HTMLDivElement>(null)
  useEffect(() => words.current?.focus(), [])
  return (
    <div ref={words} tabIndex={-1}>
      <Notice title="Look into your mail">
        If an invitation waits for this address, a new link is on its way to it, and to nowhere else.
      </Notice>
    </div>
  )
}

interface AgainFormProps {
  busy: boolean
  onSend: (email: string) => void
}

function AgainForm({ busy, onSend }: AgainFormProps) {
  const [email, setEmail] = useState('')
  const [error, setError] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wrong = !looksLikeEmail(email)
    setError(wrong ? WRONG_EMAIL : '')
    if (wrong) input.current?.focus()
    else onSend(email)
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={4}>
        <Field label="Email" hint="The address that was invited." error={error}>
          <TextInput
            ref={input}
            type="email"
            autoComplete="email"
            maxLength={LIMITS.email}
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
        </Field>
        <ButtonRow>
          <Button type="submit" busy={busy} busyLabel="Asking…">
            Send me a new one
          </Button>
        </ButtonRow>
      </Stack>
    </form>
  )
}
