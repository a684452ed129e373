import type { FieldValues, Path, PathValue, Resolver, UseFormRegisterReturn } from 'react-hook-form'
import type { SummaryError } from '@tryka/ui'

/** Where what is typed survives a reload, and what was there at first. */
export interface DraftSlot<Typed> {
  kept: Typed | undefined
  keep: (typed: Typed) => void
  forget: () => void
}

export interface RuledFormOptions<Typed extends FieldValues, Sent> {
  /** Reads what was typed into what is sent, and says what is wrong with it. */
  resolver: Resolver<Typed, unknown, Sent>
  start: NoInfer<Typed>
  slot?: DraftSlot<NoInfer<Typed>>
  /** Fields without changes of their own go along when `start` changes; those with changes keep them. */
  follow?: boolean
  /** Goes before a name in the id of its field, where something links to it. */
  prefix?: string
  /** Several faults are told in a summary that takes the focus itself. */
  summary?: boolean
}

export type Name<Typed extends FieldValues> = Path<Typed>

/** What a form gives to its fields, and to what is around them. */
export interface Form<Typed extends FieldValues, Sent> {
  values: Typed
  dirty: boolean
  /** True when it began with what was typed earlier. */
  restored: boolean
  set: <N extends Name<Typed>>(name: N, value: PathValue<Typed, N>) => void
  submit: (send: (sent: Sent) => void, refused?: () => void) => () => void
  /** Begins anew with `start` as it is now, without faults. */
  reset: () => void
  /** Faults that only the server finds; they go with the next change. */
  refuse: (faults: readonly { path: string; message: string }[]) => void
  /** Says that what was typed was sent or given up. */
  forget: () => void
  /** For the Field, or the group of choices, of a name. */
  field: (name: Name<Typed>) => { id: string; error: string }
  /** For a text control. */
  text: (name: Name<Typed>) => Pick<UseFormRegisterReturn, 'name' | 'onChange' | 'onBlur' | 'ref'>
  /** For a control that tells its value; the schema refuses one that is not among the choices. */
  choice: <N extends Name<Typed>>(
    name: N,
  ) => { value: PathValue<Typed, N>; onValueChange: (value: PathValue<Typed, N>) => void }
  /** What is wrong, for a summary above the fields when it is more than one thing. */
  faults: readonly SummaryError[]
  attempt: number
  /** For a dialog with a form. */
  dialog: (send: (sent: Sent) => void) => {
    dirty: boolean
    errors: readonly SummaryError[]
    attempt: number
    onSubmit: () => void
    onDiscard: () => void
  }
}
