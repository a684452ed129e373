import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { moderationApi } from '@tryka/domain'
import { axeViolations, stubMedia } from '@tryka/ui/testing'
import { adminApiAs, callsTo, refusing } from '../../testing/open-app'
import { caseOf, idOf, madeOf, objectionOf, openReports } from '../../testing/moderation'

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

  it('goes through pages of cases and of objections, in the address', async () => {
    const oldest = '2024-12-31T08:00:00.000Z'
    const many = [1, 2, 3, 4, 5, 6, 7].map((n) => caseOf(n, `Case ${n}`, n === 7 ? { openedAt: oldest } : {}))
    openReports(
      many,
      many.map(({ id }, n) => objectionOf({ id, text: `Objection ${n + 1}` })),
    )
    await title('Case 1')
    // The oldest stands on another page.
    expect(screen.getByText(/^7 wait, the oldest since 31 Dec 2024/)).toBeVisible()
    await press('Next')
    expect(await title('Case 6')).toBeVisible()
    expect(window.location.search).toBe('?after=5')
    expect(within(screen.getByRole('list', { name: 'Cases' })).getAllByRole('link')).toHaveLength(2)
    await userEvent.click(screen.getByRole('link', { name: /^Case 7/ }))
    expect(await title('Case 7')).toBeVisible()
    expect(screen.getByRole('link', { name: /^Case 6/ })).toBeVisible()
    await press('Previous')
    expect(await title('Case 1')).toBeVisible()

    await userEvent.click(screen.getByRole('tab', { name: /^Objections/ }))
    expect(await screen.findByText('Objection 5')).toBeVisible()
    await press('Next')
    expect(await screen.findByText('Objection 6')).toBeVisible()
    expect(window.location.search).toBe('?list=objections&after=5')
    expect(screen.queryByText('Objection 5')).toBeNull()
  })

  it('says who looks at a case', async () => {
    openReports([courier])
    await title('Courier')
    await press('Take this case')
    expect(await screen.findByText(/With meera\.admin\.$/)).toBeVisible()
  })

  it('has nothing chosen beforehand, and the button says so', async () => {
    const api = openReports([courier])
    await title('Courier')
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked()
    await press('Choose what happens')
    expect(screen.getByRole('group', { name: 'What happens' })).toHaveAccessibleDescription(
      /Choose what happens\.$/,
    )
    expect(screen.getByRole('radio', { name: /^Dismiss/ })).toHaveFocus()
    await userEvent.click(screen.getByRole('radio', { name: /^Suspend/ }))
    expect(screen.getByLabelText('For how long')).toHaveDisplayValue('Choose how long')
    await press('Suspend and tell')
    expect(screen.getByLabelText('Ground')).toHaveFocus()
    expect(screen.getByText('Choose how long.')).toBeVisible()
    expect(sent(api)).toEqual([])
  })

  it('lets a moderator suspend for a time, and an owner without end', async () => {
    for (const role of ['moderator', 'owner'] as const) {
      const api = openReports([courier], [], '', adminApiAs(role))
      await title('Courier')
      await userEvent.click(screen.getByRole('radio', { name: /^Suspend/ }))
      const lengths = within(screen.getByLabelText('For how long')).getAllByRole('option')
      expect(lengths.map(({ textContent }) => textContent)).toEqual([
        'Choose how long',
        '7 days',
        '30 days',
        '90 days',
        ...(role === 'owner' ? ['Until an objection succeeds'] : []),
      ])
      expect(sent(api)).toEqual([])
      cleanup()
    }
  })

  it('dismisses by one press', async () => {
    const api = openReports([courier])
    await title('Courier')
    await userEvent.click(screen.getByRole('radio', { name: /^Dismiss/ }))
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

  it('lifts a decision that was a mistake with a reason, and none that an objection waits about', async () => {
    const down = madeOf({ id: idOf(51), action: 'take_down', subject: 'posting', name: 'Courier' })
    const waits = madeOf({ id: idOf(52), action: 'warn', name: 'Waits', objection: 'open' })
    const over = madeOf({ id: idOf(53), action: 'suspend', name: 'Over', state: 'ended' })
    const api = openReports([caseOf(1, 'Courier', { history: [down, waits, over] })])
    await title('Courier')
    expect(screen.getAllByRole('button', { name: 'Lift this decision' })).toHaveLength(1)
    await press('Lift this decision')
    expect(screen.getByLabelText('Reason')).toHaveFocus()
    await press('Cancel')
    expect(screen.getByRole('button', { name: 'Lift this decision' })).toHaveFocus()
    await press('Lift this decision')
    await press('Lift and tell')
    expect(screen.getByText('Write what the person is told.')).toBeVisible()
    expect(sent(api)).toEqual([])
    await userEvent.type(screen.getByLabelText('Reason'), 'The fee was the company’s own.')
    expect(await axeViolations()).toEqual([])
    await press('Lift and tell')

    expect(await screen.findByText('Decision Lifted')).toBeVisible()
    expect(sent(api)).toEqual([{ reason: 'The fee was the company’s own.' }])
    expect(await screen.findByText(/meera\.admin: The fee was the company’s own\.$/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Lift this decision' })).toBeNull()
  })

  it('shows a reader a case, and nothing that the server would refuse', async () => {
    openReports([caseOf(1, 'Courier', { history: [madeOf()] })], [], '', adminApiAs('reader'))
    await title('Courier')
    expect(await screen.findByText('You can read this. A moderator or an owner decides.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Lift this decision' })).toBeNull()
  })

  it('upholds an objection with an answer, and leaves one’s own to somebody else', async () => {
    const api = openReports([], [objectionOf()], '?list=objections')
    const form = within(await screen.findByRole('form', { name: 'Objection about Courier' }))
    expect(screen.getByText('The deposit was for the key.')).toBeVisible()
    for (const radio of form.getAllByRole('radio')) expect(radio).not.toBeChecked()
    await userEvent.click(form.getByRole('button', { name: 'Choose an outcome' }))
    expect(form.getByText('Choose an outcome.')).toBeVisible()
    expect(form.getByRole('radio', { name: /^Uphold/ })).toHaveFocus()
    await userEvent.click(form.getByRole('radio', { name: /^Uphold/ }))
    await userEvent.click(form.getByRole('button', { name: 'Uphold and lift the decision' }))
    expect(form.getByText('Write what the person is told.')).toBeVisible()
    expect(form.getByLabelText('Answer')).toHaveFocus()
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
