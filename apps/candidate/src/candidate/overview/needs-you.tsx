import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { CandidateOverview } from '@tryka/domain'
import {
  Avatar,
  ButtonLink,
  Card,
  CardHead,
  Identity,
  Row,
  RowItem,
  Rows,
  SrOnly,
  Stack,
  TextLink,
} from '@tryka/ui'
import { sectionPath } from '../parts/address'
import { ChooseTime } from '../parts/interviews/choose-time'
import { CompanyLogo } from '../../base/company-logo'
import { agreedTime, interviewTitle } from '../parts/interviews/interview-words'
import { formatListDate, formatMoment } from '../../base/format/format'
import { Link } from '../../base/address/placed-link'

type Needs = CandidateOverview['needsYou']
type Variant = 'primary' | 'secondary'
interface Need {
  id: string
  /** Until when it can be answered. */
  end: string
  row: (variant: Variant) => ReactNode
}

/** After everything that has an end. */
const NO_END = '~'

/** Everything that waits for an answer, the nearest end first; then what waits to be read. */
const queueOf = ({ offers, times, requests, messages }: Needs): Need[] =>
  [
    ...offers.map((offer) => ({
      id: offer.applicationId,
      end: offer.expiresAt,
      row: (variant: Variant) => <Offer offer={offer} variant={variant} />,
    })),
    ...times.map((interview) => ({
      id: interview.id,
      end: [...interview.proposedSlots].sort()[0] ?? interview.startsAt,
      row: (variant: Variant) => <Times interview={interview} variant={variant} />,
    })),
    ...requests.map((request) => ({
      id: request.id,
      end: request.expiresAt,
      row: (variant: Variant) => <Request request={request} variant={variant} />,
    })),
    ...messages.map((message) => ({
      id: message.id,
      end: NO_END,
      row: (variant: Variant) => <Message message={message} variant={variant} />,
    })),
  ].sort((a, b) => (a.end < b.end ? -1 : a.end > b.end ? 1 : 0))

/** Offers, proposed times, companies that would like to talk and unread messages: what waits, before everything else. */
export const NeedsYou = (needs: Needs) => (
  <Card asChild>
    <section aria-labelledby="needs-you">
      <CardHead>
        <h2 id="needs-you">Needs you</h2>
      </CardHead>
      <Rows>
        {/* One answer is the loudest: the first. */}
        {queueOf(needs).map(({ id, row }, index) => (
          <RowItem key={id}>{row(index === 0 ? 'primary' : 'secondary')}</RowItem>
        ))}
      </Rows>
    </section>
  </Card>
)

const Offer = ({ offer, variant }: { offer: Needs['offers'][number]; variant: Variant }) => (
  <Wide between gap={3} wrap>
    <Identity
      avatar={<CompanyLogo logo={offer.company.logo} />}
      name={
        <TextLink asChild>
          <Link to={sectionPath('applications', { application: offer.applicationId })}>
            Offer: {offer.role}
          </Link>
        </TextLink>
      }
      note={`${offer.company.name}. Answer by ${formatMoment(offer.expiresAt)}`}
    />
    <ButtonLink asChild size="sm" variant={variant}>
      <Link to={sectionPath('applications', { application: offer.applicationId, answer: 'offer' })}>
        Respond
        <SrOnly>
          : {offer.role}, {offer.company.name}
        </SrOnly>
      </Link>
    </ButtonLink>
  </Wide>
)

const Times = ({ interview, variant }: { interview: Needs['times'][number]; variant: Variant }) => (
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
    <ChooseTime interview={interview} variant={variant} />
  </Stack>
)

const Request = ({ request, variant }: { request: Needs['requests'][number]; variant: Variant }) => (
  <Wide between gap={3} wrap>
    <Identity
      avatar={<CompanyLogo logo={request.company.logo} />}
      name={`${request.company.name} would like to talk to you`}
      note={`${request.role ? `About ${request.role}. ` : ''}Answer by ${formatMoment(request.expiresAt)}`}
    />
    <ButtonLink asChild size="sm" variant={variant}>
      <Link to={sectionPath('messages', { request: request.id })}>
        Read and answer<SrOnly>: {request.company.name}</SrOnly>
      </Link>
    </ButtonLink>
  </Wide>
)

const Message = ({ message, variant }: { message: Needs['messages'][number]; variant: Variant }) => (
  <Wide between gap={3} wrap>
    <Identity
      avatar={<Avatar name={message.sender} />}
      name={message.subject}
      note={`${message.sender}${message.sender === message.company ? '' : `, ${message.company}`}. ${formatListDate(message.time)}`}
    />
    <ButtonLink asChild size="sm" variant={variant}>
      <Link to={sectionPath('messages', { conversation: message.id })}>
        Read<SrOnly>: {message.subject}</SrOnly>
      </Link>
    </ButtonLink>
  </Wide>
)

const Wide = styled(Row)`
  flex: 1;
`
