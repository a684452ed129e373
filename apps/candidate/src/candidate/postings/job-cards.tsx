import { styled } from 'styled-components'
import { QueryView } from '@tryka/app-shell'
import { getMatch, SKILL_LEVEL_NAMES, type JobDetail } from '@tryka/domain'
import { Card, CardBody, CardHead, Chip, KeyValues, Notice, RowItem, Rows, Stack, Text } from '@tryka/ui'
import { useRead } from '../../base/calls/calls'
import { AboutJob, jobFacts } from '../../base/job/about-job'
import { heldWords } from '../parts/jobs/held-words'
import { MatchPanel } from '../../base/match-panel'
import { changePath } from '../parts/jobs/change-path'
import { counted } from '../../base/format/format'

/** Where, what for and how it is paid, and who asks. */
export const About = ({ job }: { job: JobDetail }) => (
  <Card asChild>
    <section aria-labelledby="about-job">
      <CardHead>
        <h2 id="about-job">About the job</h2>
      </CardHead>
      <CardBody>
        <AboutJob job={job} />
      </CardBody>
    </section>
  </Card>
)

/** What is asked for, beside what one has. */
export const Skills = ({ job }: { job: JobDetail }) => (
  <Card asChild>
    <section aria-labelledby="job-skills">
      <CardHead>
        <h2 id="job-skills">Skills asked for</h2>
      </CardHead>
      <Rows>
        {job.skills.map(({ skill, level, importance, held }) => (
          <RowItem key={skill}>
            <Chip verified={held === 'verified'}>{skill}</Chip>
            <Text as="span" size="sm">
              {SKILL_LEVEL_NAMES[level]}, {importance === 'must' ? 'required' : 'welcome'}
            </Text>
            <Held>{held ? `You: ${heldWords(held)}` : 'Not in your skills'}</Held>
          </RowItem>
        ))}
      </Rows>
    </section>
  </Card>
)

/** The arithmetic of the match. */
export function Match({ id }: { id: string }) {
  const match = useRead(getMatch, { params: { id } })
  return (
    <Card asChild>
      <section aria-labelledby="match">
        <CardHead>
          <h2 id="match">Your match</h2>
        </CardHead>
        <CardBody>
          <QueryView
            query={match}
            loadingLabel="Loading the match"
            errorText="The match could not be loaded. Check your connection, then try again."
          >
            {(answer) => <MatchPanel match={answer} pathOf={changePath} />}
          </QueryView>
        </CardBody>
      </section>
    </Card>
  )
}

/** Dates, numbers and what a score is for. */
export const Facts = ({ job }: { job: JobDetail }) => (
  <Card asChild>
    <section aria-labelledby="facts">
      <CardHead>
        <h2 id="facts">Good to know</h2>
      </CardHead>
      <CardBody>
        <Stack gap={4}>
          <KeyValues
            items={[
              ...jobFacts(job),
              { label: 'Posted', value: job.timesPosted > 1 ? `${job.timesPosted} times` : 'Once' },
              {
                label: 'First reply',
                value:
                  job.response.medianDays === null
                    ? 'Too few to report'
                    : `${counted(job.response.medianDays, 'day')} (median of ${job.response.n})`,
              },
            ]}
          />
          <Notice>
            <Text size="sm">
              A score orders the list of applicants by skills, experience, location, pay and type of work. It
              rejects nobody, and you can ask that a person looks again.
            </Text>
          </Notice>
        </Stack>
      </CardBody>
    </section>
  </Card>
)

const Held = styled.span`
  margin-left: auto;
  font-size: var(--fs-2);
  text-align: right;
  color: var(--text-3);
`
