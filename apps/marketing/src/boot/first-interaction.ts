const SIGNS = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll', 'wheel'] as const

/** What a person pressed before the page could answer. */
type Pressed = { kind: 'click'; button: HTMLElement } | { kind: 'submit'; form: HTMLFormElement }

/** Remembers the last press of a button and the last sent form, in place of what the browser would do. */
function holdPresses() {
  let pressed: Pressed | undefined
  const keep = (event: Event) => {
    const target = event.target instanceof Element ? event.target : null
    const button = event.type === 'click' ? target?.closest<HTMLElement>('button, [data-scripted]') : null
    const form = event.type === 'submit' && target instanceof HTMLFormElement ? target : null
    if (!button && !form) return
    event.preventDefault()
    event.stopPropagation()
    pressed = form ? { kind: 'submit', form } : button ? { kind: 'click', button } : undefined
  }
  document.addEventListener('click', keep, true)
  document.addEventListener('submit', keep, true)
  return function release(): void {
    document.removeEventListener('click', keep, true)
    document.removeEventListener('submit', keep, true)
    if (pressed?.kind === 'click') {
      pressed.button.focus({ preventScroll: true })
      pressed.button.click()
    }
    if (pressed?.kind === 'submit') pressed.form.requestSubmit()
  }
}

/** Runs work when the browser has nothing better to do. */
export const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 2_000 })
  else setTimeout(work, 200)
}

/**
 * Starts the app at the first sign of a person, or at once when the address carries a query that changes the page.
 * Nothing pressed in between is lost: it is pressed again once the page can answer.
 */
export function onFirstInteraction(start: () => Promise<void>): void {
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
  if (location.search) begin()
}
