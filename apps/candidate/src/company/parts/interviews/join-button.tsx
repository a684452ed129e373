import { notify } from '@tryka/app-shell'
import { DASHBOARD_PATHS, type CompanyInterview } from '@tryka/domain'
import { Button, ButtonLink, SrOnly } from '@tryka/ui'
import { usePlaced } from '../../../base/address/placed-link'
import { formatTime, zoneName } from '../../../base/format/format'

const OPENS_BEFORE_MS = 15 * 60_000

/** Our own meeting room has a door on each dashboard; any other link is taken as it is. */
const doorOf = (link: string): string =>
  link.startsWith(`${DASHBOARD_PATHS.candidate}?`)
    ? `${DASHBOARD_PATHS.company}${link.slice(DASHBOARD_PATHS.candidate.length)}`
    : link

/** Opens the meeting in a new tab from a quarter of an hour before it begins; earlier it says when. */
export function JoinButton({ interview }: { interview: CompanyInterview }) {
  const placed = usePlaced()
  const { meetingLink, canJoin, candidate, startsAt, timeZone } = interview
  if (interview.status !== 'confirmed' || !meetingLink) return null
  const words = (
    <>
      Join<SrOnly> interview with {candidate.name}</SrOnly>
    </>
  )
  if (canJoin)
    return (
      <ButtonLink
        variant="soft"
        size="sm"
        href={placed(doorOf(meetingLink))}
        target="_blank"
        rel="noreferrer"
      >
        {words}
      </ButtonLink>
    )
  const tell = () => {
    const early = Date.parse(startsAt) > Date.now()
    const opens = formatTime(new Date(Date.parse(startsAt) - OPENS_BEFORE_MS).toISOString(), timeZone)
    notify.failure(
      early ? 'Too early' : 'The interview is over',
      early ? `You can join from ${opens}, ${zoneName(timeZone)}.` : 'Set its outcome in Interviews.',
    )
  }
  return (
    <Button variant="soft" size="sm" onClick={tell}>
      {words}
    </Button>
  )
}
