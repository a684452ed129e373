import {
  answerTask,
  getAttempt,
  handInAttempt,
  startAssessment,
  startAttempt,
  type AttemptView,
} from '@tryka/domain'
import type { ApiClient } from '@tryka/api-client'
import { toast } from '../pages/toasts'
import { adminCookies, newEmail } from '../support/api'
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { profileOf, seated } from '../support/live-people'
import { expectAllSaid } from '../support/screen-reader'

/** No other journey takes it: a task that is void counts for nobody. */
const SKILL = 'Machine Learning'
const SIGNALS = { changes: 0, blurs: 0, blurSeconds: 0, pastes: 0, pastedCharacters: 0, copies: 0 }
const WHAT = 'The number of rows was missing.'
const REASON = 'You are right, the number was missing. The task rests.'

/** As many tasks as are needed for a result, none of them known. */
async function taken(client: ApiClient): Promise<string> {
  const consents = { owner: true, alone: true, keeps: true }
  const { attempt } = await client.call(startAssessment, { body: { skill: SKILL, consents } })
  const params = { id: attempt ?? '' }
  let view: AttemptView = await client.call(startAttempt, { params })
  for (; view.task && !view.canHandIn;) {
    const { seq, nonce } = view.task
    view = await client.call(answerTask, { params, body: { seq, nonce, answer: null, signals: SIGNALS } })
  }
  if (view.state === 'running') await client.call(handInAttempt, { params, body: { version: view.version } })
  expect((await client.call(getAttempt, { params })).state).toBe('scored')
  return params.id
}

test.describe('An appeal', () => {
  test('is sent, decided in the console, and read with the result and by mail @desktop', async ({
    page,
    context,
    browser,
    places,
    mailbox,
  }) => {
    test.setTimeout(120_000)
    const seat = await seated(newEmail('appealed'))
    const id = await taken(await profileOf(seat, 'Ingrid Solheim'))
    await context.addCookies(seat.cookies)

    await page.goto(places.app(`/candidate-dashboard?section=skills&result=${id}&place=me`))
    const card = page.getByRole('region', { name: 'Something was wrong with a task?' })
    await card.getByRole('button', { name: 'Say what was wrong' }).click()
    const dialog = page.getByRole('dialog', { name: 'What was wrong?' })
    await dialog.getByRole('button', { name: 'Send appeal' }).click()
    await expect(dialog.getByLabel('Task', { exact: true })).toBeFocused()
    await expectAccessible(page)
    const about = await dialog.getByRole('option', { name: /^Task 3, / }).innerText()
    await dialog.getByLabel('Task', { exact: true }).selectOption({ label: about })
    await dialog.getByLabel('What was wrong').fill(WHAT)
    await dialog.getByRole('button', { name: 'Send appeal' }).click()
    await expect(toast(page, 'Appeal sent')).toBeVisible()
    await expect(card.getByRole('list', { name: 'Your appeals' })).toContainText('A person looks at it')

    await test.step('Somebody of the console looks at the task and upholds it', async () => {
      const desk = await browser.newContext()
      await desk.addCookies(await adminCookies())
      const admin = await desk.newPage()
      await admin.goto(places.admin('/admin-assessments'))
      await admin
        .getByRole('link', { name: `${SKILL} ${about}` })
        .first()
        .click()
      await expect(admin.getByText(WHAT)).toBeVisible()
      await admin.getByRole('radio', { name: /^Uphold: task faulty/ }).check()
      await admin.getByLabel('Reason').fill(REASON)
      await expectAccessible(admin)
      await admin.getByRole('button', { name: 'Uphold and tell' }).click()
      await expect(admin.getByRole('button', { name: 'Uphold and tell' })).toHaveCount(0)
      await admin.getByRole('tab', { name: /^Decided/ }).click()
      await expect(admin.getByText('The result of this person stayed as it was.')).toBeVisible()
      await desk.close()
    })

    await test.step('The person reads how it was decided', async () => {
      await expect(card.getByText('The task was faulty', { exact: true })).toBeVisible()
      await expect(card.getByText(`The answer: ${REASON}`)).toBeVisible()
      await expect(
        card.getByText(/^It counts for nobody any more\. Your other answers show no/),
      ).toBeVisible()
      await expect(page.getByRole('heading', { level: 1, name: 'No level yet' })).toBeVisible()
      await card.getByRole('button', { name: 'Say what was wrong' }).click()
      await expect(dialog.getByRole('option', { name: /^Task 4, / })).toBeAttached()
      await dialog.getByRole('button', { name: 'Cancel' }).click()
      await expectAccessible(page)
      await expectAllSaid(page)
      await expectNoSidewaysScroll(page)
      await expect
        .poll(
          async () => (await mailbox.to(seat.email)).map(({ text }) => text.replace(/\s+/g, ' ')).join(),
          {
            timeout: 20_000,
          },
        )
        .toContain(REASON)
    })
  })
})
