import { newEntry, type CustomSection, type ResumeDraft, type ResumeList } from '@tryka/domain'
import { withList } from './editor-context'

/** What every entry of a resume has beside its own fields. */
export interface EntryBase {
  id?: string | undefined
  hidden?: boolean | undefined
  breakBefore?: boolean | undefined
}

/** A list of entries: where it stands in the resume, what is in it, and how it changes. */
export interface Entries<E extends EntryBase> {
  path: string
  all: readonly E[]
  make: (id: string) => E
  edit: (change: (before: E[]) => E[]) => (draft: ResumeDraft) => ResumeDraft
}

type EntryOf<L extends ResumeList> = ResumeDraft[L][number]

/** One of the lists that every resume has. */
export const entriesOf = <L extends ResumeList>(draft: ResumeDraft, list: L): Entries<EntryOf<L>> => ({
  path: list,
  all: draft[list] as EntryOf<L>[],
  make: (id) => newEntry[list](id) as EntryOf<L>,
  edit: (change) => withList(list, change),
})

export type CustomEntry = CustomSection['entries'][number]

export const newCustomEntry = (id: string): CustomEntry => ({
  id,
  name: '',
  detail: '',
  location: '',
  date: '',
  link: '',
  description: [],
})

/** Changes a section that the person invented. */
export const withCustom =
  (index: number, change: (section: CustomSection) => CustomSection) =>
  (draft: ResumeDraft): ResumeDraft => ({
    ...draft,
    customSections: draft.customSections.map((section, at) => (at === index ? change(section) : section)),
  })

/** The entries of a section that the person invented. */
export const customEntriesOf = (draft: ResumeDraft, index: number): Entries<CustomEntry> => ({
  path: `customSections.${index}.entries`,
  all: draft.customSections[index]?.entries ?? [],
  make: newCustomEntry,
  edit: (change) => withCustom(index, (section) => ({ ...section, entries: change([...section.entries]) })),
})

/** An entry with a mark set, or without it: what is not said is as usual. */
export function marked<E extends EntryBase>(entry: E, mark: 'hidden' | 'breakBefore', on: boolean): E {
  const { [mark]: _before, ...rest } = entry
  return (on ? { ...rest, [mark]: true } : rest) as E
}

/** The id of the entry that a field is in, such as that of `customSections.0.entries.1.name`. */
export function entryIdAt(draft: ResumeDraft, field: string): string | undefined {
  const [name = '', index, below, entry] = field.split('.')
  if (name === 'sections') return SECTIONS_PART
  if (index === undefined) return undefined
  if (name === 'customSections')
    return below === 'entries' ? draft.customSections[Number(index)]?.entries[Number(entry)]?.id : undefined
  return name in newEntry ? draft[name as ResumeList][Number(index)]?.id : undefined
}

/** Names the part that puts sections in order among what opens and closes. */
export const SECTIONS_PART = 'sections'
