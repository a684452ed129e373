import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { CentredScreen, notify, useApi, useDocumentTitle, useLock } from '@tryka/app-shell'
import { ApiError, userMessage } from '@tryka/api-client'
import { BRAND, joinAdmins, LIMITS, readAdminInvitation, type AdminInvitation } from '@tryka/domain'
import { Button, Field, Heading, Stack, Text, TextInput } from '@tryka/ui'
import { formatTime } from '../../../base/format'
import { Ground, Panel } from '../ground'
import { FACTOR_PATH } from '../session.queries'
import { useInviteToken } from './use-invite-token'

/** Where the link of an invitation to administer leads: looking changes nothing, the button begins. */
export function JoinPage() {
  const token = useInviteToken()
  const api = useApi()
  useDocumentTitle('Join', BRAND.adminName)
  const invitation = useQuery({
    queryKey: ['admin-invitation', token],
    queryFn: () => api.call(readAdminInvitation, { body: { token: token ?? '' } }),
    enabled: token !== undefined,
    retry: false,
    staleTime: Infinity,
  })
  return (
    <CentredScreen skipTo="Skip to the form" art={<Ground />} footer={`© 2025 ${BRAND.name}`}>
      {invitation.data && token ? (
        <Join token={token} invitation={invitation.data} />
      ) : (
        <Panel as="section">
          <Heading as="h1" look="title">
            {token && invitation.isPending
              ? 'Looking at your invitation'
              : 'This link does not work any more'}
          </Heading>
          {!(token && invitation.isPending) && (
            <Text>Ask the owner who invited you for a new one. Each works once, for three days.</Text>
          )}
        </Panel>
      )}
    </CentredScreen>
  )
}

function Join({ token, invitation }: { token: string; invitation: AdminInvitation }) {
  const api = useApi()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const lock = useLock()
  const [typed, setTyped] = useState({ username: '', password: '' })
  const [errors, setErrors] = useState<{ username?: string; password?: string }>({})
  const [busy, setBusy] = useState(false)

  const join = async () => {
    setBusy(true)
    try {
      const session = await api.call(joinAdmins, { body: { token, ...typed } })
      queries.clear()
      await navigate(session.level === 'password' ? FACTOR_PATH : '/admin-dashboard')
    } catch (error) {
      const message = userMessage(error, 'That did not work. Please try again.')
      const field = fieldOf(error)
      if (field) setErrors({ [field]: message })
      else notify.failure('Error', message)
      setBusy(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const username = typed.username.trim() ? '' : 'Choose a name.'
    const password = typed.password ? '' : 'Choose a password.'
    setErrors({ ...(username ? { username } : {}), ...(password ? { password } : {}) })
    if (!username && !password) void lock(join)
  }
  return (
    <Panel noValidate onSubmit={submit}>
      <Stack gap={2}>
        <Heading as="h1" look="title">
          Join the console
        </Heading>
        <Text size="sm">
          {invitation.email} is invited as {invitation.role}, until {formatTime(invitation.until)}.
        </Text>
      </Stack>
      <Field label="Username" error={errors.username}>
        <TextInput
          value={typed.username}
          onChange={(event) => setTyped({ ...typed, username: event.currentTarget.value })}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={LIMITS.username}
          required
        />
      </Field>
      <Field
        label="Password"
        hint={`${LIMITS.passwordMin} characters or more; a few words in a row are good.`}
        error={errors.password}
      >
        <TextInput
          type="password"
          value={typed.password}
          onChange={(event) => setTyped({ ...typed, password: event.currentTarget.value })}
          autoComplete="new-password"
          maxLength={LIMITS.passwordMax}
          required
        />
      </Field>
      <Button type="submit" size="lg" block busy={busy}>
        Join as {invitation.role}
      </Button>
    </Panel>
  )
}

/** Which field a refusal is about. */
function fieldOf(error: unknown): 'username' | 'password' | undefined {
  const code = error instanceof ApiError ? error.code : undefined
  if (code === 'NAME_TAKEN') return 'username'
  return code === 'VALIDATION' ? 'password' : undefined
}
