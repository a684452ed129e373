import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { z } from 'zod'
import {
  companyApi,
  companyApplicationsApi,
  companyInterviewsApi,
  scorecardCriteria,
  type CompanyApplicationDetail,
  type CompanyInterview,
  type CompanyInterviews,
  type OwnScorecard,
} from '@tryka/domain'
import { axeViolations } from '@tryka/ui/testing'
import {
  buildCompanyInterview,
  buildCompanySettings,
  buildDetail,
  companyApiWith,
  interviewsOf,
  openCompany,
} from '../../testing/company'
import { formatDay } from '../../base/format/format'
import { mondayIn, weeksAfter } from '../../base/week/week'
import { firstSlot, momentsOf } from '../parts/interviews/slots'
import { inHours } from '../../testing/hiring'
import { bodiesOf, refusing } from '../../testing/open-app'
import { ZONE } from '../../testing/places'

const part = async (name: string | RegExp) => within(await screen.findByRole('region', { name }))
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const dialog = async () => within(await screen.findByRole('dialog'))

function open(over: Partial<CompanyInterviews>) {
  const api = companyApiWith()
  api.on(companyInterviewsApi.list, () => interviewsOf(over))
  openCompany('interviews', api)
  return api
}
/** A company that insists on every scorecard. */
function strict(over: Partial<CompanyInterviews>) {
  const api = open(over)
  const { preferences } = buildCompanySettings()
  const settings = buildCompanySettings({ preferences: { ...preferences, requireScorecards: true } })
  api.on(companyApi.settings, () => settings)
  return api
}
const today = (over: Partial<CompanyInterview> = {}) => ({ today: [buildCompanyInterview(over)] })
type Card = z.output<typeof OwnScorecard>
/** A draft of somebody who interviews for a job that asks for Solidity and Rust. */
const draftCard = (items: Card['items'] = []): Card => ({
  id: 's1',
  member: { id: 'member-1', name: 'Leila Haddad' },
  items,
  recommendation: null,
  state: 'draft',
  submittedAt: null,
  criteria: scorecardCriteria([
    { skill: 'Rust', level: 2, importance: 'nice' },
    { skill: 'Solidity', level: 3, importance: 'must' },
  ]),
})
const DONE = { status: 'completed' as const, canReschedule: false, canCancel: false }

describe('Interviews of the company', () => {
  it('shows today, what is ahead, what waits and what is behind', async () => {
    open({
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
    open({
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
    open({
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
    const api = open(
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
    const api = open(today({ status: 'pending', proposedSlots: [slot] }))
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

  it('sets an outcome without a card that the company does not insist on', async () => {
    const api = open({
      waitingForOutcome: [
        buildCompanyInterview({
          ...DONE,
          canSetOutcome: true,
          scorecards: { due: 2, submitted: 1, mine: 'none' },
        }),
      ],
    })
    api.on(companyInterviewsApi.outcome, () => buildCompanyInterview({ ...DONE, outcome: 'Passed' }))
    await press('Set outcome Sofía Herrera')
    const form = within(await screen.findByRole('dialog'))
    expect(await form.findByText('1 scorecard is missing.')).toBeVisible()
    await userEvent.click(form.getByRole('radio', { name: 'Passed' }))
    await userEvent.click(form.getByRole('button', { name: 'Set outcome' }))

    await waitFor(() =>
      expect(bodiesOf(api, 'POST', '/api/company/interviews/interview-1/outcome')).toEqual([
        { outcome: 'Passed', version: 3 },
      ]),
    )
  })

  it('sets an outcome; missing scorecards need a reason', async () => {
    const api = strict({
      waitingForOutcome: [
        buildCompanyInterview({
          ...DONE,
          canSetOutcome: true,
          scorecards: { due: 2, submitted: 1, mine: 'none' },
        }),
      ],
    })
    api.on(companyInterviewsApi.outcome, () => buildCompanyInterview({ ...DONE, outcome: 'Passed' }))
    await press('Set outcome Sofía Herrera')
    const form = await dialog()

    await userEvent.click(form.getByRole('button', { name: 'Set outcome' }))
    expect(form.getByText('Choose an outcome.')).toBeVisible()
    expect(form.getByRole('radio', { name: 'Passed' })).toHaveFocus()
    await userEvent.click(form.getByRole('radio', { name: 'Passed' }))
    await userEvent.type(
      await form.findByRole('textbox', { name: '1 scorecard is missing. Why not wait?' }),
      'Away',
    )
    await userEvent.click(form.getByRole('button', { name: 'Set outcome' }))

    expect(await screen.findByText('Sofía Herrera: Passed')).toBeVisible()
    expect(screen.getByText('Next: another interview or an offer.')).toBeVisible()
    expect(bodiesOf(api, 'POST', '/api/company/interviews/interview-1/outcome')).toEqual([
      { outcome: 'Passed', overrideReason: 'Away', version: 3 },
    ])
  })

  it('offers the next step to whoever passed, as far as it is allowed', async () => {
    const begin = async (application: Partial<CompanyApplicationDetail>) => {
      cleanup()
      const api = open(today({ ...DONE, canSetOutcome: true }))
      api.on(companyInterviewsApi.outcome, () => buildCompanyInterview({ ...DONE, outcome: 'Passed' }))
      api.on(companyApplicationsApi.get, () => buildDetail(application))
      await press('Set outcome Sofía Herrera')
      const form = await dialog()
      await userEvent.click(form.getByRole('radio', { name: 'Passed' }))
      await userEvent.click(form.getByRole('button', { name: 'Set outcome' }))
      return within(await screen.findByRole('dialog', { name: 'Sofía Herrera passed. What is next?' }))
    }
    const both = await begin({ canSchedule: true, canDraftOffer: true, offer: null })
    expect(await both.findByRole('button', { name: 'Make an offer' })).toBeVisible()
    expect(await axeViolations()).toEqual([])
    await userEvent.click(both.getByRole('button', { name: 'Schedule next interview' }))
    expect(
      await screen.findByRole('dialog', { name: 'Schedule an interview with Sofía Herrera' }),
    ).toBeVisible()

    const offer = await begin({ canSchedule: false, canDraftOffer: true, offer: null })
    await userEvent.click(await offer.findByRole('button', { name: 'Make an offer' }))
    expect(await screen.findByRole('dialog', { name: 'Offer to Sofía Herrera' })).toBeVisible()

    const none = await begin({ canSchedule: false, canDraftOffer: false, status: 'Rejected' })
    expect(await none.findByText(/^Nothing is left to do from here/)).toBeVisible()
    expect(none.queryByRole('button', { name: /offer|next interview/ })).toBeNull()
  })

  it('keeps the next step of whoever passed in the menu of the interview', async () => {
    const api = open({ past: [buildCompanyInterview({ ...DONE, outcome: 'Passed' })] })
    api.on(companyApplicationsApi.get, () => buildDetail({ canSchedule: true }))
    await press('More actions for Sofía Herrera')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Next step' }))

    expect(await (await dialog()).findByRole('button', { name: 'Schedule next interview' })).toBeVisible()
  })

  it('keeps the words about an outcome over a reload, until they are sent', async () => {
    const begin = async () => {
      const api = open(today({ ...DONE, canSetOutcome: true }))
      api.on(companyInterviewsApi.outcome, () => buildCompanyInterview({ ...DONE, outcome: 'Passed' }))
      await press('Set outcome Sofía Herrera')
      return dialog()
    }
    await userEvent.type((await begin()).getByRole('textbox', { name: /^Feedback/ }), 'Clear reasoning')

    cleanup()
    const form = await begin()
    expect(form.getByRole('textbox', { name: /^Feedback/ })).toHaveValue('Clear reasoning')
    await userEvent.click(form.getByRole('radio', { name: 'Passed' }))
    await userEvent.click(form.getByRole('button', { name: 'Set outcome' }))
    expect(await screen.findByText('Sofía Herrera: Passed')).toBeVisible()

    cleanup()
    expect((await begin()).getByRole('textbox', { name: /^Feedback/ })).toHaveValue('')
  })

  it('asks for no reason any more once the last scorecard is in', async () => {
    let submitted = 1
    const interview = () =>
      buildCompanyInterview({
        ...DONE,
        canSetOutcome: true,
        version: 2 + submitted,
        scorecards: { due: 2, submitted, mine: 'none' },
      })
    const api = strict({})
    api.on(companyInterviewsApi.list, () => interviewsOf({ waitingForOutcome: [interview()] }))
    api.on(companyInterviewsApi.outcome, () => refusing(409)())
    await press('Set outcome Sofía Herrera')
    const form = await dialog()
    await userEvent.click(form.getByRole('radio', { name: 'Passed' }))
    await userEvent.type(await form.findByRole('textbox', { name: /^1 scorecard is missing/ }), 'Away')

    // A refusal brings the newest state, as a word of the server does.
    submitted = 2
    await userEvent.click(form.getByRole('button', { name: 'Set outcome' }))

    await waitFor(() => expect(form.queryByRole('textbox', { name: /missing/ })).toBeNull())
    expect(form.getByRole('radio', { name: 'Passed' })).toBeChecked()
    api.on(companyInterviewsApi.outcome, () => buildCompanyInterview({ ...DONE, outcome: 'Passed' }))
    await userEvent.click(form.getByRole('button', { name: 'Set outcome' }))
    await waitFor(() =>
      expect(bodiesOf(api, 'POST', '/api/company/interviews/interview-1/outcome').at(-1)).toEqual({
        outcome: 'Passed',
        version: 4,
      }),
    )
  })

  it('keeps a scorecard as one types, over a reload, until it is given up', async () => {
    const scorecard = draftCard()
    const begin = async () => {
      const api = open(today({ ...DONE, scorecards: { due: 1, submitted: 0, mine: 'draft' } }))
      api.on(companyInterviewsApi.scorecard, () => scorecard)
      await press('Write scorecard Sofía Herrera')
      return screen.findByRole('textbox', { name: 'Why: Solidity' })
    }
    await userEvent.type(await begin(), 'Read the contract aloud')

    cleanup()
    expect(await begin()).toHaveValue('Read the contract aloud')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))

    cleanup()
    expect(await begin()).toHaveValue('')
  })

  it('submits a scorecard in which every rating has a reason', async () => {
    const scorecard = draftCard()
    const api = open(today({ ...DONE, scorecards: { due: 1, submitted: 0, mine: 'draft' } }))
    api.on(companyInterviewsApi.scorecard, () => scorecard)
    api.on(companyInterviewsApi.saveScorecard, () => scorecard)
    api.on(companyInterviewsApi.submitScorecard, () => ({ ...scorecard, state: 'submitted' }))
    await press('Write scorecard Sofía Herrera')
    await screen.findByRole('combobox', { name: 'Recommendation' })
    const form = await dialog()

    await userEvent.click(form.getByRole('button', { name: 'Submit scorecard' }))
    expect(form.getAllByText('Give a reason.')).toHaveLength(4)
    expect(form.getAllByText('Choose a rating.')).toHaveLength(4)
    expect(form.getByRole('combobox', { name: 'Solidity' })).toHaveFocus()
    expect(form.getByText('Must-have, Advanced')).toBeVisible()
    expect(form.getByText('Nice to have, Intermediate')).toBeVisible()
    expect(await axeViolations()).toEqual([])
    for (const rating of form.getAllByRole('combobox', { name: /Solidity|Rust|solving|Communication/ }))
      await userEvent.selectOptions(rating, '4 Strong')
    for (const why of form.getAllByRole('textbox')) await userEvent.type(why, 'Seen')
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Recommendation' }), 'Yes')
    await userEvent.click(form.getByRole('button', { name: 'Submit scorecard' }))

    expect(await screen.findByText('Scorecard submitted')).toBeVisible()
    expect(screen.getByText('For Sofía Herrera. Set the outcome once every card is in.')).toBeVisible()
    expect(bodiesOf(api, 'PUT', '/api/company/interviews/interview-1/scorecard')).toEqual([
      {
        recommendation: 'yes',
        items: ['Solidity', 'Rust', 'Problem solving', 'Communication'].map((criterion) => ({
          criterion,
          rating: 4,
          reason: 'Seen',
        })),
      },
    ])
  })

  it('keeps what is complete in a draft, and asks for the rest when it is opened again', async () => {
    const held = { criterion: 'Problem solving', rating: 2, reason: 'Slow start' }
    const scorecard = draftCard([held])
    const api = open(today({ ...DONE, scorecards: { due: 1, submitted: 0, mine: 'draft' } }))
    api.on(companyInterviewsApi.scorecard, () => scorecard)
    api.on(companyInterviewsApi.saveScorecard, () => scorecard)
    await press('Write scorecard Sofía Herrera')
    const form = within(await screen.findByRole('dialog', { name: /^Scorecard for/ }))

    expect(form.getByRole('combobox', { name: 'Problem solving' })).toHaveValue('2')
    expect(form.getByRole('combobox', { name: 'Communication' })).toHaveValue('')
    await userEvent.click(form.getByRole('button', { name: 'Save draft' }))

    expect(await screen.findByText('Scorecard saved')).toBeVisible()
    expect(bodiesOf(api, 'PUT', '/api/company/interviews/interview-1/scorecard')).toEqual([
      { items: [held], recommendation: null },
    ])
  })

  it('still shows a card that was begun or submitted with other criteria', async () => {
    const before = { criterion: 'Skills of the role', rating: 3, reason: 'Read it aloud' }
    const drafted = open(today({ ...DONE, scorecards: { due: 1, submitted: 0, mine: 'draft' } }))
    drafted.on(companyInterviewsApi.scorecard, () => draftCard([before]))
    await press('Write scorecard Sofía Herrera')
    const form = within(await screen.findByRole('dialog', { name: /^Scorecard for/ }))
    expect(form.getByRole('combobox', { name: 'Skills of the role' })).toHaveValue('3')
    expect(form.getByRole('combobox', { name: 'Solidity' })).toHaveValue('')

    cleanup()
    const submitted = open(today({ ...DONE, scorecards: { due: 1, submitted: 1, mine: 'submitted' } }))
    const card = { ...draftCard([before]), recommendation: 'yes', state: 'submitted' }
    submitted.on(companyInterviewsApi.scorecards, () => ({ items: [card], average: 3 }))
    await press('Scorecards Sofía Herrera')
    expect(await screen.findByText('Skills of the role')).toBeVisible()
    expect(screen.getByText('3 of 4. Read it aloud')).toBeVisible()
    expect(screen.queryByText('Solidity')).toBeNull()
  })

  it('cancels with notice', async () => {
    const api = open(today())
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
    const api = open({ ...today(), upcoming: [other] })
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
    const api = open(today({ canComplete: true }))
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
    const api = open({})
    expect(await screen.findByText('No interviews today')).toBeVisible()

    api.on(companyInterviewsApi.list, refusing(500))
    openCompany('interviews', api)

    expect(await screen.findByText(/^The interviews could not be loaded/)).toBeVisible()
  })
})
