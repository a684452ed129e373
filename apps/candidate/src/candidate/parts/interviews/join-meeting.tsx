import { Video } from 'lucide-react'
import { notify } from '@tryka/app-shell'
import type { CandidateInterview } from '@tryka/domain'
import { Button, ButtonLink, Icon, SrOnly } from '@tryka/ui'
import { usePlaced } from '../../../base/address/placed-link'
import { interviewTime, interviewTitle } from './interview-words'

/** Opens the meeting in a new tab; before its time a press says when it opens. */
export function JoinMeeting({ interview }: { interview: CandidateInterview }) {
  const placed = usePlaced()
  const face = (
    <>
      <Icon icon={Video} size="sm" />
      Join Meeting
      <SrOnly>: {interviewTitle(interview)}</SrOnly>
    </>
  )
  if (interview.canJoin && interview.meetingLink)
    return (
      <ButtonLink
        variant="soft"
        size="sm"
        href={placed(interview.meetingLink)}
        target="_blank"
        rel="noopener noreferrer"
      >
        {face}
      </ButtonLink>
    )
  const explain = () =>
    notify.failure(
      'Not open yet',
      interview.status === 'confirmed'
        ? `The meeting opens 15 minutes before it begins: ${interviewTime(interview)}.`
        : 'The meeting opens once its time is confirmed.',
    )
  return (
    <Button variant="soft" size="sm" aria-disabled onClick={explain}>
      {face}
    </Button>
  )
}
