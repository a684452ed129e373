import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, userMessage } from '@tryka/api-client'
import { endpointQuery, QueryView } from '@tryka/app-shell'
import { peerCard, type PeerHome } from '@tryka/domain'
import { Button, ButtonLink, Card, Columns, EmptyState, LoadingRows, Stack } from '@tryka/ui'
import { Link, useSignInPath } from '../../base/address/placed-link'
import { usePlace } from '../../base/place/place'
import { MocksBox } from './mocks/mocks-box'
import { CardDialog } from './peers/card-dialog'
import { OwnCard } from './peers/own-card'
import { SharedBox } from './peers/shared-box'
import { ToGive } from './peers/to-give'

/** People help each other with their answers: only in the live market, only those who switched it on. */
export function WithOthers() {
  const { isDemo, isGuest } = usePlace()
  return isDemo || isGuest ? <LiveOnly isGuest={isGuest} /> : <Home />
}

function LiveOnly({ isGuest }: { isGuest: boolean }) {
  const signIn = useSignInPath()
  return (
    <Card>
      <EmptyState
        as="h2"
        title="With others, in your own profile"
        text="People review each other’s answers there, without learning who the other is. In sample data there is nobody."
        {...(isGuest
          ? {
              action: (
                <ButtonLink asChild>
                  <Link to={signIn()}>Sign in</Link>
                </ButtonLink>
              ),
            }
          : {})}
      />
    </Card>
  )
}

const isNotYet = (error: unknown): boolean => error instanceof ApiError && error.status === 403

function Home() {
  const home = useQuery(endpointQuery(peerCard))
  if (home.data === undefined && isNotYet(home.error))
    return (
      <Card>
        <EmptyState as="h2" title="Not yet" text={userMessage(home.error, 'You cannot take part yet.')} />
      </Card>
    )
  return (
    <QueryView
      query={home}
      loading={<LoadingRows label="Loading helping" />}
      boxed
      errorText="Helping could not be loaded. Check your connection, then try again."
    >
      {(data) => <Part home={data} />}
    </QueryView>
  )
}

function Part({ home }: { home: PeerHome }) {
  const [isEditing, setEditing] = useState(false)
  const isOn = home.card?.isOn === true
  return (
    <>
      {isOn ? (
        <Columns>
          <Stack gap={5}>
            {home.card && <MocksBox card={home.card} />}
            <ToGive />
            <SharedBox />
          </Stack>
          <OwnCard home={home} onEdit={() => setEditing(true)} />
        </Columns>
      ) : (
        <Stack gap={5}>
          <Card>
            <EmptyState
              as="h2"
              title="It is off"
              text="People of 18 or older practise together and review each other’s answers, under names of their choice. There are no messages, and no company sees any of it."
              action={<Button onClick={() => setEditing(true)}>Switch it on</Button>}
            />
          </Card>
          {home.card && <MocksBox card={home.card} />}
          {home.card && <SharedBox />}
        </Stack>
      )}
      {isEditing && (
        <CardDialog
          card={home.card && { ...home.card, isOn: home.card.isOn || !isOn }}
          onClose={() => setEditing(false)}
        />
      )}
    </>
  )
}
