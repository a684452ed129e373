import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe'
import { expect, test, type Places } from '../support/fixtures'
import { expectAllSaid } from '../support/screen-reader'

/** In two rounds of three there is a task that asks for code. */
const MOST_ROUNDS = 20

/** Draws rounds and goes through them until a task asks for code. */
async function atCode(page: Page, places: Places): Promise<void> {
  for (let round = 0; round < MOST_ROUNDS; round++) {
    await page.goto(places.app('/candidate-dashboard?section=skills&practice=sql'))
    for (let seq = 1; seq <= 6; seq++) {
      await expect(page.getByText(`Task ${seq} of 6`)).toBeVisible()
      if (await page.getByLabel('Your code').isVisible()) return
      await page.getByRole('button', { name: 'I don’t know' }).click()
      await page.getByRole('button', { name: seq < 6 ? 'Next task' : 'See all six' }).click()
    }
  }
  throw new Error('No task asked for code')
}

test.describe('Practice', () => {
  for (const width of [320, 1440])
    test(`lets a guest write code and run it, at ${width} px @desktop`, async ({ page, places }) => {
      await page.setViewportSize({ width, height: 800 })
      await atCode(page, places)
      const field = page.getByLabel('Your code')

      await test.step('The field is written in by keyboard alone, and left', async () => {
        await field.focus()
        await page.keyboard.type('SELECT')
        await page.keyboard.press('Enter')
        await page.keyboard.press('Tab')
        await page.keyboard.type('1')
        await expect(field).toHaveValue('SELECT\n  1')
        // The browser's own way back knows what Tab did.
        await page.keyboard.press('ControlOrMeta+z')
        await expect(field).toHaveValue('SELECT\n  ')
        await page.keyboard.press('ControlOrMeta+z')
        await expect(field).toHaveValue('SELECT\n')
        await page.keyboard.press('Escape')
        await expect(page.getByRole('status').getByText('Tab leaves the field now.')).toBeAttached()
        await page.keyboard.press('Tab')
        await expect(page.getByRole('button', { name: 'Run' })).toBeFocused()
      })

      await test.step('Numbers stand beside their lines, however far it is scrolled', async () => {
        await field.fill(
          Array.from({ length: 60 }, (_, i) => `-- line ${i + 1} of many, too long for a narrow box`).join(
            '\n',
          ),
        )
        for (const top of [0, 300, 100_000]) {
          const places = await field.evaluate((area, to) => {
            area.scrollTop = to
            area.dispatchEvent(new Event('scroll'))
            const numbers = area.previousElementSibling
            const padding = (box: Element | null) =>
              box ? Number.parseFloat(getComputedStyle(box).paddingTop) : NaN
            const topOf = (box: Element | null) => (box?.getBoundingClientRect().top ?? NaN) + padding(box)
            return {
              lines: topOf(area) - area.scrollTop,
              numbers: topOf(numbers) - (numbers?.scrollTop ?? NaN),
              height: getComputedStyle(area).lineHeight === getComputedStyle(numbers ?? area).lineHeight,
              scrolled: area.scrollTop,
            }
          }, top)
          expect(places.height).toBe(true)
          expect(Math.abs(places.numbers - places.lines)).toBeLessThan(1)
          if (top > 0) expect(places.scrolled).toBeGreaterThan(0)
        }
        await expectNoSidewaysScroll(page)
      })

      await test.step('It is run, and told case by case with one right way', async () => {
        await field.fill('SELECT no_such')
        await page.getByRole('button', { name: 'Run' }).click()
        // The engine comes with the first run.
        await expect(page.getByRole('status').getByText('no such column: no_such')).toBeVisible({
          timeout: 30_000,
        })
        await expectAccessible(page)
        await page.getByRole('button', { name: 'Answer' }).click()
        await expect(page.getByRole('heading', { name: 'Not right' })).toBeFocused()
        await expect(page.getByText('0 of 3 passed')).toBeVisible()
        await expect(page.getByRole('group', { name: 'One right way' })).toContainText('SELECT')
        await page.setViewportSize({ width, height: 3_000 })
        await expectAccessible(page)
        await expectAllSaid(page)
        await expectNoSidewaysScroll(page)
      })
    })
})
