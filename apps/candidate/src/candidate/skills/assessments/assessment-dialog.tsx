import { useState } from 'react'
import {
  SKILL_LEVEL_NAMES,
  SKILL_LEVELS,
  startAssessment,
  type OwnSkill,
  type SkillLevel,
  type SkillsSection,
} from '@tryka/domain'
import { Button, ChipRadioGroup, Dialog, Notice, Stack, Text } from '@tryka/ui'
import { useChange } from '../../../base/calls/calls'
import { FormDialog } from '../../../base/forms/form-dialog'
import { formatMoment, zoneName } from '../../../base/format/format'

const LEVELS = SKILL_LEVELS.map((level) => ({ value: String(level), label: SKILL_LEVEL_NAMES[level] }))
const asLevel = (value: string): SkillLevel => SKILL_LEVELS.find((level) => String(level) === value) ?? 2

export interface AssessmentDialogProps {
  data: SkillsSection
  wanted: string
  onClose: () => void
}

/** Chooses a skill and a level and schedules the proof; then says honestly what happens next. */
export function AssessmentDialog({ data, wanted, onClose }: AssessmentDialogProps) {
  const own: OwnSkill[] = [...data.declared, ...data.pending, ...data.verified]
  const options = [
    ...new Set([
      ...(wanted ? [wanted] : []),
      ...data.declared.filter(({ canAssess }) => canAssess).map(({ skill }) => skill),
      ...data.topics,
    ]),
  ]
  const levelOf = (skill: string): SkillLevel => own.find((each) => each.skill === skill)?.level ?? 2
  const [skill, setSkill] = useState(wanted || (options[0] ?? ''))
  const [level, setLevel] = useState<SkillLevel>(() => levelOf(skill))
  const start = useChange(
    (api, body: { skill: string; level: SkillLevel }) => api.call(startAssessment, { body }),
    { failed: 'The assessment could not be scheduled. Try again.' },
  )
  if (start.data) return <WhatNext {...start.data} onClose={onClose} />
  return (
    <FormDialog
      title="Start Assessment"
      description="It gets a time two days ahead, which you can change; people review the work and record the result."
      submitLabel="Schedule assessment"
      busyLabel="Scheduling…"
      busy={start.isPending}
      dirty={false}
      onSubmit={() => skill && start.mutate({ skill, level })}
      onClose={onClose}
    >
      <ChipRadioGroup
        legend="Skill"
        options={options.map((value) => ({ value, label: value }))}
        value={skill}
        onValueChange={(value) => {
          setSkill(value)
          setLevel(levelOf(value))
        }}
      />
      <ChipRadioGroup
        legend="Level"
        options={LEVELS}
        value={String(level)}
        onValueChange={(value) => setLevel(asLevel(value))}
      />
    </FormDialog>
  )
}

const WhatNext = ({ skill, next, onClose }: { skill: OwnSkill; next: string; onClose: () => void }) => (
  <Dialog
    open
    onOpenChange={(open) => !open && onClose()}
    title="Assessment Scheduled"
    description={`${skill.skill}, ${SKILL_LEVEL_NAMES[skill.level]}`}
    size="sm"
    footer={<Button onClick={onClose}>Done</Button>}
  >
    <Stack gap={3}>
      {skill.scheduledAt && (
        <Text>
          {formatMoment(skill.scheduledAt)}, {zoneName()}
        </Text>
      )}
      <Notice role="status">{next}</Notice>
    </Stack>
  </Dialog>
)
