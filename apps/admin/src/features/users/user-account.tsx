import { ArrowLeft } from 'lucide-react'
import { Link, useNavigate } from 'react-router-dom'
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
import { Deciders } from '../../base/deciders'
import { formatRecent, formatTime } from '../../base/format'
import { MadeDecisions } from '../../base/made-decisions'
import { companyPath, EraseForm } from './erase-form'
import { SuspendForm } from './suspend-form'
import { placesOf, UserState } from './user-table'
import { UserHistory } from './user-history'
import { useUser, useUserWork } from './users.queries'

/** One account: where it acts, where it is open, what was decided about it, and what can be done. */
export function UserAccount({ id, backTo }: { id: string; backTo: string }) {
  const user = useUser(id)
  const navigate = useNavigate()
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
        {(data) => <Account user={data} onErased={() => void navigate({ search: backTo })} />}
      </QueryView>
    </Stack>
  )
}

function Account({ user, onErased }: { user: UserDetail; onErased: () => void }) {
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
                    { label: 'Places', value: places.length ? <Places places={places} /> : placesOf(user) },
                  ]}
                />
                <Deciders told>
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
                </Deciders>
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
                <MadeDecisions decisions={decisions} onLifted={work.readAgain} />
              )}
            </CardBody>
          </section>
        </Card>
        <UserHistory user={user} />
        {user.state === 'active' && (
          <Deciders>
            <SuspendForm
              name={name || email}
              busy={work.suspend.isPending}
              onSuspend={(ruling) => work.suspend.mutate(ruling)}
            />
          </Deciders>
        )}
        <Deciders least="owner">
          <EraseForm
            id={id}
            name={name || email}
            // A suspended Admin hands over by itself: who came first is Admin then.
            neededBy={user.state === 'active' ? places.filter(({ isNeeded }) => isNeeded) : []}
            onErased={onErased}
          />
        </Deciders>
      </Stack>
    </div>
  )
}

/** The profile, and each company by its door. */
const Places = ({ places }: Pick<UserDetail, 'places'>) => (
  <PlaceList>
    {places.map(({ place, name, role, companyId }) => (
      <li key={place}>
        {companyId ? (
          <TextLink asChild>
            <Link to={companyPath(companyId)}>{name}</Link>
          </TextLink>
        ) : (
          'Own profile'
        )}
        {role && `, ${role}`}
      </li>
    ))}
  </PlaceList>
)

const PlaceList = styled.ul`
  display: grid;
  gap: var(--sp-1);
`
const Breaks = styled.span`
  overflow-wrap: anywhere;
`
