import { useChange } from '../../app/core/calls'
import { FormDialog } from '../../app/core/form-dialog'
import { endpointQuery } from '@tryka/app-shell'
import { addOwnSkill, getSkillCatalog, SKILL_LEVEL_NAMES, SKILL_LEVELS, type SkillLevel } from '@tryka/domain'
import { ChipRadioGroup, Field, TextInput } from '@tryka/ui'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'

const LEVELS = SKILL_LEVELS.map((level) => ({ value: String(level), label: SKILL_LEVEL_NAMES[level] }))

/** Declares a skill of the catalogue; typing offers its names. */
export function AddSkillDialog({ wanted, onClose }: { wanted: string; onClose: () => void }) {
  const catalog = useQuery(endpointQuery(getSkillCatalog))
  const [skill, setSkill] = useState(wanted)
  const [level, setLevel] = useState<SkillLevel>(2)
  const [error, setError] = useState('')
  const names = useId()
  const add = useChange(
    (api, body: { skill: string; level: SkillLevel }) => api.call(addOwnSkill, { body }),
    {
      done: (added) => `${added.skill} added`,
      text: () => 'It counts as declared until you verify it.',
      failed: 'The skill could not be added. Try again.',
    },
  )
  const submit = () => {
    if (!skill.trim()) setError('Name a skill.')
    else add.mutate({ skill: skill.trim(), level }, { onSuccess: onClose })
  }
  return (
    <FormDialog
      title="Add skill"
      submitLabel="Add skill"
      busyLabel="Adding…"
      busy={add.isPending}
      dirty={skill !== wanted}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label="Skill" hint="Choose from the names that appear while you type." error={error}>
        <TextInput
          value={skill}
          list={names}
          maxLength={60}
          onChange={(event) => {
            setSkill(event.currentTarget.value)
            setError('')
          }}
        />
      </Field>
      <datalist id={names}>
        {catalog.data?.items.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <ChipRadioGroup
        legend="Level"
        options={LEVELS}
        value={String(level)}
        onValueChange={(value) => setLevel(SKILL_LEVELS.find((each) => String(each) === value) ?? 2)}
      />
    </FormDialog>
  )
}
