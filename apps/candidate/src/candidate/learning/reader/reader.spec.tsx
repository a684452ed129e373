import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createFakeApi } from '@tryka/api-client/testing'
import { correctionsApi, moduleApi, type ModuleCheck, type ModuleView } from '@tryka/domain'
import { axeViolations } from '@tryka/ui/testing'
import { buildCorrection } from '../../../testing/corrections'
import { bodiesOf } from '../../../testing/open-app'
import { openSection } from '../../../testing/open-section'
import { buildCandidatePlace } from '../../../testing/places'
import { Reader } from './reader'

const check = (name: string, over: Partial<ModuleCheck> = {}): ModuleCheck => ({
  name,
  isTask: false,
  seconds: 30,
  section: 'Rows that match',
  state: 'open',
  wrong: 0,
  isLate: false,
  hint: null,
  task: { kind: 'short', stem: `How many rows of ${name}?`, seed: `seed-${name}` },
  verdict: null,
  ...over,
})
const CHECKS = [
  check('asked'),
  check('settled', {
    state: 'right',
    verdict: { isRight: true, right: ['3'], why: 'Each row matches once.' },
  }),
  check('late', { wrong: 2, isLate: true }),
]
const MODULE: ModuleView = {
  id: 'sql/joins',
  revision: 4,
  title: 'Joins',
  path: { id: 'sql', title: 'SQL', seq: 2, modules: 8, isEnrolled: true },
  minutes: 30,
  skills: ['SQL'],
  needs: [],
  sources: [{ title: 'SQL-92', part: '7.5', year: 1992 }],
  checkedAt: '2026-11-01',
  blocks: [
    { kind: 'heading', level: 2, text: 'Rows that match' },
    { kind: 'paragraph', spans: [{ kind: 'text', text: 'A join keeps what matches.' }] },
    { kind: 'code', lang: 'sql', text: 'SELECT 1', output: '1' },
    { kind: 'code', lang: 'sql', text: 'SELECT 2', output: '2' },
    ...CHECKS.map(({ name }) => ({ kind: 'check' as const, name })),
  ],
  progress: { state: 'open', passedAt: null, checks: CHECKS, missing: ['asked', 'late'] },
  next: null,
}
const WORDS = 'Two answers are right here.'
const CONTROL = { name: 'Something is wrong here' }

function open() {
  const api = createFakeApi()
  api.on(moduleApi.show, () => MODULE)
  api.on(correctionsApi.make, () => buildCorrection())
  const place = buildCandidatePlace({ place: 'me', isDemo: false, isGuest: false })
  openSection(<Reader id="sql/joins" />, api, '?section=learning&module=sql%2Fjoins', place)
  return api
}

async function say(within_: HTMLElement, about: string) {
  await userEvent.click(within(within_).getByRole('button', CONTROL))
  const dialog = within(await screen.findByRole('dialog', CONTROL))
  expect(dialog.getByText(about)).toBeVisible()
  await userEvent.type(dialog.getByLabelText('What is wrong'), WORDS)
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Done' }))
}

describe('A module in the reader', () => {
  beforeEach(() => localStorage.clear())

  it('takes a correction of each check, however it stands, and sends no answer with it', async () => {
    const api = open()
    await say(await screen.findByRole('region', { name: 'Check 1 of 3' }), 'Check: Check 1 of Joins')
    await say(screen.getByRole('region', { name: 'Check 2 of 3' }), 'Check: Check 2 of Joins')
    for (const late of screen.getAllByRole('region', { name: 'Check 3 of 3' }))
      expect(within(late).getByRole('button', CONTROL)).toBeVisible()
    const said = { kind: 'check', revision: 4, text: WORDS }
    expect(bodiesOf(api, 'POST', /./)).toEqual([
      { ...said, ref: 'sql/joins#asked' },
      { ...said, ref: 'sql/joins#settled' },
    ])
    expect(await axeViolations()).toEqual([])
  })

  it('has no landmark for each piece of code', async () => {
    open()
    expect(await screen.findAllByRole('group', { name: 'Code' })).toHaveLength(2)
    expect(screen.getAllByRole('group', { name: 'What it returns' })).toHaveLength(2)
    expect(screen.queryByRole('region', { name: /Code|returns/ })).toBeNull()
  })

  it('tests out under a heading of its own, so that none is passed over', async () => {
    const api = open()
    const [first, ...rest] = CHECKS
    const verdict = { isRight: false, right: ['3'], why: 'Each row matches once.' }
    const progress = { ...MODULE.progress, checks: first ? [{ ...first, wrong: 1 }, ...rest] : [] }
    api.on(moduleApi.answer, () => ({ verdict, progress }))
    await userEvent.click(await screen.findByRole('button', { name: 'Test out' }))
    expect(screen.queryByRole('heading', { name: 'Rows that match' })).toBeNull()
    const asked = within(screen.getByRole('region', { name: 'Check 1 of 3' }))
    await userEvent.click(asked.getByRole('button', { name: 'I don’t know' }))
    expect(await asked.findByRole('heading', { level: 3 })).toBeVisible()
    const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)))
    expect(levels.every((level, n) => level <= (levels[n - 1] ?? 0) + 1)).toBe(true)
  })

  it('takes a correction of the whole, beside its sources', async () => {
    const api = open()
    const sources = (await screen.findByText(/^Sources: SQL-92, 7\.5 \(1992\)/)) as HTMLElement
    await say(sources, 'Module: Joins')
    expect(bodiesOf(api, 'POST', /./)).toEqual([
      { kind: 'module', revision: 4, ref: 'sql/joins', text: WORDS },
    ])
    expect(within(sources).getByRole('button', CONTROL)).toHaveFocus()
  })
})
