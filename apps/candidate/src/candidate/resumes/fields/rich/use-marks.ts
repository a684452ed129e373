import { useEffect, useRef, useState, type RefObject } from 'react'
import { hasLook, linkAt, toggleLook, type Chosen, type Look } from './marks'
import { pastedText } from './pasted'

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

/** Looks and links for the fields in a part of the page: for the one that had the focus last. */
export function useMarks(scope: RefObject<HTMLElement | null>, paste: boolean) {
  const last = useRef<HTMLTextAreaElement>(null)
  const [looks, setLooks] = useState<Record<Look, boolean>>({ bold: false, italic: false })
  const [news, setNews] = useState('')
  const [link, setLink] = useState<ReturnType<typeof linkAt>>()

  const area = () => {
    // A point that was removed meanwhile has no words to mark.
    if (last.current?.isConnected) return last.current
    return scope.current?.querySelector('textarea') ?? undefined
  }
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
  }
  const askLink = () => {
    const field = area()
    const found = field && linkAt(chosenIn(field))
    if (found?.words.trim()) setLink(found)
    else apply(undefined, '')
  }

  // The fields are drawn, moved and removed while this stays: it listens around them, for what they all do.
  const actions = useRef({ toggle, askLink })
  useEffect(() => {
    actions.current = { toggle, askLink }
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
      // Most texts have no mark, and every key comes by here.
      const has = (look: Look) => chosen.text.includes('*') && hasLook(chosen, look)
      const next = { bold: has('bold'), italic: has('italic') }
      setLooks((now) => (now.bold === next.bold && now.italic === next.italic ? now : next))
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
    if (document.activeElement instanceof HTMLTextAreaElement && around.contains(document.activeElement))
      last.current = document.activeElement
    const parting = new AbortController()
    const { signal } = parting
    around.addEventListener('focusin', onFocus, { signal })
    around.addEventListener('keydown', onKey, { signal })
    document.addEventListener('selectionchange', onSelect, { signal })
    if (paste) around.addEventListener('paste', onPaste, { signal })
    return () => parting.abort()
  }, [scope, paste])

  const back = (then: () => void) => {
    setLink(undefined)
    // The dialog gives the focus back to where it was first.
    requestAnimationFrame(() => requestAnimationFrame(then))
  }
  return { looks, news, link, toggle, askLink, apply, closeLink: () => back(() => area()?.focus()), back }
}
