import { Clock } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { cancelAssessment, SKILL_LEVEL_NAMES, type OwnSkill } from '@tryka/domain'
import { Badge, Button, Row, RowItem, SrOnly, Stack, Text } from '@tryka/ui'
import { useChange } from '../../../base/calls/calls'
import { RowLine } from '../../parts/rows'
import { formatDate, formatMoment, zoneName } from '../../../base/format/format'
import { RescheduleAssessment } from './reschedule-assessment'
import { SkillCard } from '../skill-card'
import { SubmitAssessment } from './submit-assessment'

/** Proofs on their way, in the state in which each is. */
export const PendingSkills = ({ skills }: { skills: readonly OwnSkill[] }) => (
  <SkillCard
    title="Pending Verification"
    empty={
      skills.length === 0
        ? { icon: Clock, title: 'Nothing pending', text: 'Assessments that you start are followed here.' }
        : undefined
    }
  >
    {skills.map((skill) => (
      <PendingSkill key={skill.id} skill={skill} />
    ))}
  </SkillCard>
)

const timeText = ({ state, scheduledAt, submittedAt }: OwnSkill): string => {
  if (state === 'Assessment Scheduled' && scheduledAt) return `on ${formatMoment(scheduledAt)}, ${zoneName()}`
  return submittedAt ? `handed in ${formatDate(submittedAt)}` : ''
}

function PendingSkill({ skill }: { skill: OwnSkill }) {
  const [open, setOpen] = useState<'time' | 'submit'>()
  const close = () => setOpen(undefined)
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
            <Text size="sm">
              {[SKILL_LEVEL_NAMES[skill.level], timeText(skill)].filter(Boolean).join(', ')}
            </Text>
          </div>
          <Badge tone="dashed">{skill.state}</Badge>
        </RowLine>
        {skill.state === 'Assessment Scheduled' && (
          <Row gap={2} wrap>
            <Button variant="secondary" size="sm" onClick={() => setOpen('submit')}>
              Hand in{name}
            </Button>
            <Button variant="quiet" size="sm" onClick={() => setOpen('time')}>
              Change time{name}
            </Button>
            <Button variant="quiet" size="sm" busy={cancel.isPending} onClick={() => cancel.mutate(skill.id)}>
              Cancel{name}
            </Button>
          </Row>
        )}
      </Full>
      {open === 'time' && <RescheduleAssessment skill={skill} onClose={close} />}
      {open === 'submit' && <SubmitAssessment skill={skill} onClose={close} />}
    </RowItem>
  )
}

const Full = styled(Stack)`
  flex: 1;
`
