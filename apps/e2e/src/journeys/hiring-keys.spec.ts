import type { Locator, Page } from '@playwright/test'
import { CandidateDashboard, type CandidateSection } from '../pages/candidate-dashboard'
import { CompanyDashboard, type CompanySection } from '../pages/company-dashboard'
import { criteriaOf } from '../pages/scorecard'
import { toast } from '../pages/toasts'
import { expect, test, type Places } from '../support/fixtures'
import { COMPANY, PERSON, ROLE, timePasses } from '../support/hiring'
import { tabTo } from '../support/keyboard'

/** So many presses of Tab lead through the longest section of a phone. */
const PRESSES = 200

/** One hand on the keyboard: it reaches a control with Tab alone. */
function hand(page: Page) {
  const to = async (target: Locator) => {
    await target.waitFor({ state: 'attached' })
    await tabTo(page, target, PRESSES)
  }
  return {
    to,
    press: async (target: Locator, key = 'Enter') => {
      await to(target)
      await page.keyboard.press(key)
    },
    type: async (target: Locator, text: string) => {
      await to(target)
      await page.keyboard.type(text)
    },
    /** Chooses from a closed list as its first letters do. */
    choose: async (target: Locator, option: string) => {
      await to(target)
      await page.keyboard.type(option)
      await expect(target.locator('option:checked')).toHaveText(option)
    },
  }
}

/** Loads the page again as F5 does, and thinks better of it when the browser asks. */
async function reloadAndStay(page: Page): Promise<void> {
  const asked = page.waitForEvent('dialog')
  await page.evaluate(() => window.setTimeout(() => window.location.reload(), 0))
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
}

/** Five more tabs of the same browser, some of either side, which must all be true at the end. */
async function fiveMore(page: Page, places: Places) {
  const open = async (section: CandidateSection) => {
    const tab = new CandidateDashboard(await page.context().newPage(), places)
    await tab.open(section)
    return tab
  }
  const openCompany = async (section: CompanySection) => {
    const tab = new CompanyDashboard(await page.context().newPage(), places)
    await tab.open(section)
    return tab
  }
  return {
    applications: await open('applications'),
    interviews: await open('interviews'),
    opportunities: await open('opportunities'),
    overview: await openCompany('overview'),
    companyInterviews: await openCompany('interviews'),
  }
}

test.describe('A hiring by keyboard on a phone', () => {
  test('loses nothing with seven tabs and pages that are loaded again at bad moments @phone', async ({
    page,
    places,
    context,
  }) => {
    test.setTimeout(240_000)
    const candidate = new CandidateDashboard(page, places)
    await candidate.open('overview')
    const company = new CompanyDashboard(await context.newPage(), places)
    await company.open('overview')
    const others = await fiveMore(page, places)
    const mine = hand(page)
    const theirs = hand(company.page)
    const chooseStage = async (stage: string) => {
      await theirs.press(company.card(PERSON).getByRole('button', { name: `Move ${PERSON}` }))
      const item = company.page.getByRole('menuitemradio', { name: stage })
      await expect(async () => {
        await company.page.keyboard.press('ArrowDown')
        await expect(item).toBeFocused({ timeout: 200 })
      }).toPass()
      await company.page.keyboard.press('Enter')
    }

    await test.step('the candidate applies; the note survives a reload, and one press is one application', async () => {
      await candidate.open('opportunities', { q: ROLE })
      await mine.press(candidate.applyNow(ROLE, COMPANY))
      const dialog = candidate.dialog(`Apply for ${ROLE}`)
      const note = dialog.getByRole('textbox', { name: /note/i })
      await mine.type(note, 'I proved two vaults.')
      await reloadAndStay(page)
      await expect(note).toHaveValue('I proved two vaults.')
      await mine.to(dialog.getByRole('button', { name: 'Send application' }))
      // Both presses come before the answer, however slow the machine is.
      let answer = (): void => undefined
      const pressed = new Promise<void>((resolve) => (answer = resolve))
      await page.route('**/api/jobs/*/applications*', async (route) => {
        await pressed
        await route.continue()
      })
      await page.keyboard.press('Enter')
      await page.keyboard.press('Enter')
      answer()
      await dialog.waitFor({ state: 'hidden' })
      await candidate.open('applications', { q: ROLE })
      await expect(candidate.row(`${ROLE}${COMPANY}`)).toHaveCount(1)
      await expect(others.applications.row(`${ROLE}${COMPANY}`)).toContainText('Applied')
    })

    await test.step('the company reads the note and starts its review, and reloads at once', async () => {
      await company.openBoard(ROLE)
      const name = company.card(PERSON).getByRole('button', { name: PERSON, exact: true })
      await theirs.press(name)
      const dialog = company.dialog(PERSON)
      await expect(dialog).toContainText('I proved two vaults.')
      await theirs.press(dialog.getByRole('button', { name: 'Start review' }))
      await company.page.reload()
      await company.openBoard(ROLE)
      await company.expectCard(PERSON, 'Under Review')
      await expect(others.applications.row(`${ROLE}${COMPANY}`)).toContainText('Under Review')
    })

    await test.step('the company proposes times, the candidate picks one and reloads at once', async () => {
      await chooseStage('Interviews Scheduled')
      const dialog = company.dialog(`Schedule an interview with ${PERSON}`)
      await theirs.press(dialog.getByRole('button', { name: 'Add another time' }))
      await theirs.press(dialog.getByRole('button', { name: 'Propose interview' }))
      await expect(toast(company.page, 'Interview proposed')).toBeVisible()

      await expect(others.interviews.row(ROLE).filter({ hasText: 'No time agreed yet' })).toBeVisible()
      await candidate.open('interviews')
      const proposal = candidate.row(ROLE).filter({ hasText: 'No time agreed yet' })
      await mine.to(proposal.getByRole('radio').first())
      await page.keyboard.press('ArrowDown')
      await expect(proposal.getByRole('radio').nth(1)).toBeChecked()
      await mine.press(proposal.getByRole('button', { name: 'Confirm this time' }))
      await page.reload()
      await expect(candidate.row(ROLE).filter({ hasText: 'Confirmed' })).toBeVisible()
      await expect(others.companyInterviews.row(PERSON).filter({ hasText: ROLE }).first()).toBeVisible()
    })

    await test.step('the company records how it went; half a scorecard survives a reload', async () => {
      await timePasses(company.page, places)
      await company.open('interviews')
      await expect(async () => {
        await company.page.reload()
        await expect(company.main.getByRole('button', { name: `Mark as held ${PERSON}` })).toBeVisible({
          timeout: 1_000,
        })
      }).toPass()
      await theirs.press(company.main.getByRole('button', { name: `Mark as held ${PERSON}` }))
      await theirs.press(company.page.getByRole('button', { name: 'Mark as held', exact: true }))
      await expect(toast(company.page, 'Interview held')).toBeVisible()

      const waiting = company.main.getByRole('region', { name: 'Waiting for an outcome' })
      const opener = waiting.getByRole('button', { name: `Write scorecard ${PERSON}` })
      const card = company.dialog(`Scorecard for ${PERSON}`)
      await theirs.press(opener)
      const [skill = '', ...others] = await criteriaOf(card)
      const rating = (name: string) => card.getByRole('combobox', { name, exact: true })
      const why = (name: string) => card.getByRole('textbox', { name: `Why: ${name}`, exact: true })
      await theirs.choose(rating(skill), '3 Good')
      await theirs.type(why(skill), 'Clear answers.')
      // Kept even where the browser goes without asking.
      company.page.once('dialog', (question) => void question.accept())
      await company.page.reload()
      await theirs.press(opener)
      await expect(why(skill)).toHaveValue('Clear answers.')
      for (const criterion of others) {
        await theirs.choose(rating(criterion), '3 Good')
        await theirs.type(why(criterion), 'Clear answers.')
      }
      await theirs.choose(card.getByRole('combobox', { name: 'Recommendation' }), 'Strong yes')
      await theirs.press(card.getByRole('button', { name: 'Submit scorecard' }))
      await expect(toast(company.page, 'Scorecard submitted')).toBeVisible()

      await theirs.press(waiting.getByRole('button', { name: `Set outcome ${PERSON}` }))
      const outcome = company.dialog(`Outcome of the interview with ${PERSON}`)
      await theirs.to(outcome.getByRole('radio').first())
      if (!(await outcome.getByRole('radio', { name: 'Passed' }).isChecked()))
        await company.page.keyboard.press('Space')
      await expect(outcome.getByRole('radio', { name: 'Passed' })).toBeChecked()
      await theirs.press(outcome.getByRole('button', { name: 'Set outcome' }))
      await expect(toast(company.page, `${PERSON}: Passed`)).toBeVisible()
      const next = company.dialog(`${PERSON} passed. What is next?`)
      await expect(next.getByRole('button', { name: 'Make an offer' })).toBeVisible()
      await company.page.keyboard.press('Escape')
      await expect(next).toBeHidden()
    })

    await test.step('the company offers; its terms survive a reload; the candidate accepts once', async () => {
      await company.openBoard(ROLE)
      await company.expectCard(PERSON, 'Under Review')
      await chooseStage('Offers')
      const dialog = company.dialog(`Offer to ${PERSON}`)
      const terms = dialog.getByRole('textbox', { name: /^Terms/ })
      await theirs.type(terms, 'Four weeks of holiday.')
      await reloadAndStay(company.page)
      await expect(terms).toHaveValue('Four weeks of holiday.')
      await theirs.press(dialog.getByRole('button', { name: 'Review offer' }))
      await expect(dialog.getByRole('group', { name: 'The offer' })).toBeFocused()
      await theirs.press(dialog.getByRole('button', { name: 'Send offer' }))
      await expect(toast(company.page, 'Offer sent')).toBeVisible()

      await candidate.open('applications')
      await mine.press(candidate.respond(ROLE, COMPANY))
      const answer = candidate.dialog('Respond to the offer')
      await expect(answer).toContainText('Four weeks of holiday.')
      await mine.to(answer.getByRole('radio').first())
      await page.keyboard.press('Space')
      await expect(answer.getByRole('radio', { name: 'Accept' })).toBeChecked()
      await mine.press(answer.getByRole('button', { name: 'Send answer' }))
      await page.reload()
      await expect(candidate.row(`${ROLE}${COMPANY}`)).toContainText('Hired')
    })

    await test.step('every tab says what is so', async () => {
      await expect(others.applications.row(`${ROLE}${COMPANY}`)).toContainText('Hired')
      await company.expectCard(PERSON, 'Hired')
      const history = others.interviews.main.getByRole('region', { name: 'History' })
      await expect(history.getByRole('listitem').filter({ hasText: ROLE })).toContainText('Passed')
      await expect(others.opportunities.main.getByRole('heading', { level: 1 })).toHaveText('Opportunities')
      const waiting = others.companyInterviews.main.getByRole('region', { name: 'Waiting for an outcome' })
      await expect(waiting.getByRole('button', { name: `Set outcome ${PERSON}` })).toHaveCount(0)
      for (const { main } of Object.values(others)) await expect(main.getByRole('alert')).toHaveCount(0)
    })
  })
})
