import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { assessmentsApi, holdsApi, type OwnHold } from '@tryka/domain'
import { createFakeApi } from '@tryka/api-client/testing'
import { axeViolations } from '@tryka/ui/testing'
import { buildHold, buildRecheck, buildResult } from '../../../testing/assessments'
import { bodiesOf, refusing } from '../../../testing/open-app'
import { openSection } from '../../../testing/open-section'
import { Skills } from '../skills'

const SAY = '/api/attempts/attempt-1/hold/appeal'

function open(over: Partial<OwnHold> = {}) {
  const api = createFakeApi()
  api.on(assessmentsApi.result, () => buildResult({ hold: buildHold(over), expiresAt: null }))
  api.on(holdsApi.take, () => buildRecheck({ state: 'asked', task: null }))
  api.on(holdsApi.say, () => buildHold({ state: 'waiting' }))
  openSection(<Skills />, api, '?section=skills&result=attempt-1')
  return api
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('A held result', () => {
  it('says plainly why, what can be done and until when, and no level', async () => {
    open()
    await heading('Held')
    expect(screen.getByText('The result is far above the one of 12 Oct 2026.')).toBeVisible()
    expect(screen.getByText('This happens by chance too, and says nothing against you.')).toBeVisible()
    expect(screen.getByText(/^Take 5 more tasks: with 3 right.*until 5 Dec 2026\.$/)).toBeVisible()
    expect(screen.queryByText('Advanced')).toBeNull()
    expect(screen.queryByText('612')).toBeNull()
    expect(await axeViolations()).toEqual([])
  })

  it('names each reason', async () => {
    open({
      reasons: [
        { kind: 'fast', tasks: 9, since: null },
        { kind: 'alike', tasks: 2, since: null },
      ],
    })
    await heading('Held')
    expect(screen.getByText(/^9 hard tasks were right in under a quarter/)).toBeVisible()
    expect(screen.getByText(/^2 answers in code are, but for names/)).toBeVisible()
  })

  it('leads to the five tasks', async () => {
    const api = open()
    await heading('Held')
    await press('Take the five tasks')
    await waitFor(() => expect(window.location.search).toContain('recheck=recheck-1'))
    expect(api.calls.some(({ path }) => path === '/api/attempts/attempt-1/recheck')).toBe(true)
  })

  it('takes an appeal instead', async () => {
    const api = open()
    await heading('Held')
    await press('Appeal')
    const dialog = within(await screen.findByRole('dialog', { name: 'Appeal' }))
    expect(await axeViolations()).toEqual([])
    await userEvent.click(dialog.getByText('Send appeal'))
    expect(dialog.getAllByText('Write how it was.').length).toBeGreaterThan(0)
    expect(bodiesOf(api, 'POST', SAY)).toEqual([])
    await userEvent.type(dialog.getByLabelText('How it was'), 'I teach this.')
    await userEvent.click(dialog.getByText('Send appeal'))
    expect(await screen.findByText('Appeal sent')).toBeVisible()
    expect(bodiesOf(api, 'POST', SAY)).toEqual([{ text: 'I teach this.' }])
  })

  it('says that a person looks at it, and offers nothing meanwhile', async () => {
    open({
      state: 'waiting',
      canTake: false,
      canAppeal: false,
      recheck: { id: 'recheck-1', state: 'not_confirmed' },
    })
    await heading('A person looks at it')
    expect(screen.getByText(/^The five tasks did not confirm it, so a person/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Appeal' })).toBeNull()
    expect(screen.queryByRole('button', { name: /five tasks/ })).toBeNull()
  })

  it('that was not confirmed has the reason and one appeal, and after that neither', async () => {
    const no = { canTake: false, said: 'I teach this.', reason: 'The five tasks show another level.' }
    const appealUntil = '2026-12-30T12:00:00.000Z'
    open({ ...no, state: 'not_confirmed', canAppeal: true, appealUntil })
    await heading('Not confirmed')
    expect(screen.getByText('You wrote: I teach this.')).toBeVisible()
    expect(screen.getByText('The answer: The five tasks show another level.')).toBeVisible()
    expect(screen.getByText('You can appeal once, until 30 Dec 2026.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Appeal' })).toBeVisible()
    expect(await axeViolations()).toEqual([])
  })

  it('that stands not confirmed offers nothing more', async () => {
    open({ state: 'refused', canTake: false, canAppeal: false })
    await heading('Not confirmed')
    expect(screen.getByText(/^It stands as it is\./)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Appeal' })).toBeNull()
  })

  it('that was confirmed is a result like others', async () => {
    open({ state: 'confirmed', canTake: false, canAppeal: false })
    await heading('Advanced')
  })

  it('says when the five tasks cannot be opened', async () => {
    const api = open()
    api.on(holdsApi.take, refusing(409, 'NO_TRACK'))
    await heading('Held')
    await press('Take the five tasks')
    expect(await screen.findByText(/could not be opened|NO_TRACK/)).toBeVisible()
  })
})
