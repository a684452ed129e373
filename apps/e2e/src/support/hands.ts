import type { Locator } from '@playwright/test'
import { expect } from './fixtures'
import { tabTo } from './keyboard'

/** Up to the way through all controls of a page. */
const PRESSES = 120

/** How somebody works a page. */
export interface Hands {
  press(control: Locator): Promise<void>
  /** Ticks a box, chooses an option, moves a step. */
  tick(control: Locator): Promise<void>
  /** Into a field; what stands there goes. */
  write(field: Locator, text: string): Promise<void>
}

/** With the mouse alone; what is typed is typed. */
export const MOUSE: Hands = {
  press: (control) => control.click(),
  tick: (control) => control.click(),
  async write(field, text) {
    await field.click()
    await field.press('ControlOrMeta+a')
    await field.pressSequentially(text)
  },
}

/** With the keyboard alone, along the order of Tab. */
export const KEYS: Hands = {
  press: (control) => keyed(control, 'Enter'),
  tick: (control) => keyed(control, 'Space'),
  async write(field, text) {
    await keyed(field, 'ControlOrMeta+a')
    await field.page().keyboard.type(text)
  },
}

async function keyed(control: Locator, key: string): Promise<void> {
  await control.waitFor()
  const page = control.page()
  await tabTo(page, control, PRESSES)
  expect(await control.evaluate(isCovered), 'what has the focus is under something else').toBe(false)
  await page.keyboard.press(key)
}

/** Whether something else lies over the middle of it. */
function isCovered(control: HTMLElement | SVGElement): boolean {
  const { left, top, width, height } = control.getBoundingClientRect()
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  return !hit || !(control.contains(hit) || hit.contains(control) || hit.closest('label')?.contains(control))
}
