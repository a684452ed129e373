import { z } from 'zod'

/** A text that must say something; what is sent has no blanks around it. */
export const filled = (message: string) => z.string().trim().min(1, message)

/** A text that may stay empty. */
export const optional = () => z.string().trim()

/** One of some choices; while nothing is chosen the value is empty. */
export const oneOf = <T extends string>(all: readonly T[], message: string) =>
  z.string().transform((value, context): T => {
    const found = all.find((each) => each === value)
    if (found !== undefined) return found
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  })

/** What a rule says is wrong, by field: for forms whose fields depend on each other. */
export const checked = <T extends object>(problemsOf: (typed: T) => Partial<Record<string, string>>) =>
  z.custom<T>().superRefine((typed, context) => {
    for (const [name, message] of Object.entries(problemsOf(typed)))
      if (message) context.addIssue({ code: 'custom', path: name.split('.'), message })
  })

/** A whole number within bounds, from its digits. */
export const wholeFrom = (min: number, max: number, message: string) =>
  z
    .string()
    .trim()
    .refine((text) => /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max, message)
    .transform(Number)
