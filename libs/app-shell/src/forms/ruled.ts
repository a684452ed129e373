import { set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form'

/** What a rule says is wrong, by field: for pages that bring no schema library. */
export const ruled =
  <Typed extends FieldValues>(
    problemsOf: (typed: Typed) => Partial<Record<string, string>>,
  ): Resolver<Typed, unknown, Typed> =>
  (typed) => {
    const errors: FieldErrors<Typed> = {}
    for (const [name, message] of Object.entries(problemsOf(typed)))
      if (message) set(errors, name, { type: 'rule', message })
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: typed, errors: {} }
  }
