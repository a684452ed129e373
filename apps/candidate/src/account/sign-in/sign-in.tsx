import { lazy, Suspense, useEffect, useRef, useState, type FormEvent } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { userMessage } from '@tryka/api-client'
import { notify, useApi, useMutation } from '@tryka/app-shell'
import { EARLY_ACCESS_MESSAGES, LIMITS, sendSignInCode, signIn, type AccountSession } from '@tryka/domain'
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
import { forgetCode, keepCode, sentCode, type SentCode } from './sent-code'
import { useSecondsUntil } from './use-seconds-until'

const UsePasskey = lazy(async () => ({ default: (await import('../security/passkeys')).UsePasskey }))

export interface SignInProps {
  onSignedIn: (session: AccountSession) => void
  backTo: string
}

/** A code by mail, and nothing to remember; or a passkey, where the browser has any. */
export function SignIn({ onSignedIn, backTo }: SignInProps) {
  const [code, setCode] = useState(sentCode)
  const [email, setEmail] = useState(code?.email ?? '')
  const [step, setStep] = useState<'email' | 'code'>(code ? 'code' : 'email')
  const sent = (made: SentCode) => {
    keepCode(made)
    setCode(made)
    setStep('code')
  }
  return (
    <Box>
      <Card pad>
        <Stack gap={5}>
          <div>
            <Heading as="h1" look="title">
              Sign in
            </Heading>
            <Text size="sm">
              {step === 'code' && code
                ? `We sent a code to ${code.email}. It is valid for 10 minutes.`
                : 'We send a code to your email. What you did as a guest stays with you.'}
            </Text>
          </div>
          {step === 'code' && code ? (
            <CodeForm
              code={code}
              onSent={sent}
              onSignedIn={(session) => {
                forgetCode()
                onSignedIn(session)
              }}
              onBack={() => setStep('email')}
            />
          ) : (
            <>
              <EmailForm email={email} onEmail={setEmail} onSent={sent} />
              <Suspense>
                <UsePasskey onSignedIn={onSignedIn} />
              </Suspense>
              {code && (
                <TextButton onClick={() => setStep('code')}>I have a code for {code.email}</TextButton>
              )}
            </>
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
function useSendCode(onSent: (code: SentCode) => void) {
  const api = useApi()
  return useMutation({
    mutationFn: (email: string) => api.call(sendSignInCode, { body: { email } }),
    onSuccess: ({ resendAfter, expiresIn }, email) => {
      notify.success('OTP Sent!', 'Check your email for the code.')
      const now = Date.now()
      onSent({ email, resendAt: now + resendAfter * 1_000, expiresAt: now + expiresIn * 1_000 })
    },
    onError: (error) => notify.failure('Error', userMessage(error, EARLY_ACCESS_MESSAGES.otpSendFailed)),
  })
}

interface EmailFormProps {
  email: string
  onEmail: (email: string) => void
  onSent: (code: SentCode) => void
}

function EmailForm({ email, onEmail, onSent }: EmailFormProps) {
  const [error, setError] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const send = useSendCode(onSent)
  const submit = (event: FormEvent) => {
    event.preventDefault()
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
            maxLength={LIMITS.email}
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
  code: SentCode
  onSent: (code: SentCode) => void
  onSignedIn: (session: AccountSession) => void
  onBack: () => void
}

function CodeForm({ code, onSent, onSignedIn, onBack }: CodeFormProps) {
  const { email, resendAt } = code
  const api = useApi()
  const [otp, setOtp] = useState('')
  const [error, setError] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const wait = useSecondsUntil(resendAt)
  const resend = useSendCode((made) => {
    setOtp('')
    onSent(made)
  })
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
          {wait > 0 ? (
            <Text size="sm" as="span">
              Resend OTP in {wait} s
            </Text>
          ) : (
            <TextButton onClick={() => resend.mutate(email)}>Resend OTP</TextButton>
          )}
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
