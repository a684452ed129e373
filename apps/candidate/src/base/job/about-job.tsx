import { Banknote, Briefcase, Clock, MapPin } from 'lucide-react'
import { styled } from 'styled-components'
import type { JobDetail } from '@tryka/domain'
import { Stack, Text } from '@tryka/ui'
import { CompanyLogo } from '../company-logo'
import { counted, formatAgo, formatDate } from '../format/format'
import { countryName } from '../forms/choices'
import { Meta, Paragraphs } from '../meta'

type About = Pick<
  JobDetail,
  'location' | 'mode' | 'salary' | 'type' | 'description' | 'company' | 'about'
> & {
  /** Null while it is not live. */
  posted: string | null
}

/** Where, what for and how it is paid, and who asks. */
export const AboutJob = ({ job }: { job: About }) => (
  <Stack gap={4}>
    <Meta
      items={[
        { icon: MapPin, text: job.location === job.mode ? job.location : `${job.location}, ${job.mode}` },
        { icon: Banknote, text: job.salary },
        { icon: Briefcase, text: job.type },
        ...(job.posted ? [{ icon: Clock, text: formatAgo(job.posted) }] : []),
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
)

type Facts = Pick<JobDetail, 'openings' | 'minYears' | 'department' | 'regions'> & {
  closesAt: string | null
  /** Null while a draft does not say. */
  existingVacancy: boolean | null
}

/** What one should know before applying, in words. */
export const jobFacts = (job: Facts): { label: string; value: string }[] => [
  { label: 'Closes', value: job.closesAt ? formatDate(job.closesAt) : 'Not set' },
  { label: 'Openings', value: String(job.openings) },
  ...(job.existingVacancy === null
    ? []
    : [{ label: 'Vacancy', value: job.existingVacancy ? 'The position is free now' : 'For a future need' }]),
  { label: 'Experience', value: job.minYears ? `${counted(job.minYears, 'year')} or more` : 'None asked' },
  ...(job.department ? [{ label: 'Department', value: job.department }] : []),
  ...(job.regions.length ? [{ label: 'Countries', value: job.regions.map(countryName).join(', ') }] : []),
]

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
