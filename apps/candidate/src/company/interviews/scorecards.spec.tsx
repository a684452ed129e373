import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { z } from 'zod'
import { companyInterviewsApi, scorecardCriteria, type OwnScorecard } from '@tryka/domain'
import { axeViolations } from '@tryka/ui/testing'
import {} from '../../testing/company'
import { DONE, dialog, openInterviews, press, today } from '../../testing/company-interviews'
import { bodiesOf } from '../../testing/open-app'

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

describe('The scorecard of an interview', () => {
  it('keeps a scorecard as one types, over a reload, until it is given up', async () => {
    const scorecard = draftCard()
    const begin = async () => {
      const api = openInterviews(today({ ...DONE, scorecards: { due: 1, submitted: 0, mine: 'draft' } }))
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
    const api = openInterviews(today({ ...DONE, scorecards: { due: 1, submitted: 0, mine: 'draft' } }))
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
    const api = openInterviews(today({ ...DONE, scorecards: { due: 1, submitted: 0, mine: 'draft' } }))
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
    const drafted = openInterviews(today({ ...DONE, scorecards: { due: 1, submitted: 0, mine: 'draft' } }))
    drafted.on(companyInterviewsApi.scorecard, () => draftCard([before]))
    await press('Write scorecard Sofía Herrera')
    const form = within(await screen.findByRole('dialog', { name: /^Scorecard for/ }))
    expect(form.getByRole('combobox', { name: 'Skills of the role' })).toHaveValue('3')
    expect(form.getByRole('combobox', { name: 'Solidity' })).toHaveValue('')

    cleanup()
    const submitted = openInterviews(
      today({ ...DONE, scorecards: { due: 1, submitted: 1, mine: 'submitted' } }),
    )
    const card = { ...draftCard([before]), recommendation: 'yes', state: 'submitted' }
    submitted.on(companyInterviewsApi.scorecards, () => ({ items: [card], average: 3 }))
    await press('Scorecards Sofía Herrera')
    expect(await screen.findByText('Skills of the role')).toBeVisible()
    expect(screen.getByText('3 of 4. Read it aloud')).toBeVisible()
    expect(screen.queryByText('Solidity')).toBeNull()
  })
})
