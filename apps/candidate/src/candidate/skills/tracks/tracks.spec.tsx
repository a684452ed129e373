import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  assessmentsApi,
  DAY_MS,
  MINUTE_MS,
  skillsApi,
  type PlaceView,
  type TrackStanding,
  type TrackView,
} from '@tryka/domain'
import { createFakeApi } from '@tryka/api-client/testing'
import { axeViolations } from '@tryka/ui/testing'
import { buildAttempt, buildStanding, buildTrack } from '../../../testing/assessments'
import { bodiesOf, GUEST, refusing } from '../../../testing/open-app'
import { toLocalText } from '../../../base/format/local-text'
import { openSection } from '../../../testing/open-section'
import { buildSkill, buildSkills } from '../../../testing/person'
import { buildCandidatePlace } from '../../../testing/places'
import { Skills } from '../skills'

const ADA = { user: { id: 'user-1', kind: 'registered', email: 'ada@mail.example' }, guestDays: 7 }

interface World {
  tracks?: TrackView[]
  standings?: TrackStanding[]
  session?: object
  fails?: boolean
  place?: PlaceView
}

function open(query: string, world: World = {}) {
  const { tracks = [buildTrack()], standings = [], session = ADA, fails = false } = world
  const { place = buildCandidatePlace({ place: 'me', isDemo: false }) } = world
  const api = createFakeApi()
  api.on(skillsApi.get, () => buildSkills())
  api.on(assessmentsApi.tracks, fails ? refusing(500) : () => ({ items: tracks }))
  api.on(assessmentsApi.track, () => tracks[0])
  api.on(assessmentsApi.standings, () => ({ items: standings }))
  openSection(<Skills />, api, `?section=skills${query}`, place, session)
  return api
}
const address = () => screen.getByTestId('address').textContent

describe('The tracks', () => {
  it('say where the person stands and lead to what each measures', async () => {
    open('', {
      tracks: [
        buildTrack(),
        buildTrack({ track: 'solidity', skill: 'Solidity' }),
        buildTrack({ track: 'python', skill: 'Python' }),
        buildTrack({ track: 'statistics', skill: 'Statistics', isOffered: false }),
      ],
      standings: [buildStanding({ openAttempt: 'attempt-1' })],
    })

    const card = within(await screen.findByRole('region', { name: 'Start Assessment' }))
    await card.findByText('Under way')
    const cells = card.getAllByRole('listitem').map((cell) => cell.textContent)
    expect(cells).toEqual([
      expect.stringMatching(/^SQLSelect and filter, joins.*Under way.*Go on: SQL$/),
      expect.stringMatching(/^Solidity.*Advanced held.*Expires/),
      expect.stringMatching(/^Python.*Not taken.*See what it measures: Python$/),
    ])
    expect(card.getByText('3 tracks, 25 to 50 minutes each')).toBeVisible()
    expect(card.getByRole('link', { name: /^Go on ?: ?SQL$/ })).toHaveAttribute(
      'href',
      '/candidate-dashboard?section=skills&attempt=attempt-1&place=me',
    )
    expect(await axeViolations()).toEqual([])

    await userEvent.click(screen.getByRole('button', { name: 'Start Assessment' }))
    expect(card.getByRole('heading', { name: 'Start Assessment' })).toHaveFocus()
  })

  it('are not there while nothing is offered, and no button either', async () => {
    open('', { tracks: [buildTrack({ isOffered: false })] })

    expect(await screen.findByText(/^Intermediate\. No assessment yet$/)).toBeVisible()
    for (const name of ['Start Assessment', /^Verify/])
      expect(screen.queryByRole('button', { name })).toBeNull()
    expect(screen.queryByRole('region', { name: 'Start Assessment' })).toBeNull()
  })

  it('can be read again when they could not be loaded', async () => {
    open('', { fails: true })
    expect(await screen.findByText(/^The assessments could not be loaded/)).toBeVisible()
    expect(screen.getByRole('region', { name: 'Verified skills' })).toBeVisible()
  })

  it('follow what a match wants to be proved, or say that there is none yet', async () => {
    open('&assess=SQL')
    expect(await screen.findByRole('heading', { name: 'SQL assessment' })).toBeVisible()
  })

  it('say that a skill has no test yet', async () => {
    open('&assess=Kafka')
    expect(await screen.findByText('No assessment yet for Kafka')).toBeVisible()
  })
})

describe('The page of a track', () => {
  it('says what it measures, what is recorded, and starts once each statement is ticked', async () => {
    const api = open('&track=sql', { standings: [buildStanding()] })
    const skill = buildSkill({ skill: 'SQL', state: 'Assessment Scheduled' })
    api.on(assessmentsApi.book, () => ({ id: 's', skill, next: '', track: 'sql', attempt: 'attempt-1' }))
    api.on(assessmentsApi.start, () => buildAttempt())

    expect(await screen.findByRole('heading', { level: 1, name: 'SQL assessment' })).toBeVisible()
    expect(screen.getByText('Can join two tables by a key. Can count by groups.')).toBeVisible()
    expect(screen.getByText('Camera, microphone, screen')).toBeVisible()
    expect(await screen.findByText('3 of 3 left in 12 months')).toBeVisible()
    expect(await axeViolations()).toEqual([])

    const start = await screen.findByRole('button', { name: 'Start now' })
    await userEvent.click(screen.getByRole('checkbox', { name: /^I am the owner/ }))
    await userEvent.click(start)
    expect(await screen.findByText('Tick each of the three to start.')).toBeVisible()
    expect(bodiesOf(api, 'POST', '/api/assessments')).toEqual([])

    await userEvent.click(screen.getByRole('checkbox', { name: /^I work alone/ }))
    await userEvent.click(screen.getByRole('checkbox', { name: /^I do not pass/ }))
    await userEvent.click(screen.getByRole('radio', { name: 'Keep private' }))
    await userEvent.selectOptions(screen.getByLabelText('Time per task'), 'Double')
    await userEvent.click(start)

    await screen.findByText((_, element) => element?.textContent === '?section=skills&attempt=attempt-1')
    expect(bodiesOf(api, 'POST', '/api/assessments')).toEqual([
      {
        skill: 'SQL',
        share: false,
        factor: 2,
        consents: { owner: true, alone: true, keeps: true },
      },
    ])
    expect(bodiesOf(api, 'POST', '/api/attempts/attempt-1/start')).toHaveLength(1)
  })

  it('plans a time within ninety days, and starts nothing then', async () => {
    const api = open('&track=sql')
    const skill = buildSkill({ skill: 'SQL', state: 'Assessment Scheduled' })
    api.on(assessmentsApi.book, () => ({ id: 's', skill, next: '', track: 'sql', attempt: 'attempt-1' }))
    expect(await screen.findByRole('button', { name: 'Start now' })).toBeVisible()
    expect(screen.queryByLabelText(/^Time(?! per task)/)).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Choose a time' }))
    const time = screen.getByLabelText(/^Time(?! per task)/)
    expect(time).toHaveFocus()
    for (const name of [/^I am the owner/, /^I work alone/, /^I do not pass/])
      await userEvent.click(screen.getByRole('checkbox', { name }))

    for (const days of [-1, 91]) {
      fireEvent.change(time, { target: { value: toLocalText(new Date(Date.now() + days * DAY_MS)) } })
      await userEvent.click(screen.getByText('Plan for this time'))
      expect(await screen.findByText(/^Choose a time within the next 90 days/)).toBeVisible()
    }
    const at = new Date(Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS + DAY_MS)
    fireEvent.change(time, { target: { value: toLocalText(at) } })
    await userEvent.click(screen.getByText('Plan for this time'))

    await screen.findByText((_, element) => element?.textContent === '?section=skills')
    expect(bodiesOf(api, 'POST', '/api/assessments')).toMatchObject([{ startsAt: at.toISOString() }])
    expect(api.calls.some(({ path }) => path.startsWith('/api/attempts/'))).toBe(false)
  })

  it('asks a guest to sign in and come back', async () => {
    const api = open('&track=sql', { session: GUEST })

    expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      `/sign-in?return=${encodeURIComponent('/candidate-dashboard?section=skills&track=sql&place=me')}`,
    )
    expect(screen.queryByRole('button', { name: 'Start now' })).toBeNull()
    expect(api.calls.some(({ path }) => path.startsWith('/api/attempts'))).toBe(false)
    expect(await axeViolations()).toEqual([])
  })

  it('leads to practice, also a guest, and where there is no test yet', async () => {
    const tracks = [buildTrack({ isOffered: false })]
    open('&track=sql', { session: GUEST, tracks })
    expect(await screen.findByRole('link', { name: 'Practise' })).toHaveAttribute(
      'href',
      '/candidate-dashboard?section=skills&practice=sql&place=me',
    )
    expect(screen.getByText(/^Six open tasks.*Practice counts for nothing/)).toBeVisible()
  })

  it('says before that two tasks may be new, where the bank tries some out', async () => {
    open('&track=sql', { tracks: [buildTrack({ hasPilots: true })] })
    expect(await screen.findByText('Up to two of the tasks may be new. They do not count.')).toBeVisible()
  })

  it('says nothing of practice where a track has none', async () => {
    open('&track=sql', { tracks: [buildTrack({ hasPractice: false })] })
    expect(await screen.findByRole('button', { name: 'Start now' })).toBeVisible()
    expect(screen.queryByRole('link', { name: /^Practise/ })).toBeNull()
    expect(screen.queryByText(/may be new/)).toBeNull()
  })

  it('names the day to wait for instead of starting', async () => {
    open('&track=sql', { standings: [buildStanding({ againAt: '2026-12-03T12:00:00.000Z' })] })
    expect(await screen.findByText('3 Dec 2026')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Start now' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Practise until then' })).toBeVisible()
  })

  it('says that the attempts of a year are used up, and where a result waits', async () => {
    const againAt = '2026-12-03T12:00:00.000Z'
    open('&track=sql', { standings: [buildStanding({ againAt, attemptsLeft: 0, held: 'attempt-7' })] })
    expect(
      await screen.findByText(/^3 attempts in 12 months are used up\. You can take it again/),
    ).toBeVisible()
    expect(screen.getByText('0 of 3 left in 12 months')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Under review' })).toHaveAttribute(
      'href',
      '/candidate-dashboard?section=skills&result=attempt-7&place=me',
    )
  })

  it('leads to another assessment that is open before anything is agreed to', async () => {
    open('&track=sql', { standings: [buildStanding({ track: 'solidity', openAttempt: 'attempt-4' })] })
    expect(await screen.findByText(/^Your Solidity assessment is open/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'To Solidity' })).toHaveAttribute(
      'href',
      '/candidate-dashboard?section=skills&attempt=attempt-4&place=me',
    )
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  it('agrees to nothing before it is known where the person stands, and can ask again', async () => {
    const api = open('&track=sql')
    api.on(assessmentsApi.standings, refusing(500))
    expect(await screen.findByText(/^Where you stand could not be loaded/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Start now' })).toBeNull()
    expect(screen.getByText('3 in 12 months')).toBeVisible()

    api.on(assessmentsApi.standings, () => ({ items: [buildStanding({ attemptsLeft: 2 })] }))
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('button', { name: 'Start now' })).toBeVisible()
    expect(screen.getByText('2 of 3 left in 12 months')).toBeVisible()
  })

  it('leads back to an attempt that is open', async () => {
    open('&track=sql', { standings: [buildStanding({ openAttempt: 'attempt-1' })] })
    expect(await screen.findByRole('link', { name: 'Go on' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Start now' })).toBeNull()
  })

  it('leads from a demo to the own profile', async () => {
    open('&track=sql', { place: buildCandidatePlace() })
    expect(await screen.findByRole('link', { name: 'To your own profile' })).toHaveAttribute(
      'href',
      '/candidate-dashboard?section=skills&track=sql&place=me',
    )
  })

  it('goes back to the skills', async () => {
    open('&track=sql')
    await userEvent.click(await screen.findByRole('link', { name: 'Skills & Credentials' }))
    expect(address()).toBe('?section=skills&place=me')
  })
})
