import type { Page } from '@playwright/test'
import { getPosting, listApplications, listCompanyApplications, listJobs } from '@tryka/domain'
import { CandidateDashboard } from '../pages/candidate-dashboard'
import { CompanyDashboard } from '../pages/company-dashboard'
import { newEmail, signUp } from '../support/api'
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { pageClient } from '../support/page-client'

/** A hand that has only the keyboard. */
function keyboard(page: Page) {
  const palette = page.getByRole('dialog', { name: 'Search or jump to' })
  const field = palette.getByRole('combobox')
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
  const open = async () => {
    await page.keyboard.press('Control+k')
    await expect(field).toBeFocused()
  }
  return {
    palette,
    open,
    heading,
    /** Types, goes down to the first line that has this text, and opens it. */
    find: async (typed: string, line: string | RegExp) => {
      await open()
      await page.keyboard.type(typed)
      const option = palette.getByRole('option').filter({ hasText: line }).first()
      await expect(option).toBeVisible()
      await expect(palette.getByRole('status')).toHaveText(/result/)
      for (let i = 0; i < 30 && (await option.getAttribute('aria-selected')) !== 'true'; i++)
        await page.keyboard.press('ArrowDown')
      await expect(option).toHaveAttribute('aria-selected', 'true')
      await page.keyboard.press('Enter')
      await expect(palette).toHaveCount(0)
    },
    goTo: async (keys: string, name: string) => {
      for (const key of keys) await page.keyboard.press(key)
      await expect(heading(name)).toBeVisible()
      await expect(page.getByRole('main')).toBeFocused()
    },
  }
}

/** Each theme at one of the widths; nothing may stand out at either. */
async function expectWell(page: Page): Promise<void> {
  for (const [theme, width] of [
    ['light', 1440],
    ['dark', 320],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), theme)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
}

test.describe('The palette, by keyboard alone @desktop', () => {
  test('of a company finds people and postings, and its single keys can be switched off', async ({
    page,
    places,
  }) => {
    test.setTimeout(120_000)
    const hand = keyboard(page)
    await new CompanyDashboard(page, places).open('overview')
    const client = pageClient(page, places)
    const [card] = (await client.call(listCompanyApplications, { query: { pageSize: 1 } })).items
    if (!card) throw new Error('Nobody applied in the demo')
    const posting = await client.call(getPosting, { params: { id: card.postingId } })

    await hand.open()
    await expectWell(page)
    await page.keyboard.type(card.candidate.name.slice(0, 4))
    await expect(hand.palette.getByRole('group', { name: 'People' })).toContainText(card.candidate.name)
    await expectWell(page)
    await page.keyboard.press('Escape')

    await hand.find(card.candidate.name, new RegExp(`^${card.candidate.name}.*${card.role}`))
    const panel = page.getByRole('dialog', { name: card.candidate.name })
    await expect(panel.getByRole('heading', { name: 'What was sent' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)

    await hand.find(posting.title, 'board, ')
    await expect(page).toHaveURL(new RegExp(`section=applications&posting=`))
    await expect(page.getByRole('main')).toContainText(posting.title)
    await hand.goTo('gj', 'Job Postings')
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox', { name: 'Search postings' })).toBeFocused()
    await page.keyboard.type('gm?')
    await expect(page.getByRole('searchbox', { name: 'Search postings' })).toHaveValue('gm?')

    await hand.find('Analytics', /^AnalyticsG/)
    await expect(hand.heading('Analytics')).toBeVisible()
    await page.keyboard.press('?')
    const list = page.getByRole('dialog', { name: 'Shortcuts' })
    await expect(list.getByRole('region', { name: 'Go to' })).toContainText('Job Postings')
    await expectWell(page)
    const single = list.getByRole('switch', { name: 'Single keys' })
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(single).toBeFocused()
    await page.keyboard.press('Space')
    await expect(list).toContainText('They are off on this device.')
    await page.keyboard.press('Escape')
    await expect(list).toHaveCount(0)

    await page.reload()
    await expect(hand.heading('Analytics')).toBeVisible()
    for (const key of 'gj?') await page.keyboard.press(key)
    await hand.open()
    await expect(hand.heading('Job Postings')).toHaveCount(0)
    await expect(list).toHaveCount(0)
    await page.keyboard.type('all shortcuts')
    await page.keyboard.press('Enter')
    await expect(single).not.toBeChecked()
  })

  test('of a candidate finds jobs and own applications', async ({ page, places }) => {
    const hand = keyboard(page)
    await new CandidateDashboard(page, places).open('overview')
    const client = pageClient(page, places)
    const [job] = (await client.call(listJobs, { query: { pageSize: 1 } })).items
    const [mine] = (await client.call(listApplications, { query: { pageSize: 1 } })).items
    if (!job || !mine) throw new Error('The demo has no job or no application')

    await hand.find(job.role, new RegExp(`^${job.role}.*${job.company.name}$`))
    await expect(page).toHaveURL(/section=(opportunities&job|applications&application)=/)
    await hand.find(mine.company.name, new RegExp(`${mine.company.name}, ${mine.status}$`))
    await expect(page).toHaveURL(/section=applications&application=/)
    await hand.goTo('gc', 'CV Builder')
    await hand.goTo('n', 'Notifications')
    await hand.find('practise', 'Prepare for an interview')
    await expect(page.getByRole('tab', { name: 'Practice', selected: true })).toBeVisible()
    await hand.open()
    await expectWell(page)
  })

  test('at the console finds a request and goes to a screen', async ({ adminPage: page, places }) => {
    const hand = keyboard(page)
    const email = newEmail('palette')
    await signUp({ email })
    await page.goto(places.admin('/admin-dashboard'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

    await hand.find(email, email)
    await expect(page).toHaveURL(/admin-access-requests\?search=/)
    await expect(page.getByRole('main')).toContainText(email)
    await hand.goTo('gu', 'Users')
    await hand.open()
    await expectWell(page)
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Shortcuts' })).toContainText('Access Requests')
    await expectWell(page)
  })
})
