import type { Page } from '@playwright/test'
import { CandidateDashboard } from '../pages/candidate-dashboard'
import { CompanyDashboard } from '../pages/company-dashboard'
import { toast } from '../pages/toasts'
import { expectAccessible } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { tabTo } from '../support/keyboard'
import { applied, COMPANY, PERSON, ROLE } from '../support/hiring'

/** What one side does shows on the other within this time. */
const LIVE = { timeout: 2_000 }

/** Takes a card to a column, as a hand does: down, straight across, up. */
async function drag(company: CompanyDashboard, person: string, stage: string): Promise<void> {
  const { page } = company
  // Both must be on screen: the column that is left stands at the left edge.
  await company.card(person).evaluate((card) => card.scrollIntoView({ inline: 'start', block: 'center' }))
  const from = await company.card(person).boundingBox()
  if (!from) throw new Error(`${person} is not on screen`)
  const y = from.y + from.height - 12
  await page.mouse.move(from.x + 40, y)
  await page.mouse.down()
  await page.mouse.move(from.x + 60, y, { steps: 3 })
  // At its edges the board scrolls under the card, and the column with it.
  await expect(async () => {
    const before = await company.column(stage).boundingBox()
    if (before) await page.mouse.move(before.x + before.width / 2, y, { steps: 4 })
    await expect(page.getByText(`${person} is over ${stage}.`)).toBeAttached({ timeout: 500 })
    expect(await company.column(stage).boundingBox()).toEqual(before)
  }).toPass()
  await page.mouse.up()
}

const undo = (page: Page) => page.getByRole('button', { name: 'Undo' })

test.describe('The board', () => {
  test('moves a card by mouse, and takes a move back @desktop', async ({ page, places }) => {
    const company = new CompanyDashboard(page, places)
    const person = 'Ngozi Adichie-Cole'
    await company.openBoard(ROLE)

    await drag(company, person, 'Under Review')
    await company.expectCard(person, 'Under Review')
    await expect(
      page.getByText(`${person} moves to Under Review. Told to the candidate in 10 seconds.`),
    ).toBeVisible()
    await undo(page).click()
    await company.expectCard(person, 'New')
    await company.openBoard(ROLE)
    await company.expectCard(person, 'New')

    await drag(company, person, 'Under Review')
    await company.tellNow()
    await expect(toast(page, 'Review started')).toContainText(`${person} is under review.`)
    await company.openBoard(ROLE)
    await company.expectCard(person, 'Under Review')
  })

  test('makes a move that was not undone when the board is left @desktop', async ({ page, places }) => {
    const company = new CompanyDashboard(page, places)
    await company.openBoard(ROLE)
    await company.moveByMenu('Ngozi Adichie-Cole', 'Under Review')
    await undo(page).waitFor()
    await page.getByRole('link', { name: 'Talent Pool' }).click()

    await expect(toast(page, 'Review started')).toBeVisible()
    await company.openBoard(ROLE)
    await company.expectCard('Ngozi Adichie-Cole', 'Under Review')
  })

  test('offers the moves that are possible, and says why another is not @desktop', async ({
    page,
    places,
  }) => {
    const company = new CompanyDashboard(page, places)
    await company.openBoard(ROLE)
    const ways = async (person: string, stage: string) => {
      await company.expectCard(person, stage)
      await company
        .card(person)
        .getByRole('button', { name: `Move ${person}` })
        .click()
      await page.getByRole('menuitem', { name: 'View Profile' }).waitFor()
      const names = await page.getByRole('menuitemradio').allInnerTexts()
      await page.keyboard.press('Escape')
      await page.getByRole('menu').waitFor({ state: 'hidden' })
      return names
    }
    expect(await ways('Nikolai Petrov', 'New')).toEqual([
      'New',
      'Under Review',
      'Interviews Scheduled',
      'Rejected',
    ])
    expect(await ways('Freya Sinclair', 'Under Review')).toEqual([
      'Under Review',
      'Interviews Scheduled',
      'Offers',
      'Rejected',
    ])
    expect(await ways('Kwame Mensah', 'Rejected')).toEqual(['Rejected', 'Under Review'])
    expect(await ways('Ximena Castillo', 'Hired')).toEqual([])

    await company.expectCard('Emeka Nwosu', 'Interviews Scheduled')
    await drag(company, 'Emeka Nwosu', 'Hired')
    await expect(toast(page, 'Not possible')).toContainText('A person is hired by accepting an offer.')
    await company.expectCard('Emeka Nwosu', 'Interviews Scheduled')
  })

  test('is worked with the keyboard alone @desktop', async ({ page, places }) => {
    const company = new CompanyDashboard(page, places)
    const person = 'Ngozi Adichie-Cole'
    await company.openBoard(ROLE)
    await company.main.getByRole('searchbox', { name: 'Search applicants' }).focus()
    const name = company.card(person).getByRole('button', { name: person, exact: true })
    await tabTo(page, name)
    await expect(name).toBeFocused()

    await page.keyboard.press('Space')
    await expect(page.getByText(`${person} is over New.`)).toBeAttached()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByText(`${person} is over Under Review.`)).toBeAttached()
    await page.keyboard.press('Escape')
    await expect(page.getByText(`${person} is back.`)).toBeAttached()
    await company.expectCard(person, 'New')

    await name.focus()
    await page.keyboard.press('Space')
    await expect(page.getByText(`${person} is over New.`)).toBeAttached()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByText(`${person} is over Under Review.`)).toBeAttached()
    await page.keyboard.press('Space')
    await company.expectCard(person, 'Under Review')
    // As long as somebody is at the choice, the move waits.
    await page.getByRole('button', { name: 'Tell now' }).focus()
    // Half under the header a control would be too small.
    await page.evaluate(() => window.scrollTo(0, 0))
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(toast(page, 'Review started')).toBeVisible()
  })

  test('follows the candidate, and the candidate follows it, within two seconds @apart', async ({
    page,
    places,
    context,
  }) => {
    const candidate = new CandidateDashboard(page, places)
    const company = new CompanyDashboard(await context.newPage(), places)
    await candidate.open('applications')
    await company.openBoard(ROLE)

    const { id } = await applied(page, places)
    await company.expectCard(PERSON, 'New', LIVE)
    await candidate.open('applications', { application: id })

    await company.moveByMenu(PERSON, 'Under Review')
    // Nothing is told while it can be undone.
    await company.expectCard(PERSON, 'Under Review')
    await expect(candidate.main).toContainText(`${COMPANY}: Applied`)
    await company.tellNow()
    await toast(company.page, 'Review started').waitFor()
    await expect(candidate.main).toContainText(`${COMPANY}: Under Review`, LIVE)

    await candidate.main.getByRole('button', { name: 'Withdraw' }).click()
    await candidate.dialog('Withdraw this application?').getByRole('button', { name: 'Withdraw' }).click()
    await toast(page, 'Application withdrawn').waitFor()
    await company.expectCard(PERSON, 'Withdrawn', LIVE)
  })
})
