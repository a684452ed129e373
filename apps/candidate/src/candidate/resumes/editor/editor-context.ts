import { createContext, use } from 'react'
import type { ResumeDraft, ResumeList, ResumeTab, VersionReason } from '@tryka/domain'

export interface ChangeOptions {
  /** The field that is typed into; see `History.last`. */
  key?: string
  reason?: VersionReason
}

/** What the parts of the editor share. */
export interface Editor {
  draft: ResumeDraft
  change: (change: (draft: ResumeDraft) => ResumeDraft, options?: ChangeOptions) => void
  /** Grows when another resume is opened: keys of fields that hold half-typed text. */
  round: number
  tab: ResumeTab
  setTab: (tab: ResumeTab) => void
  isOpen: (entryId: string, index: number) => boolean
  setOpen: (entryId: string, open: boolean) => void
  /** Shows and focuses a field by its path. */
  goTo: (field: string, tab: ResumeTab) => void
  /** Asks for a better wording of a field or of all points of a list. */
  suggest?: (path: string) => void
  /** The path that is being asked about. */
  suggesting?: string | undefined
}

export const EditorContext = createContext<Editor | undefined>(undefined)

export function useEditor(): Editor {
  const editor = use(EditorContext)
  if (!editor) throw new Error('useEditor needs an EditorContext above it')
  return editor
}

/** The id of the control of a field, such as `cv-workExperience.0.jobTitle`. */
export const fieldId = (path: string): string => `cv-${path}`

type EntryOf<L extends ResumeList> = ResumeDraft[L][number]

/** Replaces one entry of a list. */
export const withEntry =
  <L extends ResumeList>(list: L, index: number, change: (entry: EntryOf<L>) => EntryOf<L>) =>
  (draft: ResumeDraft): ResumeDraft => ({
    ...draft,
    [list]: draft[list].map((entry, at) => (at === index ? change(entry as EntryOf<L>) : entry)),
  })

/** Replaces a whole list. */
export const withList =
  <L extends ResumeList>(list: L, change: (entries: EntryOf<L>[]) => EntryOf<L>[]) =>
  (draft: ResumeDraft): ResumeDraft => ({ ...draft, [list]: change(draft[list] as EntryOf<L>[]) })
