import { CaptchaField, type Captcha } from '@tryka/app-shell'
import { LIMITS } from '@tryka/domain'
import { Button, Field, Heading, Icon, Stack, Text, TextInput } from '@tryka/ui'
import { Eye, EyeOff } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { styled } from 'styled-components'

export interface Credentials {
  username: string
  password: string
}

export interface AdminLoginFormProps {
  captcha: Captcha
  busy: boolean
  /** Fields that the last submit found empty. */
  missing: readonly (keyof Credentials)[]
  onSubmit: (credentials: Credentials) => Promise<void>
}

const TELL = { username: 'Enter your username.', password: 'Enter your password.' }

/** The fields of the sign-in. The button says it is disabled but can be pressed, so that it can explain itself. */
export function AdminLoginForm({ captcha, busy, missing, onSubmit }: AdminLoginFormProps) {
  const [credentials, setCredentials] = useState<Credentials>({ username: '', password: '' })
  const [visible, setVisible] = useState(false)
  const errorOf = (name: keyof Credentials) =>
    missing.includes(name) && !credentials[name] ? TELL[name] : undefined
  const bind = (name: keyof Credentials) => ({
    value: credentials[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      setCredentials({ ...credentials, [name]: event.currentTarget.value }),
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    event.currentTarget.querySelector<HTMLInputElement>('input:invalid')?.focus()
    void onSubmit(credentials)
  }
  const toggle = (
    <Button
      variant="quiet"
      size="sm"
      iconOnly
      label={visible ? 'Hide password' : 'Show password'}
      onClick={() => setVisible(!visible)}
    >
      <Icon icon={visible ? EyeOff : Eye} size="sm" />
    </Button>
  )

  return (
    <Panel noValidate onSubmit={submit}>
      <Stack gap={2}>
        <Heading as="h1" look="title">
          Admin sign-in
        </Heading>
        <Text size="sm">Authorized personnel only.</Text>
      </Stack>
      <Field label="Username" error={errorOf('username')}>
        <TextInput
          {...bind('username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={LIMITS.username}
          required
        />
      </Field>
      <Field label="Password" error={errorOf('password')}>
        <TextInput
          {...bind('password')}
          type={visible ? 'text' : 'password'}
          autoComplete="current-password"
          maxLength={LIMITS.passwordMax}
          end={toggle}
          required
        />
      </Field>
      <CaptchaField captcha={captcha} />
      <Button
        type="submit"
        size="lg"
        block
        busy={busy}
        busyLabel="Signing In..."
        aria-disabled={busy || !captcha.solved}
      >
        Sign In
      </Button>
    </Panel>
  )
}

const Panel = styled.form`
  position: relative;
  justify-self: center;
  display: grid;
  gap: var(--sp-5);
  width: min(100% - 2 * var(--gutter), 26rem);
  margin-block: var(--sp-6);
  padding: clamp(1.5rem, 4vw, 2.25rem);
  border: var(--bw) solid var(--line-strong);
  border-radius: var(--r-4);
  background: var(--surface);
  box-shadow: var(--shadow-3);
`
