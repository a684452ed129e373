import type { CandidateInterview } from '@tryka/domain'
import { Badge, Button, SrOnly, StatusDot, Text } from '@tryka/ui'
import { INTERVIEW_WORDS, interviewTime, interviewTitle } from '../parts/interviews/interview-words'
import { InterviewFrame } from './interview-frame'
import { LiveRechecks } from './live-rechecks'

/** One meeting behind: how it ended and what came of it. */
export function PastInterview({ interview, onPlan }: { interview: CandidateInterview; onPlan: () => void }) {
  const { status, outcome, feedback, nextStep } = interview
  const { word, tone } = INTERVIEW_WORDS[status]
  return (
    <InterviewFrame
      interview={interview}
      state={
        outcome ? (
          <Badge tone={outcome === 'Passed' ? 'vriddhi' : 'neutral'}>{outcome}</Badge>
        ) : (
          <StatusDot tone={tone}>{word}</StatusDot>
        )
      }
    >
      <Text size="sm" tone={3}>
        {interviewTime(interview)}
      </Text>
      {feedback && <Text size="sm">{feedback}</Text>}
      {nextStep && <Text size="sm">Next step: {nextStep}</Text>}
      <LiveRechecks interview={interview} />
      {status === 'completed' && (
        <div>
          <Button variant="quiet" size="sm" onClick={onPlan}>
            How did it go?
            <SrOnly> {interviewTitle(interview)}</SrOnly>
          </Button>
        </div>
      )}
    </InterviewFrame>
  )
}
