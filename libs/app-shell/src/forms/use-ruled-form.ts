import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { useForm as useHookForm, useWatch, type DefaultValues, type FieldValues } from 'react-hook-form'
import { errorNames, useFocusOnFault } from './first-error'
import type { Form, Name, RuledFormOptions } from './form'

/** News from elsewhere take nothing from who is typing: neither words nor what was said of them. */
const FOLLOW = {
  keepDirtyValues: true,
  keepDirty: true,
  keepErrors: true,
  keepSubmitCount: true,
  keepIsSubmitted: true,
} as const
const ANEW = {
  keepDirtyValues: false,
  keepDirty: false,
  keepErrors: false,
  keepSubmitCount: false,
  keepIsSubmitted: false,
  keepFieldsRef: true,
} as const

/**
 * A form over a resolver. It says nothing before the first attempt, then follows the typing; a refused attempt puts the
 * focus into the first field that is wrong.
 */
export function useRuledForm<Typed extends FieldValues, Sent>(
  options: RuledFormOptions<Typed, Sent>,
): Form<Typed, Sent> {
  const { resolver, slot, follow = false, summary = false } = options
  const ownPrefix = useId()
  const prefix = options.prefix ?? ownPrefix
  const [start] = useState(options.start)
  const { control, register, setValue, setError, trigger, subscribe, handleSubmit, getFieldState, ...form } =
    useHookForm<Typed, unknown, Sent>({
      resolver,
      defaultValues: start as DefaultValues<Typed>,
      ...(follow ? { values: options.start, resetOptions: FOLLOW } : {}),
      ...(slot?.kept === undefined ? {} : { values: slot.kept, resetOptions: { keepDefaultValues: true } }),
      shouldFocusError: false,
      reValidateMode: 'onSubmit',
    })
  const values = useWatch({ control }) as Typed
  const { formState, reset: resetForm } = form
  const { errors, isDirty, isSubmitted, submitCount } = formState
  const keep = slot?.keep
  // Whoever begins anew after a call wants what is stored then, not when the call began.
  const latest = useRef(options.start)
  useEffect(() => {
    latest.current = options.start
  }, [options.start])

  // One field can put another right: after the first attempt all are looked at with every change.
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: (now) => {
          keep?.(now.values)
          if (isSubmitted) void trigger()
        },
      }),
    [subscribe, keep, isSubmitted, trigger],
  )
  const errorOf = (name: Name<Typed>): string => getFieldState(name, formState).error?.message ?? ''
  const set: Form<Typed, Sent>['set'] = (name, value) => setValue(name, value, { shouldDirty: true })
  const submit: Form<Typed, Sent>['submit'] = (send, refused) => () =>
    void handleSubmit((sent) => send(sent), refused)()
  const faults = errorNames(errors).map((name) => ({
    fieldId: prefix + name,
    message: errorOf(name as Name<Typed>),
  }))
  useFocusOnFault(submitCount, summary && faults.length > 1 ? [] : faults.map(({ fieldId }) => fieldId))
  const forget = () => slot?.forget()
  return {
    values,
    dirty: isDirty,
    restored: slot?.kept !== undefined,
    set,
    submit,
    reset: useCallback(() => resetForm(latest.current, ANEW), [resetForm]),
    refuse: (found) => {
      for (const { path, message } of found) setError((path || 'root') as Name<Typed>, { message })
    },
    forget,
    field: (name) => ({ id: prefix + name, error: errorOf(name) }),
    text: (name) => register(name),
    choice: (name) => {
      // A list is one field: it is kept whole or goes along whole, and never line by line.
      if (follow) register(name)
      return { value: form.getValues(name), onValueChange: (value) => set(name, value) }
    },
    faults,
    attempt: submitCount,
    dialog: (send) => ({
      dirty: isDirty,
      errors: summary ? faults : [],
      attempt: submitCount,
      onSubmit: submit(send),
      onDiscard: forget,
    }),
  }
}
