import { useState } from 'react'
import { askForRechecks, RECHECK_RULES, SKILL_LEVEL_NAMES, type CompanyInterview } from '@tryka/domain'
import type { LiveRechecks, SkillLevel } from '@tryka/domain'
import { Button, CardBody, Checkbox, FieldGroup, Stack, Text } from '@tryka/ui'
import { Box } from '../../../base/box'
import { useChange } from '../../../base/calls/calls'

interface AskForTasksProps {
  interview: CompanyInterview
  askable: LiveRechecks['askable']
  isFirst: boolean
}

/** Which proved skills are looked at once more, in the call. */
export function AskForTasks({ interview: { id, candidate }, askable, isFirst }: AskForTasksProps) {
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [isAsked, setAsked] = useState(false)
  const ask = useChange(
    (api, skills: readonly string[]) =>
      api.call(askForRechecks, { params: { id }, body: { skills: [...skills] } }),
    {
      done: () => `${candidate.name} was asked`,
      failed: 'The tasks could not be asked for. Try again.',
    },
    () => setChosen([]),
  )
  const submit = () => (chosen.length ? ask.mutate(chosen) : setAsked(true))
  return (
    <Box title={isFirst ? 'Live re-check' : 'Another skill'}>
      <CardBody>
        <Stack gap={4}>
          <Text>
            Five short tasks about a verified skill, in the call: {RECHECK_RULES.liveMinutes} minutes. Both of
            you see each task at once; {candidate.name} answers aloud and types. The same checker as in the
            assessment grades it, not you.
          </Text>
          <FieldGroup
            legend="Skills to look at"
            hint={`At most ${RECHECK_RULES.skills} in one interview, each once.`}
            error={isAsked && chosen.length === 0 ? 'Choose a skill.' : undefined}
          >
            <Stack gap={2}>
              {askable.map(({ skill, level }) => (
                <Checkbox
                  key={skill}
                  label={`${skill}, ${SKILL_LEVEL_NAMES[level as SkillLevel]}`}
                  checked={chosen.includes(skill)}
                  onChange={({ target }) =>
                    setChosen(target.checked ? [...chosen, skill] : chosen.filter((each) => each !== skill))
                  }
                />
              ))}
            </Stack>
          </FieldGroup>
          <div>
            <Button onClick={submit} busy={ask.isPending}>
              Ask for five tasks
            </Button>
          </div>
        </Stack>
      </CardBody>
    </Box>
  )
}
