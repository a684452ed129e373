import { Calendar } from 'lucide-react'
import type { CandidateInterview } from '@tryka/domain'
import {
  ButtonLink,
  ButtonRow,
  Card,
  CardBody,
  CardHead,
  EmptyState,
  Identity,
  Stack,
  StatusDot,
} from '@tryka/ui'
import { sectionPath } from '../parts/address'
import { JoinMeeting } from '../parts/interviews/join-meeting'
import { DateLeaf } from '../parts/interviews/date-leaf'
import { INTERVIEW_WORDS, interviewTime, interviewTitle } from '../parts/interviews/interview-words'
import { Link } from '../../base/address/placed-link'

/** The next meeting, with the way in and the way to prepare. */
export const NextInterview = ({ interview }: { interview: CandidateInterview | null }) => (
  <Card asChild>
    <section aria-labelledby="next-interview">
      <CardHead
        action={
          interview && (
            <StatusDot tone={INTERVIEW_WORDS[interview.status].tone}>
              {INTERVIEW_WORDS[interview.status].word}
            </StatusDot>
          )
        }
      >
        <h2 id="next-interview">Next interview</h2>
      </CardHead>
      {interview ? (
        <CardBody>
          <Stack gap={4}>
            <Identity
              avatar={<DateLeaf iso={interview.startsAt} />}
              name={interviewTitle(interview)}
              note={`${interviewTime(interview)}, with ${interview.interviewers.join(', ')}`}
            />
            <ButtonRow>
              {interview.meetingLink && <JoinMeeting interview={interview} />}
              <ButtonLink asChild variant="quiet" size="sm">
                <Link to={sectionPath('interviews', { prepare: interview.id })}>Preparation Materials</Link>
              </ButtonLink>
            </ButtonRow>
          </Stack>
        </CardBody>
      ) : (
        <EmptyState
          icon={Calendar}
          title="No interview planned"
          text="When a company proposes times, they appear here."
        />
      )}
    </section>
  </Card>
)
