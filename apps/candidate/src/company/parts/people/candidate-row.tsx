import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { COMPANY_STATUS, NOT_STATED, levelText, matchBand, type CandidateCard } from '@tryka/domain'
import {
  Badge,
  Button,
  ButtonLink,
  Chip,
  Hallmark,
  media,
  Row,
  RowItem,
  Score,
  SrOnly,
  Stack,
  Text,
} from '@tryka/ui'
import { Facts } from '../../../base/facts'
import { formatMonth } from '../../../base/format/format'
import { Person } from '../person'
import { Link } from '../../../base/address/placed-link'
import { sectionPath } from '../address'
import { ProvedSeal } from '../proved-seal'
import { AskButton } from './ask-button'

interface CandidateRowProps {
  person: CandidateCard
  onView: () => void
  onInvite?: () => void
  /** What the search is matched against. */
  postingId?: string
  /** More about this person in this place. */
  extra?: ReactNode
  /** What can be done here besides. */
  actions?: ReactNode
}

const SKILLS = 5

/** One person who may be found: proof first, then what they look for. */
export function CandidateRow({ person, onView, onInvite, postingId, extra, actions }: CandidateRowProps) {
  const {
    name,
    location,
    experience,
    available,
    salary,
    skills,
    verifiedSkills,
    match,
    coverage,
    inProcess,
    online,
  } = person
  const isHired = inProcess?.status === COMPANY_STATUS.hired
  const named = <SrOnly> {name}</SrOnly>
  return (
    <RowItem>
      <Line>
        <Stack gap={2}>
          <Who>
            <Person person={person} />
            {verifiedSkills > 0 && <Hallmark>{verifiedSkills} verified</Hallmark>}
            {person.proved && <ProvedSeal of={person.proved} />}
            {person.ask === 'asked' && !inProcess && <Badge tone="outline">Asked, no answer yet</Badge>}
            {online && <Badge tone="outline">Online</Badge>}
            {inProcess && (
              <Badge tone={isHired ? 'siddhi' : 'satya'}>
                {isHired ? 'Hired' : `Applied: ${inProcess.status}`}
              </Badge>
            )}
          </Who>
          <Facts
            items={[
              location,
              experience === NOT_STATED ? null : experience,
              isHired ? null : available,
              salary,
            ]}
          />
          <Row gap={1} wrap>
            {skills.slice(0, SKILLS).map(({ skill, level, awarded, month, verified }) => (
              <Chip key={skill} size="sm" verified={verified}>
                {[skill, verified && levelText(level, awarded), verified && month && formatMonth(month)]
                  .filter(Boolean)
                  .join(', ')}
                {verified && <SrOnly> (verified)</SrOnly>}
              </Chip>
            ))}
            {skills.length > SKILLS && <Text size="sm">and {skills.length - SKILLS} more</Text>}
          </Row>
          {extra}
        </Stack>
        <Side>
          {match !== null && (
            <span>
              {matchBand(match) ? (
                <Fit value={match} noun="match" />
              ) : (
                <Text as="span" size="sm">
                  Match under 50%
                </Text>
              )}{' '}
              <Text as="small" size="xs">
                {coverage}% of criteria known
              </Text>
            </span>
          )}
          <Actions>
            <Button variant="soft" size="sm" onClick={onView}>
              View Profile{named}
            </Button>
            {person.canMessage && (
              <ButtonLink asChild variant="quiet" size="sm">
                <Link to={sectionPath('messages', { to: person.id, name })}>Send Message{named}</Link>
              </ButtonLink>
            )}
            <AskButton person={person} size="sm" {...(postingId ? { postingId } : {})} />
            {onInvite && !inProcess && (
              <Button variant="quiet" size="sm" onClick={onInvite}>
                Add to Pipeline{named}
              </Button>
            )}
            {actions}
          </Actions>
        </Side>
      </Line>
    </RowItem>
  )
}

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--sp-3) var(--sp-5);
  width: 100%;

  ${media.form} {
    grid-template-columns: minmax(0, 1fr);
  }
`
const Who = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--sp-2) var(--sp-3);
  > :first-child {
    max-width: 100%;
  }
`
// The same width in every row: what can be done begins at one line down the page.
const Side = styled.div`
  display: grid;
  width: 27rem;
  align-content: start;
  gap: var(--sp-2);

  ${media.split} {
    width: auto;
    max-width: 18rem;
  }
  ${media.form} {
    max-width: none;
  }
`
// It begins where the acts below it do.
const Fit = styled(Score)`
  && {
    align-items: flex-start;
    min-width: 0;
    margin-right: var(--sp-2);
  }
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--sp-2);
`
