import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  guidanceApi,
  learningApi,
  moduleApi,
  reviewApi,
  type LearningSection,
  type Review,
} from '@tryka/domain'
import { createFakeApi } from '@tryka/api-client/testing'
import { axeViolations } from '@tryka/ui/testing'
import { buildPath, buildRaises } from '../../testing/guidance'
import { buildLearning } from '../../testing/person'
import { bodiesOf, refusing } from '../../testing/open-app'
import { openSection } from '../../testing/open-section'
import { Learning } from './learning'

const REVIEW: Review = {
  day: '2025-01-08',
  perDay: 20,
  done: 0,
  left: 12,
  again: 2,
  due: 12,
  cards: 70,
  card: null,
  nextDay: '2025-01-09',
  paused: [],
}

function open(over: Partial<LearningSection> = {}) {
  const api = createFakeApi()
  for (const call of [learningApi.get, learningApi.enroll, learningApi.session, learningApi.drop])
    api.on(call, () => buildLearning(over))
  for (const call of [moduleApi.rate, moduleApi.notify]) api.on(call, () => buildLearning(over))
  api.on(learningApi.goal, () => buildLearning(over))
  api.on(guidanceApi.path, () => buildPath())
  api.on(guidanceApi.targets, () => ({ items: [], most: 200 }))
  api.on(guidanceApi.match, () => buildRaises())
  api.on(reviewApi.show, () => REVIEW)
  openSection(<Learning />, api, '?section=learning')
  return api
}
const PATH = '/api/learning/paths/smart-contract-security'

describe('Learning paths', () => {
  it('shows progress, figures and the week', async () => {
    open()

    expect(await screen.findByText('9 of 12 modules, 75%. Next: Signatures and replay')).toBeVisible()
    expect(screen.getByText('7 of 10 hours')).toBeVisible()
    expect(screen.getByText('5.5 h here, 1.5 h logged by you')).toBeVisible()
    expect(screen.getByText('11.3 hours')).toBeVisible()
    expect(screen.getByRole('img', { name: 'Hours learned: Monday 2 hours, Tuesday 5 hours' })).toBeVisible()
    expect(screen.getByRole('progressbar', { name: 'Weekly goal' })).toHaveAttribute('aria-valuenow', '70')
    expect(await axeViolations()).toEqual([])
  })

  it('continues with the next module, where it is written', async () => {
    open()

    expect(await screen.findByRole('link', { name: /^Continue/ })).toHaveAttribute(
      'href',
      expect.stringContaining('module=contract-security%2Fsignatures-and-replay'),
    )
  })

  it('leads to the first step of the path from its head, and says how many cards are due', async () => {
    open()

    const link = await screen.findByRole('link', { name: 'Start: Window functions' })
    expect(link).toHaveAttribute('href', expect.stringContaining('module=sql-foundations%2Fwindow-functions'))
    expect(await screen.findByRole('tab', { name: 'Review 14 due' })).toBeVisible()
    expect(await axeViolations()).toEqual([])
  })

  it('says that the next one is being written', async () => {
    const [path] = buildLearning().paths
    open({ paths: path ? [{ ...path, next: null }] : [] })

    expect(await screen.findByText('Next one is being written')).toBeVisible()
    expect(screen.queryByRole('link', { name: /^Continue/ })).toBeNull()
  })

  it('takes a rating of whoever learned enough', async () => {
    const api = open()

    await userEvent.click(await screen.findByRole('button', { name: /^More actions/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rate this path' }))
    const dialog = within(await screen.findByRole('dialog'))
    // Nothing is chosen for them.
    await userEvent.click(dialog.getByRole('button', { name: 'Save rating' }))
    expect(dialog.getByText('Choose one to five stars.')).toBeVisible()
    expect(dialog.getByRole('radio', { name: '1' })).toHaveFocus()
    await userEvent.click(dialog.getByRole('radio', { name: '5' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save rating' }))
    expect(await screen.findByText('Rated')).toBeVisible()
    expect(bodiesOf(api, 'PUT', `${PATH}/rating`)).toEqual([{ stars: 5 }])
  })

  it('changes a rating from where it stands', async () => {
    const [path] = buildLearning().paths
    open({ paths: path ? [{ ...path, stars: 2 }] : [] })

    await userEvent.click(await screen.findByRole('button', { name: /^More actions/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rate this path' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByRole('radio', { name: '2' })).toBeChecked()
    expect(dialog.getByRole('radio', { name: '2' })).toHaveFocus()
  })

  it('logs time, within bounds', async () => {
    const api = open()

    await userEvent.click(await screen.findByRole('button', { name: /^More actions/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Log time' }))
    const dialog = within(await screen.findByRole('dialog'))
    const minutes = dialog.getByLabelText('Minutes today')
    await userEvent.clear(minutes)
    await userEvent.type(minutes, '700')
    await userEvent.click(dialog.getByRole('button', { name: 'Log time' }))
    expect(await dialog.findByText('Use 1 to 600 minutes.')).toBeVisible()
    expect(minutes).toHaveFocus()
    await userEvent.clear(minutes)
    await userEvent.type(minutes, '45')
    await userEvent.click(dialog.getByRole('button', { name: 'Log time' }))

    expect(await screen.findByText('Time logged')).toBeVisible()
    expect(bodiesOf(api, 'POST', `${PATH}/sessions`)).toEqual([{ minutes: 45 }])
  })

  it('sets the weekly goal, within bounds', async () => {
    const api = open()

    const hours = await screen.findByLabelText('Hours a week')
    await userEvent.clear(hours)
    await userEvent.click(screen.getByRole('button', { name: 'Set goal' }))
    expect(await screen.findByText('Use 1 to 60 hours.')).toBeVisible()
    expect(hours).toHaveFocus()
    await userEvent.type(hours, '12')
    await userEvent.click(screen.getByRole('button', { name: 'Set goal' }))

    expect(await screen.findByText('Goal set')).toBeVisible()
    expect(bodiesOf(api, 'PUT', '/api/learning/weekly-goal')).toEqual([{ hours: 12 }])
  })

  it('enrols in a course and leaves a path after asking', async () => {
    const api = open()

    await userEvent.click(await screen.findByRole('tab', { name: 'Courses' }))
    const [enroll] = await screen.findAllByRole('button', { name: /^Enroll Now/ })
    await userEvent.click(enroll as HTMLElement)
    expect(await screen.findByText('Enrolled')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: /^Tell me when it opens/ }))
    expect(await screen.findByText('You will be told')).toBeVisible()
    expect(screen.getByText('Being written, 0 of 1 open')).toBeVisible()
    expect(await axeViolations()).toEqual([])
    await userEvent.click(screen.getByRole('tab', { name: 'My path' }))
    await userEvent.click(screen.getByRole('button', { name: /^More actions/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Leave path' }))
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave path' }),
    )

    expect(await screen.findByText('Path left')).toBeVisible()
    expect(api.calls).toContainEqual({ method: 'DELETE', path: PATH, body: undefined })
  })

  it('says what will appear while there is nothing', async () => {
    open({ paths: [], recommended: [] })

    expect(await screen.findByText('No path begun')).toBeVisible()
    await userEvent.click(screen.getByRole('tab', { name: 'Courses' }))
    expect(await screen.findByText('No recommendation now')).toBeVisible()
  })

  it('can be read again when it could not be loaded', async () => {
    const api = createFakeApi()
    api.on(learningApi.get, refusing(500))
    openSection(<Learning />, api)
    expect(await screen.findByText(/^The learning paths could not be loaded/)).toBeVisible()
  })
})
