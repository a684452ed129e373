import type { Locator, Page } from '@playwright/test'
import { CandidateDashboard } from '../pages/candidate-dashboard'
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { tabTo } from '../support/keyboard'

const BESIDE = 1280

/** The panel, which is a part of the page where it has room, and a dialog where it has none. */
const panelOf = (page: Page, width: number): Locator =>
  page.getByRole(width >= BESIDE ? 'complementary' : 'dialog', { name: 'Coach' })

test.describe('The coach in its panel', () => {
  for (const width of [320, 768, 1440])
    test(`opens by its button alone and answers with facts, at ${width} px @desktop`, async ({
      page,
      places,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      const candidate = new CandidateDashboard(page, places)
      const panel = panelOf(page, width)
      const talk = panel.getByRole('log', { name: 'Talk with the coach' })
      const field = panel.getByRole('textbox', { name: 'Ask the coach' })
      const button = page.getByRole('button', { name: 'Coach', exact: true })
      const ask = async (text: string) => {
        await field.fill(text)
        await page.keyboard.press('Enter')
        await expect(field).toHaveValue('')
      }

      await test.step('It opens by the person, by keyboard alone, and Escape gives the focus back', async () => {
        await candidate.open('overview')
        await expect(candidate.main.getByRole('heading', { name: 'Today' })).toBeVisible()
        await candidate.open('learning')
        await expect(panel).toBeHidden()
        await tabTo(page, button)
        await page.keyboard.press('Enter')
        await expect(panel.getByRole('heading', { name: 'For today' })).toBeVisible()
        await expect(panel.getByRole('link', { name: 'Practise one question' })).toBeVisible()
        await expectAccessible(page)
        await expectNoSidewaysScroll(page)
        await page.keyboard.press('Escape')
        await expect(panel).toBeHidden()
        await expect(button).toBeFocused()
        await page.keyboard.press('Enter')
      })

      await test.step('The next step is that of My path, and leads to its module', async () => {
        await ask('What should I do next?')
        const begin = talk.getByRole('link', { name: /^(Begin it|Go on with it)$/ })
        await expect(begin).toBeVisible()
        await expect(talk.getByText(/targets asks? for/).first()).toBeVisible()
        await expect(talk.getByText(/^From your own records, /)).toBeVisible()
      })

      await test.step('A topic is what a module says of it, with its sources', async () => {
        await ask('What is reentrancy?')
        await expect(talk.getByText(/^From the module Reentrancy and call order/)).toBeVisible()
        await expect(talk.getByText(/^Source: /).first()).toBeVisible()
        await expect(talk.getByRole('link', { name: /^Read it/ })).toHaveAttribute('href', /module=/)
      })

      await test.step('It admits what it does not understand, and that nobody of a demo is real', async () => {
        await ask('zwirbelt quoxly')
        await expect(talk.getByText('I did not understand. One of these may help.')).toBeVisible()
        await ask('Practise with others')
        await expect(talk.getByText(/^The people of a demo are invented/)).toBeVisible()
        await expectAccessible(page)
        await expectNoSidewaysScroll(page)
      })

      await test.step('Danger comes before anything else, and no word of it is kept', async () => {
        await ask('What is due today? I want to end my life')
        await expect(talk.getByText(/^This is not a counsellor/)).toBeVisible()
        await expect(talk.getByRole('link', { name: /^\d[\d ]+$/ }).first()).toHaveAttribute('href', /^tel:/)
        await expect(talk.getByText(/end my life/)).toHaveCount(0)
        await expectAccessible(page)
        await page.reload()
        await expect(talk.getByText(/^This is not a counsellor/)).toBeVisible()
        await expect(talk.getByText(/end my life/)).toHaveCount(0)
      })

      await test.step('All of it is deleted by hand, and it leads to where a thing is done', async () => {
        await panel.getByRole('button', { name: 'delete it now' }).click()
        await expect(talk.getByText(/^This is not a counsellor/)).toHaveCount(0)
        await expect(talk.getByRole('button', { name: 'What can you do?' })).toBeVisible()
        await ask('What should I do next?')
        await talk.getByRole('link', { name: /^(Begin it|Go on with it)$/ }).click()
        await expect(page).toHaveURL(/section=learning&module=/)
      })
    })
})
