import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { styled } from 'styled-components'
import { z } from 'zod'
import { endpointQuery } from '@tryka/app-shell'
import { addOwnSkill, getSkillCatalog, SKILL_LEVEL_NAMES, SKILL_LEVELS, type SkillLevel } from '@tryka/domain'
import { ChipRadioGroup, Field, TextInput } from '@tryka/ui'
import { useChange } from '../../base/calls/calls'
import { FormDialog } from '../../base/forms/form-dialog'
import { filled } from '../../base/forms/schema'
import { useForm } from '../../base/forms/use-form'

const LEVELS = SKILL_LEVELS.map((level) => ({ value: String(level), label: SKILL_LEVEL_NAMES[level] }))

const levelOf = (value: string): SkillLevel => SKILL_LEVELS.find((each) => String(each) === value) ?? 2
const schema = z.object({ skill: filled('Name a skill.'), level: z.string().transform(levelOf) })

/** Declares a skill of the catalogue; typing offers its names. */
export function AddSkillDialog({ wanted, onClose }: { wanted: string; onClose: () => void }) {
  const catalog = useQuery(endpointQuery(getSkillCatalog))
  const form = useForm({ schema, start: { skill: wanted, level: '2' } })
  const names = useId()
  const add = useChange(
    (api, body: { skill: string; level: SkillLevel }) => api.call(addOwnSkill, { body }),
    {
      done: (added) => `${added.skill} added`,
      text: () => 'It counts as declared until you verify it.',
      failed: 'The skill could not be added. Try again.',
    },
  )
  return (
    <FormDialog
      title="Add skill"
      submitLabel="Add skill"
      busyLabel="Adding…"
      busy={add.isPending}
      onClose={onClose}
      {...form.dialog((typed) => add.mutate(typed, { onSuccess: onClose }))}
    >
      <Field label="Skill" hint="Choose from the names that appear while you type." {...form.field('skill')}>
        <Choice list={names} maxLength={60} {...form.text('skill')} />
      </Field>
      <datalist id={names}>
        {catalog.data?.items.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <ChipRadioGroup legend="Level" options={LEVELS} {...form.choice('level')} />
    </FormDialog>
  )
}

/** What offers a list has the arrow of every other choice, in place of the browser's. */
const Choice = styled(TextInput)`
  &::-webkit-calendar-picker-indicator {
    appearance: none;
    width: 1rem;
    height: 1rem;
    padding: 0;
    color: transparent;
    background: var(--arrow) center / 1rem no-repeat;
  }
`
