import { type ReactNode } from 'react'
import type { ResumeDraft, ResumeList } from '@tryka/domain'
import { Notice, Stack, TextButton } from '@tryka/ui'
import type { SortablePlace } from '../../parts/sortable/sortable-list'
import { entriesOf } from '../editor/entries-of'
import { useEditor } from '../editor/editor-context'
import { withSection } from '../editor/section-settings'
import { EntryStack } from './entry-stack'

type EntryOf<L extends ResumeList> = ResumeDraft[L][number]

export interface EntryListProps<L extends ResumeList> {
  list: L
  label: string
  addLabel: string
  /** What an entry without a title of its own is called, with its number. */
  noun: string
  hint?: string
  titleOf: (entry: EntryOf<L>) => string
  summaryOf?: (entry: EntryOf<L>) => string
  /** The field that takes the focus in a new entry. */
  firstField: string
  /** New entries come first where the newest stands first; what this button adds stands at the end. */
  addLastLabel?: string
  /** A new entry that goes on from one of those there, as the next one of the list. */
  addBeside?: { label: string; from: (entry: EntryOf<L>) => Partial<EntryOf<L>> }
  children: (entry: EntryOf<L>, index: number, path: string) => ReactNode
  /** Draws an entry in a line of its own instead of a card that opens. */
  renderRow?: (entry: EntryOf<L>, place: SortablePlace, path: string, remove: () => void) => ReactNode
}

/** The entries of one list of the resume, with everything that can be done to them. */
export function EntryList<L extends ResumeList>({ list, ...rest }: EntryListProps<L>) {
  const { draft, change } = useEditor()
  const hidden = draft.sections.some((section) => section.key === list && section.hidden)
  return (
    <Stack gap={4}>
      {hidden && (
        <Notice>
          This section is kept, and not printed.{' '}
          <TextButton onClick={() => change(withSection(list, { hidden: false }))}>Print it</TextButton>
        </Notice>
      )}
      <EntryStack entries={entriesOf(draft, list)} {...rest} />
    </Stack>
  )
}
