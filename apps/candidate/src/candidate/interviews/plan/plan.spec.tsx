import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { coachApi, interviewsApi, planApi, type InterviewPlan } from '@tryka/domain'
import { createFakeApi } from '@tryka/api-client/testing'
import { axeViolations } from '@tryka/ui/testing'
import { buildInterview } from '../../../testing/hiring'
import { bodiesOf, refusing } from '../../../testing/open-app'
import { openSection } from '../../../testing/open-section'
import { buildPlan, buildPlanItem } from '../../../testing/plans'
import { buildChoices, buildStarted } from '../../../testing/practice-rows'
import { Interviews } from '../interviews'

function open(plan: InterviewPlan | (() => unknown)) {
  const api = createFakeApi()
  let now = plan
  api.on(interviewsApi.list, () => ({ upcoming: [buildInterview()], past: [] }))
  api.on(coachApi.choices, () => buildChoices())
  api.on(coachApi.start, () => buildStarted({ id: 'session-9' }))
  api.on(planApi.show, () => (typeof now === 'function' ? now() : now))
  api.on(planApi.questions, () => ({
    people: [{ name: 'Priya Menon', as: 'manager', questions: ['What comes first?'] }],
    unsaid: [
      {
        topic: 'on-call',
        text: 'The posting says nothing about on-call duty.',
        ask: 'Is there on-call duty?',
      },
    ],
  }))
  openSection(<Interviews />, api, '?section=interviews')
  return { api, becomes: (next: InterviewPlan) => void (now = next) }
}
const dialog = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^Plan\s*: / }))
  return within(await screen.findByRole('dialog', { name: 'Plan' }))
}

describe('The plan of an interview', () => {
  it('is made by a press, and stands with its days and what to ask', async () => {
    const { api, becomes } = open(buildPlan({ items: [], version: 0 }))
    const plan = await dialog()
    api.on(planApi.make, () => (becomes(buildPlan()), buildPlan()))
    await userEvent.click(await plan.findByRole('button', { name: 'Make a plan' }))
    expect(await plan.findByRole('region', { name: 'Today' })).toHaveTextContent('Practise Rust')
    expect(plan.getByRole('region', { name: 'Tomorrow' })).toHaveTextContent('Done')
    expect(plan.getByRole('region', { name: 'Sun 29 Nov' })).toBeVisible()
    expect(await plan.findByText(/^Is there on-call duty\?/)).toHaveTextContent(
      'says nothing about on-call duty',
    )
    expect(plan.getByText('Priya Menon, hiring manager')).toBeVisible()
    expect(await axeViolations()).toEqual([])
  })

  it('ticks logistics, drops, and starts what is done by doing it', async () => {
    const { api } = open(buildPlan())
    api.on(planApi.change, () => buildPlan())
    const plan = await dialog()
    await userEvent.click(await plan.findByRole('checkbox', { name: 'Go through the checklist' }))
    await userEvent.click(plan.getByRole('button', { name: /^Drop\s*: Practise Rust$/ }))
    expect(bodiesOf(api, 'PATCH', /plan\/items\/\d$/)).toEqual([
      { state: 'done', version: 2 },
      { state: 'dropped', version: 2 },
    ])
    await userEvent.click(plan.getByRole('button', { name: /^Practise\s*: Practise Rust$/ }))
    expect(await screen.findByText(/session=session-9/)).toBeVisible()
    expect(bodiesOf(api, 'POST', '/api/practice/sessions')).toMatchObject([
      {
        for: { kind: 'interview', id: 'interview-1' },
        level: 'senior',
        focus: { kind: 'skill', skill: 'Rust' },
      },
    ])
  })

  it('leads to the module that fits the gap, which nobody ticks', async () => {
    const ref = 'sql-foundations/joins'
    const learn = buildPlanItem({ kind: 'module', ref, title: 'Learn Joins' })
    open(buildPlan({ items: [learn, { ...learn, seq: 2, title: 'Learn Grouping', state: 'done' }] }))
    const plan = await dialog()
    expect(await plan.findByRole('link', { name: /^Learn\s*: Learn Joins$/ })).toHaveAttribute(
      'href',
      expect.stringContaining(`section=learning&module=${encodeURIComponent(ref)}`),
    )
    expect(plan.queryByRole('link', { name: /Grouping/ })).toBeNull()
    expect(plan.queryByRole('checkbox')).toBeNull()
    expect(await axeViolations()).toEqual([])
  })

  it('says why it is empty, and can be read again', async () => {
    const { becomes } = open(refusing(500))
    const plan = await dialog()
    expect(await plan.findByText(/^The plan could not be loaded/)).toBeVisible()
    becomes(buildPlan({ stands: 'off', items: [], sentence: 'This interview does not take place.' }))
    await userEvent.click(plan.getByRole('button', { name: 'Retry' }))
    expect(await plan.findByText('This interview does not take place.')).toBeVisible()
    expect(plan.queryByRole('button', { name: 'Make a plan' })).toBeNull()
  })

  it('keeps notes afterwards, and practises what came', async () => {
    const met = [
      { text: 'A deadline?', like: { id: 'shared/behavioural/deadline', stem: 'Tell me of a deadline.' } },
    ]
    const behind = buildPlan({ stands: 'behind', items: [], met })
    const { api } = open(behind)
    api.on(planApi.notes, () => behind)
    await userEvent.click(await screen.findByRole('button', { name: /^Plan\s*: / }))
    const plan = within(await screen.findByRole('dialog', { name: 'How did it go?' }))
    await userEvent.type(await plan.findByRole('textbox', { name: 'Notes' }), 'Calm')
    await userEvent.type(plan.getByRole('textbox', { name: 'Questions you met' }), '{Enter} And what next? ')
    await userEvent.click(plan.getByRole('button', { name: 'Keep notes' }))
    expect(bodiesOf(api, 'PUT', /plan\/notes$/)).toEqual([
      { notes: 'Calm', met: ['A deadline?', 'And what next?'], version: 2 },
    ])
    await userEvent.click(plan.getByRole('button', { name: 'Practise them' }))
    expect(await screen.findByText(/session=session-9/)).toBeVisible()
    expect(bodiesOf(api, 'POST', '/api/practice/sessions')).toMatchObject([
      { for: { kind: 'area' }, focus: { kind: 'questions', ids: ['shared/behavioural/deadline'] } },
    ])
  })
})
