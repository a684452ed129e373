import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { jobsApi, type JobCard } from '@tryka/domain'
import { axeViolations } from '@tryka/ui/testing'
import { buildJob } from '../../testing/hiring'
import { bodiesOf, refusing } from '../../testing/open-app'
import { openSection } from '../../testing/open-section'
import { invitation, opportunitiesApi } from '../../testing/opportunities'
import { Postings } from './postings'

const many = Array.from({ length: 127 }, (_, index) =>
  buildJob({ id: `job-${index + 1}`, role: `Engineer ${index + 1}` }),
)
const address = () => screen.getByTestId('address').textContent
const listCalls = (api: ReturnType<typeof opportunitiesApi>) =>
  api.calls.filter(({ path }) => path.startsWith('/api/jobs?')).map(({ path }) => path)

function open(
  jobs: readonly JobCard[] = many,
  query = '?section=opportunities',
  invitations: unknown[] = [],
) {
  const api = opportunitiesApi(jobs, invitations)
  openSection(<Postings />, api, query)
  return api
}

describe('The list of opportunities', () => {
  it('shows four jobs of all and three pages to go to', async () => {
    open()

    expect(await screen.findByText('Showing 1-4 of 127')).toBeVisible()
    const pager = within(screen.getByRole('navigation', { name: 'Pages of opportunities' }))
    const names = pager
      .getAllByRole('button')
      .map((each) => each.textContent || each.getAttribute('aria-label'))
    expect(names).toEqual(['First page', 'Previous', '1', '2', '3', 'Next', 'Last page'])
    expect(pager.getByRole('button', { name: 'First page' })).toHaveAttribute('aria-disabled', 'true')
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

  it('leaps to the last page and back to the first', async () => {
    open()
    await screen.findByText('Showing 1-4 of 127')

    await userEvent.click(screen.getByRole('button', { name: 'Last page' }))
    expect(await screen.findByText('Showing 125-127 of 127')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'First page' }))

    expect(await screen.findByText('Showing 1-4 of 127')).toBeVisible()
    expect(address()).toBe('?section=opportunities')
  })

  it('hides the jobs applied for, keeps it in the address and drops it with the other filters', async () => {
    const jobs = many.map((job, index) => ({ ...job, applied: index < 5 }))
    open(jobs)
    await screen.findByText('Showing 1-4 of 127')
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }))
    expect(screen.getByLabelText('Hide jobs I applied for')).not.toBeChecked()

    await userEvent.click(screen.getByLabelText('Hide jobs I applied for'))

    expect(await screen.findByText('Showing 1-4 of 122')).toBeVisible()
    expect(address()).toBe('?section=opportunities&hideApplied=true')
    expect(await axeViolations()).toEqual([])
  })

  it('says that all jobs were applied for', async () => {
    open([buildJob({ applied: true })], '?section=opportunities&hideApplied=true')
    expect(await screen.findByRole('heading', { name: 'No jobs match your filters' })).toBeVisible()
    expect(screen.getByLabelText('Hide jobs I applied for')).toBeChecked()

    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))

    expect(await screen.findByText('Showing 1-1 of 1')).toBeVisible()
    expect(address()).toBe('?section=opportunities')
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
    await userEvent.click(screen.getByLabelText('Hide jobs I applied for'))

    await waitFor(() =>
      expect(Object.fromEntries(new URLSearchParams(listCalls(api).at(-1)?.split('?')[1]))).toEqual({
        technology: 'Blockchain',
        location: 'Remote',
        type: 'Contract',
        minMatch: '85',
        sort: 'posted',
        saved: 'true',
        hideApplied: 'true',
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
    const api = opportunitiesApi(many)
    api.on(jobsApi.list, refusing(500))
    openSection(<Postings />, api)

    expect(await screen.findByText(/^The opportunities could not be loaded/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
  })
})
