import { Plus, X } from 'lucide-react'
import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import { Button, Icon, Notice, Row, SrOnly, TextArea, TextButton } from '@tryka/ui'
import { RESUME_LIMITS, type ResumeDraft } from '@tryka/domain'
import { moved } from '../../parts/sortable/moved'
import { fieldId, useEditor } from '../editor/editor-context'
import { newId } from '../../../base/calls/new-id'
import { SortableList } from '../../parts/sortable/sortable-list'
import { MarkBar } from './rich/mark-bar'
import { pastedPoints } from './rich/pasted'
import { SuggestButton, SuggestIcon } from '../writing/suggest-button'

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
  path: string
  bullets: readonly string[]
  write: (edit: (before: string[]) => string[]) => (draft: ResumeDraft) => ResumeDraft
  label?: string
}

/** What was done in a job, point by point. */
export function BulletList({ path, bullets, write, label = 'What you did' }: BulletListProps) {
  const { change } = useEditor()
  const [ids, setIds] = useIds(bullets.length)
  const addButton = useRef<HTMLButtonElement>(null)
  const scope = useRef<HTMLDivElement>(null)
  const [news, setNews] = useState('')
  const [left, setLeft] = useState<readonly string[]>([])
  const set = (edit: (before: string[]) => string[], key?: string) =>
    change(write(edit), key === undefined ? {} : { key })
  const insert = (at: number) => {
    if (bullets.length >= RESUME_LIMITS.bullets) return
    setIds([...ids.slice(0, at), newId(), ...ids.slice(at)])
    set((before) => [...before.slice(0, at), '', ...before.slice(at)])
    focusOn(at)
  }
  const focusOn = (at: number) =>
    requestAnimationFrame(() => {
      const field = document.getElementById(fieldId(`${path}.${at}`))
      field?.focus()
      if (field instanceof HTMLTextAreaElement)
        field.setSelectionRange(field.value.length, field.value.length)
    })
  const remove = (at: number) => {
    setIds(ids.filter((_, index) => index !== at))
    set((before) => before.filter((_, index) => index !== at))
    addButton.current?.focus()
  }
  const move = (from: number, to: number) => {
    setIds(moved(ids, from, to))
    set((before) => moved(before, from, to))
  }
  /** A pasted list becomes points, the first of them where the cursor stands. */
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>, at: number) => {
    const points = pastedPoints(event.clipboardData)
    const { value, selectionStart, selectionEnd } = event.currentTarget
    const typed = event.clipboardData.getData('text').trim()
    // One line without marks is pasted as any text is.
    if (points.length < 2 && (points[0] ?? typed) === typed) return
    event.preventDefault()
    const lead = value.slice(0, selectionStart)
    const rest = value.slice(selectionEnd)
    const room = RESUME_LIMITS.bullets - bullets.length + 1
    const all = points.length < 2 ? [(points[0] ?? '') + rest] : [...points, rest.trim()].filter(Boolean)
    const fresh = all.slice(0, room)
    const [first = '', ...others] = fresh
    setIds([...ids.slice(0, at + 1), ...others.map(() => newId()), ...ids.slice(at + 1)])
    set((before) => [
      ...before.slice(0, at),
      (lead + first).slice(0, RESUME_LIMITS.bullet),
      ...others,
      ...before.slice(at + 1),
    ])
    setNews(fresh.length > 1 ? `${fresh.length} points pasted` : '')
    setLeft(all.slice(room))
    focusOn(at + others.length)
  }
  const onKey = (event: KeyboardEvent<HTMLTextAreaElement>, index: number, moveTo: (to: number) => void) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault()
      insert(index + 1)
    }
    if (event.key === 'Backspace' && !event.currentTarget.value && bullets.length > 1) {
      event.preventDefault()
      remove(index)
      focusOn(Math.max(0, index - 1))
    }
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault()
      moveTo(index + (event.key === 'ArrowUp' ? -1 : 1))
    }
  }

  return (
    <Group ref={scope} role="group" aria-label={label}>
      <Row between>
        <Label>{label}</Label>
        {bullets.length > 0 && <MarkBar scope={scope} what="points" />}
      </Row>
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
                onPaste={(event) => paste(event, index)}
                onKeyDown={(event) => onKey(event, index, moveTo)}
              />
              <SuggestIcon path={`${path}.${index}`} what={`point ${index + 1}`} />
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
      {left.length > 0 && (
        <Notice
          role="status"
          title={`There is room for ${RESUME_LIMITS.bullets} points. These were not pasted:`}
        >
          {left.join(' · ')}
        </Notice>
      )}
      <SrOnly role="status">{news}</SrOnly>
      <Row gap={4} wrap>
        <TextButton ref={addButton} onClick={() => insert(bullets.length)}>
          <Icon icon={Plus} size="sm" />
          Add point
        </TextButton>
        {bullets.filter((point) => point.trim()).length > 1 && (
          <SuggestButton path={path} label="Suggest for all points" what="" />
        )}
      </Row>
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
