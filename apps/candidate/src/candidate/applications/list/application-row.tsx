import { Banknote, Calendar, MapPin } from 'lucide-react'
import { styled } from 'styled-components'
import type { ApplicationCard } from '@tryka/domain'
import { Button, ButtonLink, RowItem, Row, SrOnly, StatusDot, StepMeter, Text, TextLink } from '@tryka/ui'
import { sectionPath } from '../../parts/address'
import { CompanyLogo } from '../../../base/company-logo'
import { Meta } from '../../../base/meta'
import { RowLine, RowText } from '../../parts/rows'
import { STATUS_TONES, stepTone } from '../../parts/application-tones'
import { formatListDate, formatMoment } from '../../../base/format/format'
import { Link } from '../../../base/address/placed-link'

export interface ApplicationRowProps {
  application: ApplicationCard
  onRespond: () => void
}

/** One application: where it stands and what can be done now. */
export function ApplicationRow({ application, onRespond }: ApplicationRowProps) {
  const { id, role, company, location, salary, appliedDate, status, steps, interview, notes } = application
  const name = (
    <SrOnly>
      : {role}, {company.name}
    </SrOnly>
  )
  return (
    <Top>
      <CompanyLogo logo={company.logo} />
      <RowLine>
        <RowText>
          <div>
            <Title>
              <TextLink asChild>
                <Link to={sectionPath('applications', { application: id })}>{role}</Link>
              </TextLink>
            </Title>
            <Text size="xs" tone={3}>
              {company.name}
            </Text>
          </div>
          <Meta
            items={[
              { icon: MapPin, text: location },
              { icon: Banknote, text: salary },
              { icon: Calendar, text: `Applied ${formatListDate(appliedDate)}` },
            ]}
          />
          {interview && (
            <Text size="sm">
              {interview.status === 'confirmed'
                ? `Interview on ${formatMoment(interview.startsAt)}`
                : 'Interview: time proposed, not agreed yet'}
            </Text>
          )}
          {application.dueAt && (
            <Text size="sm" tone={3}>
              {application.overdue ? 'An answer was due by' : 'Answer due by'}{' '}
              {formatListDate(application.dueAt)}
            </Text>
          )}
          {notes && (
            <Text size="sm" tone={3}>
              {notes}
            </Text>
          )}
        </RowText>
        <Side>
          <StatusDot tone={STATUS_TONES[status]}>{status}</StatusDot>
          <StepMeter reached={steps} steps={4} tone={stepTone(status)} />
          <Row gap={2} wrap>
            {application.canPrepare && interview && (
              <ButtonLink asChild size="sm" variant="soft">
                <Link to={sectionPath('interviews', { prepare: interview.id })}>Prepare{name}</Link>
              </ButtonLink>
            )}
            {application.canRespond && (
              <Button size="sm" onClick={onRespond}>
                Respond{name}
              </Button>
            )}
            <ButtonLink asChild size="sm" variant="secondary">
              <Link to={sectionPath('applications', { application: id })}>View Details{name}</Link>
            </ButtonLink>
          </Row>
        </Side>
      </RowLine>
    </Top>
  )
}

const Top = styled(RowItem)`
  align-items: flex-start;
`
const Title = styled.h2`
  font: inherit;
  a {
    font-size: var(--fs-4);
    color: var(--text);
  }
`
const Side = styled.div`
  display: grid;
  justify-items: end;
  gap: 0.625rem;
  margin-left: auto;
`
