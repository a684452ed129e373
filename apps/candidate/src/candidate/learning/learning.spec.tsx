import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { learningApi, type LearningSection } from '@tryka/domain'
import { createFakeApi } from '@tryka/api-client/testing'
import { axeViolations } from '@tryka/ui/testing'
import { buildLearning } from '../../testing/person'
import { bodiesOf, refusing } from '../../testing/open-app'
import { openSection } from '../../testing/open-section'
import { Learning } from './learning'

function open(over: Partial<LearningSection> = {}) {
  const api = createFakeApi()
  for (const call of [
    learningApi.get,
    learningApi.enroll,
    learningApi.progress,
    learningApi.session,
    learningApi.drop,
  ])
    api.on(call, () => buildLearning(over))
  api.on(learningApi.goal, () => buildLearning(over))
  openSection(<Learning />, api, '?section=learning')
  return api
}
const PATH = '/api/learning/paths/smart-contract-security'

describe('Learning paths', () => {
  it('shows progress, figures and the week', async () => {
    open()

    expect(await screen.findByText('9 of 12 modules, 75%. Next: Signatures and replay')).toBeVisible()
    expect(screen.getByText('7 of 10 hours')).toBeVisible()
    expect(screen.getByText('11.3 hours')).toBeVisible()
    expect(screen.getByRole('img', { name: 'Hours learned: Monday 2 hours, Tuesday 5 hours' })).toBeVisible()
    expect(screen.getByRole('progressbar', { name: 'Weekly goal' })).toHaveAttribute('aria-valuenow', '70')
    expect(await axeViolations()).toEqual([])
  })

  it('continues with the next module', async () => {
    const api = open()

    await userEvent.click(await screen.findByRole('button', { name: /^Continue/ }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/It does not count your time: add that with Log time\.$/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Finish module' }))

    expect(await screen.findByText('Module finished')).toBeVisible()
    expect(bodiesOf(api, 'POST', `${PATH}/progress`)).toEqual([{ module: 10, version: 5 }])
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

    await userEvent.click(await screen.findByRole('button', { name: /^Enroll Now/ }))
    expect(await screen.findByText('Enrolled')).toBeVisible()
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
    expect(screen.getByText('No recommendation now')).toBeVisible()
  })

  it('can be read again when it could not be loaded', async () => {
    const api = createFakeApi()
    api.on(learningApi.get, refusing(500))
    openSection(<Learning />, api)
    expect(await screen.findByText(/^The learning paths could not be loaded/)).toBeVisible()
  })
})
