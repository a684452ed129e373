import { z } from 'zod'

/** Whether the person is asked to stay in the directory: once after each hire, while companies find them. */
export const DirectoryQuestion = z.object({
  asked: z.boolean(),
  /** Who hired; null when nothing is asked. */
  company: z.string().nullable(),
})
export type DirectoryQuestion = z.infer<typeof DirectoryQuestion>
/** *No* switches off both that make a person visible. */
export const DirectoryAnswer = z.strictObject({ stay: z.boolean() })
