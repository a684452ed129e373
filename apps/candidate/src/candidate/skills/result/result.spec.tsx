import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { appealsApi, assessmentsApi, type AttemptResult } from '@tryka/domain'
import { createFakeApi } from '@tryka/api-client/testing'
import { axeViolations } from '@tryka/ui/testing'
import { buildAppeal, buildResult } from '../../../testing/assessments'
import { bodiesOf, refusing } from '../../../testing/open-app'
import { openSection } from '../../../testing/open-section'
import { Skills } from '../skills'

function open(over: Partial<AttemptResult> = {}) {
  const api = createFakeApi()
  api.on(assessmentsApi.result, () => buildResult(over))
  openSection(<Skills />, api, '?section=skills&result=attempt-1')
  return api
}
const AT = '2026-11-25T09:00:00.000Z'
const lines = (items: HTMLElement[]) => items.map(({ textContent }) => textContent)

describe('The result of an assessment', () => {
  it('tells the level with its likelihood, and the score with its range', async () => {
    open()

    expect(await screen.findByRole('heading', { level: 1, name: 'Advanced' })).toBeVisible()
    expect(screen.getAllByRole('status')[0]).toHaveTextContent(
      'Your result in SQL: Advanced. Score 612, likely 566 to 658.',
    )
    const outcome = within(screen.getByRole('region', { name: 'Advanced' }))
    expect(lines(outcome.getAllByRole('listitem'))).toEqual([
      'Beginner100%',
      'Intermediate99%',
      'Advanced, awarded96%',
      'Expert15%',
    ])
    expect(outcome.getByRole('img')).toHaveAccessibleName(
      /^Score 612 on a scale from 200 to 800, likely 566 to 658\./,
    )
    expect(outcome.getByText('Shared with employers')).toBeVisible()
    expect(outcome.getByText('Valid until 21 Nov 2028.')).toBeVisible()
    expect(lines(within(screen.getByRole('region', { name: 'By topic' })).getAllByRole('listitem'))).toEqual([
      'Select and filterStronger',
      'JoinsWeaker',
      'WindowsToo few tasks to say',
      'Nulls and typesAs expected',
    ])
    const next = within(screen.getByRole('region', { name: 'What Expert asks for' }))
    expect(lines(next.getAllByRole('listitem'))).toEqual(['Read a plan', 'Design keys'])
    expect(next.getByText('21 Dec 2026')).toBeVisible()
    expect(await axeViolations()).toEqual([])
  })

  it('is as complete without a level, and nobody else learns of it', async () => {
    const can = ['can read one table']
    open({
      level: null,
      likelihoods: [7_999, 300, 0, 0],
      score: 368,
      interval: { low: 312, high: 424 },
      next: { level: 1, name: 'Beginner', can },
      expiresAt: null,
    })

    expect(await screen.findByRole('heading', { level: 1, name: 'No level yet' })).toBeVisible()
    expect(screen.getByText('Only you see this')).toBeVisible()
    // Never rounded up to what would be a level.
    expect(screen.getByText(/^Beginner is 79% likely\. We award a level from 80%/)).toBeVisible()
    expect(screen.getByText(/Again from 21 Dec 2026\.$/)).toBeVisible()
    expect(screen.getByRole('region', { name: 'What Beginner asks for' })).toBeVisible()
    expect(screen.getByText(/^Nobody but you\. No employer/)).toBeVisible()
    expect(await axeViolations()).toEqual([])
  })

  it('takes an appeal about a task by its number and topic', async () => {
    const api = open({ appeals: [buildAppeal({ seq: 1 })] })
    api.on(appealsApi.make, () => buildAppeal({ seq: 2 }))
    await userEvent.click(await screen.findByText('Say what was wrong'))
    const dialog = within(await screen.findByRole('dialog', { name: 'What was wrong?' }))
    expect(await axeViolations()).toEqual([])
    await userEvent.click(dialog.getByText('Send appeal'))
    expect(dialog.getAllByText('Choose a task.').length).toBeGreaterThan(0)
    expect(dialog.getAllByText('Write what was wrong.').length).toBeGreaterThan(0)
    expect(bodiesOf(api, 'POST', '/api/attempts/attempt-1/appeals')).toEqual([])

    // One about the first task is open already.
    expect(dialog.getByLabelText('Task').textContent).toBe(
      'Choose a taskTask 2, WindowsThe assessment as a whole',
    )
    await userEvent.selectOptions(dialog.getByLabelText('Task'), 'Task 2, Windows')
    await userEvent.type(dialog.getByLabelText('What was wrong'), 'Two answers were right.')
    await userEvent.click(dialog.getByText('Send appeal'))
    expect(await screen.findByText('Appeal sent')).toBeVisible()
    expect(bodiesOf(api, 'POST', '/api/attempts/attempt-1/appeals')).toEqual([
      { seq: 2, text: 'Two answers were right.' },
    ])
  })

  it('tells how appeals were decided, and that it is too late for more', async () => {
    open({
      appealUntil: null,
      appeals: [
        buildAppeal({ state: 'upheld', decidedAt: AT, reason: 'Both were right.', raisedTo: 3 }),
        buildAppeal({
          id: 'appeal-2',
          seq: null,
          state: 'refused',
          decidedAt: AT,
          reason: 'It is the rule.',
        }),
      ],
    })
    const list = within(await screen.findByRole('list', { name: 'Your appeals' }))
    const [raised, refused] = list.getAllByRole('listitem')
    expect(raised).toHaveTextContent(/^Task 1, JoinsThe task was faulty.*The answer: Both were right\./)
    expect(raised).toHaveTextContent(/your level rose to Advanced\.$/)
    expect(refused).toHaveTextContent(/^The assessment as a wholeThe task stands/)
    expect(screen.queryByText('Say what was wrong')).toBeNull()
    expect(await axeViolations()).toEqual([])
  })

  it('can be read again when it could not be loaded', async () => {
    const api = createFakeApi()
    api.on(assessmentsApi.result, refusing(404))
    openSection(<Skills />, api, '?section=skills&result=attempt-1')
    expect(await screen.findByText(/^The result could not be loaded/)).toBeVisible()
  })
})
