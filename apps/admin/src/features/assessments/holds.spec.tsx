import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { holdsApi } from '@tryka/domain'
import { axeViolations } from '@tryka/ui/testing'
import { holdOf, openAssessments } from '../../testing/assessments'
import { adminApiAs, adminApiWith, refusing } from '../../testing/open-app'

const first = holdOf(1)
const open = (holds = [first], api = adminApiWith([])) => openAssessments([], [], '?list=held', api, holds)
const title = () => screen.findByRole('heading', { level: 2, name: /^SQL: / })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const sent = (api: ReturnType<typeof open>) =>
  api.calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body])

describe('Held results', () => {
  it('have the queue, and of each what was seen and how the five tasks went', async () => {
    open([holdOf(1, { said: 'I teach this.' }), holdOf(2, { kinds: ['alike'], state: 'appealed' })])
    expect(await title()).toHaveTextContent('SQL: Hard tasks, far too quick; Far above the last result')
    expect(screen.getByText('2 of 5 right')).toBeVisible()
    expect(screen.getByText('Score 640 from 18 tasks')).toBeVisible()
    expect(screen.getByText('Score 380, 1 Dec 2024')).toBeVisible()
    expect(screen.getByText('I teach this.')).toBeVisible()
    const [, row] = within(screen.getByRole('table')).getAllByRole('row')
    expect(row).toHaveTextContent('73 s45 s')
    expect(screen.getByRole('tab', { name: /^Held results/ })).toHaveTextContent('2')
    expect(await axeViolations()).toEqual([])
  })

  it('are confirmed with a reason; nothing is chosen beforehand', async () => {
    const api = open()
    await title()
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked()
    await press('Choose an outcome')
    expect(screen.getByRole('radio', { name: /^Confirm/ })).toHaveFocus()
    await userEvent.click(screen.getByRole('radio', { name: /^Confirm/ }))
    await press('Confirm and tell')
    expect(screen.getByLabelText('Reason')).toHaveFocus()
    await userEvent.type(screen.getByLabelText('Reason'), 'The answers show it.')
    expect(await axeViolations()).toEqual([])
    await press('Confirm and tell')
    expect(await screen.findByText('Result Confirmed')).toBeVisible()
    expect(sent(api)).toEqual([
      [
        `/api/admin/holds/${first.id}/decide`,
        { outcome: 'confirmed', reason: 'The answers show it.', version: 2 },
      ],
    ])
  })

  it('can only be confirmed before their person answered', async () => {
    open([holdOf(1, { state: 'open', recheck: null, right: null })])
    await userEvent.selectOptions(await screen.findByLabelText('Held results'), 'Waiting for their person')
    await title()
    expect(screen.getByText(/Waits for its person until 20 Jan 2025/)).toBeVisible()
    expect(screen.getByText('Not asked for')).toBeVisible()
    expect(screen.getAllByRole('radio')).toHaveLength(1)
  })

  it('show what another decided meanwhile', async () => {
    const api = open()
    await title()
    const now = holdOf(1, { state: 'not_confirmed', decidedBy: 'arjun', decidedAt: first.at, version: 3 })
    api.on(holdsApi.get, () => now)
    api.on(holdsApi.decide, refusing(409, 'STALE'))
    await userEvent.click(screen.getByRole('radio', { name: /^Do not confirm/ }))
    await userEvent.type(screen.getByLabelText('Reason'), 'No.')
    await press('Do not confirm, and tell')
    expect(await screen.findByText(/^arjun, /)).toBeVisible()
    expect(screen.queryByRole('radio')).toBeNull()
  })

  it('are for a reader to look at', async () => {
    open([first], adminApiAs('reader'))
    await title()
    expect(await screen.findByText('You can read this. A moderator or an owner decides.')).toBeVisible()
  })

  it('say when none waits, and when they cannot be read', async () => {
    open([])
    expect(await screen.findByRole('heading', { name: 'No result waits' })).toBeVisible()
    await userEvent.selectOptions(screen.getByLabelText('Held results'), 'Decided')
    expect(await screen.findByRole('heading', { name: 'Nothing is decided yet' })).toBeVisible()
    expect(await axeViolations()).toEqual([])
  })
})
