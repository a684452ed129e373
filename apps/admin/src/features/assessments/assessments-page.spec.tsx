import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { appealsApi, type AppealedTask } from '@tryka/domain'
import { axeViolations, stubMedia } from '@tryka/ui/testing'
import { appealOf, openAssessments, taskOf, templateOf } from '../../testing/assessments'
import { adminApiAs, refusing } from '../../testing/open-app'

const first = appealOf(1)
const whole = appealOf(2, {
  seq: null,
  topic: null,
  text: 'The clock was wrong.',
  tasks: [taskOf(), taskOf({ seq: 8, topic: 'Windows', shown: null, answer: null })],
})
const title = (name: string) => screen.findByRole('heading', { level: 2, name })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const sent = (api: ReturnType<typeof openAssessments>) =>
  api.calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body])

describe('Assessments page', () => {
  it('has the queue, and of an appeal the task as it was shown, the answer and what is right', async () => {
    openAssessments([first, whole])
    await title('SQL: Task 7, Joins')

    expect(screen.getByText('Two answers were right.')).toBeVisible()
    const task = within(screen.getByRole('region', { name: 'Task 7, Joins' }))
    expect(task.getByText('How many rows come?')).toBeVisible()
    expect(task.getByText('A row without a match stays.')).toBeVisible()
    expect(task.getByText('The answer, counted as wrong')).toBeVisible()
    expect(task.getAllByText('Three rows')).toHaveLength(2)
    expect(screen.getByText(/^2 appeals wait, the oldest since 6 Jan 2025/)).toBeVisible()
    expect(await axeViolations()).toEqual([])
    const links = within(screen.getByRole('list', { name: 'Appeals' })).getAllByRole('link')
    links[0]?.focus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(await title('SQL: The assessment as a whole')).toHaveFocus()
    expect(screen.getByText(/^The bank has another version by now/)).toBeVisible()
  })

  it('shows code in the words of a task as code, and a table with its columns under one another', async () => {
    const shown = {
      ...(taskOf().shown as NonNullable<AppealedTask['shown']>),
      stem: 'Show `name` alone.',
      options: [],
      cases: ['two rows\nid | name\n1  | Gauge'],
    }
    openAssessments([appealOf(1, { tasks: [taskOf({ shown, answer: ['SELECT `id`'] })] })])
    const task = within(await screen.findByRole('region', { name: 'Task 7, Joins' }))

    expect(task.getByText('name').tagName).toBe('CODE')
    // What was typed stands to the letter.
    expect(task.getByText(/`/)).toHaveTextContent('SELECT `id`')
    expect(task.getByText(/^two rows/)).toHaveStyle({ whiteSpace: 'pre-wrap' })
    expect(getComputedStyle(task.getByText(/^two rows/)).font).toContain('--font-mono')
  })

  it('upholds with a reason; nothing is chosen beforehand', async () => {
    const api = openAssessments([first])
    await title('SQL: Task 7, Joins')
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked()
    await press('Choose an outcome')
    expect(screen.getByRole('radio', { name: /^Uphold/ })).toHaveFocus()
    await userEvent.click(screen.getByRole('radio', { name: /^Uphold/ }))
    await press('Uphold and tell')
    expect(screen.getByText('Write what the person is told.')).toBeVisible()
    expect(screen.getByLabelText('Reason')).toHaveFocus()
    await userEvent.type(screen.getByLabelText('Reason'), 'Both are right.')
    expect(await axeViolations()).toEqual([])
    await press('Uphold and tell')

    expect(await screen.findByText('Appeal Upheld')).toBeVisible()
    expect(sent(api)).toEqual([
      [`/api/admin/appeals/${first.id}/decide`, { outcome: 'upheld', reason: 'Both are right.' }],
    ])
  })

  it('asks which task was faulty where the appeal is about the whole', async () => {
    const api = openAssessments([whole])
    await title('SQL: The assessment as a whole')
    await userEvent.click(screen.getByRole('radio', { name: /^Uphold/ }))
    await userEvent.type(screen.getByLabelText('Reason'), 'It was.')
    await press('Uphold and tell')
    expect(screen.getByLabelText('The task that was faulty')).toHaveFocus()
    await userEvent.selectOptions(screen.getByLabelText('The task that was faulty'), 'Task 8, Windows')
    await press('Uphold and tell')
    expect(await screen.findByText('Appeal Upheld')).toBeVisible()
    expect(sent(api).map(([, body]) => body)).toEqual([{ outcome: 'upheld', reason: 'It was.', seq: 8 }])
  })

  it('lets a reader look and decide nothing', async () => {
    openAssessments([first], [templateOf()], '', adminApiAs('reader'))
    await title('SQL: Task 7, Joins')
    expect(await screen.findByText('You can read this. A moderator or an owner decides.')).toBeVisible()
    await userEvent.click(screen.getByRole('tab', { name: 'Health' }))
    expect(await screen.findByText('sql/joins/left-join-rows')).toBeVisible()
    expect(screen.queryByText('Retire')).toBeNull()
  })

  it('tells how the tracks do, and marks suspect templates, which can be given out again', async () => {
    const suspect = templateOf({
      standing: 'suspect',
      reason: 'Appeal 1 found it faulty.',
      by: 'appeals',
      at: first.at,
    })
    const few = templateOf({
      id: 'sql/nulls/count',
      standing: 'retired',
      shown: 0,
      right: 0,
      medianSeconds: null,
    })
    const api = openAssessments([], [suspect, few], '?list=health')
    expect(await screen.findByText('1 template is suspect')).toBeVisible()
    const [, sql] = within(
      screen.getByRole('table', { name: /^Attempts begun since 10 Dec 2024/ }),
    ).getAllByRole('row')
    expect(sql).toHaveTextContent('SQL1291140')
    expect(screen.getByText('Ready: it starts with the next answer')).toBeVisible()
    const rowsOf = (name: string) =>
      within(screen.getByRole('table', { name }))
        .getAllByRole('row')
        .slice(1)
        .map((row) =>
          within(row)
            .getAllByRole('cell')
            .map((cell) => cell.textContent),
        )
    expect(rowsOf('How sure difficulties are')).toEqual([
      ['Provisional', '14,210', '61 of 140', '12 of 140'],
      ['Provisional', '0', '0 of 135', '0 of 135'],
    ])
    expect(screen.getByText(/^Counted once a day, last on /)).toBeVisible()
    expect(rowsOf('Skills without an assessment that accounts asked for')).toEqual([['31'], ['1']])
    expect(await screen.findByText('22 of 40 (55%)')).toBeVisible()
    expect(screen.getByText('48 s')).toBeVisible()
    expect(screen.getByText('Too few answers')).toBeVisible()
    expect(await axeViolations()).toEqual([])

    await press('Give out again')
    expect(screen.getByLabelText('Reason')).toHaveFocus()
    await press('Give out again')
    expect(screen.getByText('Write a reason.')).toBeVisible()
    await userEvent.type(screen.getByLabelText('Reason'), 'It was mended.')
    await press('Give out again')
    expect(await screen.findByText('Template Active')).toBeVisible()
    expect(sent(api)).toEqual([
      [
        '/api/admin/templates/sql%2Fjoins%2Fleft-join-rows/state',
        { state: 'active', reason: 'It was mended.' },
      ],
    ])
    await userEvent.selectOptions(screen.getByLabelText('Track'), 'Machine Learning')
    expect(await screen.findByText('No template has 20 answers yet, and none was moved.')).toBeVisible()
    expect(window.location.search).toBe('?list=health&track=machine-learning')
  })

  it('says when nobody appealed, and when it cannot be read', async () => {
    const api = openAssessments([])
    expect(await screen.findByRole('heading', { name: 'Nobody appealed' })).toBeVisible()
    api.on(appealsApi.health, refusing(500, 'broken'))
    await userEvent.click(screen.getByRole('tab', { name: 'Health' }))
    expect(await screen.findByText(/^The state of assessments could not be loaded\. Check/)).toBeVisible()
  })

  it('has the queue first on a phone, and a way back', async () => {
    const restore = stubMedia('max-width: 980px')
    openAssessments([first, whole])
    const list = await screen.findByRole('list', { name: 'Appeals' })
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull()
    await userEvent.click(within(list).getAllByRole('link')[1] ?? list)
    expect(await title('SQL: The assessment as a whole')).toHaveFocus()
    await userEvent.click(screen.getByRole('link', { name: 'All appeals' }))
    expect(await screen.findByRole('list', { name: 'Appeals' })).toBeVisible()
    restore()
  })
})
