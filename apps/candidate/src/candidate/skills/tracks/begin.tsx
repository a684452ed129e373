import type { TrackStanding, TrackView } from '@tryka/domain'
import { ATTEMPT_RULES, PLACE_PARAM, PRACTICE_COUNTS } from '@tryka/domain'
import { Badge, ButtonLink, CardBody, KeyValues, Stack, Text, TextLink } from '@tryka/ui'
import { Link, useSignInPath } from '../../../base/address/placed-link'
import { formatDate } from '../../../base/format/format'
import { usePlace } from '../../../base/place/place'
import { useSession } from '../../../base/session'
import { sectionPath } from '../../parts/address'
import { Agree } from './agree'
import { Box } from '../box'
import { useStandings } from './use-tracks'

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
          <Way track={track} standing={standing} />
          {track.hasPractice && <Practise track={track} />}
        </Stack>
      </CardBody>
    </Box>
  )
}

const lastResult = (standing: TrackStanding | undefined) =>
  standing?.last
    ? [
        {
          label: 'Last result',
          value: (
            <TextLink asChild>
              <Link to={sectionPath('skills', { result: standing.last.id })}>
                {formatDate(standing.last.endedAt)}
              </Link>
            </TextLink>
          ),
        },
      ]
    : []

const attemptsText = (standing: TrackStanding | undefined): string => {
  const { perYear } = ATTEMPT_RULES
  return `${standing?.attemptsLeft ?? perYear} of ${perYear} left in 12 months`
}

/** Anybody may, also a guest and in the demo. */
const Practise = ({ track: { track, isOffered } }: { track: TrackView }) => (
  <Stack gap={2}>
    <ButtonLink asChild variant="secondary" size="lg" block>
      <Link to={sectionPath('skills', { practice: track })}>{isOffered ? 'Practise first' : 'Practise'}</Link>
    </ButtonLink>
    <Text size="xs" tone={3}>
      Six open tasks, each explained after you answer. {PRACTICE_COUNTS}
    </Text>
  </Stack>
)

function Way({ track, standing }: { track: TrackView; standing: TrackStanding | undefined }) {
  const { user } = useSession()
  const { isDemo } = usePlace()
  const signIn = useSignInPath()
  if (!track.isOffered)
    return <Text size="sm">No assessment yet. Its tasks are still being written and checked.</Text>
  if (user.kind === 'guest')
    return (
      <Stack gap={3}>
        <Text size="sm">
          Sign in to start. A result belongs to an account with a confirmed address; everything else here can
          be read without one.
        </Text>
        <ButtonLink asChild size="lg" block>
          <Link to={signIn()}>Sign in</Link>
        </ButtonLink>
      </Stack>
    )
  if (isDemo)
    return (
      <Stack gap={3}>
        <Text size="sm">
          Here is sample data. An assessment is taken with your own profile, and its result belongs to that.
        </Text>
        <ButtonLink asChild size="lg" block>
          <Link to={sectionPath('skills', { track: track.track, [PLACE_PARAM]: 'me' })}>
            To your own profile
          </Link>
        </ButtonLink>
      </Stack>
    )
  if (standing?.openAttempt)
    return (
      <ButtonLink asChild size="lg" block>
        <Link to={sectionPath('skills', { attempt: standing.openAttempt })}>Go on</Link>
      </ButtonLink>
    )
  if (standing?.againAt)
    return (
      <Text>
        You can take it again from <b>{formatDate(standing.againAt)}</b>. The better level counts; a worse
        result changes nothing.
      </Text>
    )
  return <Agree track={track} />
}
