import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { companyInterviewsApi } from '@tryka/domain'
import { axeViolations } from '@tryka/ui/testing'
import { buildCompanyInterview, companyApiWith, interviewsOf, openCompany } from '../../testing/company'
import { DONE, dialog, openInterviews, press, today } from '../../testing/company-interviews'
import { formatDay } from '../../base/format/format'
import { mondayIn, weeksAfter } from '../../base/week/week'
import { inHours } from '../../testing/hiring'
import { bodiesOf, refusing } from '../../testing/open-app'
import { ZONE } from '../../testing/places'
import { firstSlot, momentsOf } from '../parts/interviews/slots'

const part = async (name: string | RegExp) => within(await screen.findByRole('region', { name }))

describe('Interviews of the company', () => {
  it('shows today, what is ahead, what waits and what is behind', async () => {
    openInterviews({
      ...today(),
      upcoming: [buildCompanyInterview(), buildCompanyInterview({ id: 'i2', startsAt: inHours(48) })],
      waitingForOutcome: [buildCompanyInterview({ id: 'i3', ...DONE, canSetOutcome: true })],
      past: [buildCompanyInterview({ id: 'i4', ...DONE, outcome: 'Passed', feedback: 'Clear.' })],
    })

    expect(await screen.findByText('1 interview today, Wed 8 Jan. Times are Los Angeles time.')).toBeVisible()
    expect((await part('Today')).getByText('Confirmed')).toBeVisible()
    expect((await part('Upcoming')).getAllByRole('listitem')).toHaveLength(1)
    expect(
      (await part('Waiting for an outcome')).getByRole('button', { name: 'Set outcome Sofía Herrera' }),
    ).toBeVisible()
    expect((await part('Past')).getByText('Feedback: Clear.')).toBeVisible()
    expect(await axeViolations()).toEqual([])
  })

  it('colours the outcome, not the meeting: who was not selected is not green', async () => {
    openInterviews({
      past: [
        buildCompanyInterview({ id: 'i1', ...DONE, outcome: 'Passed' }),
        buildCompanyInterview({ id: 'i2', ...DONE, outcome: 'Not Selected' }),
        buildCompanyInterview({ id: 'i3', ...DONE, status: 'cancelled' }),
      ],
    })
    const past = await part('Past')

    const neutral = past.getByText('Cancelled').className
    expect(past.getByText('Not Selected').className).toBe(neutral)
    expect(past.getByText('Passed').className).not.toBe(neutral)
  })

  it('turns the pages of what is behind, and opens the page of the one that a link means', async () => {
    const past = Array.from({ length: 23 }, (_each, at) =>
      buildCompanyInterview({ id: `i${at}`, ...DONE, outcome: 'Passed', feedback: `Number ${at}.` }),
    )
    const api = companyApiWith()
    api.on(companyInterviewsApi.list, () => interviewsOf({ past }))
    openCompany('interviews&interview=i12', api)

    expect(await screen.findByText('Showing 11-20 of 23')).toBeVisible()
    expect(screen.getByText('Feedback: Number 12.').closest('li')).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    expect((await part('Past')).getAllByRole('listitem')).toHaveLength(3)
    expect((await part('Past')).getByText('23 interviews')).toBeVisible()
  })

  it('shows a week of one interviewer, and leads from it to the interview', async () => {
    const marcus = { id: 'member-2', name: 'Marcus Oyelaran' }
    const now = buildCompanyInterview({ startsAt: inHours(0) })
    openInterviews({
      today: [now],
      upcoming: [
        now,
        buildCompanyInterview({
          id: 'i2',
          status: 'pending',
          proposedSlots: [inHours(0), inHours(7 * 24)],
          interviewers: [marcus],
        }),
      ],
    })
    await press('Week')
    const weekFrom = (monday: string) => part(new RegExp(`^${formatDay(`${monday}T12:00:00Z`, 'UTC')} to `))
    const monday = mondayIn('', ZONE, new Date(inHours(0)))

    const week = await weekFrom(monday)
    expect(week.getAllByRole('listitem')).toHaveLength(7)
    expect(week.getAllByRole('link')).toHaveLength(2)
    expect(week.getByRole('link', { name: /Proposed/ })).toBeVisible()
    expect(await axeViolations()).toEqual([])
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Interviewer' }), marcus.name)
    expect(week.getAllByRole('link')).toHaveLength(1)
    await press('Week after')
    const next = await weekFrom(weeksAfter(monday, 1))
    await userEvent.click(next.getByRole('link', { name: /Sofía Herrera/ }))

    expect((await part('Upcoming')).getByRole('listitem')).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'Week after' })).toBeNull()
  })

  it('picks one of the times that the candidate proposes', async () => {
    const [first, second] = [inHours(30), inHours(54)]
    const api = openInterviews(
      today({ status: 'pending', proposedBy: 'candidate', proposedSlots: [first, second], canConfirm: true }),
    )
    api.on(companyInterviewsApi.confirm, () => buildCompanyInterview())
    await press('Pick a time Sofía Herrera')

    const form = await dialog()
    await userEvent.click(form.getAllByRole('radio').at(1) ?? document.body)
    await userEvent.click(form.getByRole('button', { name: 'Confirm interview' }))

    expect(await screen.findByText('Interview confirmed')).toBeVisible()
    expect(bodiesOf(api, 'POST', '/api/company/interviews/interview-1/confirm')).toEqual([
      { slot: second, version: 3 },
    ])
  })

  it('records a time that was agreed elsewhere only with how', async () => {
    const slot = inHours(30)
    const api = openInterviews(today({ status: 'pending', proposedSlots: [slot] }))
    api.on(companyInterviewsApi.confirm, () => buildCompanyInterview())
    await press('More actions for Sofía Herrera')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Record an agreed time' }))
    const form = await dialog()

    await userEvent.click(form.getByRole('button', { name: 'Confirm interview' }))
    expect(form.getByText('Give a reason.')).toBeVisible()
    expect(form.getByRole('textbox', { name: 'How was it agreed?' })).toHaveFocus()
    await userEvent.type(form.getByRole('textbox', { name: 'How was it agreed?' }), 'By phone')
    await userEvent.click(form.getByRole('button', { name: 'Confirm interview' }))

    expect(await screen.findByText('Interview confirmed')).toBeVisible()
    expect(bodiesOf(api, 'POST', '/api/company/interviews/interview-1/confirm')).toEqual([
      { slot, version: 3, reason: 'By phone' },
    ])
  })

  it('cancels with notice', async () => {
    const api = openInterviews(today())
    api.on(companyInterviewsApi.cancel, () => buildCompanyInterview({ status: 'cancelled' }))
    await press('More actions for Sofía Herrera')
    expect(await screen.findByRole('menuitem', { name: 'Calendar file' })).toHaveAttribute(
      'href',
      '/api/interviews/interview-1/calendar.ics?place=demo-team',
    )
    await userEvent.click(screen.getByRole('menuitem', { name: 'Cancel interview' }))

    await userEvent.click((await dialog()).getByRole('button', { name: 'Cancel interview' }))

    expect(await screen.findByText('Interview cancelled')).toBeVisible()
    expect(bodiesOf(api, 'POST', '/api/company/interviews/interview-1/cancel')).toEqual([{ version: 3 }])
  })

  it('moves one to a time at which its interviewer is free, if nobody types another', async () => {
    const ten = firstSlot(ZONE, 1)
    const [taken = ''] = momentsOf([ten], ZONE)
    const other = buildCompanyInterview({ id: 'i2', startsAt: taken, duration: 60 })
    other.candidate.name = 'Diego Luna'
    const api = openInterviews({ ...today(), upcoming: [other] })
    api.on(companyInterviewsApi.reschedule, () => buildCompanyInterview())
    await press('Reschedule Sofía Herrera')
    const box = await dialog()

    const eleven = ten.replace('T10:00', 'T11:00')
    await waitFor(() => expect(box.getByLabelText('Time')).toHaveValue(eleven))
    expect(box.queryByText(/has another interview/)).toBeNull()
    await userEvent.type(box.getByLabelText('Reason'), 'A clash')
    await userEvent.click(box.getByRole('button', { name: 'Propose times' }))
    await waitFor(() =>
      expect(bodiesOf(api, 'POST', /reschedule/)).toEqual([
        expect.objectContaining({ slots: momentsOf([eleven], ZONE) }),
      ]),
    )
  })

  it('says when a move is refused', async () => {
    const api = openInterviews(today({ canComplete: true }))
    api.on(
      companyInterviewsApi.complete,
      refusing(409, { code: 'illegal_transition', detail: 'This is not possible now.' }),
    )
    await press('Mark as held Sofía Herrera')

    await userEvent.click(await screen.findByRole('button', { name: 'Mark as held' }))

    expect(await screen.findByText('This is not possible now.')).toBeVisible()
  })

  it('says what the meeting room stands for', async () => {
    openCompany('interviews&room=abc')

    expect(await screen.findByText(/^This market has no camera/)).toBeVisible()
  })

  it('says when there are none, and when they could not be loaded', async () => {
    const api = openInterviews({})
    expect(await screen.findByText('No interviews today')).toBeVisible()

    api.on(companyInterviewsApi.list, refusing(500))
    openCompany('interviews', api)

    expect(await screen.findByText(/^The interviews could not be loaded/)).toBeVisible()
  })
})
