import type { Page } from '@playwright/test'
import { AssessmentPlayer } from '../pages/assessment-player'
import { signIn } from '../pages/strangers'
import { newEmail } from '../support/api'
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe'
import { expect, test, type Places } from '../support/fixtures'
import { KEYS, MOUSE, type Hands } from '../support/hands'
import { profileOf } from '../support/live-people'
import type { Mailbox } from '../support/mailbox'
import { OwnBrowser } from '../support/own-browser'
import { pageClient } from '../support/page-client'
import { expectAllSaid } from '../support/screen-reader'

/** After so many it can be handed in. */
const LEAST = 12
/** Where the browser is closed, and where the network is lost. */
const [CLOSED_AT, OFFLINE_AT] = [4, 6]
const HEIGHT = 844
const MEASURES = /^See what it measures ?: ?SQL$/
const STATEMENTS = [/^I am the owner/, /^I work alone/, /^I do not pass/]

const WAYS: readonly [way: string, hands: Hands, width: number][] = [
  ['by mouse', MOUSE, 1440],
  ['by mouse', MOUSE, 390],
  ['by keyboard alone', KEYS, 1440],
  ['by keyboard alone', KEYS, 390],
]

const openSkills = (page: Page, places: Places) =>
  page.goto(places.app('/candidate-dashboard?section=skills&place=me'))

/** Somebody new, with a profile, signed in as everybody does. */
async function signedIn(page: Page, places: Places, mailbox: Mailbox): Promise<void> {
  const email = newEmail('tested')
  await page.goto(places.app('/sign-in?return=/welcome'))
  await signIn(page, mailbox, email)
  await page.getByRole('heading', { level: 1, name: 'What brings you here?' }).waitFor()
  await profileOf({ email, client: pageClient(page, places), cookies: [] }, 'Ingrid Solheim')
}

/** Everything that is demanded of a screen, at this width; so high that its foot covers nothing. */
async function expectGood(page: Page): Promise<void> {
  const size = page.viewportSize() ?? { width: 1440, height: HEIGHT }
  await page.setViewportSize({ ...size, height: 4 * HEIGHT })
  await expectAccessible(page)
  await page.setViewportSize(size)
  await page.waitForFunction((height) => window.innerHeight === height, size.height)
  await expectAllSaid(page)
  await expectNoSidewaysScroll(page)
}

test.describe('An assessment survives a closed browser and a lost network, and ends with a result', () => {
  for (const [way, hands, width] of WAYS)
    test(`${way} at ${width} px @desktop`, async ({ places, mailbox }, info) => {
      test.setTimeout(240_000)
      const { browser, page } = await OwnBrowser.open(info.outputPath('profile'), { width, height: HEIGHT })
      try {
        await signedIn(page, places, mailbox)
        await openSkills(page, places)
        await booked(page, hands)
        const player = await taken(new AssessmentPlayer(page, hands), { browser, hands, places })
        await expectResult(player.page)
        await hands.press(player.page.locator('#main').getByRole('link', { name: 'Skills & Credentials' }))
        await expect(player.page.getByText(/^(Retry on|Beginner held|Intermediate held)/)).toBeVisible()
        browser.expectQuiet(/ERR_INTERNET_DISCONNECTED/)
      } finally {
        await browser.close()
      }
    })
})

/** From the list of skills into the first task, after one of practice. */
async function booked(page: Page, hands: Hands): Promise<void> {
  await hands.press(page.getByRole('button', { name: 'Start Assessment' }))
  await expectAccessible(page)
  await hands.press(page.getByRole('link', { name: MEASURES }))
  await expect(page.getByRole('heading', { level: 1, name: 'SQL assessment' })).toBeVisible()
  await expectGood(page)
  await test.step('One task is practised before', async () => {
    await hands.press(page.getByRole('link', { name: 'Practise first' }))
    await expect(page.getByText('Task 1 of 6')).toBeVisible()
    await hands.press(page.getByRole('button', { name: 'I don’t know' }))
    await expect(page.getByRole('heading', { name: 'You did not know' })).toBeFocused()
    await expectGood(page)
    await hands.press(page.getByRole('link', { name: 'Leave practice' }))
    await expect(page.getByRole('heading', { level: 1, name: 'SQL assessment' })).toBeVisible()
  })
  for (const name of STATEMENTS) await hands.tick(page.getByRole('checkbox', { name }))
  await hands.press(page.getByRole('button', { name: 'Start now' }))
}

/** Twelve tasks, through everything that happens on the way; the page may be another one in the end. */
async function taken(
  begun: AssessmentPlayer,
  { browser, hands, places }: { browser: OwnBrowser; hands: Hands; places: Places },
): Promise<AssessmentPlayer> {
  let player = begun
  const seen = new Set<string>()
  for (let seq = 1; seq <= LEAST; seq++) {
    await player.isAtTask(seq)
    const kind = await player.kind()
    if (!seen.has(kind)) await expectGood(player.page)
    seen.add(kind)
    await player.fillIn()
    if (seq === CLOSED_AT)
      player = await test.step('The browser is closed', async () => {
        const before = { stem: await player.stem(), given: await player.given() }
        await browser.close()
        const again = new AssessmentPlayer(await browser.reopen(), hands)
        await openSkills(again.page, places)
        await hands.press(again.page.getByRole('link', { name: /^Go on ?: ?SQL$/ }).first())
        await again.isAtTask(seq)
        await expect(again.page.getByText('Welcome back to task 4.', { exact: true })).toBeVisible()
        expect({ stem: await again.stem(), given: await again.given() }).toEqual(before)
        await expectGood(again.page)
        return again
      })
    if (seq === OFFLINE_AT) await test.step('The network is lost', () => sentLater(player, seq))
    else await player.send()
  }
  if (await player.goesOn(LEAST + 1)) await player.handIn()
  return player
}

/** Answers while there is no network: it is kept, and goes out by itself once there is one again, in its time. */
async function sentLater(player: AssessmentPlayer, seq: number): Promise<void> {
  const { page } = player
  await page.context().setOffline(true)
  await expect(page.getByText('You are offline.', { exact: true })).toBeVisible()
  const given = await player.given()
  await player.send()
  await expect(page.getByRole('button', { name: 'Answer' })).toHaveAttribute('aria-disabled', 'true')
  await expectGood(page)
  expect(await player.given()).toEqual(given)
  await page.context().setOffline(false)
  await player.isAtTask(seq + 1)
  await expect(page.getByText('No answer came in time', { exact: false })).toHaveCount(0)
}

async function expectResult(page: Page): Promise<void> {
  await expect(page).toHaveURL(/[?&]result=/)
  await expect(
    page.getByRole('status').getByText(/^Your result in SQL: .+ likely \d+ to \d+\.$/),
  ).toBeAttached()
  const levels = page
    .getByRole('listitem')
    .filter({ hasText: /^(Beginner|Intermediate|Advanced|Expert).*%$/ })
  await expect(levels).toHaveCount(4)
  await expect(page.getByRole('region', { name: 'By topic' }).getByRole('listitem')).toHaveCount(6)
  await expectGood(page)
}
