import { userMessage } from '@tryka/api-client'
import { notify, useApi } from '@tryka/app-shell'
import { EARLY_ACCESS_MESSAGES, sendSignInCode, signIn, type AccountSession } from '@tryka/domain'
import {
  Button,
  Card,
  Field,
  Heading,
  OtpInput,
  Stack,
  Text,
  TextButton,
  TextInput,
  TextLink,
} from '@tryka/ui'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'

export interface SignInProps {
  onSignedIn: (session: AccountSession) => void
  backTo: string
}

/** A code by mail, and nothing to remember. */
export function SignIn({ onSignedIn, backTo }: SignInProps) {
  const [email, setEmail] = useState('')
  const [sent, setSent] = useState(false)
  return (
    <Box>
      <Card pad>
        <Stack gap={5}>
          <div>
            <Heading as="h1" look="title">
              Sign in
            </Heading>
            <Text size="sm">
              {sent
                ? `We sent a code to ${email.trim()}. It is valid for 10 minutes.`
                : 'We send a code to your email. What you did as a guest stays with you.'}
            </Text>
          </div>
          {sent ? (
            <CodeForm email={email.trim()} onSignedIn={onSignedIn} onBack={() => setSent(false)} />
          ) : (
            <EmailForm email={email} onEmail={setEmail} onSent={() => setSent(true)} />
          )}
          <TextLink asChild>
            <Link to={backTo}>Back without signing in</Link>
          </TextLink>
        </Stack>
      </Card>
    </Box>
  )
}

/** Asks for a code and tells how it went. */
function useSendCode(onSent: () => void) {
  const api = useApi()
  return useMutation({
    mutationFn: (email: string) => api.call(sendSignInCode, { body: { email } }),
    onSuccess: () => {
      notify.success('OTP Sent!', 'Check your email for the code.')
      onSent()
    },
    onError: (error) => notify.failure('Error', userMessage(error, EARLY_ACCESS_MESSAGES.otpSendFailed)),
  })
}

interface EmailFormProps {
  email: string
  onEmail: (email: string) => void
  onSent: () => void
}

function EmailForm({ email, onEmail, onSent }: EmailFormProps) {
  const [error, setError] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const send = useSendCode(onSent)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (send.isPending) return
    if (email.trim()) return send.mutate(email.trim())
    setError(EARLY_ACCESS_MESSAGES.emailFirst)
    notify.failure('Error', EARLY_ACCESS_MESSAGES.emailFirst)
    input.current?.focus()
  }
  return (
    <Stack gap={4} asChild>
      <form noValidate onSubmit={submit}>
        <Field label="Email" error={error}>
          <TextInput
            ref={input}
            type="email"
            autoComplete="email"
            maxLength={254}
            value={email}
            onChange={({ currentTarget: { value } }) => {
              onEmail(value)
              setError(undefined)
            }}
          />
        </Field>
        <Button type="submit" block busy={send.isPending} busyLabel="Sending…">
          Send code
        </Button>
      </form>
    </Stack>
  )
}

interface CodeFormProps {
  email: string
  onSignedIn: (session: AccountSession) => void
  onBack: () => void
}

function CodeForm({ email, onSignedIn, onBack }: CodeFormProps) {
  const api = useApi()
  const [otp, setOtp] = useState('')
  const [error, setError] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const resend = useSendCode(() => setOtp(''))
  const verify = useMutation({
    mutationFn: () => api.call(signIn, { body: { email, otp } }),
    onSuccess: (session) => {
      notify.success('Email Verified!', 'You are signed in.')
      onSignedIn(session)
    },
    onError: (failure) => {
      const message = userMessage(failure, EARLY_ACCESS_MESSAGES.otpInvalid)
      setError(message)
      notify.failure('Error', message)
      input.current?.focus()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (verify.isPending) return
    if (otp) return verify.mutate()
    setError(EARLY_ACCESS_MESSAGES.otpEmpty)
    notify.failure('Error', EARLY_ACCESS_MESSAGES.otpEmpty)
  }
  return (
    <Stack gap={4} asChild>
      <form noValidate onSubmit={submit}>
        <Field label="Code" error={error}>
          <OtpInput
            ref={input}
            value={otp}
            onValueChange={(digits) => {
              setOtp(digits)
              setError(undefined)
            }}
          />
        </Field>
        <Button type="submit" block busy={verify.isPending} busyLabel="Signing In...">
          Sign in
        </Button>
        <Line>
          <TextButton onClick={() => resend.isPending || resend.mutate(email)}>Resend OTP</TextButton>
          <TextButton onClick={onBack}>Change email</TextButton>
        </Line>
      </form>
    </Stack>
  )
}

const Box = styled.div`
  width: min(100% - 2rem, 26rem);
  margin: var(--sp-6) auto;
`
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--sp-3);
`
