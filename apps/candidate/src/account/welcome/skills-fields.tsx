import { styled } from 'styled-components'
import { SKILL_LEVEL_NAMES, type DemoChanges } from '@tryka/domain'
import { Button, Checkbox, Field, NativeSelect, Text } from '@tryka/ui'
import { skillOptions } from '../../base/forms/choices'
import type { Form } from '../../base/forms/use-form'
import { FromDemo } from './bring/demo-words'
import { linesOf, withSkill, type NO_SKILLS } from './skills-form'

const LEVELS = Object.entries(SKILL_LEVEL_NAMES).map(([value, label]) => ({ value, label }))

interface SkillFieldsProps {
  form: Form<typeof NO_SKILLS, unknown>
  demo: DemoChanges | null | undefined
}

/** What somebody can do, each with how well: claims, until they are proven. */
export function SkillFields({ form, demo }: SkillFieldsProps) {
  const text = form.values.lines
  const chosen = linesOf(text)
  const names = chosen.map(([name]) => name)
  const { onValueChange } = form.choice('lines')
  const put = (skill: string, level?: string) => onValueChange(withSkill(text, skill, level))
  // What is wrong is a level that nobody chose yet: it is said, and focus goes, where it is chosen.
  const asked = form.field('lines')
  const [open] = chosen.find(([, level]) => level === '') ?? []
  return (
    <>
      <Field
        {...(open === undefined ? asked : {})}
        label="Add a skill"
        optional
        hint="Skills are claims until you prove them. Five tell jobs apart well."
      >
        <NativeSelect
          placeholder="Choose a skill"
          options={skillOptions(names)}
          value=""
          onValueChange={(skill) => put(skill, '')}
        />
      </Field>
      {chosen.length > 0 && (
        <List aria-label="Your skills">
          {chosen.map(([skill, level]) => (
            <li key={skill}>
              <Field label={skill} {...(skill === open ? asked : {})}>
                <NativeSelect
                  placeholder="How well?"
                  options={LEVELS}
                  value={level}
                  onValueChange={(next) => put(skill, next)}
                />
              </Field>
              <Button variant="quiet" label={`Remove ${skill}`} onClick={() => put(skill)}>
                Remove
              </Button>
            </li>
          ))}
        </List>
      )}
      {chosen.length === 0 && <Text size="sm">None yet. You can add them later in Skills, too.</Text>}
      {(demo?.skills.length ?? 0) > 0 && (
        <FromDemo>
          {demo?.skills.map(({ skill, level }) => (
            <Checkbox
              key={skill}
              label={`${skill}, ${SKILL_LEVEL_NAMES[level]}`}
              checked={names.includes(skill)}
              onChange={({ currentTarget: { checked } }) =>
                checked ? put(skill, String(level)) : put(skill)
              }
            />
          ))}
        </FromDemo>
      )}
    </>
  )
}

const List = styled.ul`
  display: grid;
  gap: var(--sp-3);
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--sp-2);
  }
  // Beside the control, below the height of its label.
  > li > button {
    margin-top: 1.75rem;
  }
`
