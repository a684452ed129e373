import {
  ATTEMPT_RULES,
  PILOTS_COUNT_NOTHING,
  PRACTICE_COUNTS,
  type TrackStanding,
  type TrackView,
} from '@tryka/domain'
import { Badge, ButtonLink, CardBody, KeyValues, Stack, Text, TextLink } from '@tryka/ui'
import { Link } from '../../../base/address/placed-link'
import { formatDate } from '../../../base/format/format'
import { usePlace } from '../../../base/place/place'
import { useSession } from '../../../base/session'
import { sectionPath } from '../../parts/address'
import { Box } from '../../../base/box'
import { useStandings } from './use-tracks'
import { Way } from './way'

/** The facts of an attempt, and what can be done now: start, go on, wait, or sign in. */
export function Begin({ track }: { track: TrackView }) {
  const standing = useStandings().find((each) => each.track === track.track)
  const isProvisional = track.calibration === 'provisional'
  return (
    <Box title="Before you start" action={isProvisional && <Badge tone="dashed">Provisional bank</Badge>}>
      <CardBody>
        <Stack gap={5}>
          <KeyValues
            items={[
              { label: 'Attempts', value: attemptsText(standing) },
              { label: 'Pause', value: `${ATTEMPT_RULES.pauseMinutes} minutes in all, between tasks` },
              { label: 'Allowed', value: 'Documentation, your own editor' },
              { label: 'Not allowed', value: 'Another person, an AI assistant' },
              { label: 'Language', value: 'English' },
              ...lastResult(standing),
              ...(track.version ? [{ label: 'Tasks', value: `Bank ${track.track} ${track.version}` }] : []),
            ]}
          />
          {isProvisional && (
            <Text size="sm">
              Difficulties are still the authors’ judgement, so your range will be 1.2 times wider until
              enough people have answered.
            </Text>
          )}
          {track.hasPilots && <Text size="sm">{PILOTS_COUNT_NOTHING}</Text>}
          <Way track={track} />
          {track.hasPractice && <Practise track={track} standing={standing} />}
        </Stack>
      </CardBody>
    </Box>
  )
}

/** A result that is held, else the one that came last. */
function lastResult(standing: TrackStanding | undefined) {
  const { held, last } = standing ?? {}
  const id = held ?? last?.id
  if (!id) return []
  return [
    {
      label: 'Last result',
      value: (
        <TextLink asChild>
          <Link to={sectionPath('skills', { result: id })}>
            {held ? 'Under review' : formatDate(last?.endedAt ?? '')}
          </Link>
        </TextLink>
      ),
    },
  ]
}

/** What is left is said once it is known. */
const attemptsText = (standing: TrackStanding | undefined): string => {
  const { perYear } = ATTEMPT_RULES
  return standing ? `${standing.attemptsLeft} of ${perYear} left in 12 months` : `${perYear} in 12 months`
}

/** Anybody may, also a guest and in the demo. */
function Practise({
  track: { track, isOffered },
  standing,
}: {
  track: TrackView
  standing: TrackStanding | undefined
}) {
  const { user } = useSession()
  const { isDemo } = usePlace()
  const canStart = isOffered && user.kind !== 'guest' && !isDemo && !standing?.openAttempt
  return (
    <Stack gap={2}>
      <ButtonLink asChild variant="secondary" size="lg" block>
        <Link to={sectionPath('skills', { practice: track })}>
          {standing?.againAt ? 'Practise until then' : canStart ? 'Practise first' : 'Practise'}
        </Link>
      </ButtonLink>
      <Text size="xs" tone={3}>
        Six open tasks, each explained after you answer. {PRACTICE_COUNTS}
      </Text>
    </Stack>
  )
}
