import { useRef } from 'react'

/** A menu closes when one of its items opens a dialog, so the way back leads to the menu's own button. */
function lastingOwner(active: Element | null) {
  const buttonId = active?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  return buttonId ? document.getElementById(buttonId) : active
}

/** Remembers what had the focus when an overlay opened, and gives it back. */
export function useFocusReturn() {
  const owners = useRef<(Element | null | undefined)[]>([])
  const remember = () => {
    const owner = lastingOwner(document.activeElement)
    // What had the focus may be gone by then, with the row that was erased: the dialog around it is still there.
    owners.current = [owner, owner?.closest('[role="dialog"]')]
  }
  const giveBack = (event: Event) => {
    event.preventDefault()
    const owner = owners.current.find((each) => each?.isConnected)
    if (owner instanceof HTMLElement) owner.focus()
  }
  return { remember, giveBack }
}

const FIELDS = [
  '[data-autofocus]',
  '[data-part="body"] :is(input, select, textarea):not([type="hidden"], :disabled, :read-only[type="text"])',
]
const LOADING = '[data-part="body"] [aria-busy="true"]'
const CANCEL = '[data-part="foot"] button'

/** Radios are entered at the one that is chosen, as by Tab. */
const chosenOf = (panel: HTMLElement, field: HTMLElement | undefined): HTMLElement | undefined =>
  field instanceof HTMLInputElement && field.type === 'radio'
    ? ([...panel.querySelectorAll<HTMLInputElement>('input[type="radio"]:checked')].find(
        ({ name }) => name === field.name,
      ) ?? field)
    : field

/**
 * The first field, or the first button of the foot, which is Cancel; else the panel itself. While the content is being
 * loaded the panel waits for it, unless the person has moved on by then.
 */
export function focusFirst(panel: HTMLElement) {
  const field = () =>
    chosenOf(
      panel,
      FIELDS.map((selector) => panel.querySelector<HTMLElement>(selector)).find((found) => found !== null) ??
        undefined,
    )
  const target = () => field() ?? panel.querySelector<HTMLElement>(CANCEL) ?? panel
  if (field() || !panel.querySelector(LOADING)) return target().focus()
  panel.focus()
  const watch = new MutationObserver(() => {
    if (panel.querySelector(LOADING)) return
    watch.disconnect()
    if (document.activeElement === panel) target().focus()
  })
  watch.observe(panel, { childList: true, subtree: true })
}

/** The first thing to press, links included: what a navigation is opened for. */
export function focusFirstPress(panel: HTMLElement) {
  ;(panel.querySelector<HTMLElement>('a[href], button:not(:disabled)') ?? panel).focus()
}
