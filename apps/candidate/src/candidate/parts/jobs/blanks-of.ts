import type { ApiClient } from '@tryka/api-client'
import { blanksIn, printedTexts, readResume, type Resume } from '@tryka/domain'

/** The blanks that a reader of a resume would find, each once. */
export const blanksOfResume = (resume: Resume): string[] => [
  ...new Set(printedTexts(resume).flatMap(({ text }) => blanksIn(text))),
]

export const hasBlanks = async (api: ApiClient, id: string): Promise<boolean> =>
  blanksOfResume(await api.call(readResume, { params: { id } })).length > 0
