import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { applicationsApi, jobsApi, shareLinksApi, type JobCard } from '@tryka/domain'
import { axeViolations } from '@tryka/ui/testing'
import { buildJob, buildJobDetail, buildMatch, inHours } from '../../testing/hiring'
import { refusing } from '../../testing/open-app'
import { buildCandidatePlace } from '../../testing/places'
import { openSection } from '../../testing/open-section'
import { opportunitiesApi } from '../../testing/opportunities'
import { Postings } from './postings'

const many = Array.from({ length: 127 }, (_, index) =>
  buildJob({ id: `job-${index + 1}`, role: `Engineer ${index + 1}` }),
)
const address = () => screen.getByTestId('address').textContent

function open(
  jobs: readonly JobCard[] = many,
  query = '?section=opportunities',
  invitations: unknown[] = [],
) {
  const api = opportunitiesApi(jobs, invitations)
  openSection(<Postings />, api, query)
  return api
}

describe('One opportunity', () => {
  it('shows the arithmetic of the match and what would change it', async () => {
    const api = open(many, '?section=opportunities&job=job-1')

    const match = within(await screen.findByRole('region', { name: 'Your match' }))
    const { score, improve } = buildMatch()
    expect(await match.findByText(`${score}%`)).toBeVisible()
    const points = match
      .getAllByRole('row')
      .slice(1)
      .map((row) => Number(within(row).getAllByRole('cell').at(-1)?.textContent))
    expect(Math.round(points.reduce((sum, each) => sum + each, 0))).toBe(score)
    expect(match.getByRole('link', { name: 'Verify Rust at Intermediate' })).toHaveAttribute(
      'href',
      '/candidate-dashboard?section=skills&assess=Rust&place=demo',
    )
    expect(match.getByText(/you: Advanced \(states Expert\), verified/)).toBeVisible()
    expect(match.getByText(`at least +${improve[0]?.delta}`)).toBeVisible()
    expect(api.calls.filter(({ path }) => path === '/api/jobs/job-1/view')).toHaveLength(1)
    expect(await axeViolations()).toEqual([])
  })

  it('opens the form at once for somebody from the public page, and says so when sending', async () => {
    const api = opportunitiesApi(many)
    api.on(jobsApi.get, ({ params }) => buildJobDetail({ id: params['id'] ?? '', canApply: true }))
    api.on(applicationsApi.apply, refusing(409, { detail: 'Asked.' }))
    openSection(<Postings />, api, '?section=opportunities&job=job-1&src=careers')

    const dialog = within(await screen.findByRole('dialog', { name: /^Apply for/ }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Send application' }))
    await waitFor(() =>
      expect(api.calls.map(({ path }) => path)).toContain('/api/jobs/job-1/applications?src=careers'),
    )

    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(screen.getByRole('link', { name: 'Back to opportunities' }))
    expect(address()).toBe('?section=opportunities&place=demo')
  })

  it('names the version that was read, and says what changed before it applies to another', async () => {
    const read = buildJobDetail({ id: 'job-1', version: 4 })
    const now = buildJobDetail({
      id: 'job-1',
      version: 6,
      salary: '$120k–$150k',
      closesAt: inHours(2_400),
      description: 'You keep the books.',
    })
    const api = opportunitiesApi(many)
    let isChanged = false
    api.on(jobsApi.get, () => (isChanged ? now : read))
    api.on(applicationsApi.apply, ({ body }) => {
      isChanged = true
      if ((body as { version: number }).version === 6) return refusing(409, { detail: 'Seen.' })()
      const changed = ['pay', 'closes', 'description']
      return refusing(409, { code: 'STALE', detail: 'Changed.', changed, current: now })()
    })
    openSection(<Postings />, api, '?section=opportunities&job=job-1')

    await userEvent.click(await screen.findByRole('button', { name: 'Apply Now' }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Apply for/ }))
    await userEvent.type(await dialog.findByRole('textbox', { name: /^Note/ }), 'Hello')
    await userEvent.click(dialog.getByRole('button', { name: 'Send application' }))

    const told = within(await dialog.findByRole('alert'))
    expect(told.getByText('Pay: $120k–$150k, before: $150k–$190k')).toBeVisible()
    expect(told.getByText(/^Closing day: .* before: /)).toBeVisible()
    expect(told.getByText('Description: was written anew')).toBeVisible()
    expect(told.queryByText(/^Place/)).toBeNull()
    expect(screen.queryByText('Error')).toBeNull()
    expect(await axeViolations()).toEqual([])
    expect(dialog.getByRole('textbox', { name: /^Note/ })).toHaveValue('Hello')

    await userEvent.click(dialog.getByRole('button', { name: 'Apply to this version' }))
    expect(await screen.findByText('Seen.')).toBeVisible()
    const sent = api.calls.filter(({ method, path }) => method === 'POST' && path.endsWith('/applications'))
    expect(sent.map(({ body }) => (body as { version: number }).version)).toEqual([4, 6])
  })

  it('keeps who shared the job until the application, wherever it is sent from', async () => {
    const api = opportunitiesApi(many)
    api.on(jobsApi.get, ({ params }) => buildJobDetail({ id: params['id'] ?? '', canApply: true }))
    api.on(applicationsApi.apply, refusing(409, { detail: 'Asked.' }))
    openSection(<Postings />, api, '?section=opportunities&job=job-1&src=careers&ref=23456789ab')
    await userEvent.click(
      within(await screen.findByRole('dialog', { name: /^Apply for/ })).getByRole('button', {
        name: 'Cancel',
      }),
    )
    await userEvent.click(screen.getByRole('link', { name: 'Back to opportunities' }))
    expect(address()).toBe('?section=opportunities&place=demo')

    await userEvent.click((await screen.findAllByRole('button', { name: /^Apply Now/ }))[0] as HTMLElement)
    const dialog = within(await screen.findByRole('dialog', { name: /^Apply for/ }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Send application' }))
    await waitFor(() =>
      expect(api.calls.map(({ path }) => path)).toContain('/api/jobs/job-1/applications?ref=23456789ab'),
    )
  })

  it('shares a job by a link, and shows what came of it', async () => {
    const api = opportunitiesApi(many)
    const url = 'https://tryka.example/jobs/23456789ab/engineer-1?ref=cdefghjkmn'
    api.on(shareLinksApi.share, () => ({ url }))
    api.on(shareLinksApi.unshare, () => undefined)
    const taken = () => api.calls.filter(({ method }) => method === 'DELETE').map(({ path }) => path)
    const shared = { id: 'job-1', title: 'Engineer 1', company: 'Kestrel Labs', sharedAt: inHours(-2) }
    api.on(shareLinksApi.list, () => ({
      items: [
        { ...shared, url, visits: 12, applied: 1 },
        { ...shared, id: 'job-2', title: 'Engineer 2', url: null, visits: 1, applied: 0 },
      ],
    }))
    const place = buildCandidatePlace({ place: 'me', isDemo: false })
    openSection(<Postings />, api, '?section=opportunities', place)

    const list = within(await screen.findByRole('region', { name: 'Jobs you share' }))
    expect(list.getByText(/^12 visits, 1 applied/)).toBeVisible()
    expect(list.getByText(/^1 visit, 0 applied.*closed$/)).toBeVisible()
    expect(list.getAllByRole('button', { name: 'Copy link' })).toHaveLength(1)
    await userEvent.click(list.getByRole('button', { name: 'Take the link back for Engineer 2' }))
    const ofClosed = within(await screen.findByRole('alertdialog', { name: 'Take the link back?' }))
    expect(ofClosed.getByText(/^The job is closed/)).toBeVisible()
    await userEvent.click(ofClosed.getByRole('button', { name: 'Take it back' }))
    expect(await screen.findByText('Link taken back')).toBeVisible()
    expect(taken()).toEqual(['/api/jobs/job-2/share-link'])
    await userEvent.click(list.getByRole('link', { name: 'Engineer 1' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Share' }))

    const dialog = within(await screen.findByRole('dialog', { name: /^Share / }))
    expect(dialog.getByRole('textbox', { name: 'Your link' })).toHaveValue(url)
    const user = userEvent.setup()
    await user.click(dialog.getByRole('button', { name: 'Copy link' }))
    expect(await navigator.clipboard.readText()).toBe(url)
    expect(await axeViolations()).toEqual([])

    await user.click(dialog.getByRole('button', { name: 'Take the link back' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Take the link back?' }))
    expect(await axeViolations()).toEqual([])
    await user.click(question.getByRole('button', { name: 'Cancel' }))
    const back = within(await screen.findByRole('dialog', { name: /^Share / }))
    expect(taken()).toHaveLength(1)
    await user.click(back.getByRole('button', { name: 'Take the link back' }))
    await user.click(await screen.findByRole('button', { name: 'Take it back' }))
    expect(await screen.findByText('Link taken back')).toBeVisible()
    expect(taken()).toEqual(['/api/jobs/job-2/share-link', '/api/jobs/job-1/share-link'])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('says that a closed job is gone', async () => {
    const api = opportunitiesApi(many)
    api.on(jobsApi.get, refusing(410, { detail: 'Closed.' }))
    openSection(<Postings />, api, '?section=opportunities&job=job-1')

    expect(await screen.findByRole('heading', { level: 1, name: 'This job is no longer open' })).toBeVisible()
  })

  it('leads to the application when there is one', async () => {
    const api = opportunitiesApi(many)
    api.on(jobsApi.get, () =>
      buildJobDetail({ canApply: false, applyProblem: 'already_applied', applicationId: 'application-1' }),
    )
    openSection(<Postings />, api, '?section=opportunities&job=job-1')

    expect(await screen.findByRole('link', { name: 'See your application' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Apply Now' })).toBeNull()
  })

  it('says when one may apply again after a rejection', async () => {
    const api = opportunitiesApi(many)
    api.on(jobsApi.get, () =>
      buildJobDetail({ canApply: false, applyProblem: 'rejected_recently', applicationId: 'application-1' }),
    )
    openSection(<Postings />, api, '?section=opportunities&job=job-1')

    expect(await screen.findByText(/90 days after the last answer/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'See your application' })).toBeVisible()
  })

  it('keeps a job for later', async () => {
    const api = open(many, '?section=opportunities&job=job-1')

    await userEvent.click(await screen.findByRole('button', { name: 'Save' }))

    expect(await screen.findByText('Job saved')).toBeVisible()
    expect(api.calls).toContainEqual({ method: 'PUT', path: '/api/jobs/job-1/save', body: undefined })
  })
})
