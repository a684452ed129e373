import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  companyInterviewsApi,
  credentialsApi,
  liveRechecksApi,
  type CompanyCredential,
  type LiveRecheck,
  type LiveRechecks,
} from '@tryka/domain'
import { axeViolations } from '@tryka/ui/testing'
import { buildTask } from '../../../testing/assessments'
import { buildCompanyInterview, companyApiWith, interviewsOf, openCompany } from '../../../testing/company'
import { bodiesOf } from '../../../testing/open-app'

const NOW = '2026-01-08T10:00:00.000Z'
const interview = buildCompanyInterview({ status: 'confirmed' })
const { name } = interview.candidate

function recheckOf(over: Partial<LiveRecheck> = {}): LiveRecheck {
  return {
    id: 'r1',
    track: 'sql',
    skill: 'SQL',
    state: 'asked',
    askedAt: NOW,
    startedAt: null,
    endsAt: null,
    endedAt: null,
    done: 0,
    of: 5,
    topics: [],
    task: null,
    draft: null,
    now: NOW,
    ...over,
  }
}
const { nonce: _nonce, ...task } = buildTask({
  seq: 2,
  of: 5,
  kind: 'short',
  stem: 'How many rows?',
  options: undefined,
})
const running = recheckOf({
  state: 'running',
  startedAt: NOW,
  endsAt: '2026-01-08T10:04:38.000Z',
  done: 1,
  topics: ['Joins', 'Windows'],
  task,
  draft: { text: 'maxPri' },
})

function open(rechecks: Partial<LiveRechecks>, query = `&recheck=${interview.id}`) {
  const api = companyApiWith()
  api.on(companyInterviewsApi.list, () => interviewsOf({ today: [interview] }))
  api.on(liveRechecksApi.list, () => ({ items: [], askable: [], ...rechecks }))
  openCompany(`interviews${query}`, api)
  return api
}

describe('A live re-check, from the company', () => {
  it('is reached from a confirmed interview, and asks for chosen skills', async () => {
    const api = open({ askable: [{ skill: 'SQL', level: 3 }] }, '')
    api.on(liveRechecksApi.ask, () => ({ items: [recheckOf()], askable: [] }))
    await userEvent.click(await screen.findByRole('button', { name: `More actions for ${name}` }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Live re-check' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Ask for five tasks' }))
    expect(screen.getByText('Choose a skill.')).toBeVisible()
    expect(await axeViolations()).toEqual([])
    await userEvent.click(screen.getByRole('checkbox', { name: 'SQL, Advanced' }))
    await userEvent.click(screen.getByRole('button', { name: 'Ask for five tasks' }))
    expect(await screen.findByText(`${name} was asked`)).toBeVisible()
    expect(bodiesOf(api, 'POST', /rechecks$/)).toEqual([{ skills: ['SQL'] }])
    await userEvent.click(screen.getByRole('link', { name: 'Interviews' }))
    expect(await screen.findByRole('region', { name: 'Today' })).toBeVisible()
  })

  it('shows the open task with what stands in its answer, and how far it is', async () => {
    open({ items: [running] })
    const card = within(await screen.findByRole('region', { name: 'Live re-check: SQL' }))
    expect(card.getByText(task.stem)).toBeVisible()
    expect(card.getByText('maxPri')).toBeVisible()
    expect(card.getByText('4:38')).toBeVisible()
    expect(card.getByRole('status')).toHaveTextContent('Running. Task 2 of 5')
    const far = within(screen.getByRole('region', { name: 'So far' }))
    expect(far.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      '1. JoinsAnswered',
      '2. WindowsNow',
    ])
    expect(await axeViolations()).toEqual([])
  })

  it('stands beside the credential, with room for notes that the scorecard shows', async () => {
    const proof: CompanyCredential = {
      skill: 'SQL',
      level: 3,
      score: 612,
      interval: [566, 658],
      month: '2026-11',
      supervision: 'unsupervised',
      tasks: 22,
      sample: false,
      credentialId: 'c1',
      verifyUrl: 'https://www.example.com/verify?c=c1',
      checked: null,
    }
    const api = open({ items: [running] })
    const scorecards = { due: 1, submitted: 0, mine: 'draft' as const }
    api.on(companyInterviewsApi.list, () => interviewsOf({ today: [{ ...interview, scorecards }] }))
    api.on(companyInterviewsApi.scorecard, () => ({
      id: 's1',
      member: { id: 'm1', name: 'Meera' },
      items: [],
      recommendation: null,
      state: 'draft',
      submittedAt: null,
      criteria: [],
    }))
    api.on(credentialsApi.ofCandidate, () => ({ items: [proof, { ...proof, skill: 'Python' }] }))
    const card = within(await screen.findByRole('region', { name: 'The credential' }))
    expect(card.getByText('612')).toBeVisible()
    expect(card.getByText('Advanced, likely 566 to 658')).toBeVisible()
    expect(card.getByText('Unsupervised, 22 tasks')).toBeVisible()
    expect(card.getByRole('link', { name: /^Check it yourself/ })).toHaveAttribute('href', proof.verifyUrl)
    const notes = screen.getByRole('textbox', { name: 'Your notes' })
    expect(notes).toHaveAccessibleDescription(/They do not change the outcome/)
    await userEvent.type(notes, 'Asked about nulls.')
    expect(await axeViolations()).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Open scorecard' }))
    const dialog = within(await screen.findByRole('dialog', { name: `Scorecard for ${name}` }))
    expect(dialog.getByText('Asked about nulls.')).toBeVisible()
  })

  it('shows what is chosen among options', async () => {
    const options = [
      { id: 'a', text: 'Twelve' },
      { id: 'b', text: 'None' },
    ]
    const of = { ...running, task: { ...task, kind: 'single' as const, options }, draft: { chosen: ['b'] } }
    open({ items: [of] })
    const card = within(await screen.findByRole('region', { name: 'Live re-check: SQL' }))
    expect(card.getAllByRole('listitem').map((one) => one.textContent)).toEqual(['Twelve', 'None (chosen)'])
  })

  it.each([
    ['asked', /has not answered yet/],
    ['accepted', /begins in the call/],
    ['declined', /declined. It has no effect anywhere/],
    ['confirmed', /93 of 100 people of this level get there, 7 of 100/],
    ['not_confirmed', /Five tasks tell a little: talk about it/],
    ['not_done', /were not done. It has no effect/],
  ] as const)('says what %s means', async (state, text) => {
    open({ items: [recheckOf({ state })] })
    const card = within(await screen.findByRole('region', { name: 'Live re-check: SQL' }))
    expect(card.getByText(text)).toBeVisible()
  })

  it('says when there is nothing to ask for', async () => {
    open({})
    expect(await screen.findByText('Nothing to ask for')).toBeVisible()
    expect(screen.getByText(/, \d\d:\d\d, (.+ time|UTC)\.$/)).toBeVisible()
    expect(await axeViolations()).toEqual([])
  })
})
