import { useState } from 'react'
import {
  PEER_MARK_HELPS,
  PEER_MARK_NAMES,
  PEER_RULES,
  PRACTICE_TYPE_NAMES,
  unblockPeers,
  type PeerCalibration,
  type PeerHome,
  type PracticeType,
} from '@tryka/domain'
import { Button, CardBody, CardFoot, Row, RowItem, Rows, Stack, StatusDot, Text } from '@tryka/ui'
import { useChange } from '../../../base/calls/calls'
import { Box } from '../../../base/box'
import { CalibrationDialog } from './calibration-dialog'
import { Line } from './parts'
import { knownText, shiftText } from './words'

/** How one takes part, and what one is calibrated for. */
export function OwnCard({ home, onEdit }: { home: PeerHome; onEdit: () => void }) {
  const { card, calibrations, known, helped, hosted, mark, blocked } = home
  const [judging, setJudging] = useState<PracticeType>()
  return (
    <Stack gap={5}>
      <Box
        title="Your card"
        action={
          <Button variant="quiet" size="sm" onClick={onEdit}>
            Change
          </Button>
        }
      >
        <CardBody>
          <Stack gap={2}>
            <Text>{card?.name}</Text>
            <Text size="sm" tone={3}>
              {card?.areas.join(', ')}. {card?.languages.join(', ')}.
            </Text>
            <Text size="sm" tone={3}>
              {helped === 1
                ? '1 review of yours was found useful.'
                : `${helped} reviews of yours were found useful.`}{' '}
              {hosted === 1
                ? 'You asked in 1 mock interview that both confirmed.'
                : `You asked in ${hosted} mock interviews that both confirmed.`}
            </Text>
            <Text size="sm" tone={3}>
              {mark === null
                ? `From ${PEER_MARK_HELPS.helper} of both together you may show ${PEER_MARK_NAMES.helper}, from ${PEER_MARK_HELPS.mentor} ${PEER_MARK_NAMES.mentor}.`
                : card?.showsMark
                  ? `${PEER_MARK_NAMES[mark]} stands beside your name.`
                  : `You may show ${PEER_MARK_NAMES[mark]} beside your name: change your card.`}
            </Text>
          </Stack>
        </CardBody>
        {blocked > 0 && <Blocked count={blocked} />}
      </Box>
      <Box title="What you may review">
        <Rows aria-label="Types of question">
          {card?.types.map((type) => (
            <RowItem key={type}>
              <One
                type={type}
                of={calibrations.find((one) => one.type === type)}
                onJudge={() => setJudging(type)}
              />
            </RowItem>
          ))}
        </Rows>
        <CardFoot>
          <Text size="sm">{knownText(known)}</Text>
        </CardFoot>
        <CardFoot>
          <Text size="sm" tone={3}>
            Judge three answers that two raters judged before, at most 0.75 of a level from them on the mean.
            It holds for {PEER_RULES.givenPerCalibration} reviews. People mark about a quarter more kindly
            than a professional does.
          </Text>
        </CardFoot>
      </Box>
      {judging && <CalibrationDialog type={judging} onClose={() => setJudging(undefined)} />}
    </Stack>
  )
}

interface OneProps {
  type: PracticeType
  of: PeerCalibration | undefined
  onJudge: () => void
}

function One({ type, of, onJudge }: OneProps) {
  const isPassed = of?.passedAt != null
  return (
    <Line>
      <Stack gap={1}>
        <h3>{PRACTICE_TYPE_NAMES[type]}</h3>
        {isPassed ? (
          <StatusDot tone="vriddhi">{PEER_RULES.givenPerCalibration - of.given} reviews left</StatusDot>
        ) : (
          <StatusDot>Not calibrated</StatusDot>
        )}
        {of && <small>{shiftText(of.shift)}</small>}
      </Stack>
      {!isPassed && (
        <Button
          variant="secondary"
          size="sm"
          onClick={onJudge}
          label={`Calibrate for ${PRACTICE_TYPE_NAMES[type].toLowerCase()}`}
        >
          Calibrate
        </Button>
      )}
    </Line>
  )
}

function Blocked({ count }: { count: number }) {
  const unblock = useChange((api) => api.call(unblockPeers, {}), {
    done: () => 'You may meet everybody again',
    failed: 'It could not be changed. Try again.',
  })
  return (
    <CardFoot>
      <Row gap={3} wrap>
        <Text size="sm">
          {count === 1 ? 'One person you do not meet.' : `${count} people you do not meet.`}
        </Text>
        <Button variant="quiet" size="sm" busy={unblock.isPending} onClick={() => unblock.mutate(undefined)}>
          Meet everybody again
        </Button>
      </Row>
    </CardFoot>
  )
}
