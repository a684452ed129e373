import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Navigate, useNavigate } from 'react-router-dom'
import { CentredScreen, notify, useDocumentTitle, Waiting } from '@tryka/app-shell'
import { ADMIN_MESSAGES, BRAND } from '@tryka/domain'
import { Button, Heading, Stack, Text } from '@tryka/ui'
import { Ground, Panel } from '../ground'
import { LOGIN_PATH, sessionQuery, useLogout } from '../session.queries'
import { CodeField } from './code-field'
import { useShowFactor } from './factors.queries'
import { PasskeyButton, useHasPasskey } from './passkey-button'
import { AddPasskey } from './passkeys'
import { SetUp } from './set-up'
import { useCode } from './use-code'

/** The second step of signing in: a code of the app or a passkey, or setting one up. */
export function FactorPage() {
  const session = useQuery(sessionQuery())
  const queries = useQueryClient()
  const navigate = useNavigate()
  const logout = useLogout()
  useDocumentTitle('Second step')

  if (session.isPending) return <Waiting label="Checking your session" />
  if (!session.data) return <Navigate to={LOGIN_PATH} replace />
  const open = () => {
    notify.success(ADMIN_MESSAGES.loginDoneTitle, ADMIN_MESSAGES.loginDone)
    return navigate('/admin-dashboard')
  }
  const afterSetUp = async () => {
    await queries.invalidateQueries({ queryKey: sessionQuery().queryKey })
    await open()
  }
  return (
    <CentredScreen
      skipTo="Skip to the form"
      art={<Ground />}
      actions={
        <Button variant="quiet" disabled={logout.isPending} onClick={() => logout.mutate()}>
          Sign out
        </Button>
      }
      footer={`© 2025 ${BRAND.name}`}
    >
      {session.data.factor ? (
        <Second onShown={open} />
      ) : (
        <Panel as="section">
          <Heading as="h1" look="title">
            Set up your second step
          </Heading>
          <SetUp onDone={() => void afterSetUp()} />
          <AddPasskey onDone={() => void afterSetUp()} />
        </Panel>
      )}
    </CentredScreen>
  )
}

function Second({ onShown }: { onShown: () => unknown }) {
  const show = useShowFactor()
  const hasPasskey = useHasPasskey()
  const { code, setCode, error, submit } = useCode(async (typed) => {
    await show.mutateAsync(typed)
    await onShown()
  })
  return (
    <Panel noValidate onSubmit={submit}>
      <Stack gap={2}>
        <Heading as="h1" look="title">
          Second step
        </Heading>
        <Text size="sm">Open your authenticator app{hasPasskey && ', or use a passkey'}.</Text>
      </Stack>
      <CodeField
        label="Code from the app"
        hint="Six figures, or one of your recovery codes."
        error={error}
        value={code}
        onChange={setCode}
      />
      <Button type="submit" size="lg" block busy={show.isPending}>
        Go on
      </Button>
      <PasskeyButton onShown={onShown} />
    </Panel>
  )
}
