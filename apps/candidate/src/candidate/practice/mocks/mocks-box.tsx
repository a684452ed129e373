import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { endpointQuery, QueryView } from '@tryka/app-shell'
import {
  PRACTICE_TYPE_NAMES,
  cancelRequest,
  declineMock,
  mockHome,
  type MockHome,
  type MockLine,
  type PeerHome,
  type PeerRequest,
} from '@tryka/domain'
import {
  Button,
  ButtonLink,
  CardFoot,
  EmptyState,
  LoadingRows,
  Row,
  RowItem,
  Rows,
  Stack,
  StatusDot,
  Text,
} from '@tryka/ui'
import { Link } from '../../../base/address/placed-link'
import { Box } from '../../../base/box'
import { useChange } from '../../../base/calls/calls'
import { formatDate, formatMoment } from '../../../base/format/format'
import { sectionPath } from '../../parts/address'
import { Line } from '../peers/parts'
import { withMark } from '../peers/words'
import { AskDialog } from './ask-dialog'
import { TimesDialog } from './times-dialog'
import { DAYS, hourText, KIND_WORDS, MOCK_WORDS, ROLE_WORDS } from './words'

/** Mock interviews: whom one looks for, what is booked, and what was. */
export function MocksBox({ card }: { card: NonNullable<PeerHome['card']> }) {
  const home = useQuery(endpointQuery(mockHome))
  return (
    <QueryView
      query={home}
      loading={<LoadingRows label="Loading mock interviews" />}
      boxed
      errorText="Mock interviews could not be loaded. Check your connection, then try again."
    >
      {(data) => <Shown home={data} card={card} />}
    </QueryView>
  )
}

function Shown({ home, card }: { home: MockHome; card: NonNullable<PeerHome['card']> }) {
  const { requests, mocks, lockedUntil, balance } = home
  const [isAsking, setAsking] = useState(false)
  const canAsk = lockedUntil === null && requests.length < 2 && card.isOn
  return (
    <Box
      title="Mock interviews"
      action={
        canAsk && (
          <Button variant="quiet" size="sm" onClick={() => setAsking(true)}>
            Look for somebody
          </Button>
        )
      }
    >
      {requests.length + mocks.length === 0 ? (
        <EmptyState
          as="h3"
          title="No mock interview yet"
          text="Two people practise with each other in a room here, under the names of their cards. Nothing is recorded."
        />
      ) : (
        <Rows aria-label="Requests and mock interviews">
          {requests.map((one) => (
            <RowItem key={one.id}>
              <Request of={one} />
            </RowItem>
          ))}
          {mocks.map((one) => (
            <RowItem key={one.id}>
              <Held of={one} />
            </RowItem>
          ))}
        </Rows>
      )}
      {lockedUntil !== null && (
        <CardFoot>
          <Text size="sm" tone={3}>
            You did not come twice. From {formatDate(lockedUntil)} on you can look for somebody again.
          </Text>
        </CardFoot>
      )}
      {isAsking && <AskDialog card={card} balance={balance} onClose={() => setAsking(false)} />}
    </Box>
  )
}

const hoursText = ({ days, from, to }: PeerRequest['hours']): string =>
  `${days.map((day) => DAYS[day - 1]).join(', ')}, ${hourText(from)} to ${hourText(to)}`

function Request({ of }: { of: PeerRequest }) {
  const { id, kind, type, hours, state, expiresAt, match } = of
  const [isChoosing, setChoosing] = useState(false)
  const end = useChange(
    (api, how: 'decline' | 'cancel') =>
      api.call(how === 'decline' ? declineMock : cancelRequest, { params: { id } }),
    { failed: 'It could not be changed. Try again.' },
  )
  return (
    <Stack gap={3}>
      <Line>
        <Stack gap={1}>
          <small>
            {KIND_WORDS[kind].name}, {PRACTICE_TYPE_NAMES[type].toLowerCase()}. {hoursText(hours)}.
          </small>
          <h3>{match ? `${withMark(match.name, match.mark)}, ${match.level}` : 'Looking for somebody'}</h3>
          <small>
            {state === 'agreed'
              ? 'You agreed. The other one has not answered yet.'
              : match
                ? `Answer until ${formatMoment(match.answerBy)}.`
                : `We look every 15 minutes, until ${formatDate(expiresAt)}.`}
          </small>
        </Stack>
        <StatusDot tone={match ? 'vriddhi' : 'open'}>{match ? 'Found' : 'Waits'}</StatusDot>
      </Line>
      <Row gap={3} wrap>
        {state === 'matched' && match && (
          <>
            <Button size="sm" onClick={() => setChoosing(true)}>
              Choose a time
            </Button>
            <Button variant="secondary" size="sm" busy={end.isPending} onClick={() => end.mutate('decline')}>
              Somebody else
            </Button>
          </>
        )}
        <Button variant="quiet" size="sm" busy={end.isPending} onClick={() => end.mutate('cancel')}>
          Look no more
        </Button>
      </Row>
      {isChoosing && match && <TimesDialog id={id} match={match} onClose={() => setChoosing(false)} />}
    </Stack>
  )
}

function Held({ of }: { of: MockLine }) {
  const { id, type, role, name, mark, startsAt, minutes, state, isSheetDue } = of
  const { word, tone } = MOCK_WORDS[state]
  const isAhead = state === 'booked' || state === 'live'
  return (
    <Line>
      <Stack gap={1}>
        <small>
          {PRACTICE_TYPE_NAMES[type]}, {minutes} minutes, {ROLE_WORDS[role]}
        </small>
        <h3>
          {withMark(name, mark)}, {formatMoment(startsAt)}
        </h3>
        <StatusDot tone={tone}>{isSheetDue ? 'Say how it was' : word}</StatusDot>
      </Stack>
      <ButtonLink asChild size="sm" variant={isAhead || isSheetDue ? 'primary' : 'secondary'}>
        <Link to={sectionPath('interviews', { mock: id })}>
          {isAhead ? 'To the room' : isSheetDue ? 'Say how it was' : 'Look at it'}
        </Link>
      </ButtonLink>
    </Line>
  )
}
