import { endMock, MOCK_RULES, type Mock } from '@tryka/domain'
import { Button, Row, StatusDot, Text } from '@tryka/ui'
import { useChange } from '../../../base/calls/calls'
import { formatTime } from '../../../base/format/format'
import type { RoomProps } from './use-room'

interface ClockProps extends Pick<RoomProps, 'mock'> {
  part: NonNullable<Mock['part']>
  show: (mock: Mock) => void
}

/** How long this part usually goes on, whether the other one is there, and the end of it. Nothing counts down. */
export function Clock({ mock, part, show }: ClockProps) {
  const { isOtherHere, name, canEnd, now, id } = mock
  const isLate = now > part.endsAt
  const end = useChange(
    (api, mockId: string) => api.call(endMock, { params: { id: mockId } }),
    { failed: 'It could not be ended. Try again.' },
    show,
  )
  return (
    <Row gap={4} wrap>
      <div role="status">
        <StatusDot tone={isOtherHere ? 'vriddhi' : 'neutral'}>
          {isOtherHere ? `${name} is here` : `${name} is away`}
        </StatusDot>
      </div>
      <Text size="sm" tone={3}>
        {isLate
          ? 'The usual time is over. Finish the thought, then end it.'
          : part.n < part.of
            ? `You change at ${formatTime(part.endsAt)}.`
            : `Until about ${formatTime(part.endsAt)}.`}
      </Text>
      {canEnd ? (
        <Button size="sm" variant="secondary" busy={end.isPending} onClick={() => end.mutate(id)}>
          End it
        </Button>
      ) : (
        <Text size="sm" tone={3}>
          It counts once both were here for {MOCK_RULES.leastMinutes} minutes.
        </Text>
      )}
    </Row>
  )
}
