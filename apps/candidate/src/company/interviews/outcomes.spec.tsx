import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  companyApi,
  companyApplicationsApi,
  companyInterviewsApi,
  type CompanyApplicationDetail,
  type CompanyInterviews,
} from '@tryka/domain'
import { axeViolations } from '@tryka/ui/testing'
import { buildCompanyInterview, buildCompanySettings, buildDetail, interviewsOf } from '../../testing/company'
import { DONE, dialog, openInterviews, press, today } from '../../testing/company-interviews'
import { bodiesOf, refusing } from '../../testing/open-app'

/** A company that insists on every scorecard. */
function strict(over: Partial<CompanyInterviews>) {
  const api = openInterviews(over)
  const { preferences } = buildCompanySettings()
  const settings = buildCompanySettings({ preferences: { ...preferences, requireScorecards: true } })
  api.on(companyApi.settings, () => settings)
  return api
}

describe('The outcome of an interview', () => {
  it('sets an outcome without a card that the company does not insist on', async () => {
    const api = openInterviews({
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
      const api = openInterviews(today({ ...DONE, canSetOutcome: true }))
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
    const api = openInterviews({ past: [buildCompanyInterview({ ...DONE, outcome: 'Passed' })] })
    api.on(companyApplicationsApi.get, () => buildDetail({ canSchedule: true }))
    await press('More actions for Sofía Herrera')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Next step' }))

    expect(await (await dialog()).findByRole('button', { name: 'Schedule next interview' })).toBeVisible()
  })

  it('keeps the words about an outcome over a reload, until they are sent', async () => {
    const begin = async () => {
      const api = openInterviews(today({ ...DONE, canSetOutcome: true }))
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
})
