import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { moderationApi } from '@tryka/domain'
import { axeViolations, stubMedia } from '@tryka/ui/testing'
import { callsTo, refusing } from '../../testing/open-app'
import { caseOf, madeOf, objectionOf, openReports } from '../../testing/moderation'

const courier = caseOf(1, 'Courier', {
  history: [madeOf({ action: 'warn', subject: 'posting', name: 'Courier' })],
})
const cook = caseOf(2, 'Cook', { weight: 1, reports: 1, reason: 'not_real' })
const title = (name: string) => screen.findByRole('heading', { level: 2, name })
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const sent = (api: ReturnType<typeof openReports>) =>
  api.calls.filter(({ method }) => method === 'POST').map(({ body }) => body)
const FACTS = 'The posting asks for a deposit before the first interview.'

describe('Reports page', () => {
  it('has the queue, and of a case what was seen, what is there now, what was told and decided', async () => {
    openReports([courier, cook])
    await title('Courier')

    const links = within(screen.getByRole('list', { name: 'Cases' })).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['true', null])
    expect(links[0]).toHaveTextContent(/^CourierPosting, asks for money3 reports, weight 2, .+Open$/)
    expect(screen.getByText('A deposit of 120 EUR.')).toBeVisible()
    expect(screen.getByText('Courier, edited')).toBeVisible()
    expect(screen.getByText('They want a deposit.')).toBeVisible()
    expect(screen.getByText(/^asha@mail\.example, /)).toBeVisible()
    expect(screen.getByText('Warned: Courier')).toBeVisible()
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Open2',
      'Decided0',
      'Objections0',
    ])
    expect(await axeViolations()).toEqual([])
    links[0]?.focus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(await title('Cook')).toHaveFocus()
  })

  it('says who looks at a case', async () => {
    openReports([courier])
    await title('Courier')
    await press('Take this case')
    expect(await screen.findByText(/With meera\.admin\.$/)).toBeVisible()
  })

  it('dismisses by one press', async () => {
    const api = openReports([courier])
    await title('Courier')
    await press('Dismiss and tell the reporters')
    await waitFor(() => expect(sent(api)).toEqual([{ action: 'dismiss', version: 1 }]))
    expect(await screen.findByText('Case Dismissed')).toBeVisible()
  })

  it('decides with a ground, facts and a length, and shows the statement before', async () => {
    const api = openReports([courier])
    await title('Courier')
    await userEvent.click(screen.getByRole('radio', { name: /^Suspend/ }))
    await press('Suspend and tell')
    expect(screen.getByText('Choose a ground.')).toBeVisible()
    expect(screen.getByText('Write at least 20 characters.')).toBeVisible()
    expect(sent(api)).toEqual([])

    await userEvent.selectOptions(screen.getByLabelText('Ground'), 'unreal_work')
    await userEvent.selectOptions(screen.getByLabelText('For how long'), '30 days')
    await userEvent.type(screen.getByLabelText('Facts'), FACTS)
    expect(screen.getAllByText('A person decided. Nothing here is automatic.').at(-1)).toBeVisible()
    expect(screen.getByText(/we suspended the company because of the posting “Courier”, until/)).toBeVisible()
    expect(await axeViolations()).toEqual([])
    await press('Suspend and tell')

    await waitFor(() =>
      expect(sent(api)).toEqual([
        { action: 'suspend', version: 1, ground: 'unreal_work', facts: FACTS, days: 30 },
      ]),
    )
    expect(await screen.findByText('Decided')).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Decision and statement of reasons' })).toBeNull()
  })

  it('keeps what was typed when somebody else changed the case', async () => {
    const api = openReports([courier])
    await title('Courier')
    api.on(moderationApi.decideCase, refusing(409, { code: 'STALE', detail: 'Stale.' }))
    await userEvent.click(screen.getByRole('radio', { name: /^Warn/ }))
    await userEvent.selectOptions(screen.getByLabelText('Ground'), 'harm')
    await userEvent.type(screen.getByLabelText('Facts'), FACTS)
    await press('Warn and tell')

    expect(await screen.findByText(/^This was changed somewhere else/)).toBeVisible()
    expect(screen.getByLabelText('Facts')).toHaveValue(FACTS)
  })

  it('upholds an objection with an answer, and leaves one’s own to somebody else', async () => {
    const api = openReports([], [objectionOf()], '?list=objections')
    const form = within(await screen.findByRole('form', { name: 'Objection about Courier' }))
    expect(screen.getByText('The deposit was for the key.')).toBeVisible()
    await userEvent.click(form.getByRole('button', { name: 'Uphold and lift the decision' }))
    expect(form.getByText('Write what the person is told.')).toBeVisible()
    await userEvent.type(form.getByLabelText('Answer'), 'You are right.')
    expect(await axeViolations()).toEqual([])
    await userEvent.click(form.getByRole('button', { name: 'Uphold and lift the decision' }))

    expect(await screen.findByText('Objection Upheld')).toBeVisible()
    expect(sent(api)).toEqual([{ outcome: 'upheld', answer: 'You are right.' }])
  })

  it('says so where one may not decide', async () => {
    openReports([], [objectionOf({ mayDecide: false })], '?list=objections')
    expect(await screen.findByText(/another administrator decides about the objection\.$/)).toBeVisible()
    expect(screen.queryByRole('form')).toBeNull()
  })

  it('says when nothing is reported, and when it cannot be read', async () => {
    const api = openReports([])
    expect(await screen.findByRole('heading', { name: 'Nothing is reported' })).toBeVisible()
    api.on(moderationApi.cases, refusing(500, 'broken'))
    await userEvent.click(screen.getByRole('tab', { name: /^Decided/ }))
    expect(await screen.findByText(/^The cases could not be loaded\. Check/)).toBeVisible()
    expect(callsTo(api, '/api/admin/cases')).toContain('/api/admin/cases?state=decided')
  })

  it('has the queue first on a phone, and a way back', async () => {
    const restore = stubMedia('max-width: 980px')
    openReports([courier, cook])
    const list = await screen.findByRole('list', { name: 'Cases' })
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull()
    await userEvent.click(within(list).getAllByRole('link')[1] ?? list)
    expect(await title('Cook')).toHaveFocus()
    await userEvent.click(screen.getByRole('link', { name: 'All cases' }))
    expect(await screen.findByRole('list', { name: 'Cases' })).toBeVisible()
    restore()
  })
})
