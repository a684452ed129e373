import { useState } from 'react'
import { styled } from 'styled-components'
import { leaveMock, type Mock } from '@tryka/domain'
import { Button, ButtonLink, Card, ConfirmDialog, ErrorState, LoadingRows } from '@tryka/ui'
import { Link } from '../../../base/address/placed-link'
import { useChange } from '../../../base/calls/calls'
import { sectionPath, useAddress } from '../../parts/address'
import { PlayerFrame } from '../../skills/player/frame/player-frame'
import { usePageTitle } from '../../skills/player/use-page-title'
import { Ahead } from './ahead'
import { Answering } from './answering'
import { Asking } from './asking'
import { Over } from './over'
import { type Noted, type RoomProps, useRoom } from './use-room'

const othersPath = sectionPath('interviews', { tab: 'others' })

/** A mock interview of two people, alone on the screen. */
export function Room() {
  const id = useAddress().get('mock')
  return <OneRoom key={id} id={id} />
}

function OneRoom({ id }: { id: string }) {
  const { query, show } = useRoom(id)
  const [noted, setNoted] = useState<Noted>({ notes: '', levels: [] })
  usePageTitle('Mock interview')
  const mock = query.data
  return (
    <PlayerFrame
      subject="Mock interview"
      skip="Skip to the room"
      progress={mock?.part && <Progress part={mock.part} />}
      end={mock && <End mock={mock} show={show} />}
    >
      {mock ? (
        <Shown mock={mock} show={show} noted={noted} onNote={setNoted} />
      ) : query.isError ? (
        <Middle>
          <ErrorState
            text="This mock interview could not be opened. Check your connection, then try again."
            onRetry={() => void query.refetch()}
            busy={query.isFetching}
          />
          <ButtonLink asChild variant="secondary">
            <Link to={othersPath}>To With others</Link>
          </ButtonLink>
        </Middle>
      ) : (
        <LoadingRows label="Opening the room" />
      )}
    </PlayerFrame>
  )
}

function Shown(props: RoomProps) {
  const { mock } = props
  if (mock.state === 'booked') return <Ahead {...props} />
  if (mock.state !== 'live' || !mock.part) return <Over {...props} />
  return mock.part.isAsking ? (
    <Asking {...props} part={mock.part} />
  ) : (
    <Answering key={mock.part.n} {...props} part={mock.part} />
  )
}

const Progress = ({ part }: { part: NonNullable<Mock['part']> }) => (
  <Text>
    <span>{part.isAsking ? 'You ask' : 'You answer'}</span>
    {part.of > 1 && (
      <span>
        Part <b>{part.n}</b> of {part.of}
      </span>
    )}
  </Text>
)

/** While it goes on one leaves at once; at any other time it is a page like others. */
function End({ mock, show }: Pick<RoomProps, 'mock' | 'show'>) {
  const [isAsking, setAsking] = useState(false)
  const leave = useChange(
    (api, id: string) => api.call(leaveMock, { params: { id } }),
    { failed: 'You could not leave. Close this page: nobody sees you then.' },
    (next) => {
      show(next)
      setAsking(false)
    },
  )
  if (mock.state !== 'live')
    return (
      <ButtonLink asChild variant="quiet" size="sm">
        <Link to={othersPath}>Back</Link>
      </ButtonLink>
    )
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setAsking(true)}>
        Leave now
      </Button>
      {isAsking && (
        <ConfirmDialog
          open
          onOpenChange={setAsking}
          title="Leave now?"
          text="It ends for both, and the other one reads that you have left. It costs nothing, and nothing is paid."
          confirmLabel="Leave now"
          busy={leave.isPending}
          onConfirm={() => leave.mutate(mock.id)}
        />
      )}
    </>
  )
}

const Text = styled.p`
  display: flex;
  justify-content: space-between;
  gap: var(--sp-3);
  font-size: var(--fs-2);
  line-height: 1.3;
  color: var(--text-3);

  b {
    font-weight: var(--fw-strong);
    color: var(--text);
  }
`
const Middle = styled(Card)`
  display: grid;
  justify-items: center;
  max-width: 34rem;
  margin: clamp(1rem, 8vh, 6rem) auto 0;
  padding-bottom: var(--sp-6);
`
