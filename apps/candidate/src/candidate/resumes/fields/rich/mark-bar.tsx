import { Bold, Italic, Link2 } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState, type RefObject } from 'react'
import { styled } from 'styled-components'
import { Button, Icon, SrOnly } from '@tryka/ui'
import { hasLook, linkAt, toggleLook, withLink, type Chosen, type Look } from './marks'
import { pastedText } from './pasted'

const LinkDialog = lazy(async () => ({ default: (await import('./link-dialog')).LinkDialog }))

const chosenIn = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Chosen => ({
  text: value,
  start: selectionStart,
  end: selectionEnd,
})

/** As if it were typed, so that the field tells the resume, and its step can be undone. */
function put(area: HTMLTextAreaElement, { text, start, end }: Chosen): void {
  area.focus()
  area.setRangeText(text, 0, area.value.length, 'end')
  area.dispatchEvent(new Event('input', { bubbles: true }))
  area.setSelectionRange(start, end)
}

const NO_ROOM = 'There is no room left for marks in this text.'
const NO_WORD = 'Choose the words first.'

export interface MarkBarProps {
  /** Around the fields that it serves: the one that had the focus last. */
  scope: RefObject<HTMLElement | null>
  /** What it is for, such as "summary". */
  what: string
  /** A paste that the field itself does not turn into something else. */
  paste?: boolean
}

/** Bold, italic and links for the fields around it, by press and by Ctrl or Cmd with B, I and K. */
export function MarkBar({ scope, what, paste = false }: MarkBarProps) {
  const last = useRef<HTMLTextAreaElement>(null)
  const [looks, setLooks] = useState<Record<Look, boolean>>({ bold: false, italic: false })
  const [news, setNews] = useState('')
  const [link, setLink] = useState<ReturnType<typeof linkAt>>()

  const area = () => last.current ?? scope.current?.querySelector('textarea') ?? undefined
  const apply = (next: Chosen | undefined, done: string) => {
    const field = area()
    if (!field || field.readOnly) return
    const room = !next || field.maxLength < 0 || next.text.length <= field.maxLength
    setNews(!next ? NO_WORD : room ? done : NO_ROOM)
    if (next && room) put(field, next)
    else field.focus()
  }
  const toggle = (look: Look) => {
    const field = area()
    if (!field) return
    const next = toggleLook(chosenIn(field), look)
    const on = next !== undefined && hasLook(next, look)
    apply(next, `${look === 'bold' ? 'Bold' : 'Italic'} ${on ? 'on' : 'off'}`)
    setLooks((before) => ({ ...before, [look]: on }))
  }
  const askLink = () => {
    const field = area()
    const found = field && linkAt(chosenIn(field))
    if (found?.words.trim()) setLink(found)
    else apply(undefined, '')
  }

  // The fields may be drawn, moved and removed while the bar stays: it listens around them, for what they all do.
  const actions = useRef({ toggle, askLink, apply })
  useEffect(() => {
    actions.current = { toggle, askLink, apply }
  })
  useEffect(() => {
    const around = scope.current
    if (!around) return undefined
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof HTMLTextAreaElement) last.current = target
    }
    const onSelect = () => {
      const field = last.current
      if (!field || document.activeElement !== field) return
      const chosen = chosenIn(field)
      const next = { bold: hasLook(chosen, 'bold'), italic: hasLook(chosen, 'italic') }
      setLooks((before) => (before.bold === next.bold && before.italic === next.italic ? before : next))
    }
    const onKey = (event: KeyboardEvent) => {
      if (!(event.target instanceof HTMLTextAreaElement) || event.isComposing) return
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      const key = event.key.toLowerCase()
      if (key === 'b') actions.current.toggle('bold')
      else if (key === 'i') actions.current.toggle('italic')
      else if (key === 'k') actions.current.askLink()
      else return
      event.preventDefault()
      // The same keys open other things elsewhere.
      event.stopPropagation()
    }
    const onPaste = (event: ClipboardEvent) => {
      const field = event.target
      if (!(field instanceof HTMLTextAreaElement) || !event.clipboardData || field.readOnly) return
      const text = pastedText(event.clipboardData)
      if (text === event.clipboardData.getData('text')) return
      const { value, selectionStart: start, selectionEnd: end, maxLength } = field
      const whole = value.slice(0, start) + text + value.slice(end)
      if (maxLength >= 0 && whole.length > maxLength) return
      event.preventDefault()
      put(field, { text: whole, start: start + text.length, end: start + text.length })
    }
    around.addEventListener('focusin', onFocus)
    around.addEventListener('keydown', onKey)
    document.addEventListener('selectionchange', onSelect)
    if (paste) around.addEventListener('paste', onPaste)
    if (document.activeElement instanceof HTMLTextAreaElement && around.contains(document.activeElement))
      last.current = document.activeElement
    return () => {
      around.removeEventListener('focusin', onFocus)
      around.removeEventListener('keydown', onKey)
      document.removeEventListener('selectionchange', onSelect)
      around.removeEventListener('paste', onPaste)
    }
  }, [scope, paste])

  const button = (label: string, keys: string, icon: typeof Bold, press: () => void, on?: boolean) => (
    <Button
      variant="quiet"
      size="sm"
      iconOnly
      label={label}
      title={`${label} (Ctrl+${keys})`}
      aria-keyshortcuts={`Control+${keys} Meta+${keys}`}
      aria-pressed={on}
      // The words stay chosen.
      onMouseDown={(event) => event.preventDefault()}
      onClick={press}
    >
      <Icon icon={icon} size="sm" />
    </Button>
  )
  return (
    <Bar role="group" aria-label={`Look of the ${what}`}>
      {button('Bold', 'B', Bold, () => toggle('bold'), looks.bold)}
      {button('Italic', 'I', Italic, () => toggle('italic'), looks.italic)}
      {button('Link', 'K', Link2, askLink)}
      <SrOnly role="status">{news}</SrOnly>
      {link && (
        <Suspense fallback={null}>
          <LinkDialog
            words={link.words}
            href={link.href}
            onClose={() => {
              setLink(undefined)
              requestAnimationFrame(() => area()?.focus())
            }}
            onLink={(href) => {
              const next = withLink(link.chosen, href)
              setLink(undefined)
              // The dialog gives the focus back to where it was first.
              requestAnimationFrame(() => apply(next, href ? 'Link added' : 'Link removed'))
            }}
          />
        </Suspense>
      )}
    </Bar>
  )
}

const Bar = styled.div`
  display: flex;
  [aria-pressed='true'] {
    background: var(--action-quiet);
    color: var(--text);
  }
`
