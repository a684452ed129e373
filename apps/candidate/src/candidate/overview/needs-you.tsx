import { styled } from 'styled-components'
import type { CandidateOverview } from '@tryka/domain'
import { ButtonLink, Card, CardHead, Identity, Row, RowItem, Rows, SrOnly, Stack, TextLink } from '@tryka/ui'
import { sectionPath } from '../parts/address'
import { ChooseTime } from '../parts/interviews/choose-time'
import { CompanyLogo } from '../../base/company-logo'
import { agreedTime, interviewTitle } from '../parts/interviews/interview-words'
import { formatMoment } from '../../base/format/format'
import { Link } from '../../base/address/placed-link'

/** One answer is the loudest: the first. */
const variantAt = (index: number) => (index === 0 ? 'primary' : 'secondary')

/** Offers, proposed times and companies that would like to talk: what waits for an answer, before everything else. */
export const NeedsYou = ({ offers, times, requests }: CandidateOverview['needsYou']) => (
  <Card asChild>
    <section aria-labelledby="needs-you">
      <CardHead>
        <h2 id="needs-you">Needs you</h2>
      </CardHead>
      <Rows>
        {offers.map(({ applicationId, role, company, expiresAt }, index) => (
          <RowItem key={applicationId}>
            <Wide between gap={3} wrap>
              <Identity
                avatar={<CompanyLogo logo={company.logo} />}
                name={
                  <TextLink asChild>
                    <Link to={sectionPath('applications', { application: applicationId })}>
                      Offer: {role}
                    </Link>
                  </TextLink>
                }
                note={`${company.name}. Answer by ${formatMoment(expiresAt)}`}
              />
              <ButtonLink asChild size="sm" variant={variantAt(index)}>
                <Link to={sectionPath('applications', { application: applicationId, answer: 'offer' })}>
                  Respond
                  <SrOnly>
                    : {role}, {company.name}
                  </SrOnly>
                </Link>
              </ButtonLink>
            </Wide>
          </RowItem>
        ))}
        {times.map((interview, index) => (
          <RowItem key={interview.id}>
            <Stack gap={3}>
              <Identity
                avatar={<CompanyLogo logo={interview.company.logo} />}
                name={
                  <TextLink asChild>
                    <Link to={sectionPath('applications', { application: interview.applicationId })}>
                      Choose a time: {interviewTitle(interview)}
                    </Link>
                  </TextLink>
                }
                note={`${interview.role}. ${agreedTime(interview)}`}
              />
              <ChooseTime interview={interview} variant={variantAt(offers.length + index)} />
            </Stack>
          </RowItem>
        ))}
        {requests.map(({ id, company, role, expiresAt }, index) => (
          <RowItem key={id}>
            <Wide between gap={3} wrap>
              <Identity
                avatar={<CompanyLogo logo={company.logo} />}
                name={`${company.name} would like to talk to you`}
                note={`${role ? `About ${role}. ` : ''}Answer by ${formatMoment(expiresAt)}`}
              />
              <ButtonLink asChild size="sm" variant={variantAt(offers.length + times.length + index)}>
                <Link to={sectionPath('messages', { request: id })}>
                  Read and answer<SrOnly>: {company.name}</SrOnly>
                </Link>
              </ButtonLink>
            </Wide>
          </RowItem>
        ))}
      </Rows>
    </section>
  </Card>
)

const Wide = styled(Row)`
  flex: 1;
`
