import { Plus } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { Button, Icon, Notice, Row, Text } from '@tryka/ui'
import { newEntry, RESUME_LIMITS, type ResumeDraft, type ResumeList } from '@tryka/domain'
import { moved } from '../../parts/sortable/moved'
import { fieldId, useEditor, withList } from '../editor/editor-context'
import { EntryCard } from './entry-card'
import { newId } from '../../../base/calls/new-id'
import { SortableList, type SortablePlace } from '../../parts/sortable/sortable-list'

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
  children: (entry: EntryOf<L>, index: number, path: string) => ReactNode
  /** Draws an entry in a line of its own instead of a card that opens. */
  renderRow?: (entry: EntryOf<L>, place: SortablePlace, path: string, remove: () => void) => ReactNode
}

/** The entries of one list of the resume, with everything that can be done to them. */
export function EntryList<L extends ResumeList>(props: EntryListProps<L>) {
  const {
    list,
    label,
    addLabel,
    noun,
    hint,
    titleOf,
    summaryOf,
    firstField,
    addLastLabel,
    children,
    renderRow,
  } = props
  const { draft, change, isOpen, setOpen } = useEditor()
  const addButton = useRef<HTMLButtonElement>(null)
  const fresh = useRef<string>(undefined)
  const entries = draft[list] as EntryOf<L>[]
  const [removed, setRemoved] = useState<{ entry: EntryOf<L>; index: number; name: string }>()
  const gone = removed && !entries.some(({ id }) => id === removed.entry.id) ? removed : undefined
  const nameOf = (entry: EntryOf<L>, index: number) => titleOf(entry).trim() || `${noun} ${index + 1}`
  const full = entries.length >= RESUME_LIMITS.entries

  useEffect(() => {
    const index = entries.findIndex(({ id }) => id === fresh.current)
    if (fresh.current === undefined || index < 0) return
    fresh.current = undefined
    document.getElementById(fieldId(`${list}.${index}.${firstField}`))?.focus()
  }, [entries, list, firstField])

  const add = (first: boolean) => {
    const id = newId()
    fresh.current = id
    setOpen(id, true)
    const entry = newEntry[list](id) as EntryOf<L>
    change(withList(list, (before) => (first ? [entry, ...before] : [...before, entry])))
  }
  const remove = (index: number) => {
    const entry = entries[index]
    if (entry) setRemoved({ entry, index, name: nameOf(entry, index) })
    change(withList(list, (before) => before.filter((_, at) => at !== index)))
    addButton.current?.focus()
  }
  const putBack = ({ entry, index }: { entry: EntryOf<L>; index: number }) => {
    change(withList(list, (before) => [...before.slice(0, index), entry, ...before.slice(index)]))
    setRemoved(undefined)
    addButton.current?.focus()
  }
  const move = (from: number, to: number) => {
    // The first entry opens by itself: what is open stays so in its new place, and the focus in it.
    entries.forEach(({ id }, index) => id !== undefined && setOpen(id, isOpen(id, index)))
    change(withList(list, (before) => moved(before, from, to)))
  }
  const addEntry = (
    <Button
      ref={addButton}
      id={fieldId(list)}
      variant="soft"
      size="sm"
      onClick={() => add(addLastLabel !== undefined)}
      disabled={full}
    >
      <Icon icon={Plus} size="sm" />
      {addLabel}
    </Button>
  )

  return (
    <Body>
      <Top>
        {hint && (
          <Text size="sm" as="p">
            {full ? `${RESUME_LIMITS.entries} entries are the most a resume can have here.` : hint}
          </Text>
        )}
        {addEntry}
      </Top>
      {gone && (
        <Notice role="status">
          <Row wrap between>
            <span>“{gone.name}” was removed.</span>
            <Button
              variant="secondary"
              size="sm"
              label={`Put back ${gone.name}`}
              onClick={() => putBack(gone)}
            >
              Put back
            </Button>
          </Row>
        </Notice>
      )}
      {entries.length > 0 && (
        <SortableList
          label={label}
          items={entries}
          idOf={(entry, index) => entry.id ?? String(index)}
          nameOf={nameOf}
          onMove={move}
        >
          {(entry, place) => {
            const { index } = place
            const path = `${list}.${index}`
            if (renderRow) return renderRow(entry, place, path, () => remove(index))
            const id = entry.id ?? String(index)
            return (
              <EntryCard
                title={nameOf(entry, index)}
                summary={summaryOf?.(entry) ?? ''}
                place={place}
                open={isOpen(id, index)}
                onOpenChange={(open) => setOpen(id, open)}
                onRemove={() => remove(index)}
              >
                {children(entry, index, path)}
              </EntryCard>
            )
          }}
        </SortableList>
      )}
      {addLastLabel && entries.length > 0 && (
        <div>
          <Button variant="soft" size="sm" onClick={() => add(false)} disabled={full}>
            <Icon icon={Plus} size="sm" />
            {addLastLabel}
          </Button>
        </div>
      )}
    </Body>
  )
}

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-4);
`
const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--sp-3);
`
