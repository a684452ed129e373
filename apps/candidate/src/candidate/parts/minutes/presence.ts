/** What people do with a page while they are at it; looking alone is no input, but reading scrolls. */
const INPUTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll'] as const

export interface Presence {
  /** Somebody is at this tab: it is seen, has the focus, and had input within so many seconds. */
  isThere(quietSeconds: number): boolean
  /** Where the last input went. */
  where(): Element | null
  end(): void
}

/** Watches whether somebody is at this tab; going to a page counts as the first input. */
export function watchPresence(): Presence {
  let last = Date.now()
  let where: Element | null = null
  const note = ({ target }: Event) => {
    last = Date.now()
    where = target instanceof Element ? target : null
  }
  const how = { capture: true, passive: true }
  for (const input of INPUTS) window.addEventListener(input, note, how)
  return {
    isThere: (quietSeconds) =>
      document.visibilityState === 'visible' &&
      document.hasFocus() &&
      Date.now() - last <= 1_000 * quietSeconds,
    where: () => where,
    end: () => {
      for (const input of INPUTS) window.removeEventListener(input, note, how)
    },
  }
}
