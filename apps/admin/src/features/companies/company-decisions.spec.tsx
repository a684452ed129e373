import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { adminApi, consoleApi } from '@tryka/domain'
import { axeViolations } from '@tryka/ui/testing'
import {
  companiesApiWith,
  northwind,
  openCompanies,
  press,
  sent,
  tidewater,
  title,
} from '../../testing/companies'
import { MEERA, openApp, refusing } from '../../testing/open-app'

const FACTS = 'Nobody of this company works at the domain that it proved.'

describe('A company that nobody reported', () => {
  it('is suspended on its page with reasons, and restored where the decision stands', async () => {
    const { api } = await openCompanies([northwind], '?state=verified')
    await title('Northwind')
    const form = within(await screen.findByRole('form', { name: 'Suspend this company' }))
    expect(await axeViolations()).toEqual([])
    await press('Suspend and tell')
    expect(form.getByText('Choose a ground.')).toBeVisible()
    expect(sent(api)).toEqual([])
    await userEvent.selectOptions(form.getByLabelText('Ground'), 'employers')
    await userEvent.selectOptions(form.getByLabelText('For how long'), '30 days')
    await userEvent.type(form.getByLabelText('Facts'), FACTS)
    await press('Suspend and tell')

    expect(await screen.findByText('Company Suspended')).toBeVisible()
    expect(sent(api)).toEqual([{ ground: 'employers', facts: FACTS, days: 30 }])
    await waitFor(() => expect(window.location.search).toBe(`?state=suspended&company=${northwind.id}`))
    expect(await screen.findByText('Suspended: Northwind')).toBeVisible()
    expect(screen.queryByRole('form', { name: 'Suspend this company' })).toBeNull()

    await press('Lift this decision')
    await userEvent.type(screen.getByLabelText('Reason'), 'They showed us the register.')
    expect(await axeViolations()).toEqual([])
    await press('Lift and tell')
    expect(await screen.findByText('Decision Lifted')).toBeVisible()
    expect(sent(api).at(-1)).toEqual({ reason: 'They showed us the register.' })
  })

  it('is suspended from a doubt too, which says so', async () => {
    const doubted = { ...northwind, doubtedAt: '2025-01-03T09:05:00.000Z', waits: 'doubt' } as const
    await openCompanies([doubted])
    await title('Northwind')
    expect(screen.getByText(/If it is not who it says, suspend it below, with your reasons\.$/)).toBeVisible()
    expect(await screen.findByRole('form', { name: 'Suspend this company' })).toBeVisible()
  })

  it('keeps what was typed when it is refused', async () => {
    const { api } = await openCompanies([northwind], '?state=verified')
    const form = within(await screen.findByRole('form', { name: 'Suspend this company' }))
    api.on(consoleApi.suspendCompany, refusing(409, { code: 'NOT_NOW', detail: 'Not as things stand.' }))
    await userEvent.selectOptions(form.getByLabelText('Ground'), 'employers')
    await userEvent.selectOptions(form.getByLabelText('For how long'), '30 days')
    await userEvent.type(form.getByLabelText('Facts'), FACTS)
    await press('Suspend and tell')
    expect(await screen.findByText('Not as things stand.')).toBeVisible()
    expect(form.getByLabelText('Facts')).toHaveValue(FACTS)
  })

  it('is not suspended before it was verified', async () => {
    const { api } = await openCompanies([tidewater, northwind])
    await title('Tidewater Labs')
    await waitFor(() =>
      expect(api.calls.some(({ path }) => path.endsWith(`${tidewater.id}/decisions`))).toBe(true),
    )
    expect(screen.queryByRole('form', { name: 'Suspend this company' })).toBeNull()
  })

  it('is closed by owners with reasons, after a look at what ends and a question', async () => {
    const { api } = await openCompanies([northwind], '?state=verified')
    await title('Northwind')
    await userEvent.click(await screen.findByRole('button', { name: 'Close it with reasons' }))
    const form = within(await screen.findByRole('form', { name: 'Close this company' }))
    expect(await form.findByText(/Now: 2 postings, 1 open application, 3 seats\.$/)).toBeVisible()
    await press('Close and tell')
    expect(form.getByText('Choose a ground.')).toBeVisible()
    await userEvent.selectOptions(form.getByLabelText('Ground'), 'employers')
    await userEvent.type(form.getByLabelText('Facts'), FACTS)
    expect(form.getByText(/we closed the company “Northwind”, for good\.$/)).toBeVisible()
    expect(await axeViolations()).toEqual([])
    await press('Close and tell')
    expect(sent(api)).toEqual([])
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Close Northwind for good?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Close company' }))
    expect(await screen.findByText('Company Closed')).toBeVisible()
    expect(sent(api)).toEqual([{ ground: 'employers', facts: FACTS }])
    await waitFor(() => expect(window.location.search).toBe(`?state=any&company=${northwind.id}`))
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Close this company' })).toBeNull())
  })

  it('is closed by no moderator', async () => {
    const server = companiesApiWith([northwind])
    server.api.on(adminApi.me, () => ({ ...MEERA, role: 'moderator' }))
    openApp('/admin-companies?state=verified', server.api)
    expect(await screen.findByRole('form', { name: 'Suspend this company' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Close it with reasons' })).toBeNull()
  })
})
