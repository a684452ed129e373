import { useRef, useState } from 'react'
import { ratePath, type ActivePath } from '@tryka/domain'
import { ChipRadioGroup } from '@tryka/ui'
import { useChange } from '../../base/calls/calls'
import { FormDialog } from '../../base/forms/form-dialog'

/** Nothing is chosen for anybody: a mean of presets would say nothing. */
const NONE = ''
const STARS = ['1', '2', '3', '4', '5'] as const

/** One to five stars, which count once there are enough of them. */
export function RateDialog({
  path: { id, title, stars },
  onClose,
}: {
  path: ActivePath
  onClose: () => void
}) {
  const [chosen, setChosen] = useState(stars === null ? NONE : String(stars))
  const [isAsked, setAsked] = useState(false)
  const field = useRef<HTMLDivElement>(null)
  const rate = useChange((api, body: { stars: number }) => api.call(ratePath, { params: { id }, body }), {
    done: () => 'Rated',
    text: (_result, body) => `${title}: ${body.stars} of 5.`,
    failed: 'The rating could not be saved. Try again.',
  })
  const submit = () => {
    if (chosen !== NONE) return rate.mutate({ stars: Number(chosen) }, { onSuccess: onClose })
    setAsked(true)
    field.current?.querySelector('input')?.focus()
  }
  return (
    <FormDialog
      title="Rate this path"
      description={`${title}. Shown as a mean, from ten ratings on.`}
      submitLabel="Save rating"
      busyLabel="Saving…"
      busy={rate.isPending}
      dirty={chosen !== (stars === null ? NONE : String(stars))}
      onSubmit={submit}
      onClose={onClose}
    >
      <div ref={field}>
        <ChipRadioGroup
          legend="Stars, of 5"
          options={STARS.map((value): { value: string; label: string } => ({ value, label: value }))}
          value={chosen}
          onValueChange={setChosen}
          {...(isAsked && chosen === NONE ? { error: 'Choose one to five stars.' } : {})}
        />
      </div>
    </FormDialog>
  )
}
