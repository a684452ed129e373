import { useState } from 'react'
import { z } from 'zod'

/** What a schema says of what is about to be sent, by the first part of each path. */
export function useChecked<T>(schema: z.core.$ZodType<T>) {
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const check = (value: unknown): T | undefined => {
    const result = z.safeParse(schema, value)
    const found: Record<string, string> = {}
    for (const { path, message } of result.error?.issues ?? []) found[path.slice(0, 2).join('.')] ??= message
    setErrors(found)
    return result.data
  }
  /** For a field, which takes no error that is undefined. */
  const of = (...names: string[]) => {
    const error = names.map((name) => errors[name]).find((message) => message !== undefined)
    return error === undefined ? {} : { error }
  }
  return { of, check }
}
