import type { ApiClient } from '@tryka/api-client'
import {
  answerTurn,
  appUrl,
  criteriaOf,
  followTurn,
  startPractice,
  type PracticeSession,
} from '@tryka/domain'
import { CandidateDashboard } from '../pages/candidate-dashboard'
import { newEmail } from '../support/api'
import { expectAccessible } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { profileOf, seated } from '../support/live-people'
import { begins, breaksOff, refuses, says, startModel, type ModelServer } from '../support/model-server'
import { startApi, type ApiProcess } from '../support/processes'
import { freePorts } from '../support/stack'

const QUOTE = 'I stopped the importer, compared its log with the table'
const ANSWER = `In March the importer of our clinic lost 40 rows on a Friday night, two days before the audit. ${QUOTE}, and found a cursor that skipped rows after a timeout. I wrote a check that counts both sides, and I told the nurses which 40 forms to keep. By Monday all rows were back, and the auditor compared the two counts.`
const REMARK = 'The answer says what was stopped first.'
const remark = (criterion: string) => JSON.stringify({ criterion, quote: QUOTE, remark: REMARK, level: 3 })
const REMARKS = criteriaOf('behavioural').map(remark).join('\n')
const WORDED = 'Of the weekly goal nothing was learned yet.'
const COUNTS = JSON.stringify({ text: WORDED, facts: ['minutes', 'goal'] })
const BUILT_IN = 'It is not reached yet. A week off costs nothing.'
const GOAL = 'How far is my weekly goal?'

/** An answer that was judged: where its feedback stands. */
async function judged(client: ApiClient): Promise<Record<string, string>> {
  const session: PracticeSession = await client.call(startPractice, {
    body: {
      for: { kind: 'area', area: 'Blockchain' },
      types: ['behavioural'],
      level: 'mid',
      count: 1,
      mode: 'typed',
      feedback: 'each',
    },
  })
  const turn = session.turns[0]?.id ?? ''
  const params = { id: turn }
  const body = { text: ANSWER, seconds: 90, spoken: false }
  const { turns } = await client.call(answerTurn, { params, body })
  if (turns[0]?.state === 'answered') await client.call(followTurn, { params, body: { text: null } })
  return { session: session.id, turn }
}

test.describe('Words by a model', () => {
  let model: ModelServer
  let api: ApiProcess
  test.beforeAll(async () => {
    model = await startModel()
    const [port = 0] = freePorts(1)
    const url = `http://127.0.0.1:${port}`
    api = await startApi('with-a-model', port, {
      AI_BASE_URL: model.baseUrl,
      AI_MODEL: 'model-of-journeys',
      PUBLIC_URL: url,
      RATE_LIMIT_FACTOR: '1000',
    })
  })
  test.afterAll(async () => {
    await api.stop()
    await model.close()
  })

  test('are on by consent, stop by a press, fail into what is built in, and are off again @desktop', async ({
    page,
  }) => {
    const seat = await seated(newEmail('words'), api.url)
    const me = await profileOf(seat, 'Asha Verma')
    await page.context().addCookies(seat.cookies)
    const to = (path: string) => appUrl(api.url, path)
    const candidate = new CandidateDashboard(page, { site: to, app: to, admin: to, api: to })
    const words = page.getByRole('region', { name: 'Words by a model' })
    const panel = page.getByRole('complementary', { name: 'Coach' })
    const talk = panel.getByRole('log', { name: 'Talk with the coach' })
    const field = panel.getByRole('textbox', { name: 'Ask the coach' })
    const stop = (of: typeof panel) => of.getByRole('button', { name: 'Stop', exact: true })
    const score = page.getByText('practice score of 100')
    const feedback = async (at: Record<string, string>) => {
      const query = new URLSearchParams({ place: 'me', section: 'interviews', ...at })
      await page.goto(to(`/candidate-dashboard?${query}`))
      await expect(score).toBeVisible()
    }
    const openPanel = async () => {
      await candidate.open('learning', { place: 'me', coach: 'open' })
      await expect(field).toBeVisible()
    }
    const ask = async (text: string) => {
      await field.fill(text)
      await page.keyboard.press('Enter')
    }
    const first = await judged(me)

    await test.step('Nothing is asked of a model before somebody agrees to this host', async () => {
      await feedback(first)
      await expect(words.getByText(model.host)).toBeVisible()
      await expectAccessible(page)
      expect(model.asked()).toBe(0)
      await words.getByRole('button', { name: 'Agree' }).click()
      await expect(words.getByRole('button', { name: 'Ask the model' })).toBeVisible()
    })

    await test.step('On: remarks with quotes of the answer, kept, and the score is as it was', async () => {
      const before = await score.locator('..').innerText()
      model.answers(says(REMARKS))
      await words.getByRole('button', { name: 'Ask the model' }).click()
      await expect(words.getByText(REMARK)).toHaveCount(criteriaOf('behavioural').length)
      await expect(words.getByText(QUOTE).first()).toBeVisible()
      await expectAccessible(page)
      await page.reload()
      await expect(words.getByText(REMARK).first()).toBeVisible()
      expect(await score.locator('..').innerText()).toBe(before)
      expect(model.asked()).toBe(1)
    })

    await test.step('On: counts of the panel are worded, and it says by whom', async () => {
      model.answers(says(COUNTS))
      await openPanel()
      await expect(panel.getByText('Built in, worded by a model')).toBeVisible()
      await ask(GOAL)
      await expect(talk.getByText(WORDED)).toBeVisible()
      await expect(talk.getByText(`Worded by model-of-journeys at ${model.host}.`)).toBeVisible()
    })

    await test.step('Stopped: the call upstream ends, the built-in sentence stands there once', async () => {
      model.answers(begins('{"text": "The'))
      await ask(GOAL)
      await expect(stop(talk)).toBeVisible()
      await expect.poll(model.open).toBe(1)
      await expectAccessible(page)
      await stop(talk).focus()
      await page.keyboard.press('Enter')
      await expect(talk.getByText(BUILT_IN)).toHaveCount(1)
      await expect.poll(model.open).toBe(0)
      await expect(stop(talk)).toHaveCount(0)
      await expect(field).toBeFocused()
      await expect(field).toHaveValue('')
      await page.reload()
      await expect(talk.getByText(BUILT_IN)).toHaveCount(1)
      await expect(talk.getByText(GOAL)).toHaveCount(2)
    })

    const second = await judged(me)
    await test.step('Stopped: a remark that was half said is not kept', async () => {
      await feedback(second)
      model.answers(begins(`${remark('action')}\n{"criterion": "res`))
      await words.getByRole('button', { name: 'Ask the model' }).click()
      await expect(words.getByText(REMARK)).toBeVisible()
      await stop(words).click()
      await expect(words.getByText('Stopped. What it had said is not kept.')).toBeVisible()
      await expect.poll(model.open).toBe(0)
      await page.reload()
      await expect(words.getByRole('button', { name: 'Ask the model' })).toBeVisible()
      await expect(words.getByText(REMARK)).toHaveCount(0)
    })

    await test.step('Failing: what breaks off and what refuses ends in built-in words', async () => {
      model.answers(breaksOff(`${remark('action')}\n{"criterion": "res`))
      await words.getByRole('button', { name: 'Ask the model' }).click()
      await expect(words.getByRole('heading', { name: 'Built-in words from here' })).toBeVisible()
      await expect(words.getByText(/^The model did not answer\. Nothing is missing/)).toBeVisible()
      await expect(words.getByText(REMARK)).toHaveCount(0)
      await expectAccessible(page)
      model.answers(refuses(400))
      await openPanel()
      await ask(GOAL)
      await expect(talk.getByText(BUILT_IN)).toHaveCount(2)
    })

    await test.step('Off: taken back, nobody is asked any more, and all goes on built in', async () => {
      const calls = model.asked()
      await candidate.open('settings', { place: 'me' })
      const card = page.getByRole('region', { name: 'Words by a model' })
      await card.getByRole('button', { name: 'Take it back' }).click()
      await expect(card.getByRole('button', { name: 'Agree' })).toBeVisible()
      await openPanel()
      await expect(panel.getByText('Built in, no model')).toBeVisible()
      await ask(GOAL)
      await expect(talk.getByText(BUILT_IN)).toHaveCount(3)
      await feedback(second)
      await expect(words.getByRole('button', { name: 'Agree' })).toBeVisible()
      await expect(words.getByRole('button', { name: 'Ask the model' })).toHaveCount(0)
      expect(model.asked()).toBe(calls)
    })
  })
})
