const PREFIX = 'open-'
const OPENER = `[id^="${PREFIX}"]`

/** The control that opens an application, wherever it is: the focus comes back to it. */
export const openerId = (id: string): string => `${PREFIX}${id}`

const openerIn = (place: Element | null | undefined): HTMLElement | null =>
  place?.querySelector<HTMLElement>(OPENER) ?? null

const focused = (): HTMLElement | null => openerIn(document.activeElement?.closest('main tr, main li'))

/** The application of the row or card that has the focus. */
export const focusedApplication = (): string | undefined => focused()?.id.slice(PREFIX.length)

/** The row or card below or above the one with the focus, in its list or column; without one, the first of the page. */
export function focusNeighbour(by: 1 | -1): void {
  const here = focused()
  const all = [...(here?.closest('tbody, ul')?.querySelectorAll<HTMLElement>(OPENER) ?? [])]
  const next = here ? all[all.indexOf(here) + by] : openerIn(document.querySelector('main'))
  next?.focus()
}

/** The focus goes along where it is on a row or card, and stays in the panel where it is there. */
export function followTo(id: string): void {
  if (focused()) document.getElementById(openerId(id))?.focus()
}
