import { Check } from 'lucide-react'
import { useRef } from 'react'
import { styled } from 'styled-components'
import { Button, Combo, Field, Icon, OtpInput, TextButton, TextInput } from '@tryka/ui'
import { FIELD_IDS } from '../../content'
import type { EmailVerificationControl } from './use-email-verification'

interface EmailVerificationFieldProps {
  email: string
  onEmailChange: (email: string) => void
  error: string | undefined
  verification: EmailVerificationControl
}

const CODE_ID = 'signup-code'

/** E-mail with Send OTP, then the code with Verify, then the locked address with its mark. */
export function EmailVerificationField(props: EmailVerificationFieldProps) {
  const { email, onEmailChange, error, verification } = props
  const input = useRef<HTMLInputElement>(null)
  const verified = verification.state === 'verified'

  const send = async () => {
    const sent = await verification.sendCode()
    if (sent) setTimeout(() => document.getElementById(CODE_ID)?.focus())
  }
  const change = () => {
    verification.restart()
    input.current?.focus()
  }

  return (
    <>
      <Field
        id={FIELD_IDS.email}
        label="Email address"
        hint={
          verified ? <VerifiedHint onChange={change} /> : 'We send a 6-digit code to confirm it is yours.'
        }
        error={error}
      >
        <Combo>
          <TextInput
            ref={input}
            type="email"
            name="email"
            autoComplete="email"
            inputMode="email"
            required
            readOnly={verified}
            value={email}
            onChange={(event) => onEmailChange(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing || verified) return
              // Enter belongs to Send OTP here: without a proven address the form is not ready to be sent.
              event.preventDefault()
              void send()
            }}
          />
          {verified ? (
            <VerifiedMark />
          ) : (
            <SendButton verification={verification} onSend={() => void send()} />
          )}
        </Combo>
      </Field>
      {verification.state === 'sent' && <CodeField email={email} verification={verification} />}
    </>
  )
}

const VerifiedHint = ({ onChange }: { onChange: () => void }) => (
  <>
    This address is verified. <Inline onClick={onChange}>Change email</Inline>
  </>
)

const VerifiedMark = () => (
  <Mark>
    <Icon icon={Check} />
    Verified
  </Mark>
)

function SendButton({
  verification,
  onSend,
}: {
  verification: EmailVerificationControl
  onSend: () => void
}) {
  const { state, sending, waitSeconds } = verification
  const label = state === 'sent' ? 'Resend OTP' : 'Send OTP'
  return (
    <Button
      variant="secondary"
      busy={sending}
      busyLabel="Sending…"
      aria-disabled={waitSeconds > 0 || undefined}
      onClick={onSend}
    >
      {waitSeconds > 0 ? `${label} in ${waitSeconds} s` : label}
    </Button>
  )
}

function CodeField({ email, verification }: { email: string; verification: EmailVerificationControl }) {
  const verify = async () => {
    const verified = await verification.verifyCode()
    document.getElementById(verified ? FIELD_IDS.email : CODE_ID)?.focus()
  }
  return (
    <Field
      id={CODE_ID}
      label="OTP code"
      hint={
        <span role="status">Code sent to {email.trim()}. Check spam if it is not there in a minute.</span>
      }
      error={verification.codeError}
    >
      <CodeLine>
        <OtpInput
          placeholder="••••••"
          value={verification.code}
          onValueChange={verification.setCode}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            // Enter belongs to Verify here: the form is not ready to be sent.
            event.preventDefault()
            void verify()
          }}
        />
        <Button busy={verification.verifying} busyLabel="Checking…" onClick={() => void verify()}>
          Verify
        </Button>
      </CodeLine>
    </Field>
  )
}

const CodeLine = styled.div`
  display: flex;
  gap: var(--sp-2);
  align-items: stretch;
`
const Inline = styled(TextButton)`
  display: inline;
  min-height: 0;
  font-size: inherit;
  text-decoration: underline;
`
const Mark = styled.span`
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  min-height: var(--h-md);
  padding: 0 1rem;
  border: 1px solid var(--vriddhi);
  border-radius: var(--r-2);
  color: var(--vriddhi-text);
  font-size: var(--fs-4);
  font-weight: var(--fw-medium);
`
