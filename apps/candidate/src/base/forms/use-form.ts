import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useForm as useShellForm, type Form, type FormOptions } from '@tryka/app-shell/forms'
import { useTypedSlot } from '../unsaved/typed-draft'

export type { Form }

interface Options<Typed extends FieldValues, Sent> extends Omit<FormOptions<Typed, Sent>, 'slot'> {
  /** Names the place in this browser where what is typed survives a reload. */
  draft?: string | undefined
}

/** The form of every app, with a draft in this browser. */
export function useForm<Typed extends FieldValues, Sent>({
  draft,
  ...options
}: Options<Typed, Sent>): Form<Typed, Sent> {
  const [start] = useState<Typed>(options.start)
  return useShellForm({ ...options, slot: useTypedSlot(draft, start) })
}
