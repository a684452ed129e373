import type { RichRun } from '@tryka/domain'

/** A text with its marks read, and the field of the resume that a click on it leads to. */
export interface Told {
  field: string
  runs: RichRun[]
}

/** How much room the facts of an entry take: two lines, one line, or one line close to the next entry. */
export type EntryLook = 'full' | 'line' | 'tight'

export interface OutlineEntry {
  field: string
  look: EntryLook
  breakBefore: boolean
  /** Bold, first, alone in its run: parsers find the employer by it. */
  name: Told | undefined
  date: Told | undefined
  /** Facts that share a line. */
  detail: Told[]
  place: Told | undefined
  link: Told | undefined
  paragraphs: Told[]
  points: Told[]
  /** Several roles at the employer that `name` says, the newest first; their own names are their titles. */
  roles: OutlineEntry[]
  /** A web address that is drawn as a code, too. */
  qrAddress: string
}

/** A label and what belongs to it, such as a group of skills. */
export interface OutlineList {
  field: string
  label: Told | undefined
  items: Told[]
}

export interface OutlineSection {
  /** That of the section in the settings of the resume. */
  key: string
  field: string
  heading: string
  breakBefore: boolean
  paragraphs: Told[]
  entries: OutlineEntry[]
  lists: OutlineList[]
  /** Words in one line, such as languages. */
  inline: Told[]
}

/** All that a resume says, in the order in which it says it; every format is drawn from this and nothing else. */
export interface Outline {
  name: Told | undefined
  role: Told | undefined
  /** A picture as a data address, or nothing. */
  photo: string
  contact: Told[]
  sections: OutlineSection[]
}
