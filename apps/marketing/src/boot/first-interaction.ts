const SIGNS = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll', 'wheel'] as const

/** What a person may press before the page can answer. */
const PRESSES = ['click', 'submit', 'keydown'] as const

/** Remembers the last press of a button or of F8, or the last sent form, in place of what the browser would do. */
function holdPresses() {
  let again: (() => void) | undefined
  const keep = (event: Event) => {
    const { target } = event
    if (event instanceof KeyboardEvent) {
      if (event.key === 'F8') again = () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'F8' }))
      return
    }
    if (event.type === 'submit' && target instanceof HTMLFormElement) again = () => target.requestSubmit()
    else {
      const button = target instanceof Element && target.closest<HTMLElement>('button, [data-scripted]')
      if (!button) return
      again = () => {
        button.focus({ preventScroll: true })
        button.click()
      }
    }
    event.preventDefault()
    event.stopPropagation()
  }
  for (const press of PRESSES) document.addEventListener(press, keep, true)
  return function release(): void {
    for (const press of PRESSES) document.removeEventListener(press, keep, true)
    again?.()
  }
}

/** Runs work when the browser has nothing better to do. */
export const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 2_000 })
  else setTimeout(work, 200)
}

/**
 * Starts the app at the first sign of a person, or at once when the address carries a query that changes the page or
 * this tab kept what was typed into the form before a reload.
 * Nothing pressed in between is lost: it is pressed again once the page can answer.
 */
export function onFirstInteraction(start: () => Promise<void>, hasDraft = false): void {
  const release = holdPresses()
  let started = false
  const begin = () => {
    if (started) return
    started = true
    for (const sign of SIGNS) window.removeEventListener(sign, begin, true)
    // A chunk that does not arrive leaves the page as plain HTML: links work, and held presses go back to the browser.
    start().then(release, release)
  }
  for (const sign of SIGNS) window.addEventListener(sign, begin, { capture: true, passive: true })
  if (location.search || hasDraft) begin()
}
