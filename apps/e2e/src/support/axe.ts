import AxeBuilder from '@axe-core/playwright'
import axe from 'axe-core'
import { expect, type Page } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * A layer hides the page behind it just before it stands and until just after it has gone, and a colour is the old one
 * until its shortest transition has ended; a check waits for both.
 */
async function pageSettled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    if (document.getAnimations().some((each) => each instanceof CSSTransition)) return false
    const layers = document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]')
    const hidden = document.querySelector('[data-aria-hidden]')
    return !hidden || Array.from(layers).some((layer) => layer.checkVisibility())
  })
}

type Faults = { id: string; text: string }[]

/** An answer that arrives while the checker reads begins another transition: what is a fault is one when all is still, too. */
async function lastingFaults(page: Page, find: () => Promise<Faults>): Promise<Faults> {
  await pageSettled(page)
  const found = await find()
  if (found.length === 0) return found
  await pageSettled(page)
  return find()
}

/** No fault against WCAG 2.2 A and AA in what the page shows now. */
export async function expectAccessible(page: Page): Promise<void> {
  const faults = await lastingFaults(page, async () => {
    const { violations } = await new AxeBuilder({ page })
      .options({ resultTypes: ['violations'] })
      // Otherwise a page is opened for each check, to add up what frames said.
      .setLegacyMode()
      .withTags(TAGS)
      .analyze()
    return violations.map(({ id, help, nodes }) => ({
      id,
      text: `${id}: ${help}\n    ${nodes.map(({ html }) => html.slice(0, 200)).join('\n    ')}`,
    }))
  })
  expect(
    faults.map(({ text }) => text),
    `accessibility of ${page.url()}`,
  ).toEqual([])
}

/**
 * The same for a page whose frames run no script: the checker would wait for them for ever. What such a frame shows is
 * checked as a page of its own.
 */
export async function expectAccessibleBesideFrames(
  page: Page,
  except: readonly string[] = [],
): Promise<void> {
  await page.evaluate(axe.source)
  const find = () =>
    page.evaluate(async (tags) => {
      const { axe: checker } = window as unknown as { axe: typeof axe }
      const { violations } = await checker.run(document, {
        iframes: false,
        runOnly: tags,
        resultTypes: ['violations'],
      })
      return violations.map(({ id, help, nodes }) => ({
        id,
        text: `${id}: ${help}\n    ${nodes.map(({ html }) => html.slice(0, 200)).join('\n    ')}`,
      }))
    }, TAGS)
  const faults = await lastingFaults(page, find)
  const told = faults.filter(({ id }) => !except.includes(id)).map(({ text }) => text)
  expect(told, `accessibility of ${page.url()}`).toEqual([])
}

/** Nothing wider than the window: no sideways scrolling. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { width, inner } = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    inner: window.innerWidth,
  }))
  expect(width, `width of ${page.url()}`).toBeLessThanOrEqual(inner)
}
