import { Plus, Trash2 } from 'lucide-react'
import { removeOwnSkill, SKILL_LEVEL_NAMES, type OwnSkill } from '@tryka/domain'
import { Badge, Button, Icon, Row, RowItem, SrOnly, Text } from '@tryka/ui'
import { useChange } from '../../base/calls/calls'
import { RowLine } from '../parts/rows'
import { SkillCard } from './skill-card'

export interface DeclaredSkillsProps {
  skills: readonly OwnSkill[]
  onAssess: (skill: string) => void
}

/** Skills without a proof now: claimed, run out, taken back or not passed. */
export const DeclaredSkills = ({ skills, onAssess }: DeclaredSkillsProps) => (
  <SkillCard
    title="Declared skills"
    empty={
      skills.length === 0
        ? {
            icon: Plus,
            title: 'No declared skills',
            text: 'Skills that you add without a proof appear here.',
          }
        : undefined
    }
  >
    {skills.map((skill) => (
      <DeclaredSkill key={skill.id} skill={skill} onAssess={() => onAssess(skill.skill)} />
    ))}
  </SkillCard>
)

function DeclaredSkill({ skill, onAssess }: { skill: OwnSkill; onAssess: () => void }) {
  const remove = useChange((api, id: string) => api.call(removeOwnSkill, { params: { id } }), {
    done: () => `${skill.skill} removed`,
    failed: 'The skill could not be removed. Try again.',
  })
  return (
    <RowItem>
      <RowLine>
        <div>
          <b>{skill.skill}</b>
          <Text size="sm">{SKILL_LEVEL_NAMES[skill.level]}</Text>
        </div>
        <Row gap={2} wrap>
          {skill.state !== 'unverified' && <Badge tone="dashed">{skill.state}</Badge>}
          {skill.canAssess && (
            <Button variant="secondary" size="sm" onClick={onAssess}>
              {skill.state === 'Expired' ? 'Renew' : 'Verify'}
              <SrOnly>: {skill.skill}</SrOnly>
            </Button>
          )}
          {skill.canRemove && (
            <Button
              variant="quiet"
              size="sm"
              iconOnly
              label={`Remove ${skill.skill}`}
              busy={remove.isPending}
              onClick={() => remove.mutate(skill.id)}
            >
              <Icon icon={Trash2} size="sm" />
            </Button>
          )}
        </Row>
      </RowLine>
    </RowItem>
  )
}
