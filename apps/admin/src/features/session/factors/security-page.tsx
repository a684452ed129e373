import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { notify, QueryView, useDocumentTitle } from '@tryka/app-shell'
import { userMessage } from '@tryka/api-client'
import { BRAND, type Factors } from '@tryka/domain'
import { Button, Card, Heading, LoadingRows, PageHead, Stack, StatusDot, Text } from '@tryka/ui'
import { formatDate } from '../../../base/format'
import { sessionQuery } from '../session.queries'
import { useFactors, useFactorWork } from './factors.queries'
import { Passkeys } from './passkeys'
import { RecoveryCodes } from './recovery-codes'
import { SetUp } from './set-up'

/** How one proves to be oneself, beside the password. */
export function SecurityPage() {
  const factors = useFactors()
  useDocumentTitle('Your sign-in', BRAND.adminName)
  return (
    <>
      <PageHead title="Your sign-in" context="What is asked for beside your password." />
      <QueryView
        query={factors}
        loading={<LoadingRows label="Loading your sign-in" />}
        boxed
        errorText="Your sign-in could not be loaded. Check your connection, then try again."
      >
        {(data) => (
          <Stack gap={5}>
            <Card pad>
              <App factors={data} />
            </Card>
            <Card pad>
              <Passkeys passkeys={data.passkeys} />
            </Card>
            {(data.totp || data.passkeys.length > 0) && (
              <Card pad>
                <Recovery left={data.recoveryLeft} />
              </Card>
            )}
          </Stack>
        )}
      </QueryView>
    </>
  )
}

function App({ factors }: { factors: Factors }) {
  const queries = useQueryClient()
  const work = useFactorWork()
  const [settingUp, setSettingUp] = useState(!factors.totp)
  const session = () => queries.invalidateQueries({ queryKey: sessionQuery().queryKey })
  const remove = () =>
    work.remove
      .mutateAsync()
      .then(async () => {
        setSettingUp(true)
        const isLast = !factors.passkeys.some(({ state }) => state === 'active')
        notify.success(
          'App Removed',
          isLast ? 'Your password alone signs you in.' : 'Your passkeys are your second step.',
        )
        await session()
      })
      .catch(failed)
  const title = (
    <Heading as="h2" look="h4">
      Authenticator app
    </Heading>
  )
  if (settingUp)
    return (
      <Stack gap={4}>
        {title}
        <SetUp
          onDone={() => {
            setSettingUp(false)
            void session()
          }}
        />
      </Stack>
    )
  return (
    <Stack gap={4}>
      {title}
      <StatusDot tone="vriddhi">Set up{factors.since && ` on ${formatDate(factors.since)}`}</StatusDot>
      <div>
        <Button variant="secondary" busy={work.remove.isPending} onClick={() => void remove()}>
          Remove the app
        </Button>
      </div>
    </Stack>
  )
}

/** What lets one in on the day that app and passkeys are lost. */
function Recovery({ left }: { left: number }) {
  const { renew } = useFactorWork()
  const [codes, setCodes] = useState<string[]>()
  const press = () =>
    renew
      .mutateAsync()
      .then((made) => setCodes(made.codes))
      .catch(failed)
  return (
    <Stack gap={4}>
      <Heading as="h2" look="h4">
        Recovery codes
      </Heading>
      {codes ? (
        <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />
      ) : (
        <>
          <Text size="sm">{leftOf(left)}</Text>
          <div>
            <Button variant="secondary" busy={renew.isPending} onClick={() => void press()}>
              New recovery codes
            </Button>
          </div>
        </>
      )}
    </Stack>
  )
}

const failed = (error: unknown) => notify.failure('Error', userMessage(error, 'Please try again.'))

const leftOf = (count: number): string =>
  count === 1 ? 'One recovery code is left.' : `${count} recovery codes are left.`
