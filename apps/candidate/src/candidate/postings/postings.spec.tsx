import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  applicationsApi,
  candidateApi,
  jobsApi,
  shareLinksApi,
  type JobCard,
  type SavedSearch,
} from '@tryka/domain'
import { createFakeApi } from '@tryka/api-client/testing'
import { axeViolations } from '@tryka/ui/testing'
import { buildJob, buildJobDetail, buildMatch, KESTREL, inHours } from '../../testing/hiring'
import { bodiesOf, refusing } from '../../testing/open-app'
import { buildCandidatePlace } from '../../testing/places'
import { openSection } from '../../testing/open-section'
import { Postings } from './postings'

const invitation = {
  id: 'invitation-1',
  company: KESTREL,
  jobId: 'job-9',
  role: 'Auditor',
  salary: '$140k',
  message: 'Would you like to talk?',
  state: 'sent',
  sentAt: inHours(-5),
  expiresAt: inHours(200),
}

function fakeApi(jobs: readonly JobCard[], invitations: unknown[] = []) {
  const api = createFakeApi()
  let searches: SavedSearch[] = []
  api.on(candidateApi.invitations, () => ({ items: invitations }))
  api.on(candidateApi.acceptInvitation, () => ({ ...invitation, state: 'accepted' }))
  api.on(jobsApi.list, ({ query }) => {
    const found = jobs.filter(({ role }) => role.toLowerCase().includes((query['q'] ?? '').toLowerCase()))
    const [page, pageSize] = [Number(query['page']), Number(query['pageSize'])]
    return { items: found.slice((page - 1) * pageSize, page * pageSize), total: found.length, page, pageSize }
  })
  api.on(jobsApi.get, ({ params }) => buildJobDetail({ id: params['id'] ?? '' }))
  api.on(jobsApi.match, () => buildMatch())
  api.on(jobsApi.view, () => undefined)
  api.on(jobsApi.save, () => undefined)
  api.on(jobsApi.searches, () => ({ items: searches }))
  api.on(jobsApi.createSearch, ({ body }) => {
    const made = { ...(body as SavedSearch), id: 'search-1', count: 5, createdAt: inHours(0) }
    searches = [made]
    return made
  })
  api.on(jobsApi.deleteSearch, () => {
    searches = []
  })
  return api
}
const many = Array.from({ length: 127 }, (_, index) =>
  buildJob({ id: `job-${index + 1}`, role: `Engineer ${index + 1}` }),
)
const address = () => screen.getByTestId('address').textContent
const listCalls = (api: ReturnType<typeof fakeApi>) =>
  api.calls.filter(({ path }) => path.startsWith('/api/jobs?')).map(({ path }) => path)

function open(
  jobs: readonly JobCard[] = many,
  query = '?section=opportunities',
  invitations: unknown[] = [],
) {
  const api = fakeApi(jobs, invitations)
  openSection(<Postings />, api, query)
  return api
}

describe('The list of opportunities', () => {
  it('shows four jobs of all and three pages to go to', async () => {
    open()

    expect(await screen.findByText('Showing 1-4 of 127')).toBeVisible()
    const pager = within(screen.getByRole('navigation', { name: 'Pages of opportunities' }))
    expect(pager.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Previous',
      '1',
      '2',
      '3',
      'Next',
    ])
    expect(pager.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getAllByText('96%')).toHaveLength(4)
    expect(await axeViolations()).toEqual([])
  })

  it('turns the pages and keeps the page in the address', async () => {
    open()
    await screen.findByText('Showing 1-4 of 127')

    await userEvent.click(screen.getByRole('button', { name: 'Next' }))

    expect(await screen.findByText('Showing 5-8 of 127')).toBeVisible()
    expect(address()).toBe('?section=opportunities&page=2')
  })

  it('ends with the last three jobs', async () => {
    open(many, '?section=opportunities&page=32')

    expect(await screen.findByText('Showing 125-127 of 127')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true')
  })

  it('searches after a pause in typing, from the first page', async () => {
    const api = open(many, '?section=opportunities&page=3')
    await screen.findByText('Showing 9-12 of 127')

    await userEvent.type(screen.getByRole('searchbox', { name: 'Search opportunities' }), 'engineer 12')

    expect(await screen.findByText('Showing 1-4 of 9')).toBeVisible()
    expect(address()).toBe('?section=opportunities&q=engineer+12')
    expect(listCalls(api)).toHaveLength(2)
  })

  it('sends every filter, and no number when the match is unknown', async () => {
    const api = open([buildJob({ match: null, coverage: 60 })])
    await screen.findByText('Showing 1-1 of 1')
    expect(screen.queryByText(/%$/)).toBeNull()

    await userEvent.selectOptions(screen.getByLabelText('Technology'), 'Blockchain')
    await userEvent.selectOptions(screen.getByLabelText('Location'), 'Remote')
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }))
    await userEvent.selectOptions(screen.getByLabelText('Employment type'), 'Contract')
    await userEvent.selectOptions(screen.getByLabelText('Match'), '85% or more')
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Newest')
    await userEvent.click(screen.getByLabelText('Only jobs I saved'))

    await waitFor(() =>
      expect(Object.fromEntries(new URLSearchParams(listCalls(api).at(-1)?.split('?')[1]))).toEqual({
        technology: 'Blockchain',
        location: 'Remote',
        type: 'Contract',
        minMatch: '85',
        sort: 'posted',
        saved: 'true',
        page: '1',
        pageSize: '4',
      }),
    )
  })

  it('says when nothing matches and clears the filters', async () => {
    open(many, '?section=opportunities&q=cobol')
    expect(await screen.findByRole('heading', { name: 'No jobs match your filters' })).toBeVisible()

    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))

    expect(await screen.findByText('Showing 1-4 of 127')).toBeVisible()
  })

  it('saves a search, uses it again and deletes it', async () => {
    const api = open(many, '?section=opportunities&q=engineer&technology=Blockchain')
    await screen.findByText(/^Showing/)

    await userEvent.click(screen.getByRole('button', { name: 'Save Search' }))
    const form = within(await screen.findByRole('dialog'))
    await userEvent.click(form.getByRole('button', { name: 'Save Search' }))
    expect(await form.findByText('Name the search.')).toBeVisible()
    expect(form.getByLabelText('Name')).toHaveFocus()
    await userEvent.type(form.getByLabelText('Name'), 'Chain')
    await userEvent.click(form.getByRole('button', { name: 'Save Search' }))
    expect(await screen.findByText('Search saved')).toBeVisible()
    expect(bodiesOf(api, 'POST', '/api/saved-searches')).toEqual([
      { name: 'Chain', alert: 'off', query: { q: 'engineer', technology: 'Blockchain' } },
    ])

    await userEvent.click(screen.getByRole('button', { name: 'Saved searches' }))
    await userEvent.click(await screen.findByRole('button', { name: /^Chain/ }))
    expect(address()).toBe('?section=opportunities&q=engineer&technology=Blockchain')
    await userEvent.click(screen.getByRole('button', { name: 'Saved searches' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Chain' }))
    expect(await screen.findByText('No saved searches yet')).toBeVisible()
  })

  it('opens the job of an accepted invitation and remembers where it came from', async () => {
    open(many, '?section=opportunities', [invitation])

    await userEvent.click(await screen.findByRole('button', { name: /^Accept/ }))

    expect(await screen.findByText('Invitation accepted')).toBeVisible()
    await waitFor(() => expect(address()).toBe('?section=opportunities&job=job-9&from=invitation&place=demo'))
  })

  it('can be read again when it could not be loaded', async () => {
    const api = fakeApi(many)
    api.on(jobsApi.list, refusing(500))
    openSection(<Postings />, api)

    expect(await screen.findByText(/^The opportunities could not be loaded/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
  })
})

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
    expect(match.getByRole('link', { name: 'Verify Rust' })).toHaveAttribute(
      'href',
      '/candidate-dashboard?section=skills&assess=Rust&place=demo',
    )
    expect(match.getByText(`+${improve[0]?.delta}`)).toBeVisible()
    expect(api.calls.filter(({ path }) => path === '/api/jobs/job-1/view')).toHaveLength(1)
    expect(await axeViolations()).toEqual([])
  })

  it('opens the form at once for somebody from the public page, and says so when sending', async () => {
    const api = fakeApi(many)
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
    await userEvent.click(screen.getByRole('button', { name: 'Back to opportunities' }))
    expect(address()).toBe('?section=opportunities')
  })

  it('keeps who shared the job until the application, wherever it is sent from', async () => {
    const api = fakeApi(many)
    api.on(jobsApi.get, ({ params }) => buildJobDetail({ id: params['id'] ?? '', canApply: true }))
    api.on(applicationsApi.apply, refusing(409, { detail: 'Asked.' }))
    openSection(<Postings />, api, '?section=opportunities&job=job-1&src=careers&ref=23456789ab')
    await userEvent.click(
      within(await screen.findByRole('dialog', { name: /^Apply for/ })).getByRole('button', {
        name: 'Cancel',
      }),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Back to opportunities' }))
    expect(address()).toBe('?section=opportunities')

    await userEvent.click((await screen.findAllByRole('button', { name: /^Apply Now/ }))[0] as HTMLElement)
    const dialog = within(await screen.findByRole('dialog', { name: /^Apply for/ }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Send application' }))
    await waitFor(() =>
      expect(api.calls.map(({ path }) => path)).toContain('/api/jobs/job-1/applications?ref=23456789ab'),
    )
  })

  it('shares a job by a link, and shows what came of it', async () => {
    const api = fakeApi(many)
    const url = 'https://tryka.example/jobs/23456789ab/engineer-1?ref=cdefghjkmn'
    api.on(shareLinksApi.share, () => ({ url }))
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
    await userEvent.click(list.getByRole('link', { name: 'Engineer 1' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Share' }))

    const dialog = within(await screen.findByRole('dialog', { name: /^Share / }))
    expect(dialog.getByRole('textbox', { name: 'Your link' })).toHaveValue(url)
    const user = userEvent.setup()
    await user.click(dialog.getByRole('button', { name: 'Copy link' }))
    expect(await navigator.clipboard.readText()).toBe(url)
    expect(await axeViolations()).toEqual([])
  })

  it('says that a closed job is gone', async () => {
    const api = fakeApi(many)
    api.on(jobsApi.get, refusing(410, { detail: 'Closed.' }))
    openSection(<Postings />, api, '?section=opportunities&job=job-1')

    expect(await screen.findByRole('heading', { level: 1, name: 'This job is no longer open' })).toBeVisible()
  })

  it('leads to the application when there is one', async () => {
    const api = fakeApi(many)
    api.on(jobsApi.get, () =>
      buildJobDetail({ canApply: false, applyProblem: 'already_applied', applicationId: 'application-1' }),
    )
    openSection(<Postings />, api, '?section=opportunities&job=job-1')

    expect(await screen.findByRole('link', { name: 'See your application' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Apply Now' })).toBeNull()
  })

  it('says when one may apply again after a rejection', async () => {
    const api = fakeApi(many)
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
