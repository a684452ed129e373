import type { ReactNode } from 'react'
import { QueryView } from '@tryka/app-shell'
import { ATTEMPT_RULES, PLACE_PARAM, TRACKS, type TrackStanding, type TrackView } from '@tryka/domain'
import { ButtonLink, LoadingRows, Stack, Text } from '@tryka/ui'
import { Link, useSignInPath } from '../../../base/address/placed-link'
import { formatDate } from '../../../base/format/format'
import { usePlace } from '../../../base/place/place'
import { useSession } from '../../../base/session'
import { sectionPath } from '../../parts/address'
import { Agree } from './agree'
import { useStandingsQuery } from './use-tracks'

/** How an assessment begins for this person, or why it cannot now. */
export function Way({ track }: { track: TrackView }) {
  const { user } = useSession()
  const { isDemo } = usePlace()
  const signIn = useSignInPath()
  const standings = useStandingsQuery()
  if (!track.isOffered)
    return <Text size="sm">No assessment yet. Its tasks are still being written and checked.</Text>
  if (user.kind === 'guest')
    return (
      <On
        text="Sign in to start. A result belongs to an account with a confirmed address; everything else here can be read without one."
        link={<Link to={signIn()}>Sign in</Link>}
      />
    )
  if (isDemo)
    return (
      <On
        text="Here is sample data. An assessment is taken with your own profile, and its result belongs to that."
        link={
          <Link to={sectionPath('skills', { track: track.track, [PLACE_PARAM]: 'me' })}>
            To your own profile
          </Link>
        }
      />
    )
  return (
    <QueryView
      query={standings}
      loading={<LoadingRows label="Loading where you stand" />}
      errorText="Where you stand could not be loaded. Check your connection, then try again."
    >
      {({ items }) => <OwnWay track={track} standings={items} />}
    </QueryView>
  )
}

function OwnWay({ track, standings }: { track: TrackView; standings: readonly TrackStanding[] }) {
  const standing = standings.find((each) => each.track === track.track)
  const other = standings.find(({ openAttempt }) => openAttempt !== null)
  if (standing?.openAttempt)
    return <On link={<Link to={sectionPath('skills', { attempt: standing.openAttempt })}>Go on</Link>} />
  if (standing?.againAt)
    return (
      <Text>
        {standing.attemptsLeft === 0 && `${ATTEMPT_RULES.perYear} attempts in 12 months are used up. `}
        You can take it again from <b>{formatDate(standing.againAt)}</b>. The better level counts; a worse
        result changes nothing.
      </Text>
    )
  if (other?.openAttempt) {
    const skill = TRACKS.find(({ slug }) => slug === other.track)?.skill
    return (
      <On
        text={`Your ${skill} assessment is open, and one is taken at a time. Finish or cancel it first.`}
        link={<Link to={sectionPath('skills', { attempt: other.openAttempt })}>To {skill}</Link>}
      />
    )
  }
  return <Agree track={track} />
}

/** The one way on, and why it is this one. */
const On = ({ text, link }: { text?: string; link: ReactNode }) => (
  <Stack gap={3}>
    {text && <Text size="sm">{text}</Text>}
    <ButtonLink asChild size="lg" block>
      {link}
    </ButtonLink>
  </Stack>
)
