import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { QueryView } from '@tryka/app-shell'
import type { OpenSession } from '@tryka/domain'
import {
  Badge,
  Button,
  Card,
  CardBody,
  CardHead,
  ConfirmDialog,
  Heading,
  LoadingRows,
  Row,
  Rows,
  SrOnly,
  Stack,
  Text,
} from '@tryka/ui'
import { formatRecent, formatTime } from '../../../base/format'
import { useEndSessions, useSessions } from './account.queries'

/** Where one is signed in: each browser can be signed out, and all others at once. */
export function SessionsCard() {
  const id = useId()
  const sessions = useSessions()
  const [asking, setAsking] = useState(false)
  const { one, others } = useEndSessions()
  const elsewhere = sessions.data?.filter(({ current }) => !current).length ?? 0
  return (
    <Card asChild>
      <section aria-labelledby={id}>
        <CardHead
          action={
            elsewhere > 0 && (
              <Button size="sm" variant="secondary" onClick={() => setAsking(true)}>
                End all others
              </Button>
            )
          }
        >
          <Heading as="h2" id={id}>
            Where you are signed in
          </Heading>
        </CardHead>
        <CardBody>
          <QueryView
            query={sessions}
            loading={<LoadingRows label="Loading your sessions" rows={2} />}
            errorText="Your sessions could not be loaded. Check your connection, then try again."
          >
            {(all) => (
              <Rows aria-label="Sessions">
                {all.map((session) => (
                  <SessionLine
                    key={session.id}
                    session={session}
                    busy={one.isPending && one.variables === session.id}
                    onEnd={() => one.mutate(session.id)}
                  />
                ))}
              </Rows>
            )}
          </QueryView>
        </CardBody>
        <ConfirmDialog
          open={asking}
          onOpenChange={setAsking}
          title="End all other sessions?"
          text="Whoever is signed in with your name in another browser signs in again, or not at all."
          confirmLabel="End all others"
          busy={others.isPending}
          onConfirm={() => others.mutate(undefined, { onSettled: () => setAsking(false) })}
        />
      </section>
    </Card>
  )
}

interface SessionLineProps {
  session: OpenSession
  busy: boolean
  onEnd: () => void
}

function SessionLine({ session, busy, onEnd }: SessionLineProps) {
  const { device, createdAt, lastSeenAt, current } = session
  return (
    <Row asChild gap={3} between wrap>
      <Line>
        <Stack gap={1}>
          <Text>{device}</Text>
          <Text size="sm">
            Signed in <time dateTime={createdAt}>{formatRecent(createdAt)}</time>, last seen{' '}
            <time dateTime={lastSeenAt}>{formatRecent(lastSeenAt)}</time>
          </Text>
        </Stack>
        {current ? (
          <Badge tone="satya">This browser</Badge>
        ) : (
          <Button size="sm" variant="secondary" busy={busy} onClick={onEnd}>
            End
            <SrOnly>
              : {device}, signed in {formatTime(createdAt)}
            </SrOnly>
          </Button>
        )}
      </Line>
    </Row>
  )
}

const Line = styled.li`
  padding-block: var(--sp-3);
  > :first-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`
