import { Banknote, Briefcase, Clock, MapPin } from 'lucide-react'
import { styled } from 'styled-components'
import { QueryView } from '@tryka/app-shell'
import { getMatch, SKILL_LEVEL_NAMES, type JobDetail } from '@tryka/domain'
import { Card, CardBody, CardHead, Chip, KeyValues, Notice, RowItem, Rows, Stack, Text } from '@tryka/ui'
import { useRead } from '../../base/calls/calls'
import { CompanyLogo } from '../../base/company-logo'
import { heldWords } from '../parts/jobs/held-words'
import { Meta, Paragraphs } from '../parts/rows'
import { MatchPanel } from '../../base/match-panel'
import { changePath } from '../parts/jobs/change-path'
import { counted, formatAgo, formatDate } from '../../base/format/format'

/** Where, what for and how it is paid, and who asks. */
export const About = ({ job }: { job: JobDetail }) => (
  <Card asChild>
    <section aria-labelledby="about-job">
      <CardHead>
        <h2 id="about-job">About the job</h2>
      </CardHead>
      <CardBody>
        <Stack gap={4}>
          <Meta
            items={[
              {
                icon: MapPin,
                text: job.location === job.mode ? job.location : `${job.location}, ${job.mode}`,
              },
              { icon: Banknote, text: job.salary },
              { icon: Briefcase, text: job.type },
              { icon: Clock, text: formatAgo(job.posted) },
            ]}
          />
          <Paragraphs>{job.description}</Paragraphs>
          <CompanyLine>
            <CompanyLogo logo={job.company.logo} />
            <div>
              <h3>{job.company.name}</h3>
              <Text size="sm">{job.about.description}</Text>
              <Text size="xs" tone={3}>
                {job.about.industry}, {job.about.size} employees, {job.about.location}
              </Text>
            </div>
          </CompanyLine>
        </Stack>
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
              { label: 'Closes', value: formatDate(job.closesAt) },
              { label: 'Openings', value: job.openings },
              {
                label: 'Vacancy',
                value: job.existingVacancy ? 'The position is free now' : 'For a future need',
              },
              {
                label: 'Experience',
                value: job.minYears ? `${counted(job.minYears, 'year')} or more` : 'None asked',
              },
              { label: 'Department', value: job.department },
              ...(job.regions.length ? [{ label: 'Countries', value: job.regions.join(', ') }] : []),
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

const CompanyLine = styled.div`
  display: flex;
  gap: var(--sp-3);
  padding-top: var(--sp-4);
  border-top: var(--bw) solid var(--line);
  h3 {
    font-size: var(--fs-4);
  }
  > div {
    min-width: 0;
  }
`
const Held = styled.span`
  margin-left: auto;
  font-size: var(--fs-2);
  text-align: right;
  color: var(--text-3);
`
