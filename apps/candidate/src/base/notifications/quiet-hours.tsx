import { useState } from 'react'
import { styled } from 'styled-components'
import { QUIET_PRESET, type DeliveryPreferences, type QuietHours as Hours } from '@tryka/domain'
import { Button, Field, NativeSelect, Stack, Switch, Text, TextInput } from '@tryka/ui'
import { zoneOptions } from '../forms/choices'
import { useChoose } from './use-preferences'

/** No choice of its own: the clock of the profile, or of the company. */
const FOLLOWS = ''

/** Hours in which what is not urgent waits, by the person's own clock. */
export function QuietHours({ preferences }: { preferences: DeliveryPreferences }) {
  const { quietHours, timeZone, zone } = preferences
  const choose = useChoose()
  const isOn = (choose.isPending ? (choose.variables.quietHours ?? quietHours) : quietHours) !== null
  return (
    <Stack gap={4}>
      <Switch
        label="Quiet hours"
        checked={isOn}
        onCheckedChange={(on) => choose.mutate({ quietHours: on ? QUIET_PRESET : null })}
      />
      {quietHours && <Times key={`${quietHours.from} ${quietHours.to}`} hours={quietHours} />}
      {quietHours && (
        <Field label="Time zone">
          <NativeSelect
            value={timeZone ?? FOLLOWS}
            onValueChange={(next) => choose.mutate({ timeZone: next || null })}
            options={[
              {
                value: FOLLOWS,
                label: zone && !timeZone ? `As in your places: ${zone}` : 'As in your places',
              },
              ...zoneOptions(timeZone ?? zone ?? 'UTC'),
            ]}
          />
        </Field>
      )}
      <Text size="xs" tone={3}>
        Mail and push that can wait come at the end of them. Codes, decisions and an interview within 12 hours
        do not wait.
      </Text>
    </Stack>
  )
}

function Times({ hours }: { hours: Hours }) {
  const [typed, setTyped] = useState(hours)
  const choose = useChoose()
  const isSame = typed.from === hours.from && typed.to === hours.to
  const error =
    !typed.from || !typed.to
      ? 'Enter both times.'
      : typed.from === typed.to
        ? 'Choose two different times.'
        : undefined
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!error && !isSame) choose.mutate({ quietHours: typed })
      }}
    >
      <Pair>
        <Field label="From">
          <TextInput
            type="time"
            value={typed.from}
            onChange={({ currentTarget: { value: from } }) => setTyped((now) => ({ ...now, from }))}
          />
        </Field>
        <Field label="To" {...(error ? { error } : {})}>
          <TextInput
            type="time"
            value={typed.to}
            onChange={({ currentTarget: { value: to } }) => setTyped((now) => ({ ...now, to }))}
          />
        </Field>
        {!isSame && (
          <Button type="submit" variant="secondary" busy={choose.isPending}>
            Save hours
          </Button>
        )}
      </Pair>
    </form>
  )
}

const Pair = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: var(--sp-3);
`
