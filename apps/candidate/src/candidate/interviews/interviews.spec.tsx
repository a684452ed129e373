import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { credentialsApi, interviewsApi, planApi, rechecksApi, type CandidateInterview } from '@tryka/domain'
import { createFakeApi } from '@tryka/api-client/testing'
import { axeViolations } from '@tryka/ui/testing'
import { buildCredential } from '../../testing/credentials'
import { buildInterview, inHours } from '../../testing/hiring'
import { bodiesOf, refusing } from '../../testing/open-app'
import { openSection } from '../../testing/open-section'
import { buildCandidatePlace } from '../../testing/places'
import { buildPlan } from '../../testing/plans'
import { Interviews } from './interviews'
import { futureSlot } from '../parts/interviews/times-dialog'

const slots = [inHours(50), inHours(75)]
const proposed = buildInterview({ status: 'pending', canConfirm: true, proposedSlots: slots })

function open(upcoming: CandidateInterview[], past: CandidateInterview[] = [], query = '', isGuest = true) {
  const api = createFakeApi()
  api.on(interviewsApi.list, () => ({ upcoming, past }))
  api.on(planApi.preparation, () => ({
    interview: buildInterview(),
    job: { title: 'Smart-Contract Engineer', description: 'Contracts.', skills: ['Solidity'] },
    about: 'Kestrel builds wallets.',
    checklist: ['Read the posting'],
    questions: ['What did you break?'],
    materials: [],
    plan: buildPlan(),
  }))
  openSection(<Interviews />, api, `?section=interviews${query}`, buildCandidatePlace({ isGuest }))
  return api
}

describe('Interviews', () => {
  it('shows what is ahead and behind', async () => {
    open(
      [buildInterview()],
      [buildInterview({ id: 'past', status: 'completed', outcome: 'Passed', feedback: 'Clear reasoning.' })],
    )

    expect(await screen.findByRole('region', { name: 'Upcoming' })).toHaveTextContent(
      /Technical interview, Kestrel Labs/,
    )
    const history = within(screen.getByRole('region', { name: 'History' }))
    expect(history.getByText('Passed')).toBeVisible()
    expect(history.getByText('Clear reasoning.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
      'href',
      '/api/interviews/interview-1/calendar.ics',
    )
    expect(await axeViolations()).toEqual([])
  })

  it('shows a week, from which a meeting leads to its row', async () => {
    open([buildInterview({ startsAt: inHours(0) })], [], '&view=week')

    const link = await screen.findByRole('link', { name: /Kestrel Labs/ })
    expect(screen.getAllByRole('listitem')).toHaveLength(7)
    expect(await axeViolations()).toEqual([])
    await userEvent.click(link)

    const upcoming = within(await screen.findByRole('region', { name: 'Upcoming' }))
    expect(upcoming.getByRole('listitem')).toHaveFocus()
  })

  it('gives who was not selected another colour than who passed', async () => {
    const behind = (id: string, outcome: CandidateInterview['outcome']) =>
      buildInterview({ id, status: 'completed', outcome })
    open([], [behind('one', 'Passed'), behind('two', 'Not Selected')])
    const history = within(await screen.findByRole('region', { name: 'History' }))

    expect(history.getByText('Not Selected')).toBeVisible()
    expect(history.getByText('Not Selected').className).not.toBe(history.getByText('Passed').className)
  })

  it.each([
    ['asked', false, ['Accept', 'Decline'], /asks for 5 short tasks about SQL in the call: 8 minutes/],
    ['accepted', false, ['Decline'], /from 15 minutes before the interview until it ends/],
    ['accepted', true, ['Begin', 'Decline'], /Begin when both of you are in the call/],
    ['running', true, ['Go on'], /Live re-check: SQL/],
    ['confirmed', false, [], /Confirmed: 3 or more of five were right/],
    ['not_confirmed', false, [], /your credential stands as it stood/],
    ['declined', false, [], /you declined. It has no effect anywhere/],
    ['not_done', false, [], /Not done\. It has no effect anywhere/],
  ] as const)('shows five tasks that were %s (%s)', async (state, canStart, acts, text) => {
    open([buildInterview({ rechecks: [{ id: 'r1', skill: 'SQL', state, canStart }] })])
    expect(await screen.findByText(text)).toBeVisible()
    const shown = [...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')]
    const named = shown.map((one) => one.textContent).filter((one) => one?.endsWith('the tasks of SQL'))
    expect(named.sort()).toEqual(acts.map((act) => `${act} the tasks of SQL`))
    expect(await axeViolations()).toEqual([])
  })

  it('adds five tasks that confirmed to the credential, and says where they stand', async () => {
    const rechecks = [{ id: 'r1', skill: 'SQL', state: 'confirmed' as const, canStart: false }]
    let items = [
      buildCredential({ id: 'c0', state: 'superseded' }),
      buildCredential({ id: 'c1', version: 3 }),
    ]
    const api = createFakeApi()
    api.on(interviewsApi.list, () => ({ upcoming: [], past: [buildInterview({ rechecks })] }))
    api.on(credentialsApi.list, () => ({ items }))
    api.on(credentialsApi.recheck, () => {
      const added = buildCredential({ id: 'c2', recheck: { id: 'r1', month: '2026-11' } })
      items = [added]
      return added
    })
    openSection(<Interviews />, api, '?section=interviews', buildCandidatePlace({ isGuest: false }))
    const add = await screen.findByRole('button', { name: /^Add to my credential\s*: SQL$/ })
    expect(screen.getByText(/^You may add it, with its month\./)).toBeVisible()
    expect(await axeViolations()).toEqual([])
    await userEvent.click(add)

    expect(await screen.findByText('Added to your credential')).toBeVisible()
    expect(
      await screen.findByText(/^It stands in your credential: SQL, re-checked live in Nov 2026/),
    ).toBeVisible()
    expect(bodiesOf(api, 'PUT', /credentials\/c1\/recheck$/)).toEqual([{ recheckId: 'r1', version: 3 }])
  })

  it('accepts and declines five tasks', async () => {
    const rechecks = [{ id: 'r1', skill: 'SQL', state: 'asked' as const, canStart: false }]
    const api = open([buildInterview({ rechecks })])
    api.on(rechecksApi.accept, refusing(409, { code: 'illegal_transition', detail: 'It is over.' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Accept the tasks of SQL' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('It is over.')
    expect(bodiesOf(api, 'POST', /rechecks\/r1\/accept$/)).toHaveLength(1)
    await userEvent.click(screen.getByRole('button', { name: 'Decline the tasks of SQL' }))
    expect(bodiesOf(api, 'POST', /rechecks\/r1\/decline$/)).toHaveLength(1)
  })

  it('confirms one of the proposed times', async () => {
    const api = open([proposed])
    api.on(interviewsApi.confirm, () => buildInterview())

    const times = await screen.findAllByRole('radio')
    await userEvent.click(times[1] as HTMLElement)
    await userEvent.click(screen.getByRole('button', { name: /^Confirm this time/ }))

    expect(await screen.findByText('Interview confirmed')).toBeVisible()
    expect(bodiesOf(api, 'POST', /confirm$/)).toEqual([{ slot: slots[1], version: 3 }])
    // A guest has no address that mail could reach.
    expect(screen.queryByText(/on its way to your mail/)).toBeNull()
  })

  it('promises an invitation by mail to whoever is signed in', async () => {
    const api = open([proposed], [], '', false)
    api.on(interviewsApi.confirm, () => buildInterview())

    await userEvent.click(await screen.findByRole('button', { name: /^Confirm this time/ }))

    expect(await screen.findByText(/An invitation is on its way to your mail\./)).toBeVisible()
  })

  it('says when the time was taken meanwhile', async () => {
    const api = open([proposed])
    api.on(interviewsApi.confirm, refusing(409, { code: 'INTERVIEWER_BUSY', detail: 'This time is taken.' }))

    await userEvent.click(await screen.findByRole('button', { name: /^Confirm this time/ }))

    expect(await screen.findByRole('alert')).toHaveTextContent('This time is taken.')
  })

  it('proposes other times, with a reason', async () => {
    const api = open([buildInterview()])
    api.on(interviewsApi.reschedule, () => proposed)

    await userEvent.click(await screen.findByRole('button', { name: 'Reschedule' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Propose times' }))
    expect(await dialog.findByText('Choose a time in the future.')).toBeVisible()
    expect(dialog.getByText('Give a reason.')).toBeVisible()
    expect(dialog.getByLabelText('Time 1')).toHaveFocus()
    fireEvent.change(dialog.getByLabelText('Time 1'), { target: { value: '2099-01-09T10:00' } })
    await userEvent.type(dialog.getByLabelText('Reason'), 'Travel')
    await userEvent.click(dialog.getByRole('button', { name: 'Propose times' }))

    expect(await screen.findByText('Times proposed')).toBeVisible()
    expect(bodiesOf(api, 'POST', /reschedule$/)).toEqual([
      { slots: [new Date('2099-01-09T10:00').toISOString()], reason: 'Travel', version: 3 },
    ])
  })

  it('answers that none of the proposed times suits, with or without others', async () => {
    const api = open([{ ...proposed, canCounter: true }])
    api.on(interviewsApi.counter, () => buildInterview({ status: 'pending' }))
    await userEvent.click(await screen.findByRole('button', { name: /^None of these/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'None of these times' }))

    await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
    expect(await dialog.findByText('Give a reason.')).toBeVisible()
    expect(dialog.queryByText('Choose a time in the future.')).toBeNull()
    await userEvent.type(dialog.getByLabelText('Reason'), 'I travel that week')
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }))

    expect(await screen.findByText('Kestrel Labs is told')).toBeVisible()
    expect(bodiesOf(api, 'POST', /counter$/)).toEqual([
      { slots: [], reason: 'I travel that week', version: 3 },
    ])
  })

  it('says of a proposal that no time is agreed, and which one is still held', async () => {
    open([proposed, buildInterview({ ...proposed, id: 'moved', held: true })])

    expect(await screen.findByText(/^No time agreed yet \(60 minutes\)$/)).toBeVisible()
    expect(screen.getByText(/^Was .*, still held \(60 minutes\)$/)).toBeVisible()
  })

  it('cancels after asking', async () => {
    const api = open([buildInterview()])
    api.on(interviewsApi.cancel, () => buildInterview({ status: 'cancelled' }))

    await userEvent.click(await screen.findByRole('button', { name: /^More actions/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancel interview' }))
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel interview' }),
    )

    expect(await screen.findByText('Interview cancelled')).toBeVisible()
    expect(bodiesOf(api, 'POST', /cancel$/)).toEqual([{ version: 3 }])
  })

  it('opens the materials from a link', async () => {
    open([buildInterview()], [], '&prepare=interview-1')

    const dialog = within(await screen.findByRole('dialog', { name: 'Preparation Materials' }))
    expect(await dialog.findByText('What did you break?')).toBeVisible()
    expect(dialog.getByText('2 of 3 open.')).toBeVisible()
    expect(dialog.getByText(/^[A-Z].*: Practise Rust$/)).toBeVisible()
    expect(dialog.getByRole('link', { name: 'Open the plan' })).toHaveAttribute(
      'href',
      expect.stringContaining('plan=interview-1'),
    )
    expect(await axeViolations()).toEqual([])
  })

  it('shows the room behind a meeting link of its own', async () => {
    const meetingLink = '/candidate-dashboard?section=interviews&room=room1234'
    open([buildInterview({ meetingLink })], [], '&room=room1234')

    expect(await screen.findByRole('dialog', { name: 'Meeting room' })).toHaveTextContent(/with Priya Menon/)
  })

  it('says what will appear while there is nothing', async () => {
    open([])

    expect(await screen.findByRole('heading', { name: 'No interview planned' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'No interviews yet' })).toBeVisible()
  })

  it('can be read again when it could not be loaded', async () => {
    const api = createFakeApi()
    api.on(interviewsApi.list, refusing(500))
    openSection(<Interviews />, api)
    expect(await screen.findByText(/^The interviews could not be loaded/)).toBeVisible()
  })
})

describe('A proposed time', () => {
  it.each([
    ['', undefined],
    ['2020-01-01T10:00', undefined],
    ['nonsense', undefined],
    ['2099-01-01T10:00', new Date('2099-01-01T10:00').toISOString()],
  ])('%j is read as %j', (typed, moment) => {
    expect(futureSlot(typed)).toBe(moment)
  })
})
