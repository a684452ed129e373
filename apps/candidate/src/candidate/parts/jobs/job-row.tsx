import { Banknote, Clock, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Badge, Button, Chip, media, RowItem, Score, SrOnly, Text, TextLink, Chips } from '@tryka/ui'
import { matchBand, type JobCard } from '@tryka/domain'
import { formatAgo } from '../../../base/format/format'
import { sectionPath } from '../address'
import { CompanyLogo } from '../../../base/company-logo'
import { Meta } from '../../../base/meta'
import { RowLine, RowText } from '../rows'
import { Link } from '../../../base/address/placed-link'

export interface JobRowProps {
  job: JobCard
  onApply: () => void
  /** More actions, before Apply Now. */
  actions?: ReactNode
  /** Adds the first lines of the description. */
  full?: boolean
}

/** One posting in a list: what it is, how well it fits, and the way to apply. */
export function JobRow({ job, onApply, actions, full = false }: JobRowProps) {
  const { role, company, location, mode, salary, posted, skills, match, coverage } = job
  return (
    <TopItem>
      <CompanyLogo logo={company.logo} />
      <RowLine>
        <RowText>
          <div>
            <Title>
              <TextLink asChild>
                <Link to={sectionPath('opportunities', { job: job.id })}>{role}</Link>
              </TextLink>
              {job.isNew && <Badge tone="siddhi">New</Badge>}
            </Title>
            <Text size="xs" tone={3}>
              {company.name}
            </Text>
          </div>
          <Meta
            items={[
              { icon: MapPin, text: location === mode ? location : `${location}, ${mode}` },
              { icon: Banknote, text: salary },
              { icon: Clock, text: formatAgo(posted) },
            ]}
          />
          {full && <Lines>{job.description}</Lines>}
          <Chips>
            {skills.map(({ skill, held }) => (
              <Chip key={skill} size="sm" verified={held === 'verified'}>
                {skill}
                {held === 'verified' && <SrOnly> (verified)</SrOnly>}
              </Chip>
            ))}
          </Chips>
        </RowText>
        <Side>
          {matchBand(match) && match !== null && <Fit value={match} noun="match" />}
          {match !== null && !matchBand(match) && (
            <Text size="xs" tone={3}>
              Match under 50%
            </Text>
          )}
          {match !== null && coverage < 100 && (
            <Text size="xs" tone={3}>
              {coverage}% of criteria known
            </Text>
          )}
          <Actions>
            {actions}
            {job.applied ? (
              <Badge tone="outline">Applied</Badge>
            ) : (
              <Button variant="secondary" size="sm" onClick={onApply}>
                Apply Now
                <SrOnly>
                  : {role}, {company.name}
                </SrOnly>
              </Button>
            )}
          </Actions>
        </Side>
      </RowLine>
    </TopItem>
  )
}

const TopItem = styled(RowItem)`
  align-items: flex-start;
`
const Title = styled.h3`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem;
  font: inherit;
  a {
    min-width: 0;
    font-size: var(--fs-4);
    color: var(--text);
  }
`
const Lines = styled.p`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  max-width: var(--measure);
  overflow: hidden;
  font-size: var(--fs-3);
  color: var(--text-2);
`
const Side = styled.div`
  display: grid;
  justify-items: end;
  gap: 0.625rem;
  margin-left: auto;
  ${media.phone} {
    display: flex;
    flex: 1 1 100%;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
  }
`
const Fit = styled(Score)`
  ${media.phone} {
    flex-direction: row;
    align-items: baseline;
  }
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: var(--sp-2);
  margin-left: auto;
`
