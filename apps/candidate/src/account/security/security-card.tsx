import { useId } from 'react'
import { Card, CardBody, CardHead, Stack, Text } from '@tryka/ui'
import { useSession } from '../../base/session'
import { PasskeyList } from './passkey-list'
import { SessionList } from './session-list'

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
            {user.kind === 'registered' && <PasskeyList />}
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
