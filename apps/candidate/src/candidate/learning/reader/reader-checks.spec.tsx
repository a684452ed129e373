import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createFakeApi, FakeFailure } from '@tryka/api-client/testing'
import { moduleApi, type ModuleCheck, type ModuleProgress, type ModuleView } from '@tryka/domain'
import { axeViolations } from '@tryka/ui/testing'
import { bodiesOf } from '../../../testing/open-app'
import { openSection } from '../../../testing/open-section'
import { Reader } from './reader'

const OPTIONS = [
  { id: 'a', text: 'Ten' },
  { id: 'b', text: 'Thirty' },
]
const CHECK: ModuleCheck = {
  name: 'total',
  isTask: false,
  seconds: 30,
  section: 'Running totals',
  state: 'open',
  wrong: 0,
  isLate: false,
  hint: null,
  task: { kind: 'single', stem: 'What is the total?', seed: 'seed-0', options: OPTIONS },
  verdict: null,
}
const progressOf = (check: ModuleCheck, state: ModuleProgress['state'] = 'open'): ModuleProgress => ({
  state,
  passedAt: null,
  checks: [check],
  missing: state === 'passed' ? [] : ['total'],
})
const MODULE: ModuleView = {
  id: 'sql/windows',
  revision: 1,
  title: 'Window functions',
  path: { id: 'sql', title: 'SQL', seq: 2, modules: 8, isEnrolled: true },
  minutes: 25,
  skills: ['SQL'],
  needs: [{ id: 'sql/joins', title: 'Joins', isPassed: false }],
  sources: [{ title: 'SQL:2016', part: '7.15', year: 2016 }],
  checkedAt: '2026-11-03',
  blocks: [
    { kind: 'heading', level: 2, text: 'Running totals' },
    { kind: 'paragraph', spans: [{ kind: 'text', text: 'A sum that grows.' }] },
    { kind: 'check', name: 'total' },
  ],
  progress: progressOf(CHECK, 'new'),
  next: { id: 'sql/nulls', title: 'Nulls and types' },
}
const WRONG = { isRight: false, right: ['Thirty'], why: 'Equal days are summed at once.' }
const RIGHT = { ...WRONG, isRight: true }

function open(search = '') {
  const api = createFakeApi()
  api.on(moduleApi.show, () => MODULE)
  openSection(<Reader id="sql/windows" />, api, `?section=learning&module=sql%2Fwindows${search}`)
  return api
}
const box = (name: RegExp | string = 'Check 1 of 1') => screen.findByRole('region', { name })

describe('The reader', () => {
  beforeEach(() => localStorage.clear())

  it('begins at the way back, names its day in words and links what it builds on', async () => {
    open()
    expect(await screen.findByText(/Checked 3 Nov 2026\./)).toBeVisible()
    expect(screen.getByRole('link', { name: 'My path' })).toHaveFocus()
    expect(screen.getByRole('link', { name: 'Joins' })).toHaveAttribute(
      'href',
      expect.stringContaining('module=sql%2Fjoins'),
    )
    expect(await axeViolations()).toEqual([])
  })

  it('shows the options as they stood, then asks anew where the focus is', async () => {
    const api = open()
    const again = { ...CHECK, wrong: 1, hint: 'Look at equal days.', task: { ...CHECK.task, seed: 'seed-1' } }
    api.on(moduleApi.answer, () => ({ verdict: WRONG, progress: progressOf(again) }))
    const check = within(await box())
    await userEvent.click(check.getByRole('radio', { name: 'Ten' }))
    await userEvent.click(check.getByRole('button', { name: 'Answer' }))
    expect(await check.findByRole('heading', { name: 'Not right' })).toHaveFocus()
    const marks = within(check.getByRole('list', { name: 'Options' })).getAllByRole('listitem')
    expect(marks.map(({ textContent }) => textContent)).toEqual(['TenYour answer', 'ThirtyRight'])
    expect(check.getByText(/from tomorrow as a card of your review/)).toBeVisible()
    expect(bodiesOf(api, 'POST', /./)).toMatchObject([{ seed: 'seed-0', answer: { chosen: ['a'] } }])
    expect(await axeViolations()).toEqual([])
    await userEvent.click(check.getByRole('button', { name: 'Go on' }))
    await waitFor(async () => expect(await box()).toHaveFocus())
    expect(check.getByText('Look at equal days.')).toBeVisible()
    expect(check.getByRole('radio', { name: 'Ten' })).not.toBeChecked()
  })

  it('keeps what was chosen until it is answered', async () => {
    open()
    await userEvent.click(within(await box()).getByRole('radio', { name: 'Thirty' }))
    expect(Object.values(localStorage).join()).toContain('"chosen":["b"]')
  })

  it('says twice where a passed module leads, and no more that it can be tested out', async () => {
    const api = open()
    const done: ModuleCheck = { ...CHECK, state: 'right', verdict: RIGHT }
    api.on(moduleApi.answer, () => ({ verdict: RIGHT, progress: progressOf(done, 'passed') }))
    const check = within(await box())
    await userEvent.click(check.getByRole('radio', { name: 'Thirty' }))
    await userEvent.click(check.getByRole('button', { name: 'Answer' }))
    expect(await screen.findAllByRole('link', { name: 'Next: Nulls and types' })).toHaveLength(2)
    expect(screen.queryByRole('button', { name: 'Test out' })).not.toBeInTheDocument()
    expect(await axeViolations()).toEqual([])
  })

  it('shows the checks alone, as the address says', async () => {
    open('&test=out')
    await box()
    expect(screen.queryByText('A sum that grows.')).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: /Running totals/ })).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Show the text' }))
    expect(await screen.findByText('A sum that grows.')).toBeVisible()
    expect(screen.getByRole('link', { name: /Running totals/ })).toBeVisible()
  })

  it('says that there is no such module, and where there are some', async () => {
    const api = createFakeApi()
    api.on(moduleApi.show, () => {
      throw new FakeFailure(404, { code: 'NOT_FOUND', detail: 'There is nothing here.' })
    })
    openSection(<Reader id="x/y" />, api, '?section=learning&module=x%2Fy')
    expect(await screen.findByRole('heading', { level: 1, name: 'There is no such module' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'See all courses' })).toBeVisible()
    expect(await axeViolations()).toEqual([])
  })
})
