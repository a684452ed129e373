import { useId, useState, type FormEvent, type ReactNode } from 'react'
import { useFocusOnFault } from '@tryka/app-shell/forms'
import { Button, ChoiceGroup, Field, Stack, TextArea } from '@tryka/ui'

export interface Outcome<Value extends string> {
  value: Value
  label: string
  description: string
  /** What the button says once it is chosen. */
  act: string
}

interface OutcomeFormProps<Value extends string> {
  outcomes: readonly Outcome<Value>[]
  words: { label: string; hint: string; most: number }
  isBusy: boolean
  onDecide: (outcome: Value, words: string) => void
  /** What else an outcome asks for; `fault` is the id of its field as long as nothing stands there. */
  more?: (
    outcome: Value | undefined,
    at: { id: string; isRefused: boolean },
  ) => {
    field: ReactNode
    fault: string | undefined
  }
  /** Of the heading that names it, or its name. */
  labelledBy?: string
  label?: string
  children?: ReactNode
}

/** An outcome and the words that somebody reads about it. Neither is preset, and both are asked for. */
export function OutcomeForm<Value extends string>(props: OutcomeFormProps<Value>) {
  const { outcomes, words, isBusy, onDecide, more, labelledBy, label, children } = props
  const [outcome, setOutcome] = useState<Value>()
  const [text, setText] = useState('')
  const [refused, setRefused] = useState(0)
  const own = useId()
  const said = text.trim()
  const other = more?.(outcome, { id: `${own}-more`, isRefused: refused > 0 })
  const faults = [
    ...(outcome ? [] : [`${own}-outcome`]),
    ...(other?.fault ? [other.fault] : []),
    ...(said ? [] : [`${own}-words`]),
  ]
  useFocusOnFault(refused, faults)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (!outcome || faults.length > 0) setRefused(refused + 1)
    else onDecide(outcome, said)
  }
  return (
    <Stack asChild gap={4}>
      <form noValidate onSubmit={submit} aria-labelledby={labelledBy} aria-label={label}>
        {children}
        <ChoiceGroup
          id={`${own}-outcome`}
          legend="Outcome"
          options={outcomes}
          value={outcome}
          onValueChange={setOutcome}
          error={refused > 0 && !outcome ? 'Choose an outcome.' : ''}
        />
        {other?.field}
        <Field
          id={`${own}-words`}
          label={words.label}
          hint={words.hint}
          error={refused > 0 && !said ? 'Write what the person is told.' : ''}
        >
          <TextArea
            rows={3}
            maxLength={words.most}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </Field>
        <div>
          <Button type="submit" busy={isBusy}>
            {outcomes.find(({ value }) => value === outcome)?.act ?? 'Choose an outcome'}
          </Button>
        </div>
      </form>
    </Stack>
  )
}
