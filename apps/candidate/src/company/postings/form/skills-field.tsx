import { X } from 'lucide-react'
import { styled } from 'styled-components'
import { HIRING_LIMITS, SKILL_LEVEL_NAMES, SKILL_LEVELS, type PostingDraft } from '@tryka/domain'
import { Button, Field, FieldError, Icon, NativeSelect, Row, Stack, Text } from '@tryka/ui'
import { skillOptions } from '../../../base/forms/choices'
import type { PartProps } from './posting-form'

type Skill = PostingDraft['skills'][number]
const IMPORTANCE = [
  { value: 'must', label: 'Must have' },
  { value: 'nice', label: 'Nice to have' },
]

/** The skills that count, each with its level and weight; a must-have that is missing caps a match. */
export function SkillsField({ form }: PartProps) {
  const { value: skills, onValueChange } = form.choice('skills')
  const { id, error } = form.field('skills')
  const change = (skill: string, part: Partial<Skill>) =>
    onValueChange(skills.map((each) => (each.skill === skill ? { ...each, ...part } : each)))
  return (
    <Stack gap={4}>
      {skills.length === 0 && <Text size="sm">A posting needs at least one skill that is a must.</Text>}
      <Stack gap={3} asChild>
        <ul aria-label="Skills of the posting">
          {skills.map(({ skill, level, importance }) => (
            <Line key={skill}>
              <b>{skill}</b>
              <Row gap={2}>
                <NativeSelect
                  size="sm"
                  aria-label={`Level of ${skill}`}
                  options={SKILL_LEVELS.map((each) => ({
                    value: String(each),
                    label: SKILL_LEVEL_NAMES[each],
                  }))}
                  value={String(level)}
                  onValueChange={(value) =>
                    change(skill, { level: SKILL_LEVELS.find((each) => String(each) === value) ?? level })
                  }
                />
                <NativeSelect
                  size="sm"
                  aria-label={`Weight of ${skill}`}
                  options={IMPORTANCE}
                  value={importance}
                  onValueChange={(value) => change(skill, { importance: value === 'must' ? 'must' : 'nice' })}
                />
                <Button
                  variant="quiet"
                  size="sm"
                  iconOnly
                  label={`Remove ${skill}`}
                  onClick={() => onValueChange(skills.filter((each) => each.skill !== skill))}
                >
                  <Icon icon={X} size="sm" />
                </Button>
              </Row>
            </Line>
          ))}
        </ul>
      </Stack>
      {skills.length < HIRING_LIMITS.postingSkills && (
        <Field id={id} label="Add a skill">
          <NativeSelect
            placeholder="Choose a skill"
            options={skillOptions(skills.map(({ skill }) => skill))}
            value=""
            onValueChange={(skill) =>
              onValueChange([...skills, { skill, level: 3, importance: skills.length ? 'nice' : 'must' }])
            }
          />
        </Field>
      )}
      {error && <FieldError>{error}</FieldError>}
    </Stack>
  )
}

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--sp-2) var(--sp-4);
`
