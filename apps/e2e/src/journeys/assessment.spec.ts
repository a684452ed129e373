import type { BrowserContext, Page } from '@playwright/test'
import { AssessmentPlayer } from '../pages/assessment-player'
import { newEmail } from '../support/api'
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe'
import { expect, test, type Places } from '../support/fixtures'
import { tabTo } from '../support/keyboard'
import { profileOf, seated } from '../support/live-people'

/** After so many it can be handed in, and so many there are at most. */
const [LEAST, MOST] = [12, 24]
const MEASURES = /^See what it measures ?: ?SQL$/
const STATEMENTS = [/^I am the owner/, /^I work alone/, /^I do not pass/]

async function signedIn(context: BrowserContext): Promise<void> {
  const seat = await seated(newEmail('tested'))
  await profileOf(seat, 'Ingrid Solheim')
  await context.addCookies(seat.cookies)
}

const openSkills = (page: Page, places: Places) =>
  page.goto(places.app('/candidate-dashboard?section=skills&place=me'))

async function expectResult(page: Page): Promise<void> {
  await expect(page).toHaveURL(/[?&]result=/)
  await expect(page.getByText('likely', { exact: false }).first()).toBeVisible()
  const levels = page
    .getByRole('listitem')
    .filter({ hasText: /^(Beginner|Intermediate|Advanced|Expert).*%$/ })
  await expect(levels).toHaveCount(4)
  await expect(page.getByRole('region', { name: 'By topic' }).getByRole('listitem')).toHaveCount(6)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

test.describe('An assessment', () => {
  test.use({ actionTimeout: 20_000 })

  test('survives a closed browser and a lost network, and ends with a result @desktop', async ({
    page,
    context,
    places,
    browserConsole,
  }) => {
    test.setTimeout(180_000)
    browserConsole.expect(/ERR_INTERNET_DISCONNECTED/)
    await signedIn(context)
    await openSkills(page, places)
    await page.getByRole('button', { name: 'Start Assessment' }).click()
    await expectAccessible(page)
    await page.getByRole('link', { name: MEASURES }).click()

    await expect(page.getByRole('heading', { level: 1, name: 'SQL assessment' })).toBeVisible()
    await expectAccessible(page)
    await test.step('One task is practised before', () => practised(page))
    for (const name of STATEMENTS) await page.getByRole('checkbox', { name }).check()
    await page.getByRole('button', { name: 'Start now' }).click()

    let player = new AssessmentPlayer(page)
    const expectAccessibleOnce = ofEachKind()
    for (let seq = 1; seq <= LEAST; seq++) {
      await player.isAtTask(seq)
      await expectAccessibleOnce(player)
      if (seq === 4) player = await test.step('The browser is closed', () => reopened(player, places))
      await player.fillIn()
      if (seq === 6) await test.step('The network is lost', () => offline(player))
      else await player.answer.click()
    }
    if (await player.goesOn(LEAST + 1)) await player.handIn()

    await expectResult(player.page)
    await player.page.locator('#main').getByRole('button', { name: 'Skills & Credentials' }).click()
    await expect(player.page.getByText(/^(Retry on|Beginner held|Intermediate held)/)).toBeVisible()
  })

  test('is taken by keyboard alone in a narrow window @desktop', async ({ page, context, places }) => {
    test.setTimeout(180_000)
    await page.setViewportSize({ width: 390, height: 844 })
    await signedIn(context)
    await openSkills(page, places)
    const press = async (role: 'link' | 'checkbox' | 'button', name: RegExp | string, key: string) => {
      const target = page.getByRole(role, { name })
      await target.waitFor()
      await tabTo(page, target, 120)
      await page.keyboard.press(key)
    }
    await press('button', 'Start Assessment', 'Enter')
    await press('link', MEASURES, 'Enter')
    for (const name of STATEMENTS) await press('checkbox', name, 'Space')
    await expectNoSidewaysScroll(page)
    await press('button', 'Start now', 'Enter')

    const player = new AssessmentPlayer(page)
    const expectAccessibleOnce = ofEachKind()
    for (let seq = 1; seq <= MOST && (seq === 1 || (await player.goesOn(seq))); seq++) {
      await player.isAtTask(seq)
      await expectNoSidewaysScroll(page)
      await expectAccessibleOnce(player)
      await player.answerByKeys()
    }
    await expectResult(page)
  })
})

/** A practice task is told at once; leaving leads back to the assessment. */
async function practised(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Practise first' }).click()
  await expect(page.getByText('Task 1 of 6')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'I don’t know' }).click()
  await expect(page.getByRole('heading', { name: 'You did not know' })).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Leave practice' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'SQL assessment' })).toBeVisible()
}

/** Checks the first task of each kind. */
function ofEachKind() {
  const seen = new Set<string>()
  return async (player: AssessmentPlayer): Promise<void> => {
    const kind = await player.kind()
    if (seen.has(kind)) return
    seen.add(kind)
    await expectAccessible(player.page)
  }
}

/** Closes the page and finds the same task where the skills lead back to. */
async function reopened(player: AssessmentPlayer, places: Places): Promise<AssessmentPlayer> {
  const stem = await player.stem()
  const page = await player.page.context().newPage()
  await player.page.close()
  await openSkills(page, places)
  await page
    .getByRole('link', { name: /^Go on ?: ?SQL$/ })
    .first()
    .click()
  const again = new AssessmentPlayer(page)
  await again.isAtTask(4)
  await expect(page.getByText('Welcome back to task 4.')).toBeVisible()
  expect(await again.stem()).toBe(stem)
  return again
}

/** Answers while there is no network; the answer goes out by itself once there is one again. */
async function offline({ page, answer }: AssessmentPlayer): Promise<void> {
  await page.context().setOffline(true)
  await expect(page.getByText('You are offline.')).toBeVisible()
  await answer.click()
  await expectAccessible(page)
  await page.context().setOffline(false)
}
