import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { assessmentsApi, type AttemptView } from '@tryka/domain'
import { createFakeApi, FakeFailure } from '@tryka/api-client/testing'
import { axeViolations } from '@tryka/ui/testing'
import { buildAttempt, buildTask } from '../../../testing/assessments'
import { inHours } from '../../../testing/hiring'
import { bodiesOf, candidateApiWith, openApp, refusing } from '../../../testing/open-app'
import { openSection } from '../../../testing/open-section'
import { Player } from './player'

const ANSWER = '/api/attempts/attempt-1/answer'
const second = (over: Partial<AttemptView> = {}): AttemptView =>
  buildAttempt({ done: 1, task: buildTask({ seq: 2, nonce: 'nonce-2', stem: 'And now?' }), ...over })

/** The attempt as it is now, and what an answer makes of it. */
function open(view: AttemptView, next: AttemptView | (() => never) = second()) {
  let now = view
  const api = createFakeApi()
  const change = (to: AttemptView) => () => (now = to)
  api.on(assessmentsApi.show, () => now)
  api.on(assessmentsApi.answer, typeof next === 'function' ? next : change(next))
  openSection(<Player />, api, '?section=skills&attempt=attempt-1')
  return { api, change }
}
/** What the regions say that are read out. */
const announced = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join(' | ')
const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }))
const task = (over: Parameters<typeof buildTask>[0]) => buildAttempt({ task: buildTask(over) })
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString()

describe('Taking an assessment', () => {
  beforeEach(() => localStorage.clear())

  it('stands alone, without the frame of the dashboard', async () => {
    const api = candidateApiWith()
    api.on(assessmentsApi.show, () => buildAttempt())
    openApp('/candidate-dashboard?section=skills&attempt=attempt-1', api)

    expect(
      await screen.findByRole('heading', { level: 1, name: 'What does this LEFT JOIN return?' }),
    ).toBeVisible()
    expect(document.title).toBe('Task 1, SQL assessment · Sample · Tryka')
    expect(screen.queryByRole('navigation')).toBeNull()
    expect(screen.queryByRole('link', { name: /home$/ })).toBeNull()
  })

  it('shows one task with its place and time, and sends what was chosen', async () => {
    const { api } = open(buildAttempt())

    const stem = await screen.findByRole('heading', { level: 1 })
    expect(stem).toHaveFocus()
    expect(stem).toHaveAccessibleDescription(/^Task 1 ?, at most 24 Reading Joins$/)
    expect(screen.getByText(/^Task/).textContent).toBe('Task 1, at most 24')
    expect(screen.getByText('18 min so far')).toBeVisible()
    expect(screen.getByText(/left for this task/).textContent).toMatch(/^(2:00|1:5\d)/)
    expect(screen.getByRole('group', { name: 'Choose one' })).toBeVisible()
    expect(await axeViolations()).toEqual([])

    await press('Answer')
    expect(await screen.findByText('Give an answer, or press I don’t know.')).toBeVisible()
    expect(bodiesOf(api, 'POST', ANSWER)).toEqual([])
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Every row of orders' })).toHaveFocus())
    expect(screen.getByRole('group', { name: 'Choose one' })).toHaveAccessibleDescription(/Give an answer/)
    await userEvent.click(screen.getByRole('radio', { name: 'No row' }))
    await userEvent.click(screen.getByRole('radio', { name: 'Every row of orders' }))
    await press('Answer')

    expect(await screen.findByRole('heading', { name: 'And now?' })).toHaveFocus()
    expect(bodiesOf(api, 'POST', ANSWER)).toEqual([
      {
        seq: 1,
        nonce: 'nonce-1',
        answer: { chosen: ['a1'] },
        signals: { changes: 2, blurs: 0, blurSeconds: 0, pastes: 0, pastedCharacters: 0, copies: 0 },
      },
    ])
    expect(localStorage).toHaveLength(0)
  })

  it('sets a long question as a title with text and lists, and the title is told with all of them', async () => {
    const stem = `Write \`Banquet\`. It sells seats. Which ones?\n- \`reserve()\` pays.\n- \`close()\` ends.`
    open(task({ stem }))
    const title = await screen.findByRole('heading', { level: 1, name: /^Write Banquet ?\.$/ })
    expect(title).toHaveFocus()
    expect(title).toHaveAccessibleDescription(/^Task 1.*Joins It sells seats\. Which ones\? .*ends\.$/)
    expect(screen.getByText('Which ones?').closest('b')).toBeVisible()
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'reserve() pays.',
      'close() ends.',
    ])
    expect(await axeViolations()).toEqual([])
  })

  it('takes several, in the order of the options', async () => {
    const { api } = open(task({ kind: 'multiple' }))
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Rows without a match' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Every row of orders' }))
    await press('Answer')
    await waitFor(() =>
      expect(bodiesOf(api, 'POST', ANSWER)).toMatchObject([{ answer: { chosen: ['a1', 'c3'] } }]),
    )
  })

  it('takes code, tried on the case that is shown before it is sent', async () => {
    const { api } = open(
      task({
        kind: 'code-sql',
        options: undefined,
        starter: 'SELECT ',
        visibleTests: [{ name: 'two orders', text: 'orders\nid' }],
      }),
    )
    const tests = [
      { name: 'two orders', passed: false, output: 'no such column: ida' },
      { name: 'no order', passed: true, output: '' },
    ]
    api.on(assessmentsApi.run, () => ({ tests, left: 9 }))
    const field = await screen.findByLabelText('Your code')
    await userEvent.clear(field)
    await press('Run')
    expect(await screen.findByText('Write something first, then run it.')).toBeVisible()
    await userEvent.type(field, 'SELECT ida FROM orders')
    await press('Run')

    expect(await screen.findByText('no such column: ida')).toBeVisible()
    expect(screen.getAllByRole('region', { name: /^What it gave/ })).toHaveLength(1)
    expect(screen.getByText('two orders').parentElement).toHaveTextContent(/^two orders ?Failed/)
    expect(announced()).toContain('1 of 2 passed, 9 runs are left')
    expect(screen.getByText('Case: two orders')).toBeVisible()
    expect(await axeViolations()).toEqual([])
    expect(bodiesOf(api, 'POST', '/api/attempts/attempt-1/runs')).toEqual([
      { seq: 1, nonce: 'nonce-1', code: 'SELECT ida FROM orders' },
    ])
    await press('Answer')
    await waitFor(() =>
      expect(bodiesOf(api, 'POST', ANSWER)).toMatchObject([{ answer: { code: 'SELECT ida FROM orders' } }]),
    )
  })

  it('takes an order, moved by buttons or by the keyboard alone', async () => {
    const { api } = open(task({ kind: 'ordering' }))
    await press('Move down: Every row of `orders`')
    expect(await axeViolations()).toEqual([])
    screen.getByRole('button', { name: 'Reorder Rows without a match' }).focus()
    await userEvent.keyboard(' {ArrowUp}{ArrowUp} ')
    await press('Answer')
    await waitFor(() =>
      expect(bodiesOf(api, 'POST', ANSWER)).toMatchObject([{ answer: { chosen: ['c3', 'b2', 'a1'] } }]),
    )
  })

  it.each([['numeric', 'decimal'] as const, ['short', 'text'] as const])(
    'takes what is typed, by Enter: %s',
    async (kind, mode) => {
      const { api } = open(task({ kind, options: undefined, answerHint: 'One whole number.' }))
      const field = await screen.findByLabelText('Your answer')
      expect(field).toHaveAttribute('inputmode', mode)
      expect(field).toHaveAccessibleDescription('One whole number.')
      expect(await axeViolations()).toEqual([])

      await userEvent.click(field)
      await userEvent.paste('12')
      fireEvent.copy(screen.getByRole('heading', { level: 1 }))
      act(() => void window.dispatchEvent(new Event('blur')))
      act(() => void window.dispatchEvent(new Event('focus')))
      await userEvent.keyboard('{Enter}')

      await waitFor(() =>
        expect(bodiesOf(api, 'POST', ANSWER)).toMatchObject([
          { answer: { text: '12' }, signals: { pastes: 1, pastedCharacters: 2, copies: 1, blurs: 1 } },
        ]),
      )
    },
  )

  it('says that code cannot be run right now, keeps it, and takes it as an answer', async () => {
    const { api } = open(task({ kind: 'code-sql', options: undefined, visibleTests: [] }))
    const detail = 'Code cannot be run right now. Please try again in a moment.'
    api.on(assessmentsApi.run, refusing(503, { code: 'GRADER_BUSY', detail }))
    const field = await screen.findByLabelText('Your code')
    await userEvent.type(field, 'SELECT 1')
    await press('Run')
    await waitFor(() => expect(announced()).toContain(detail))
    expect(await axeViolations()).toEqual([])
    expect(field).toHaveValue('SELECT 1')
    await press('Answer')
    expect(await screen.findByRole('heading', { name: 'And now?' })).toHaveFocus()
    expect(bodiesOf(api, 'POST', ANSWER)).toMatchObject([{ answer: { code: 'SELECT 1' } }])
  })

  it('takes "I don’t know" as no answer', async () => {
    const { api } = open(buildAttempt())
    await press('I don’t know')
    await waitFor(() => expect(bodiesOf(api, 'POST', ANSWER)).toMatchObject([{ answer: null }]))
  })

  it('says once, politely, that a minute is left', async () => {
    open(task({ dueAt: inSeconds(61.2) }))
    const status = await screen.findByText(/left for this task/)
    expect(status).not.toHaveTextContent('One minute left')
    await waitFor(() => expect(status).toHaveTextContent('One minute left for this task.'), {
      timeout: 3_000,
    })
  })

  it('takes what stands there when the time is over, and says so', async () => {
    const { api } = open(task({ kind: 'short', options: undefined, dueAt: inSeconds(1.4) }))
    await userEvent.type(await screen.findByLabelText('Your answer'), 'half')
    expect(
      await screen.findByText(/^What you had written was taken/, undefined, { timeout: 3_000 }),
    ).toBeVisible()
    expect(bodiesOf(api, 'POST', ANSWER)).toMatchObject([{ answer: { text: 'half' } }])
    expect(announced()).toContain('Time for the last task was over. What you had written was taken.')
  })

  it('says that an answer came too late', async () => {
    open(buildAttempt(), second({ wasLate: true }))
    await press('I don’t know')
    expect(await screen.findByText(/^No answer came in time, so it counts as none/)).toBeVisible()
  })

  it('keeps the answer while there is no network, and sends it again', async () => {
    const { api, change } = open(buildAttempt())
    let isLost = true
    api.on(assessmentsApi.answer, () => {
      if (isLost) throw new FakeFailure(503, '')
      return change(second())()
    })
    await userEvent.click(await screen.findByRole('radio', { name: 'No row' }))
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    act(() => void window.dispatchEvent(new Event('offline')))
    expect(await screen.findByText('You are offline.')).toBeVisible()
    expect(announced()).toContain('You are offline. Your answer is kept on this device')
    online.mockRestore()
    act(() => void window.dispatchEvent(new Event('online')))
    await press('Answer')
    expect(await screen.findByText('The answer has not arrived yet.')).toBeVisible()
    expect(screen.getByRole('radio', { name: 'No row' })).toBeChecked()
    expect(await axeViolations()).toEqual([])

    isLost = false
    expect(await screen.findByRole('heading', { name: 'And now?' }, { timeout: 5_000 })).toBeVisible()
    expect(new Set(bodiesOf(api, 'POST', ANSWER).map((body) => JSON.stringify(body))).size).toBe(1)
  })

  it('resumes at the same task with what was chosen', async () => {
    localStorage.setItem(
      'tryka:typed:guest-1:demo:task:attempt-1:2',
      JSON.stringify({ at: Date.now(), value: { chosen: ['b2'] } }),
    )
    open(second())
    expect(await screen.findByText('Welcome back to task 2.')).toBeVisible()
    expect(announced()).toContain('Welcome back to task 2. It is the same task')
    expect(screen.getByRole('radio', { name: 'No row' })).toBeChecked()
  })

  it.each([
    ['refused', refusing(409, { code: 'WRONG_TASK', detail: 'This is not the open task.' })],
    ['gone on', second({ done: 4, task: buildTask({ seq: 5, stem: 'The fifth' }) })],
  ])('says that it goes on in another window, and carries on here: %s', async (_how, answer) => {
    const { api } = open(buildAttempt(), answer)
    await press('I don’t know')
    expect(
      await screen.findByRole('heading', { name: 'This assessment goes on in another window' }),
    ).toHaveFocus()
    expect(screen.getByRole('heading')).toHaveAccessibleDescription(/^Close the other one, or carry on here/)
    expect(await axeViolations()).toEqual([])

    const fifth = second({ done: 4, task: buildTask({ seq: 5, stem: 'The fifth' }) })
    api.on(assessmentsApi.show, () => fifth)
    await press('Carry on here')
    expect(await screen.findByRole('heading', { name: 'The fifth' })).toBeVisible()
  })

  it('pauses after the task, and goes on', async () => {
    const pause = { isAsked: true, since: null, leftSeconds: 460 }
    const paused = second({ task: null, pause: { ...pause, isAsked: false, since: inHours(0) } })
    const { api, change } = open(buildAttempt(), paused)
    api.on(assessmentsApi.pause, change(buildAttempt({ pause, version: 3 })))
    api.on(assessmentsApi.start, change(second()))
    await press('Pause after this')
    expect(await screen.findByRole('button', { name: 'Pauses after this' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await press('I don’t know')

    expect(
      await screen.findByText(/^7:(40|39) of 10 minutes left\. The next task is not chosen yet/),
    ).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Paused' })).toHaveFocus()
    expect(await axeViolations()).toEqual([])
    await press('Go on')
    expect(await screen.findByRole('heading', { name: 'And now?' })).toBeVisible()
  })

  it('is handed in early only after it said what that means, and then leads to the result', async () => {
    const { api, change } = open(
      buildAttempt({ done: 13, canHandIn: true, version: 9, task: buildTask({ seq: 14 }) }),
    )
    api.on(assessmentsApi.handIn, change(buildAttempt({ state: 'scored', task: null })))
    await press('Hand in now')
    expect(await screen.findByRole('dialog', { name: 'Hand in after 13 tasks?' })).toHaveTextContent(
      /the range is wider.*You cannot come back/,
    )
    expect(await axeViolations()).toEqual([])
    await press('Hand in')

    await waitFor(() =>
      expect(screen.getByTestId('address')).toHaveTextContent('?section=skills&result=attempt-1&place=demo'),
    )
    expect(bodiesOf(api, 'POST', '/api/attempts/attempt-1/hand-in')).toEqual([{ version: 9 }])
  })

  it.each(['scored', 'held'] as const)(
    'waits for the grading, and leads to the result: %s',
    async (state) => {
      const { api } = open(buildAttempt({ state: 'grading', task: null }))
      expect(await screen.findByRole('heading', { name: 'Your answers are graded' })).toHaveFocus()
      expect(await axeViolations()).toEqual([])
      api.on(assessmentsApi.show, () => buildAttempt({ state, task: null }))
      await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('result=attempt-1'), {
        timeout: 3_000,
      })
    },
  )

  it('begins a planned one', async () => {
    const { api, change } = open(
      buildAttempt({ state: 'ready', task: null, startedAt: null, scheduledAt: inHours(30) }),
    )
    api.on(assessmentsApi.start, change(buildAttempt()))
    expect(await screen.findByText(/^You planned it for/)).toBeVisible()
    await press('Start now')
    expect(await screen.findByRole('heading', { name: /^What does this/ })).toBeVisible()
  })

  it('calls nothing planned that was to begin at once', async () => {
    open(buildAttempt({ state: 'ready', task: null, startedAt: null, scheduledAt: inHours(-1) }))
    expect(await screen.findByText('The time for the first task runs as soon as you start.')).toBeVisible()
    expect(screen.queryByText(/You planned/)).toBeNull()
  })

  it('begins another one where it was our fault', async () => {
    open(buildAttempt({ state: 'void', task: null }))
    expect(await screen.findByRole('link', { name: 'Start again' })).toHaveAttribute(
      'href',
      '/candidate-dashboard?section=skills&track=sql&place=demo',
    )
  })

  it('takes a booking back', async () => {
    const ready = { state: 'ready', task: null, startedAt: null } as const
    const { api, change } = open(buildAttempt(ready))
    api.on(assessmentsApi.cancel, change(buildAttempt({ ...ready, state: 'cancelled' })))
    await screen.findByRole('button', { name: 'Start now' })
    await press('Cancel it')
    expect(await screen.findByRole('heading', { level: 1, name: 'Cancelled' })).toBeVisible()
  })

  it.each([
    ['abandoned', 'No result this time'],
    ['void', 'This one is on us'],
    ['not_confirmed', 'Not confirmed'],
    ['cancelled', 'Cancelled'],
  ] as const)('says what an end without a result means: %s', async (state, title) => {
    open(buildAttempt({ state, task: null, done: 9 }))
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Skills & Credentials' })).toBeVisible()
    expect(await axeViolations()).toEqual([])
  })

  it('can be opened again when it could not be', async () => {
    const api = createFakeApi()
    api.on(assessmentsApi.show, refusing(404))
    openSection(<Player />, api, '?section=skills&attempt=attempt-9')
    expect(await screen.findByText(/^This assessment could not be opened/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
  })
})
