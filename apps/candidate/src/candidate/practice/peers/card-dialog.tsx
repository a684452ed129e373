import { useState } from 'react'
import {
  EXPERIENCE_LEVELS,
  FOCUS_AREAS,
  PEER_LANGUAGES,
  PEER_MARK_NAMES,
  PEER_RULES,
  PRACTICE_TYPE_NAMES,
  PRACTICE_TYPES,
  savePeerCard,
  SavePeerCard,
  type PeerHome,
} from '@tryka/domain'
import { Checkbox, ChipToggleGroup, Field, NativeSelect, Switch, TextInput } from '@tryka/ui'
import { useChange } from '../../../base/calls/calls'
import { FormDialog } from '../../../base/forms/form-dialog'
import { Fault } from './parts'
import { useChecked } from './use-checked'

const START: SavePeerCard = {
  isOn: true,
  isAdult: false,
  name: '',
  areas: [],
  types: ['behavioural'],
  level: 'mid',
  languages: ['English'],
  showsMark: false,
  version: 0,
}
const chips = <T extends string>(values: readonly T[], names?: Record<T, string>) =>
  values.map((value) => ({ value, label: names?.[value] ?? value }))
const LEVELS = EXPERIENCE_LEVELS.map((value) => ({
  value,
  label: value.charAt(0).toUpperCase() + value.slice(1),
}))

/** How somebody takes part: a name of one's choice, and what one reviews. */
export function CardDialog({ card, onClose }: { card: PeerHome['card']; onClose: () => void }) {
  const [value, setValue] = useState<SavePeerCard>(card ?? START)
  const [isDirty, setDirty] = useState(false)
  const { of, check } = useChecked(SavePeerCard)
  const set = (part: Partial<SavePeerCard>) => {
    setDirty(true)
    setValue({ ...value, ...part })
  }
  const save = useChange(
    (api, body: SavePeerCard) => api.call(savePeerCard, { body }),
    { done: () => 'Your card is saved', failed: 'Your card could not be saved. Try again.' },
    onClose,
  )
  return (
    <FormDialog
      title="Your card"
      description="Nothing of your profile is on it, and companies cannot see that it exists."
      submitLabel="Save"
      busyLabel="Saving…"
      busy={save.isPending}
      dirty={isDirty}
      onClose={onClose}
      onSubmit={() => {
        const body = check(value)
        if (body) save.mutate(body)
      }}
    >
      <Switch label="Take part" checked={value.isOn} onCheckedChange={(isOn) => set({ isOn })} />
      <div>
        <Checkbox
          label="I am 18 or older."
          checked={value.isAdult}
          onChange={(event) => set({ isAdult: event.currentTarget.checked })}
        />
        <Fault {...of('isAdult')} />
      </div>
      <Field
        label="Name"
        hint="Whoever you review reads it. Choose one that does not tell who you are."
        {...of('name')}
      >
        <TextInput
          value={value.name}
          maxLength={PEER_RULES.name}
          onChange={(event) => set({ name: event.currentTarget.value })}
        />
      </Field>
      <ChipToggleGroup
        legend="Fields"
        options={chips(FOCUS_AREAS)}
        value={value.areas}
        onValueChange={(areas) => set({ areas })}
        {...of('areas')}
      />
      <ChipToggleGroup
        legend="Types of question"
        options={chips(PRACTICE_TYPES, PRACTICE_TYPE_NAMES)}
        value={value.types}
        onValueChange={(types) => set({ types })}
        {...of('types')}
      />
      <Field label="Your level" hint="Answers of your fields, within a level of yours, come first.">
        <NativeSelect
          value={value.level}
          options={LEVELS}
          onValueChange={(to) => set({ level: EXPERIENCE_LEVELS.find((one) => one === to) ?? value.level })}
        />
      </Field>
      <ChipToggleGroup
        legend="Languages"
        options={chips(PEER_LANGUAGES)}
        value={value.languages}
        onValueChange={(languages) => set({ languages })}
        {...of('languages')}
      />
      <Checkbox
        label={`Show ${PEER_MARK_NAMES.helper} or ${PEER_MARK_NAMES.mentor} beside my name.`}
        checked={value.showsMark}
        onChange={(event) => set({ showsMark: event.currentTarget.checked })}
      />
    </FormDialog>
  )
}
