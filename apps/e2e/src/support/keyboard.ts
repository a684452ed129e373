import type { Locator, Page } from '@playwright/test'

/** Presses Tab until this part has the focus. */
export async function tabTo(page: Page, target: Locator, presses = 40): Promise<void> {
  for (let i = 0; i < presses; i++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab does not lead there')
}
