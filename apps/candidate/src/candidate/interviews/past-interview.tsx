import type { CandidateInterview } from '@tryka/domain'
import { Badge, StatusDot, Text } from '@tryka/ui'
import { INTERVIEW_WORDS, interviewTime } from '../parts/interviews/interview-words'
import { InterviewFrame } from './interview-frame'
import { LiveRechecks } from './live-rechecks'

/** One meeting behind: how it ended and what came of it. */
export function PastInterview({ interview }: { interview: CandidateInterview }) {
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
    </InterviewFrame>
  )
}
