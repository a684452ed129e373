import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { coachApi, type CoachAbout } from '@tryka/domain'
import { createFakeApi } from '@tryka/api-client/testing'
import { axeViolations } from '@tryka/ui/testing'
import { openSection } from '../../../testing/open-section'
import { HowItJudges } from './how-it-judges'

const ABOUT: CoachAbout = {
  version: 'coach-1',
  questions: 80,
  limits: ['It cannot know whether a story is true.'],
  measured: [
    { measure: 'Coach and raters, action', value: '0.71', gate: '≥ 0.60', met: true },
    { measure: 'Coach and raters, fit', value: '0.40', gate: '≥ 0.60', met: false },
  ],
  levels: [0, 1, 2, 3, 4],
  modelHost: null,
}

function open(about: CoachAbout = ABOUT) {
  const api = createFakeApi()
  api.on(coachApi.about, () => about)
  openSection(<HowItJudges onClose={() => undefined} />, api, '?section=interviews')
}

describe('How the coach judges', () => {
  it('names every level of every criterion, and what it does not reach', async () => {
    open()
    const dialog = within(await screen.findByRole('dialog', { name: 'How the coach judges' }))
    expect(
      dialog.getByText('An outcome with a number or with who noticed, and how it is known.'),
    ).toBeVisible()
    await userEvent.selectOptions(dialog.getByLabelText('Kind of question'), 'Technical')
    expect(dialog.getByRole('heading', { name: 'Checking' })).toBeVisible()
    const row = (await dialog.findByRole('rowheader', { name: 'Coach and raters, fit' })).closest('tr')
    expect(row).toHaveTextContent(/0\.40≥ 0\.60No$/)
    expect(dialog.getByText(/1 of 2 figures do not reach/)).toBeVisible()
    expect(await axeViolations()).toEqual([])
  })

  it('claims no agreement before it was measured', async () => {
    open({ ...ABOUT, measured: null })
    expect(await screen.findByText('Version coach-1, 80 questions.')).toBeVisible()
    expect(screen.queryByRole('table')).toBeNull()
    expect(screen.getByText(/^No language model is set/)).toBeVisible()
  })

  it('names the host of a model that adds words', async () => {
    open({ ...ABOUT, modelHost: 'model.example.com' })
    expect(await screen.findByText(/^A language model at model.example.com adds words/)).toBeVisible()
  })
})
