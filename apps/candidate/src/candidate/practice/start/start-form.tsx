import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import {
  EXPERIENCE_LEVELS,
  PRACTICE_TYPE_NAMES,
  PRACTICE_TYPES,
  SESSION_COUNTS,
  type PracticeChoices,
} from '@tryka/domain'
import { ChipRadioGroup, Field, media, Notice, Pair, Select, Stack } from '@tryka/ui'
import { canSpeak } from '../player/speech'
import type { Kind } from './choices'
import { StartFailure } from './start-failure'
import { SupplyNote } from './supply-note'
import type { Start } from './use-start'

const named = (value: string) => value.charAt(0).toUpperCase() + value.slice(1)

const kindsFor = (isInterview: boolean): { value: Kind; label: string }[] => [
  { value: 'mixed', label: isInterview ? 'Mixed as in this interview' : 'Mixed' },
  ...PRACTICE_TYPES.map((value) => ({ value, label: PRACTICE_TYPE_NAMES[value] })),
]
const LEVELS = EXPERIENCE_LEVELS.map((value) => ({ value, label: named(value) }))
const COUNTS = SESSION_COUNTS.map((count) => ({ value: String(count), label: String(count) }))

/** Whether this browser hears answers without sound leaving the device; until it said so, it does not. */
function useCanSpeak(): boolean {
  const [can, setCan] = useState(false)
  useEffect(() => {
    let isHere = true
    void canSpeak().then((speech) => isHere && setCan(speech !== 'none'))
    return () => {
      isHere = false
    }
  }, [])
  return can
}

/** What is practised for, and how. */
export function StartForm({ choices, start }: { choices: PracticeChoices; start: Start }) {
  const { purposes, purpose, settings, set } = start
  const speaks = useCanSpeak()
  return (
    <Stack gap={5}>
      <Field
        label="For"
        {...(purpose ? {} : { error: 'This is not ahead any more. Choose what to practise for.' })}
      >
        <Select
          options={purposes}
          value={purpose?.value ?? ''}
          placeholder="Choose"
          onValueChange={start.choose}
        />
      </Field>
      <ChipRadioGroup
        legend="Kind"
        options={kindsFor(purpose?.for.kind === 'interview')}
        value={settings.kind}
        onValueChange={(kind) => set({ kind })}
      />
      {purpose && <SupplyNote choices={choices} wish={{ ...settings, purpose }} />}
      <Beside>
        <ChipRadioGroup
          legend="Questions"
          options={COUNTS}
          value={String(settings.count)}
          onValueChange={(value) =>
            set({ count: SESSION_COUNTS.find((one) => String(one) === value) ?? settings.count })
          }
        />
        <ChipRadioGroup
          legend="Level"
          options={LEVELS}
          value={settings.level}
          onValueChange={(level) => set({ level })}
        />
      </Beside>
      <Beside>
        {speaks && (
          <ChipRadioGroup
            legend="Answer"
            options={[
              { value: 'typed', label: 'Typed' },
              { value: 'spoken', label: 'Spoken' },
            ]}
            value={settings.mode}
            onValueChange={(mode) => set({ mode })}
          />
        )}
        <ChipRadioGroup
          legend="Feedback"
          options={[
            { value: 'each', label: 'After each' },
            { value: 'end', label: 'At the end' },
          ]}
          value={settings.feedback}
          onValueChange={(feedback) => set({ feedback })}
        />
        <ChipRadioGroup
          legend="Timer"
          options={[
            { value: 'off', label: 'Off' },
            { value: 'soft', label: 'Soft' },
          ]}
          value={settings.timer}
          onValueChange={(timer) => set({ timer })}
        />
      </Beside>
      <Notice>
        The score is arithmetic over what the answer says. It cannot know whether a story is true or a design
        would work.
      </Notice>
      <StartFailure error={start.error} />
    </Stack>
  )
}

// Four levels stand in one line.
const Beside = styled(Pair)`
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`
