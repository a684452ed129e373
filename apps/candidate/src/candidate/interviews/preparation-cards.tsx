import { styled } from 'styled-components'
import type { CandidateInterview, InterviewType } from '@tryka/domain'
import { Button, Card, Heading, SrOnly, Stack, Text } from '@tryka/ui'
import { interviewTitle } from '../parts/interviews/interview-words'

const ADVICE: Record<InterviewType, string> = {
  Phone: 'Find a quiet place and have your resume in front of you.',
  Video: 'Try camera, light and sound ten minutes before.',
  'On-site': 'Plan the way with half an hour to spare.',
  Technical: 'Practise thinking aloud while you solve a small problem.',
  Panel: 'Note who takes part, and one question for each.',
}

export interface PreparationCardsProps {
  interviews: readonly CandidateInterview[]
  onOpen: (id: string) => void
}

/** One card for each meeting ahead, with the way to its materials. */
export const PreparationCards = ({ interviews, onOpen }: PreparationCardsProps) => (
  <Stack gap={3} asChild>
    <section aria-labelledby="preparation">
      <Heading id="preparation" look="h3">
        Preparation
      </Heading>
      <Grid>
        {interviews.map((interview) => (
          <Card key={interview.id} pad asChild>
            <li>
              <Stack gap={3}>
                <Heading as="h3" look="h4">
                  {interviewTitle(interview)}
                </Heading>
                <Text size="sm">{ADVICE[interview.type]}</Text>
                <div>
                  <Button size="sm" variant="secondary" onClick={() => onOpen(interview.id)}>
                    Checklist and questions
                    <SrOnly>: {interviewTitle(interview)}</SrOnly>
                  </Button>
                </div>
              </Stack>
            </li>
          </Card>
        ))}
      </Grid>
    </section>
  </Stack>
)

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
  gap: var(--sp-4);
`
