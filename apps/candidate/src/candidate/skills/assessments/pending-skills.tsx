import { Clock } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { cancelAssessment, type OwnSkill, type TrackStanding, type TrackView } from '@tryka/domain'
import { Badge, Button, ButtonLink, Row, RowItem, SrOnly, Stack, Text } from '@tryka/ui'
import { Link } from '../../../base/address/placed-link'
import { useChange } from '../../../base/calls/calls'
import { sectionPath } from '../../parts/address'
import { RowLine } from '../../parts/rows'
import { formatDate, formatMoment, zoneName } from '../../../base/format/format'
import { RescheduleAssessment } from './reschedule-assessment'
import { SkillCard } from '../skill-card'
import { plannedFor } from '../tracks/track-state'

export interface PendingSkillsProps {
  skills: readonly OwnSkill[]
  /** What can be proved by a test now, and where this person stands in each. */
  tracks: readonly TrackView[]
  standings: readonly TrackStanding[]
}

/** Proofs on their way, in the state in which each is. */
export const PendingSkills = ({ skills, tracks, standings }: PendingSkillsProps) => (
  <SkillCard
    title="Pending Verification"
    empty={
      skills.length === 0
        ? { icon: Clock, title: 'Nothing pending', text: 'Assessments that you start are followed here.' }
        : undefined
    }
  >
    {skills.map((skill) => (
      <PendingSkill key={skill.id} skill={skill} {...attemptsOf(skill, tracks, standings)} />
    ))}
  </SkillCard>
)

/** The open attempt that proves a skill, none where a time was set for what has no test; and one whose result is held. */
const attemptsOf = (
  { skill }: OwnSkill,
  tracks: PendingSkillsProps['tracks'],
  standings: PendingSkillsProps['standings'],
) => {
  const track = tracks.find((each) => each.skill === skill)?.track
  const standing = standings.find((each) => each.track === track)
  return { attempt: standing?.openAttempt ?? undefined, held: standing?.held ?? undefined }
}

/** Not the level that is claimed: nobody need claim one before a test. */
const timeText = ({ state, scheduledAt, submittedAt }: OwnSkill, isBegun: boolean): string => {
  if (isBegun) return 'Under way'
  if (state === 'Assessment Scheduled' && scheduledAt) return `${formatMoment(scheduledAt)}, ${zoneName()}`
  return submittedAt ? `Handed in ${formatDate(submittedAt)}` : ''
}

interface PendingSkillProps extends ReturnType<typeof attemptsOf> {
  skill: OwnSkill
}

function PendingSkill({ skill, attempt, held }: PendingSkillProps) {
  const [setsTime, setSetsTime] = useState(false)
  const [now] = useState(() => Date.now())
  const isBegun = attempt !== undefined && plannedFor(skill, now) === null
  const cancel = useChange((api, id: string) => api.call(cancelAssessment, { params: { id } }), {
    done: () => 'Assessment cancelled',
    text: () => `${skill.skill} counts as declared again.`,
    failed: 'The assessment could not be cancelled. Try again.',
  })
  const name = <SrOnly>: {skill.skill}</SrOnly>
  return (
    <RowItem>
      <Full gap={3}>
        <RowLine>
          <div>
            <b>{skill.skill}</b>
            <Text size="sm">{timeText(skill, isBegun)}</Text>
          </div>
          <Badge tone="dashed">{skill.state}</Badge>
        </RowLine>
        {skill.state === 'Under Review' && held && (
          <Stack gap={2}>
            <Text size="sm">Its result needs a second look before it counts.</Text>
            <div>
              <ButtonLink asChild variant="soft" size="sm">
                <Link to={sectionPath('skills', { result: held })}>
                  See why, and go on
                  {name}
                </Link>
              </ButtonLink>
            </div>
          </Stack>
        )}
        {skill.state === 'Assessment Scheduled' && (
          <Row gap={2} wrap>
            {attempt && (
              <>
                <ButtonLink asChild variant="soft" size="sm">
                  <Link to={sectionPath('skills', { attempt })}>
                    {isBegun ? 'Go on' : 'Start now'}
                    {name}
                  </Link>
                </ButtonLink>
                {!isBegun && (
                  <Button variant="quiet" size="sm" onClick={() => setSetsTime(true)}>
                    Change time{name}
                  </Button>
                )}
              </>
            )}
            {!isBegun && (
              <Button
                variant="quiet"
                size="sm"
                busy={cancel.isPending}
                onClick={() => cancel.mutate(skill.id)}
              >
                Cancel{name}
              </Button>
            )}
          </Row>
        )}
      </Full>
      {setsTime && <RescheduleAssessment skill={skill} onClose={() => setSetsTime(false)} />}
    </RowItem>
  )
}

const Full = styled(Stack)`
  flex: 1;
`
