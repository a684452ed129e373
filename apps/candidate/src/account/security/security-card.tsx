import { lazy, Suspense, useId } from 'react'
import { Card, CardBody, CardHead, LoadingRows, Stack, Text } from '@tryka/ui'
import { useSession } from '../../base/session'
import { SessionList } from './session-list'

const PasskeyList = lazy(async () => ({ default: (await import('./passkeys')).PasskeyList }))

/** How the account is opened, and where it is open. */
export function SecurityCard() {
  const id = useId()
  const { user } = useSession()
  return (
    <Card asChild>
      <section aria-labelledby={id}>
        <CardHead>
          <h2 id={id}>Security</h2>
        </CardHead>
        <CardBody>
          <Stack gap={4}>
            {user.kind === 'registered' && (
              <Suspense fallback={<LoadingRows label="Loading passkeys" rows={1} />}>
                <PasskeyList />
              </Suspense>
            )}
            <Text size="sm">
              A code by email always signs you in, so there is no password to lose. It is open here:
            </Text>
            <SessionList />
          </Stack>
        </CardBody>
      </section>
    </Card>
  )
}
