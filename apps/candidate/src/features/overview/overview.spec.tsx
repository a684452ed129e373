import { buildInterview, buildJobDetail, buildApplicationDetail } from '../../testing/hiring'
import { buildOverview } from '../../testing/person'
import { bodiesOf, refusing } from '../../testing/open-app'
import { openSection } from '../../testing/open-section'
import { applicationsApi, candidateApi, jobsApi } from '@tryka/domain'
import { createFakeApi } from '@tryka/api-client/testing'
import { axeViolations } from '@tryka/ui/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { contextOf, greeting, Overview } from './overview'

function open(over = {}) {
  const api = createFakeApi()
  api.on(candidateApi.overview, () => buildOverview(over))
  api.on(jobsApi.get, ({ params }) => buildJobDetail({ id: params['id'] ?? '', role: 'Protocol Engineer' }))
  api.on(applicationsApi.apply, () => buildApplicationDetail())
  openSection(<Overview />, api, '?section=overview')
  return api
}

describe('The overview', () => {
  it('shows the four figures with what stands behind them', async () => {
    open()

    expect(await screen.findByRole('heading', { level: 1, name: /^Good .*, Ananya$/ })).toBeVisible()
    for (const [label, text] of [
      ['Active Applications', '92 need a reply'],
      ['Skills Verified', '63 pending'],
      ['Profile Strength', '85%Add your education to reach 95%'],
    ])
      expect(screen.getByText(label ?? '', { selector: 'dt' }).parentElement).toHaveTextContent(text ?? '')
    expect(screen.getByText('Upcoming Interviews').parentElement).toHaveTextContent(
      /^Upcoming Interviews2Next:/,
    )
    expect(screen.getByText('7 of 10 hours')).toBeVisible()
    expect(screen.getByText('3 new matches')).toBeVisible()
    expect(screen.getByRole('link', { name: /See all 127/ })).toHaveAttribute(
      'href',
      '/candidate-dashboard?section=opportunities',
    )
    expect(await axeViolations()).toEqual([])
  })

  it('applies in one step with the chosen resume', async () => {
    const api = open()

    await userEvent.click(await screen.findByRole('button', { name: 'Apply in one step' }))

    expect(await screen.findByText('Application sent')).toBeVisible()
    expect(bodiesOf(api, 'POST', '/api/jobs/job-1/applications')).toEqual([
      { resumeId: 'resume-2', source: 'recommended' },
    ])
  })

  it('asks what goes along before it applies for a recommended job', async () => {
    const api = open()

    await userEvent.click(await screen.findByRole('button', { name: /^Apply Now/ }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(await dialog.findByLabelText(/^Note to the company/), 'Hello')
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Share my salary expectation' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Send application' }))

    expect(await screen.findByText('Application sent')).toBeVisible()
    expect(bodiesOf(api, 'POST', '/api/jobs/job-2/applications')).toEqual([
      { resumeId: 'resume-2', note: 'Hello', shareSalary: true, source: 'recommended' },
    ])
  })

  it('says why an application was refused', async () => {
    const api = open()
    api.on(
      applicationsApi.apply,
      refusing(409, { detail: 'You have applied for this job.', code: 'already_applied' }),
    )

    await userEvent.click(await screen.findByRole('button', { name: 'Apply in one step' }))

    expect(await screen.findByRole('alert')).toHaveTextContent('ErrorYou have applied for this job.')
  })

  it('says when a meeting opens that is not open yet', async () => {
    open()

    await userEvent.click(await screen.findByRole('button', { name: /^Join Meeting/ }))

    expect(await screen.findByText(/^The meeting opens 15 minutes before it begins/)).toBeVisible()
  })

  it('opens a meeting in a new tab when it can be joined', async () => {
    open({ nextInterview: buildInterview({ canJoin: true }) })

    const link = await screen.findByRole('link', { name: /^Join Meeting/ })
    expect(link).toHaveAttribute('href', 'https://meet.example/abc')
    expect(link).toHaveAttribute('target', '_blank')
  })

  it('says what will appear while there is nothing', async () => {
    open({ recentApplications: [], recommended: [], quickApply: null, nextInterview: null })

    for (const name of ['No applications yet', 'No recommendations yet', 'No interview planned'])
      expect(await screen.findByRole('heading', { name })).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Quick Apply' })).toBeNull()
  })

  it('can be read again when it could not be loaded', async () => {
    const api = createFakeApi()
    api.on(candidateApi.overview, refusing(500))
    openSection(<Overview />, api)
    await screen.findByText(/^The overview could not be loaded/)

    api.on(candidateApi.overview, () => buildOverview())
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))

    expect(await screen.findByText('Recent Applications')).toBeVisible()
  })

  it('shows that it is loading', async () => {
    const api = createFakeApi()
    api.on(candidateApi.overview, () => new Promise(() => undefined))
    openSection(<Overview />, api)

    expect(await screen.findByText('Loading the overview')).toBeInTheDocument()
  })
})

describe('The words of the overview', () => {
  it.each([
    [9, 'Good morning'],
    [12, 'Good afternoon'],
    [18, 'Good evening'],
  ])('greet at %i with %s', (hour, words) => {
    expect(greeting(new Date(2025, 0, 8, hour))).toBe(words)
  })

  it.each([
    [{ nextInterview: null, needReply: 1 }, 'Coming up: 1 application to answer.'],
    [{ nextInterview: null, needReply: 0 }, '3 new matches since your last visit.'],
    [{ nextInterview: null, needReply: 0, newMatches: 0 }, 'Nothing needs you right now.'],
  ])('say what to look at first: %j', (over, words) => {
    expect(contextOf(buildOverview(over))).toBe(words)
  })
})
