import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { QueryView } from '@tryka/app-shell'
import type { UserDetail } from '@tryka/domain'
import {
  Button,
  ButtonRow,
  Card,
  CardBody,
  CardHead,
  Icon,
  KeyValues,
  LoadingRows,
  PageHead,
  Stack,
  Text,
  TextLink,
} from '@tryka/ui'
import { formatRecent, formatTime } from '../../base/format'
import { MadeDecisions } from '../../base/made-decisions'
import { SuspendForm } from './suspend-form'
import { placesOf, UserState } from './user-table'
import { useUser, useUserWork } from './users.queries'

/** One account: where it acts, where it is open, what was decided about it, and what can be done. */
export function UserAccount({ id, backTo }: { id: string; backTo: string }) {
  const user = useUser(id)
  return (
    <Stack gap={4}>
      <div>
        <TextLink asChild>
          <Link to={{ search: backTo }}>
            <Icon icon={ArrowLeft} size="sm" /> All users
          </Link>
        </TextLink>
      </div>
      <QueryView
        query={user}
        loading={<LoadingRows label="Loading the account" />}
        boxed
        errorText="The account could not be loaded. Check your connection, then try again."
      >
        {(data) => <Account user={data} />}
      </QueryView>
    </Stack>
  )
}

function Account({ user }: { user: UserDetail }) {
  const { id, name, email, until, places, sessions, decisions } = user
  const work = useUserWork(id)
  return (
    <div>
      <PageHead title={name || email} context={name ? email : placesOf(user)} />
      <Stack gap={5}>
        <Card asChild>
          <section aria-labelledby="account">
            <CardHead action={<UserState state={user.state} />}>
              <h2 id="account">Account</h2>
            </CardHead>
            <CardBody>
              <Stack gap={4}>
                <KeyValues
                  items={[
                    { label: 'Id', value: <Breaks>{id}</Breaks> },
                    { label: 'Joined', value: formatTime(user.createdAt) },
                    { label: 'Last seen', value: formatRecent(user.lastUsedAt) },
                    ...(until ? [{ label: 'Suspended until', value: formatTime(until) }] : []),
                    {
                      label: 'Places',
                      value:
                        places
                          .map((place) => [place.name, place.role].filter(Boolean).join(', '))
                          .join('; ') || placesOf(user),
                    },
                  ]}
                />
                <ButtonRow>
                  {user.state === 'suspended' && (
                    <Button
                      variant="secondary"
                      busy={work.restore.isPending}
                      onClick={() => work.restore.mutate(undefined)}
                    >
                      Restore and tell
                    </Button>
                  )}
                  {sessions.length > 0 && (
                    <Button
                      variant="secondary"
                      busy={work.endSessions.isPending}
                      onClick={() => work.endSessions.mutate(undefined)}
                    >
                      Sign out everywhere
                    </Button>
                  )}
                </ButtonRow>
              </Stack>
            </CardBody>
          </section>
        </Card>
        <Card asChild>
          <section aria-labelledby="browsers">
            <CardHead>
              <h2 id="browsers">Browsers</h2>
            </CardHead>
            <CardBody>
              {sessions.length === 0 ? (
                <Text size="sm">The account is open in no browser.</Text>
              ) : (
                <KeyValues
                  items={sessions.map(({ device, lastSeenAt }) => ({
                    label: device,
                    value: `Last used ${formatRecent(lastSeenAt)}`,
                  }))}
                />
              )}
            </CardBody>
          </section>
        </Card>
        <Card asChild>
          <section aria-labelledby="decisions">
            <CardHead>
              <h2 id="decisions">Decisions</h2>
            </CardHead>
            <CardBody>
              {decisions.length === 0 ? (
                <Text size="sm">Nothing was decided about this account.</Text>
              ) : (
                <MadeDecisions decisions={decisions} />
              )}
            </CardBody>
          </section>
        </Card>
        {user.state === 'active' && (
          <SuspendForm
            name={name || email}
            busy={work.suspend.isPending}
            onSuspend={(ruling) => work.suspend.mutate(ruling)}
          />
        )}
      </Stack>
    </div>
  )
}

const Breaks = styled.span`
  overflow-wrap: anywhere;
`
