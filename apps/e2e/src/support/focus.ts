import type { Page } from '@playwright/test'

/** What has the focus, and how well it can be seen. */
export interface FocusSeen {
  name: string
  /** Some of it stands in the window, with nothing of the page's own wholly over it (WCAG 2.2, 2.4.11). */
  inSight: boolean
  /** It, what draws it or what holds it has an outline. */
  outlined: boolean
}

/** Presses Tab so many times from the top of the page and tells of each stop; ends where the focus leaves the page. */
export async function focusStops(page: Page, most: number): Promise<FocusSeen[]> {
  const stops: FocusSeen[] = []
  for (let n = 0; n < most; n++) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(seen)
    if (!stop) break
    stops.push(stop)
  }
  return stops
}

function seen(): FocusSeen | null {
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || element === document.body) return null
  // A control that is drawn by what stands beside it is as large as that.
  const drawn = element.matches('input[type=radio], input[type=checkbox]')
    ? (element.closest('label') ?? element)
    : element
  const points = [...drawn.getClientRects()].flatMap(({ left, right, top, bottom }) => {
    const [x0, x1] = [Math.max(left, 0), Math.min(right, innerWidth)]
    const [y0, y1] = [Math.max(top, 0), Math.min(bottom, innerHeight)]
    if (x1 <= x0 || y1 <= y0) return []
    const inner = [0.1, 0.5, 0.9]
    return inner.flatMap((x) => inner.map((y) => [x0 + (x1 - x0) * x, y0 + (y1 - y0) * y] as const))
  })
  const inSight = points.some(([x, y]) => {
    const top = document.elementFromPoint(x, y)
    return top !== null && (drawn.contains(top) || top.contains(drawn))
  })
  const around = [element, element.nextElementSibling, element.parentElement, element.closest('label')]
  const outlined = around.some((each) => {
    if (!each) return false
    const { outlineStyle, outlineWidth } = getComputedStyle(each)
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1
  })
  const name = `${element.tagName.toLowerCase()} "${(element.ariaLabel ?? element.textContent).trim().slice(0, 40)}"`
  return { name, inSight, outlined }
}
