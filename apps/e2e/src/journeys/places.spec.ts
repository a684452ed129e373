import type { Page } from '@playwright/test'
import { createCompany, createPosting, createProfile, openMarket, type PlaceName } from '@tryka/domain'
import { buildPostingDraft } from '@tryka/domain/testing'
import { welcomed } from '../pages/strangers'
import { expectAccessible } from '../support/axe'
import { expect, test, type Places } from '../support/fixtures'
import { pageClient } from '../support/page-client'

/** What changes in one tab shows in another of the same place within this time. */
const LIVE = { timeout: 5_000 }

const PRIVACY = {
  includeInTalentDirectory: true,
  visibleToRecruiters: true,
  showOnlineStatus: false,
  allowDirectMessages: true,
}
const company = (name: string, domain: string) => ({
  name,
  domain,
  industry: 'Technology' as const,
  size: '50-100' as const,
  location: 'Oslo, Norway',
  country: 'NO',
  description: 'We settle payments of shops the same day.',
  timeZone: 'Europe/Oslo',
  member: { name: 'Ben Holt', title: 'Head of Engineering' },
})

async function opened(page: Page, places: Places, path: string, heading: string | RegExp): Promise<Page> {
  await page.goto(places.app(path))
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
  return page
}

test.describe('Places of one account', () => {
  test('stay apart in four tabs, are one menu away, and end together @apart', async ({
    browser,
    places,
    mailbox,
  }) => {
    test.setTimeout(150_000)
    const id = `${process.pid}-${Date.now().toString(36)}`
    const names = [`Northwind ${id}`, `Southwind ${id}`] as const
    const { context, page: profile } = await welcomed(browser, { places, mailbox }, `ben@northwind-${id}.com`)
    const account = pageClient(profile, places)
    const made: PlaceName[] = []
    for (const name of names) {
      const domain = `${name.split(' ')[0]?.toLowerCase()}-${id}.com`
      made.push((await account.call(createCompany, { body: company(name, domain) })).place)
    }
    const [north = 'me', south = 'me'] = made
    await account.at('me').call(createProfile, {
      body: {
        name: 'Ben Holt',
        title: 'Engineer',
        location: 'Oslo, Norway',
        country: 'NO',
        technology: 'Blockchain',
        timeZone: 'Europe/Oslo',
        privacy: PRIVACY,
      },
    })

    await account.call(openMarket, { body: { persona: 'candidate' } })

    await opened(profile, places, '/candidate-dashboard?place=me&section=applications', 'Applications')
    const jobs = '/company-dashboard?section=jobs&place='
    const first = await opened(await context.newPage(), places, jobs + north, 'Job Postings')
    const second = await opened(await context.newPage(), places, jobs + south, 'Job Postings')
    const demo = await opened(
      await context.newPage(),
      places,
      '/candidate-dashboard?place=demo&section=applications',
      'Applications',
    )
    await expect(profile).toHaveTitle(/^Applications · Ben Holt · Tryka$/)
    await expect(first).toHaveTitle(`Job Postings · ${names[0]} · Tryka`)
    await expect(second).toHaveTitle(`Job Postings · ${names[1]} · Tryka`)
    await expect(demo).toHaveTitle(/^Applications · Sample/)
    await expect(demo.getByRole('main').getByRole('listitem').first()).toBeVisible()
    await expect(profile.getByText('Sample data')).toHaveCount(0)

    // What is made from one tab shows in every tab of its place, and in no other.
    const again = await opened(await context.newPage(), places, jobs + north, 'Job Postings')
    const title = `Keeper of ${id}`
    await pageClient(first, places)
      .at(north)
      .call(createPosting, { body: buildPostingDraft({ title }) })
    for (const tab of [first, again])
      await expect(tab.getByRole('heading', { name: title })).toBeVisible(LIVE)
    await expect(second.getByRole('heading', { name: title })).toHaveCount(0)
    await second.reload()
    await second.getByRole('heading', { level: 1, name: 'Job Postings' }).waitFor()
    await expect(second.getByRole('heading', { name: title })).toHaveCount(0)

    // By keys from one place to another, and by a middle click into a tab of its own.
    const switcher = second.getByRole('button', { name: /^Place: Southwind/ })
    await switcher.press('Enter')
    await second.getByRole('menuitemradio', { name: /^Northwind/ }).waitFor()
    await expectAccessible(second)
    await second.keyboard.type('north')
    await expect(second.getByRole('menuitemradio', { name: /^Northwind/ })).toBeFocused()
    await second.keyboard.press('Enter')
    await expect(second.getByRole('button', { name: /^Place: Northwind/ })).toBeVisible()
    expect(new URL(second.url()).searchParams.get('place')).toBe(north)
    await second.getByRole('button', { name: /^Place: Northwind/ }).click()
    const [other] = await Promise.all([
      context.waitForEvent('page'),
      second.getByRole('menuitemradio', { name: /^Ben Holt/ }).click({ button: 'middle' }),
    ])
    await other.waitForURL((url) => url.searchParams.get('place') === 'me')

    // Signed out in one, every tab is at the door.
    await first.getByRole('button', { name: /^Account: / }).click()
    await first.getByRole('menuitem', { name: 'Sign out' }).click()
    for (const tab of [first, profile, again, demo])
      await expect(tab.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible(LIVE)
    await context.close()
  })
})
