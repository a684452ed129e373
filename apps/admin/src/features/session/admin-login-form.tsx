import { Eye, EyeOff } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { CaptchaField, type Captcha } from '@tryka/app-shell'
import { ruled, useRuledForm } from '@tryka/app-shell/forms'
import { hasPasskeys } from '@tryka/app-shell/passkeys'
import { LIMITS } from '@tryka/domain'
import { Button, Field, Heading, Icon, Stack, Text, TextInput } from '@tryka/ui'
import { Panel } from './ground'
import { PasskeyWay, type PasskeyWayProps } from './passkey-way'

export interface AdminLoginFormProps {
  captcha: Captcha
  busy: boolean
  /** Ignores what is pressed while it is at work. */
  onSubmit: (credentials: Credentials) => Promise<unknown>
  /** Signs in by itself, where the browser has passkeys. */
  passkey: PasskeyWayProps
  /** A field is empty, and says so. */
  onMissing: () => void
}

export interface Credentials {
  username: string
  password: string
}

/** What is typed is sent as it is: a password may begin or end with a blank. */
const missing = ({ username, password }: Credentials) => ({
  username: username.trim() ? '' : 'Enter your username.',
  password: password.trim() ? '' : 'Enter your password.',
})
const resolver = ruled(missing)

/** The fields of the sign-in. The button says it is disabled but can be pressed, so that it can explain itself. */
export function AdminLoginForm({ captcha, busy, onSubmit, onMissing, passkey }: AdminLoginFormProps) {
  const form = useRuledForm({ resolver, start: { username: '', password: '' } })
  const [visible, setVisible] = useState(false)
  const byPasskey = hasPasskeys()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    form.submit((credentials) => void onSubmit(credentials), onMissing)()
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
      {byPasskey && <PasskeyWay {...passkey} />}
      <Field label="Username" {...form.field('username')}>
        <TextInput
          {...form.text('username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={LIMITS.username}
          required
        />
      </Field>
      <Field label="Password" {...form.field('password')}>
        <TextInput
          {...form.text('password')}
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
        variant={byPasskey ? 'secondary' : 'primary'}
        size="lg"
        block
        busy={busy}
        busyLabel="Signing In..."
        aria-disabled={busy || !captcha.solved}
      >
        Sign In
      </Button>
      {byPasskey && (
        <Text size="xs">Owners need a second factor. A passkey is both in one press and needs no sum.</Text>
      )}
    </Panel>
  )
}
