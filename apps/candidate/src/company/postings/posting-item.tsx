import { BarChart3, Pencil, Users } from 'lucide-react'
import { styled } from 'styled-components'
import {
  Badge,
  ButtonLink,
  Icon,
  media,
  Row,
  RowItem,
  SrOnly,
  Stack,
  StatusDot,
  Text,
  TextLink,
} from '@tryka/ui'
import { DAY_MS, type PostingCard } from '@tryka/domain'
import { Link } from '../../base/address/placed-link'
import { CloseOutNotice } from '../parts/close-out-notice'
import { sectionPath, useAddress } from '../parts/address'
import { counted, formatListDate } from '../../base/format/format'
import { Facts } from '../../base/facts'
import { STATUS_TONES } from '../parts/posting-tones'
import { PostingMenu } from './posting-menu'

/** One posting: what it is, how it is received, and what can be done about it. */
export function PostingItem({ posting }: { posting: PostingCard }) {
  const address = useAddress()
  const { id, title, status, skills, posted } = posting
  return (
    <RowItem>
      <Whole gap={3}>
        <Line>
          <Stack gap={1}>
            <Row gap={2} wrap>
              <Title>
                <TextLink asChild>
                  <Link
                    to={posted ? sectionPath('applications', { posting: id }) : address.with({ posting: id })}
                  >
                    {title}
                  </Link>
                </TextLink>
              </Title>
              <StatusDot tone={STATUS_TONES[status]}>{status}</StatusDot>
              {posting.decisionId && (
                <StatusDot tone="danger">
                  <TextLink asChild>
                    <Link to={sectionPath('settings', { decision: posting.decisionId })}>Taken down</Link>
                  </TextLink>
                </StatusDot>
              )}
              <Badge tone={posting.urgency === 'High' ? 'danger' : 'neutral'}>
                {posting.urgency === 'Low Priority' ? posting.urgency : `${posting.urgency} Priority`}
              </Badge>
            </Row>
            <Facts items={factsOf(posting)} />
            {skills.length > 0 && (
              <Text size="sm" tone={3}>
                {skillsOf(skills)}
              </Text>
            )}
          </Stack>
          <Stack gap={1}>
            {receptionOf(posting).map((facts, index) => (
              <Facts key={index} items={facts} />
            ))}
          </Stack>
          <Actions posting={posting} />
        </Line>
        <CloseOutNotice posting={posting} />
      </Whole>
    </RowItem>
  )
}

/** A draft that was never posted has nobody to look at: it is edited. */
function Actions({ posting }: { posting: PostingCard }) {
  const address = useAddress()
  const { id, title, canEdit, posted } = posting
  const named = <SrOnly> of {title}</SrOnly>
  return (
    <Acts>
      {posted && (
        <ButtonLink asChild variant="soft" size="sm">
          <Link to={sectionPath('applications', { posting: id })}>
            <Icon icon={Users} size="sm" />
            View Applications{named}
          </Link>
        </ButtonLink>
      )}
      {canEdit && (
        <ButtonLink asChild variant={posted ? 'quiet' : 'soft'} size="sm">
          <Link to={address.with({ posting: id })}>
            <Icon icon={Pencil} size="sm" />
            Edit<SrOnly> {title}</SrOnly>
          </Link>
        </ButtonLink>
      )}
      {posted && (
        <ButtonLink asChild variant="quiet" size="sm">
          <Link to={address.with({ analytics: id })}>
            <Icon icon={BarChart3} size="sm" />
            Analytics{named}
          </Link>
        </ButtonLink>
      )}
      <PostingMenu posting={posting} />
    </Acts>
  )
}

const factsOf = ({ department, location, mode, type, salary }: PostingCard): (string | null)[] => [
  department,
  location && location !== mode ? `${location} (${mode})` : mode,
  type,
  salary,
]

/** Must-haves first; what is only welcome says so once. */
function skillsOf(skills: PostingCard['skills']): string {
  const named = (wanted: 'must' | 'nice') =>
    skills
      .filter(({ importance }) => importance === wanted)
      .map(({ skill }) => skill)
      .join(', ')
  const [must, nice] = [named('must'), named('nice')]
  return [must, nice && `nice to have: ${nice}`].filter(Boolean).join('; ')
}

/** Who came, what became of it, and for how long it is open. */
function receptionOf(posting: PostingCard): (string | null)[][] {
  const { applications, newApplications, inReview, views, posted, closesAt, status, hired, openings } =
    posting
  if (!posted) return [['Not posted yet']]
  const days = Math.floor((Date.now() - Date.parse(posted)) / DAY_MS)
  const ends = closesAt
    ? `${status === 'Closed' ? 'was due to close' : 'closes'} ${formatListDate(closesAt)}`
    : null
  return [
    [
      `${counted(applications, 'application')}${newApplications ? `, ${newApplications} new` : ''}`,
      inReview ? `${inReview} in review` : null,
    ],
    [counted(views, 'view'), `${hired} of ${openings} hired`],
    [status === 'Active' ? `open ${counted(days, 'day')}` : `posted ${formatListDate(posted)}`, ends],
  ]
}

const Whole = styled(Stack)`
  width: 100%;
`
const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 15rem 25rem;
  align-items: start;
  gap: var(--sp-2) var(--sp-4);

  ${media.split} {
    grid-template-columns: minmax(0, 1fr) 15rem;
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`
// On a phone the words alone keep the actions in one line.
const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: var(--sp-1);

  ${media.split} {
    grid-column: 1 / -1;
    justify-content: flex-start;
  }
  ${media.phone} {
    gap: 0;
    a svg {
      display: none;
    }
  }
`
const Title = styled.h2`
  font-size: var(--fs-5);
  font-stretch: 102%;
`
