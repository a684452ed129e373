import type { ResumeDraft } from '@tryka/domain'
import {
  type Outline,
  type OutlineEntry,
  outlineOf as outlineIn,
  type Told,
  wordsFor,
} from '@tryka/resume-template'

/** What the page says, in the same order, for the formats that are not drawn by a browser. */
export const outlineOf = (draft: ResumeDraft): Outline => outlineIn(draft, wordsFor(draft.language))

/** The facts of an entry below its name, each as it is. */
export const factsOf = ({ detail, place, link }: OutlineEntry): Told[] =>
  [...detail, place, link].filter((part): part is Told => part !== undefined)
