import { Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Avatar, Badge, Card, Chip, Icon, Row, SrOnly, Text } from '@tryka/ui'
import { matchBand, type CompanyApplicationCard } from '@tryka/domain'
import { formatAgo, formatMoment, zoneName } from '../../../base/format/format'
import { useAddress } from '../../parts/address'
import { ProvedSeal } from '../../parts/proved-seal'
import { useZone } from '../../parts/use-zone'

interface CardFaceProps {
  card: CompanyApplicationCard
  title?: ReactNode
  menu?: ReactNode
  lifted?: boolean
}

const SKILLS = 3

/** What a card says about an application. */
export function CardFace({ card, title, menu, lifted = false }: CardFaceProps) {
  const sort = useAddress().get('sort')
  const byRequirements = sort !== 'match' && sort !== 'applied'
  const {
    candidate,
    skills,
    proved,
    match,
    requirements,
    appliedAt,
    interviewAt,
    overdue,
    screenPassed,
    stage,
    timeProposed,
  } = card
  const zone = useZone()
  const waiting = interviewAt ? formatMoment(interviewAt, zone) : formatAgo(appliedAt)
  return (
    <Face $lifted={lifted}>
      <Row align="start" gap={2}>
        <Avatar name={candidate.name} size="sm" />
        <Who>
          <b>{title ?? candidate.name}</b>
          <Text as="span" size="sm">
            {candidate.title}
          </Text>
        </Who>
        {menu}
      </Row>
      <Row gap={1} wrap>
        {overdue && <Badge tone="danger">Reply late</Badge>}
        {!overdue && screenPassed && stage === 'under_review' && <Badge tone="satya">Screen passed</Badge>}
        {timeProposed && <Badge tone="dashed">Time proposed</Badge>}
        <ProvedSeal of={proved} />
        {skills.slice(0, SKILLS).map(({ skill, verified }) => (
          <Chip key={skill} size="sm" verified={verified}>
            {skill}
            {verified && <SrOnly> (verified)</SrOnly>}
          </Chip>
        ))}
      </Row>
      <Foot>
        <span title={interviewAt ? zoneName(zone) : undefined}>
          <Icon icon={Clock} size="xs" />
          {waiting}
        </span>
        {match !== null && (
          <Scores>
            {byRequirements && requirements !== null && (
              <b>
                {requirements}% <small>requirements</small>
              </b>
            )}
            {matchBand(match) ? (
              <b>
                {match}% <small>match</small>
              </b>
            ) : (
              <span>Match under 50%</span>
            )}
          </Scores>
        )}
      </Foot>
    </Face>
  )
}

const Face = styled(Card)<{ $lifted: boolean }>`
  position: relative;
  display: grid;
  gap: 0.625rem;
  padding: var(--sp-3);
  background: var(--overlay);
  font-size: var(--fs-3);
  ${({ $lifted }) => $lifted && 'box-shadow: var(--shadow-3); cursor: grabbing;'}
`
const Who = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`
const Scores = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-1) var(--sp-2);
  margin-left: auto;
`
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--sp-1) var(--sp-2);
  font-size: var(--fs-2);
  color: var(--text-3);

  > span:first-child {
    display: inline-flex;
    align-items: center;
    gap: 0.3125rem;
  }
  b {
    font: 580 var(--fs-3) / 1.3 var(--font-display);
    font-variant-numeric: tabular-nums;
    color: var(--text);
  }
  small {
    font: var(--fw-regular) var(--fs-1) / 1 var(--font-body);
    color: var(--text-3);
  }
`
