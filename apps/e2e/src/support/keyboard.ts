import type { Locator, Page } from '@playwright/test'

/** Presses Tab until this part has the focus. Where Tab indents, Escape comes first, as is said there. */
export async function tabTo(page: Page, target: Locator, presses = 40): Promise<void> {
  for (let i = 0; i < presses; i++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    if (await page.evaluate(() => document.activeElement?.matches('textarea[wrap=off]')))
      await page.keyboard.press('Escape')
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab does not lead there')
}
