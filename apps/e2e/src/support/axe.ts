import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import { expect, type Page } from '@playwright/test'

/** Less than half as long as what the package gives. */
const CHECKER = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
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

/** An answer that arrives while the checker reads begins another transition: what is a fault is one when all is still, too. */
async function lastingFaults(page: Page, find: () => Promise<string[]>): Promise<string[]> {
  await pageSettled(page)
  const found = await find()
  if (found.length === 0) return found
  await pageSettled(page)
  return find()
}

/**
 * No fault against WCAG 2.2 A and AA in what the page shows now, beside rules that it cannot keep. What a frame shows is
 * checked as a page of its own.
 */
export async function expectAccessible(page: Page, except: readonly string[] = []): Promise<void> {
  // To bring the checker takes as long as to check; the page keeps it until it is loaded anew.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(CHECKER)
  const rules = Object.fromEntries(except.map((id) => [id, { enabled: false }]))
  const find = () =>
    page.evaluate(
      async (given) => {
        const { axe: checker } = window as unknown as { axe: typeof axe }
        const { violations } = await checker.run(document, {
          // Ours run no script: the checker would wait for them for ever.
          iframes: false,
          ...given,
          resultTypes: ['violations'],
        })
        return violations.map(
          ({ id, help, nodes }) =>
            `${id}: ${help}\n    ${nodes.map(({ html }) => html.slice(0, 200)).join('\n    ')}`,
        )
      },
      { runOnly: TAGS, rules },
    )
  const faults = await lastingFaults(page, find)
  expect(faults, `accessibility of ${page.url()}`).toEqual([])
}

/** Nothing wider than the window: no sideways scrolling. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { width, inner } = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    inner: window.innerWidth,
  }))
  expect(width, `width of ${page.url()}`).toBeLessThanOrEqual(inner)
}
