import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { coachApi, interviewsApi, planApi, type PracticeChoices } from '@tryka/domain'
import { createFakeApi } from '@tryka/api-client/testing'
import { axeViolations } from '@tryka/ui/testing'
import { buildInterview } from '../../../testing/hiring'
import { bodiesOf, refusing } from '../../../testing/open-app'
import { openSection } from '../../../testing/open-section'
import { buildPlan } from '../../../testing/plans'
import { buildChoices, buildStarted } from '../../../testing/practice-rows'
import { Interviews } from '../../interviews/interviews'

function open(query = '', choices: PracticeChoices = buildChoices()) {
  const api = createFakeApi()
  api.on(interviewsApi.list, () => ({ upcoming: [buildInterview()], past: [] }))
  api.on(coachApi.choices, () => choices)
  api.on(coachApi.start, () => buildStarted({ id: 'session-9' }))
  openSection(<Interviews />, api, `?section=interviews${query}`)
  return api
}
const dialog = async (name: RegExp | string = /^Practise/) =>
  within(await screen.findByRole('dialog', { name }))
const started = (api: ReturnType<typeof createFakeApi>) => bodiesOf(api, 'POST', '/api/practice/sessions')
const chosen = (group: HTMLElement) => within(group).getByRole('radio', { checked: true })

describe('Practise for this', () => {
  it('is set for the interview, and starts with one press', async () => {
    const api = open()
    await userEvent.click(await screen.findByRole('button', { name: /^Practise for this/ }))
    const start = await dialog()
    expect(await start.findByText(/^Technical interview, Kestrel Labs\. Set for it already/)).toBeVisible()
    expect(chosen(start.getByRole('group', { name: 'Kind' }))).toHaveAccessibleName(
      'Mixed as in this interview',
    )
    expect(chosen(start.getByRole('group', { name: 'Level' }))).toHaveAccessibleName('Senior')
    expect(start.getByText('About 35 minutes, stop at any time')).toBeVisible()
    expect(start.queryByRole('group', { name: 'Answer' })).toBeNull()
    expect(await axeViolations()).toEqual([])

    await userEvent.click(start.getByRole('button', { name: 'Start' }))
    expect(await screen.findByText(/section=interviews&session=session-9/)).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(started(api)).toEqual([
      {
        for: { kind: 'interview', id: 'interview-1' },
        types: [],
        level: 'senior',
        count: 5,
        mode: 'typed',
        feedback: 'each',
        timer: 'off',
      },
    ])
  })

  it('is in the preparation, and gives its place to the start', async () => {
    const api = open('&prepare=interview-1')
    api.on(planApi.preparation, () => ({
      interview: buildInterview(),
      job: { title: 'Smart-Contract Engineer', description: 'Contracts.', skills: ['Solidity'] },
      about: 'Kestrel builds wallets.',
      checklist: ['Read the posting'],
      questions: ['What did you break?'],
      materials: [],
      plan: buildPlan(),
    }))
    const materials = await dialog('Preparation Materials')
    await userEvent.click(await materials.findByRole('button', { name: 'Practise for this' }))
    expect(await (await dialog()).findByRole('button', { name: 'Start' })).toBeVisible()
    expect(screen.queryByRole('dialog', { name: 'Preparation Materials' })).toBeNull()
  })

  it('starts what was chosen instead, by keyboard alone', async () => {
    const api = open('&practise=interview-1')
    const start = await dialog()
    const pick = async (group: string, option: string) => {
      chosen(await start.findByRole('group', { name: group })).focus()
      await userEvent.keyboard('{ArrowRight}')
      expect(chosen(start.getByRole('group', { name: group }))).toHaveAccessibleName(option)
    }
    await pick('Kind', 'Behavioural')
    await pick('Questions', '8')
    await pick('Level', 'Expert')
    await pick('Feedback', 'At the end')
    await pick('Timer', 'Soft')
    await userEvent.tab()
    await userEvent.tab()
    expect(start.getByRole('button', { name: 'Start' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(await screen.findByText(/session=session-9/)).toBeVisible()
    expect(started(api)).toMatchObject([
      { types: ['behavioural'], level: 'expert', count: 8, feedback: 'end', timer: 'soft' },
    ])
  })

  it('takes kind and level of what is practised for, and leaves the rest', async () => {
    const api = open('&practise=interview-1')
    const start = await dialog()
    await userEvent.click(await start.findByRole('radio', { name: 'Culture' }))
    await userEvent.click(start.getByRole('radio', { name: '3' }))
    await userEvent.click(start.getByRole('combobox', { name: 'For' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Job: Protocol Engineer, Tidewater' }))
    expect(chosen(start.getByRole('group', { name: 'Kind' }))).toHaveAccessibleName('Mixed')
    expect(chosen(start.getByRole('group', { name: 'Level' }))).toHaveAccessibleName('Mid')
    await userEvent.click(start.getByRole('button', { name: 'Start' }))
    expect(await screen.findByText(/session=session-9/)).toBeVisible()
    expect(started(api)).toMatchObject([{ for: { kind: 'posting', id: 'job-2' }, types: [], count: 3 }])
  })

  it('is for one’s own field where there is no interview', async () => {
    const api = open('&practise=any')
    await userEvent.click(await (await dialog('Practise')).findByText('Start'))
    await screen.findByText(/session=session-9/)
    expect(started(api)).toMatchObject([{ for: { kind: 'area', area: 'Cybersecurity' }, level: 'entry' }])
  })

  it('says what to loosen where there is no question', async () => {
    const choices = buildChoices({}, (type, area) =>
      type === 'culture' || (type === 'case' && area === 'DevOps') ? 2 : 0,
    )
    const api = open('&practise=any', choices)
    const start = await dialog()
    await userEvent.click(await start.findByRole('radio', { name: 'Case' }))
    expect(start.getByRole('status')).toHaveTextContent(
      'No case question in Cybersecurity yetKinds with questions here: culture. Fields with this kind: DevOps.',
    )
    expect(await axeViolations()).toEqual([])
    await userEvent.click(start.getByRole('button', { name: 'Start' }))
    expect(started(api)).toEqual([])

    await userEvent.click(start.getByRole('radio', { name: 'Culture' }))
    await userEvent.click(start.getByRole('button', { name: 'Start' }))
    await screen.findByText(/session=session-9/)
    expect(started(api)).toMatchObject([{ types: ['culture'] }])
  })

  it('says that it is shorter than asked, and of another level', async () => {
    const choices = buildChoices({}, (_type, _area, level) => (level === 'mid' ? 1 : 0))
    open('&practise=any', choices)
    const start = await dialog()
    await userEvent.click(await start.findByRole('radio', { name: 'Culture' }))
    expect(start.getByRole('status')).toHaveTextContent(
      'There are fewer than 5 of these yet, so the session is shorter. None of this level yet',
    )
    expect(start.getByText('About 5 minutes, stop at any time')).toBeVisible()
  })

  it('says that the interview was cancelled meanwhile, and asks for something else', async () => {
    let choices = buildChoices()
    const api = open('&practise=interview-1')
    api.on(coachApi.choices, () => choices)
    api.on(coachApi.start, () => {
      choices = buildChoices({ interviews: [] })
      return refusing(409, { code: 'INTERVIEW_CANCELLED', detail: 'This interview was cancelled.' })()
    })
    const start = await dialog()
    await userEvent.click(await start.findByRole('button', { name: 'Start' }))
    expect(await start.findByRole('alert')).toHaveTextContent('This interview was cancelled.')
    expect(await start.findByText(/^This is not ahead any more/)).toBeVisible()
    expect(start.getByRole('button', { name: 'Start' })).toHaveAttribute('aria-disabled', 'true')

    api.on(coachApi.start, () => buildStarted({ id: 'session-9' }))
    start.getByRole('combobox', { name: 'For' }).focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await screen.findByRole('option', { name: 'Field: DevOps' }))
    expect(start.queryByRole('alert')).toBeNull()
    await userEvent.click(start.getByRole('button', { name: 'Start' }))
    expect(await screen.findByText(/session=session-9/)).toBeVisible()
  })

  it('can be started again after it failed, and loaded again', async () => {
    const api = createFakeApi()
    api.on(interviewsApi.list, () => ({ upcoming: [], past: [] }))
    api.on(coachApi.choices, refusing(500))
    openSection(<Interviews />, api, '?section=interviews&practise=any')
    const start = await dialog()
    await start.findByText(/^What you can practise for could not be loaded/)
    api.on(coachApi.choices, () => buildChoices())
    api.on(coachApi.start, refusing(500))
    await userEvent.click(start.getByRole('button', { name: 'Retry' }))
    await start.findByRole('group', { name: 'Kind' })
    await userEvent.click(start.getByRole('button', { name: 'Start' }))
    expect(await start.findByRole('alert')).toHaveTextContent('Practice could not be started. Try again.')
    api.on(coachApi.start, () => buildStarted({ id: 'session-9' }))
    await userEvent.click(start.getByRole('button', { name: 'Start' }))
    expect(await screen.findByText(/session=session-9/)).toBeVisible()
  })
})
