import type { ImportedResume } from '@tryka/domain'

/** A run of letters as a page draws it; `y` from the top of the page. */
export interface TextRun {
  page: number
  x: number
  end: number
  y: number
  size: number
  bold: boolean
  text: string
}

/** A line of a document with its place on the page; a text that was pasted has neither size nor weight. */
export interface SourceLine {
  /** From 1. */
  page: number
  /** The number of the line in its page or text, from 1. */
  line: number
  /** Of its left edge, and of its right edge where the reader knows it. */
  x: number
  end?: number
  /** From the top of the page. */
  y: number
  size: number
  bold: boolean
  /** A tab stands where the document leaves a gap. */
  text: string
}

/** Where a field came from: a line of a page, or a row of a file. */
export interface Source {
  page?: number
  line?: number
  file?: string
  row?: number
  text: string
}

/** A field that may be misread, and in plain words why. */
export interface Doubt {
  field: string
  reason: string
}

/** A resume out of a document that was not made for machines. Fields are named by path: `workExperience.0.jobTitle`. */
export interface ReadResume extends ImportedResume {
  sources: Record<string, Source>
  doubts: Doubt[]
  /** What the document says and no field holds, for a person to place. */
  leftOver: Source[]
  /** The document carries the data of the resume: nothing had to be read out of its text. */
  exact?: boolean
}
