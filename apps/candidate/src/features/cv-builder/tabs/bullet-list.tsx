import { RESUME_LIMITS } from '@tryka/domain'
import { Button, Icon, TextArea, TextButton } from '@tryka/ui'
import { Plus, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { fieldId, moved, useEditor, withEntry } from '../editor-context'
import { newId } from '../../../app/core/new-id'
import { SortableList } from '../sortable-list'

/** Points are plain texts in the resume; here each has an id, so that it keeps its focus while it moves. */
function useIds(count: number) {
  const [ids, setIds] = useState<readonly string[]>([])
  // Undo, import and a merge change the number of points from outside.
  const kept = ids.slice(0, count)
  const all = kept.length === count ? kept : [...kept, ...Array.from({ length: count - kept.length }, newId)]
  if (ids.length !== count) setIds(all)
  return [all, setIds] as const
}

export interface BulletListProps {
  job: number
  bullets: readonly string[]
  path: string
}

/** What was done in a job, point by point. */
export function BulletList({ job, bullets, path }: BulletListProps) {
  const { change } = useEditor()
  const [ids, setIds] = useIds(bullets.length)
  const addButton = useRef<HTMLButtonElement>(null)
  const set = (edit: (before: string[]) => string[], key?: string) =>
    change(
      withEntry('workExperience', job, (before) => ({ ...before, description: edit(before.description) })),
      key === undefined ? {} : { key },
    )
  const insert = (at: number) => {
    if (bullets.length >= RESUME_LIMITS.bullets) return
    setIds([...ids.slice(0, at), newId(), ...ids.slice(at)])
    set((before) => [...before.slice(0, at), '', ...before.slice(at)])
    requestAnimationFrame(() => document.getElementById(fieldId(`${path}.${at}`))?.focus())
  }
  const remove = (at: number) => {
    setIds(ids.filter((_, index) => index !== at))
    set((before) => before.filter((_, index) => index !== at))
    addButton.current?.focus()
  }
  const move = (from: number, to: number) => {
    setIds(moved(ids, from, to))
    set((before) => moved(before, from, to))
  }

  return (
    <Group role="group" aria-label="What you did">
      <Label>What you did</Label>
      {bullets.length > 0 && (
        <SortableList
          label="Points"
          items={bullets}
          idOf={(_, index) => ids[index] ?? String(index)}
          nameOf={(_, index) => `point ${index + 1}`}
          onMove={move}
          gap="var(--sp-2)"
        >
          {(text, { index, handle, moveTo }) => (
            <Line>
              {handle}
              <Point
                compact
                id={fieldId(`${path}.${index}`)}
                aria-label={`Point ${index + 1}`}
                value={text}
                maxLength={RESUME_LIMITS.bullet}
                onChange={({ currentTarget: { value } }) =>
                  set((before) => before.map((old, at) => (at === index ? value : old)), `${path}.${index}`)
                }
                onKeyDown={(event) => {
                  if (event.nativeEvent.isComposing) return
                  if (event.key === 'Enter' && !event.shiftKey) {
                    event.preventDefault()
                    insert(index + 1)
                  }
                  if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
                    event.preventDefault()
                    moveTo(index + (event.key === 'ArrowUp' ? -1 : 1))
                  }
                }}
              />
              <Button
                variant="quiet"
                size="sm"
                iconOnly
                label={`Remove point ${index + 1}`}
                onClick={() => remove(index)}
              >
                <Icon icon={X} size="sm" />
              </Button>
            </Line>
          )}
        </SortableList>
      )}
      <div>
        <TextButton ref={addButton} onClick={() => insert(bullets.length)}>
          <Icon icon={Plus} size="sm" />
          Add point
        </TextButton>
      </div>
    </Group>
  )
}

const Group = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-2);
`
const Label = styled.span`
  font-size: var(--fs-3);
  font-weight: var(--fw-medium);
`
const Line = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 0.25rem;
`
const Point = styled(TextArea)`
  font-size: var(--fs-3);
`
