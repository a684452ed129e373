import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { assessmentsApi, liveRechecksApi, rechecksApi, type RecheckView } from '@tryka/domain'
import { createFakeApi } from '@tryka/api-client/testing'
import { axeViolations } from '@tryka/ui/testing'
import { buildHold, buildRecheck, buildResult, buildTask } from '../../../testing/assessments'
import { inHours } from '../../../testing/hiring'
import { bodiesOf, candidateApiWith, openApp, refusing } from '../../../testing/open-app'
import { openSection } from '../../../testing/open-section'
import { Recheck } from './recheck'

const ANSWER = '/api/rechecks/recheck-1/answer'
const ADDRESS = '?section=skills&recheck=recheck-1'
const second = (over: Partial<RecheckView> = {}) =>
  buildRecheck({ done: 1, task: buildTask({ seq: 2, of: 5, nonce: 'nonce-2', stem: 'And now?' }), ...over })
const asked = () => buildRecheck({ state: 'asked', startedAt: null, endsAt: null, task: null })

function open(view: RecheckView, next: RecheckView = second()) {
  let now = view
  const api = createFakeApi()
  api.on(rechecksApi.show, () => now)
  api.on(rechecksApi.start, () => (now = buildRecheck()))
  api.on(rechecksApi.answer, () => (now = next))
  openSection(<Recheck />, api, ADDRESS)
  return api
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

describe('The five tasks', () => {
  beforeEach(() => localStorage.clear())

  it('begin when their person says so, and then one stands alone on the screen', async () => {
    open(asked())
    expect(await screen.findByRole('heading', { level: 1, name: 'Five more tasks' })).toBeVisible()
    expect(screen.getByText(/^With 3 right of five it is confirmed\./)).toBeVisible()
    expect(await axeViolations()).toEqual([])
    await press('Start now')
    expect(
      await screen.findByRole('heading', { level: 1, name: 'What does this LEFT JOIN return?' }),
    ).toHaveFocus()
    expect(screen.getByText(/^Task/).textContent).toBe('Task 1 of 5')
    expect(screen.queryByText('Pause')).toBeNull()
    expect(await axeViolations()).toEqual([])
  })

  it('take an answer, or none, and count nothing beside it', async () => {
    const api = open(buildRecheck())
    await press('Answer')
    expect(await screen.findByText('Give an answer, or press I don’t know.')).toBeVisible()
    expect(bodiesOf(api, 'POST', ANSWER)).toEqual([])
    await userEvent.click(screen.getByRole('radio', { name: 'No row' }))
    await press('Answer')
    expect(await screen.findByRole('heading', { name: 'And now?' })).toHaveFocus()
    await press('I don’t know')
    await waitFor(() =>
      expect(bodiesOf(api, 'POST', ANSWER)).toEqual([
        { seq: 1, nonce: 'nonce-1', answer: { chosen: ['b2'] } },
        { seq: 2, nonce: 'nonce-2', answer: null },
      ]),
    )
    expect(localStorage).toHaveLength(0)
  })

  it('take what stands there when the time is over', async () => {
    const dueAt = new Date(Date.now() + 1_500).toISOString()
    const api = open(buildRecheck({ task: buildTask({ of: 5, kind: 'short', options: undefined, dueAt }) }))
    await userEvent.type(await screen.findByRole('textbox'), 'two')
    await waitFor(
      () => expect(bodiesOf(api, 'POST', ANSWER)).toMatchObject([{ seq: 1, answer: { text: 'two' } }]),
      { timeout: 4_000 },
    )
  })

  it('lead to the result when they end', async () => {
    const api = candidateApiWith()
    const end = buildRecheck({ state: 'confirmed', done: 5, task: null, endedAt: inHours(0) })
    api.on(rechecksApi.show, () => end)
    api.on(assessmentsApi.result, () => buildResult({ hold: buildHold({ state: 'confirmed' }) }))
    openApp(`/candidate-dashboard${ADDRESS}`, api)
    expect(await screen.findByRole('heading', { level: 1, name: 'Advanced' })).toBeVisible()
    expect(window.location.search).toContain('result=attempt-1')
  })

  it.each([
    ['confirmed', 'Confirmed'],
    ['not_confirmed', 'Not confirmed'],
    ['not_done', 'Not done'],
    ['declined', 'Declined'],
  ] as const)('that are about no result say how they ended: %s', async (state, name) => {
    open(buildRecheck({ state, attempt: null, task: null, endedAt: inHours(0) }))
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible()
    expect(await axeViolations()).toEqual([])
  })

  it('say when they cannot be opened', async () => {
    const api = createFakeApi()
    api.on(rechecksApi.show, refusing(500, 'broken'))
    openSection(<Recheck />, api, ADDRESS)
    expect(await screen.findByText(/^The five tasks could not be opened\./)).toBeVisible()
  })

  it('in a call say who looks on, and show it what is written', async () => {
    const live = { attempt: null, company: 'Kestrel Labs' }
    const task = buildTask({ of: 5, kind: 'short', options: undefined })
    const api = open(buildRecheck({ ...live, task }), second(live))
    api.on(liveRechecksApi.draft, () => undefined)
    expect(
      await screen.findByText('Say aloud why. Kestrel Labs sees your answer as you write it.'),
    ).toBeVisible()
    await userEvent.type(screen.getByRole('textbox'), 'maxPri')
    await waitFor(() =>
      expect(bodiesOf(api, 'PUT', '/api/rechecks/recheck-1/draft').at(-1)).toEqual({
        seq: 1,
        draft: { text: 'maxPri' },
      }),
    )
    expect(await axeViolations()).toEqual([])
  })

  it('in a call end where they were asked for', async () => {
    open(
      buildRecheck({
        attempt: null,
        company: 'Kestrel Labs',
        task: null,
        state: 'confirmed',
        endedAt: inHours(0),
      }),
    )
    expect(await screen.findByRole('link', { name: 'Interviews' })).toBeVisible()
  })
})
