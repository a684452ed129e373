import { Plus } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { Button, Icon, Text } from '@tryka/ui'
import { RESUME_LIMITS } from '@tryka/domain'
import { moved } from '../../parts/sortable/moved'
import { fieldId, useEditor } from '../editor/editor-context'
import { marked, type Entries, type EntryBase } from '../editor/entries-of'
import { EntryCard } from './entry-card'
import { newId } from '../../../base/calls/new-id'
import { SortableList, type SortablePlace } from '../../parts/sortable/sortable-list'
import { RemovedNotice, useRemoved } from './removed'

export interface EntryStackProps<E extends EntryBase> {
  entries: Entries<E>
  label: string
  addLabel: string
  noun: string
  hint?: string | undefined
  titleOf: (entry: E) => string
  summaryOf?: ((entry: E) => string) | undefined
  firstField: string
  addLastLabel?: string | undefined
  addBeside?: { label: string; from: (entry: E) => Partial<E> } | undefined
  children: (entry: E, index: number, path: string) => ReactNode
  renderRow?: ((entry: E, place: SortablePlace, path: string, remove: () => void) => ReactNode) | undefined
}

/** Entries in their order: added, opened, moved, hidden, removed and put back. */
export function EntryStack<E extends EntryBase>(props: EntryStackProps<E>) {
  const { label, addLabel, noun, hint, titleOf, summaryOf, firstField, addLastLabel, addBeside } = props
  const { path, all, make, edit } = props.entries
  const { change, isOpen, setOpen } = useEditor()
  const addButton = useRef<HTMLButtonElement>(null)
  const fresh = useRef<string>(undefined)
  const { gone, remember, forget } = useRemoved(all)
  const nameOf = (entry: E, index: number) => titleOf(entry).trim() || `${noun} ${index + 1}`
  const full = all.length >= RESUME_LIMITS.entries

  useEffect(() => {
    const index = all.findIndex(({ id }) => id === fresh.current)
    if (fresh.current === undefined || index < 0) return
    fresh.current = undefined
    document.getElementById(fieldId(`${path}.${index}.${firstField}`))?.focus()
  }, [all, path, firstField])

  const add = (at: number, parts: Partial<E> = {}) => {
    const id = newId()
    fresh.current = id
    keepOpen()
    setOpen(id, true)
    change(edit((before) => [...before.slice(0, at), { ...make(id), ...parts, id }, ...before.slice(at)]))
  }
  const remove = (index: number) => {
    const entry = all[index]
    if (entry) remember({ entry, index, name: nameOf(entry, index) })
    change(edit((before) => before.filter((_, at) => at !== index)))
    addButton.current?.focus()
  }
  // The first entry opens by itself: what is open stays so in its new place, and the focus in it.
  const keepOpen = () => all.forEach(({ id }, index) => id !== undefined && setOpen(id, isOpen(id, index)))
  const move = (from: number, to: number) => {
    keepOpen()
    change(edit((before) => moved(before, from, to)))
  }
  const mark = (index: number, name: 'hidden' | 'breakBefore') => (on: boolean) =>
    change(edit((before) => before.map((one, at) => (at === index ? marked(one, name, on) : one))))

  return (
    <Body>
      <Top>
        {hint && (
          <Text size="sm" as="p">
            {full ? `${RESUME_LIMITS.entries} entries are the most a resume can have here.` : hint}
          </Text>
        )}
        <Button
          ref={addButton}
          id={fieldId(path)}
          variant="soft"
          size="sm"
          onClick={() => add(addLastLabel === undefined ? all.length : 0)}
          disabled={full}
        >
          <Icon icon={Plus} size="sm" />
          {addLabel}
        </Button>
      </Top>
      {gone && (
        <RemovedNotice
          name={gone.name}
          onPutBack={() => {
            change(
              edit((before) => [...before.slice(0, gone.index), gone.entry, ...before.slice(gone.index)]),
            )
            forget()
            addButton.current?.focus()
          }}
        />
      )}
      {all.length > 0 && (
        <SortableList
          label={label}
          items={all}
          idOf={(entry, index) => entry.id ?? String(index)}
          nameOf={nameOf}
          onMove={move}
        >
          {(entry, place) => {
            const { index } = place
            const at = `${path}.${index}`
            if (props.renderRow) return props.renderRow(entry, place, at, () => remove(index))
            const id = entry.id ?? String(index)
            return (
              <EntryCard
                title={nameOf(entry, index)}
                summary={summaryOf?.(entry) ?? ''}
                place={place}
                open={isOpen(id, index)}
                onOpenChange={(open) => setOpen(id, open)}
                onRemove={() => remove(index)}
                hidden={entry.hidden ?? false}
                onHiddenChange={mark(index, 'hidden')}
                breakBefore={entry.breakBefore ?? false}
                onBreakChange={mark(index, 'breakBefore')}
                beside={
                  addBeside && !full
                    ? { label: addBeside.label, add: () => add(index + 1, addBeside.from(entry)) }
                    : undefined
                }
              >
                {props.children(entry, index, at)}
              </EntryCard>
            )
          }}
        </SortableList>
      )}
      {addLastLabel && all.length > 0 && (
        <div>
          <Button variant="soft" size="sm" onClick={() => add(all.length)} disabled={full}>
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
