import { useId, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import { ATTEMPT_RULES } from '@tryka/domain'
import { SrOnly, useFieldControl } from '@tryka/ui'
import { continued, indented, outdented, type Edit } from './edits'

/** Lines of the box; more scroll in it. */
const ROWS = { least: 10, most: 22 }

export interface CodeEditorProps extends Pick<ComponentProps<'textarea'>, 'onPaste'> {
  value: string
  onChange: (code: string) => void
}

/**
 * Where code is written, in a Field: the browser's own text area, with numbers beside its lines. Tab indents, and so must
 * not be a trap: after Escape it leads on as everywhere, which is said below and announced when it is so.
 */
export function CodeEditor({ value, onChange, onPaste }: CodeEditorProps) {
  const { control } = useFieldControl({})
  const numbers = useRef<HTMLDivElement>(null)
  const [isLeaving, setLeaving] = useState(false)
  const hintId = useId()
  const lines = value.split('\n').length
  return (
    <Box>
      <Numbers ref={numbers} aria-hidden="true">
        {Array.from({ length: lines }, (_, index) => index + 1).join('\n')}
      </Numbers>
      <Area
        {...control}
        aria-describedby={[control['aria-describedby'], hintId].filter(Boolean).join(' ')}
        value={value}
        rows={Math.min(Math.max(lines, ROWS.least), ROWS.most)}
        wrap="off"
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        onChange={(event) => onChange(event.currentTarget.value)}
        onPaste={onPaste}
        onKeyDown={(event) => setLeaving(pressed(event, isLeaving))}
        onBlur={() => setLeaving(false)}
        onScroll={({ currentTarget }) => {
          if (numbers.current) numbers.current.scrollTop = currentTarget.scrollTop
        }}
      />
      <Foot>
        <span id={hintId}>
          Tab indents. <Key>Esc</Key> then <Key>Tab</Key> leaves the field.
        </span>
        <span>
          {new Blob([value]).size.toLocaleString('en')} of {ATTEMPT_RULES.codeBytes.toLocaleString('en')}{' '}
          bytes
        </span>
        <SrOnly role="status">{isLeaving && 'Tab leaves the field now.'}</SrOnly>
      </Foot>
    </Box>
  )
}

/** Does what a key does here. Tells whether the next Tab leaves. */
function pressed(event: KeyboardEvent<HTMLTextAreaElement>, isLeaving: boolean): boolean {
  const { key, shiftKey, ctrlKey, altKey, metaKey, nativeEvent } = event
  if (key === 'Escape') return true
  if (key === 'Shift') return isLeaving
  if (ctrlKey || altKey || metaKey || nativeEvent.isComposing) return false
  if (key === 'Tab' && isLeaving) return true
  const edit = key === 'Tab' ? (shiftKey ? outdented : indented) : key === 'Enter' ? continued : undefined
  if (!edit) return false
  event.preventDefault()
  const { value: text, selectionStart: start, selectionEnd: end } = event.currentTarget
  apply(event.currentTarget, edit({ text, start, end }))
  return false
}

function apply(area: HTMLTextAreaElement, { from, to, insert, start, end }: Edit): void {
  if (area.value.slice(from, to) !== insert) {
    area.setSelectionRange(from, to)
    // The only way that the browser's own Undo knows of; where there is none the text is set.
    const isDone = document.execCommand?.(insert === '' ? 'delete' : 'insertText', false, insert)
    if (!isDone) {
      area.setRangeText(insert, from, to, 'end')
      area.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }
  area.setSelectionRange(start, end)
}

const Box = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  overflow: hidden;
  border: var(--bw) solid var(--control);
  border-radius: var(--r-3);
  background: var(--surface);
  font: var(--fw-regular) var(--fs-2) / 1.65 var(--font-mono);

  &:hover {
    border-color: var(--control-hover);
  }
  &:focus-within {
    outline: var(--bw-2) solid var(--focus);
    outline-offset: 1px;
    border-color: var(--focus);
  }
  &:has([aria-invalid='true']) {
    border-color: var(--danger);
    box-shadow: inset 0 0 0 1px var(--danger);
  }

  /* iOS zooms into smaller text when a control takes the focus. */
  @media (pointer: coarse) {
    font-size: max(1rem, var(--fs-2));
  }
`
// As high as the text area and no higher, whatever it holds; below it ends where a scroll bar may stand.
const Numbers = styled.div`
  height: 0;
  min-height: 100%;
  overflow: hidden;
  padding: var(--sp-3) 0.625rem 1.5rem var(--sp-3);
  border-right: var(--bw) solid var(--line);
  background: var(--surface-2);
  color: var(--text-3);
  text-align: right;
  white-space: pre;
  user-select: none;
`
const Area = styled.textarea`
  display: block;
  width: 100%;
  margin: 0;
  padding: var(--sp-3);
  border: 0;
  border-radius: 0;
  background: transparent;
  color: var(--text);
  font: inherit;
  tab-size: 2;
  white-space: pre;
  overflow: auto;
  resize: vertical;

  &:focus {
    outline: none;
  }
`
const Foot = styled.div`
  display: flex;
  position: relative;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  justify-content: space-between;
  gap: 0.25rem var(--sp-4);
  padding: 0.5rem var(--sp-3);
  border-top: var(--bw) solid var(--line);
  background: var(--surface-2);
  font: var(--fw-regular) var(--fs-1) / 1.5 var(--font-body);
  color: var(--text-3);
`
const Key = styled.kbd`
  padding: 0.0625rem 0.3125rem;
  border: var(--bw) solid var(--line-strong);
  border-bottom-width: 2px;
  border-radius: var(--r-1);
  background: var(--surface);
  color: var(--text-2);
  font: var(--fw-medium) var(--fs-1) / 1 var(--font-body);
`
