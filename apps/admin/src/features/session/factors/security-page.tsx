import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { notify, QueryView, useDocumentTitle } from '@tryka/app-shell'
import { userMessage } from '@tryka/api-client'
import { BRAND, type Factors } from '@tryka/domain'
import { Button, ButtonRow, Card, Heading, LoadingRows, PageHead, Stack, StatusDot, Text } from '@tryka/ui'
import { formatDate } from '../../../base/format'
import { sessionQuery } from '../session.queries'
import { useFactors, useFactorWork } from './factors.queries'
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
          <Card pad>
            <App factors={data} />
          </Card>
        )}
      </QueryView>
    </>
  )
}

function App({ factors }: { factors: Factors }) {
  const queries = useQueryClient()
  const work = useFactorWork()
  const [codes, setCodes] = useState<string[]>()
  const [settingUp, setSettingUp] = useState(!factors.totp)
  const session = () => queries.invalidateQueries({ queryKey: sessionQuery().queryKey })
  const failed = (error: unknown) => notify.failure('Error', userMessage(error, 'Please try again.'))
  const renew = () =>
    work.renew
      .mutateAsync()
      .then((made) => setCodes(made.codes))
      .catch(failed)
  const remove = () =>
    work.remove
      .mutateAsync()
      .then(async () => {
        setSettingUp(true)
        notify.success('App Removed', 'Your password alone signs you in.')
        await session()
      })
      .catch(failed)
  const title = (
    <Heading as="h2" look="h4">
      Authenticator app
    </Heading>
  )
  if (codes)
    return (
      <Stack gap={4}>
        {title}
        <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />
      </Stack>
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
      <Text size="sm">{leftOf(factors.recoveryLeft)}</Text>
      <ButtonRow>
        <Button variant="secondary" busy={work.renew.isPending} onClick={() => void renew()}>
          New recovery codes
        </Button>
        <Button variant="secondary" busy={work.remove.isPending} onClick={() => void remove()}>
          Remove the app
        </Button>
      </ButtonRow>
    </Stack>
  )
}

const leftOf = (count: number): string =>
  count === 1 ? 'One recovery code is left.' : `${count} recovery codes are left.`
