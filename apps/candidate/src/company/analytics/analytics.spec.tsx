import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { analyticsApi } from '@tryka/domain'
import { axeViolations } from '@tryka/ui/testing'
import { buildAnalytics, companyApiWith, openCompany } from '../../testing/company'
import { refusing } from '../../testing/open-app'

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

describe('Analytics of the company', () => {
  it('shows the funnel as a picture and as a table with what each number counts', async () => {
    openCompany('analytics&range=1y')

    expect(
      await screen.findByText('8 Jan 2024 to 8 Jan 2025, Los Angeles time: 96 applications.'),
    ).toBeVisible()
    expect(
      screen.getByRole('list', {
        name: 'Hiring funnel: 3,840 job views, 96 applications, 37 screen passed, 27 interviews, 9 offers, 5 hires',
      }),
    ).toBeVisible()
    const rows = within(screen.getByRole('table', { name: 'Hiring funnel in numbers' })).getAllByRole('row')
    expect(rows.map((row) => row.textContent)).toContain(
      'HiresOf these applications, those that accepted an offer.556%',
    )
    const times = within(screen.getByRole('table', { name: 'Times in numbers' }))
    expect(times.getByText('31 days')).toBeVisible()
    expect(times.getByText('Too few to report')).toBeVisible()
    expect(
      screen.getByRole('img', {
        name: 'Days from applying to accepting, of 2 hires in order: 34, 26; the median is 31',
      }),
    ).toBeVisible()
    expect(await axeViolations()).toEqual([])
  })

  it('opens the rows behind a figure, page by page', async () => {
    const api = companyApiWith()
    const row = (id: string) => ({
      id,
      candidate: { id, name: `Person ${id}`, initials: 'P', title: '' },
      role: 'Engineer',
      stage: 'hired',
      at: '2024-06-18T18:00:00.000Z',
      days: 34,
      people: null,
    })
    api.on(analyticsApi.rows, ({ query }) => ({
      items: [row(query['page'] ?? '')],
      total: 11,
      page: Number(query['page']),
      pageSize: 10,
      count: 11,
    }))
    openCompany('analytics&range=1y&posting=posting-1&finished=true', api)

    await press('Open the 36 from Referral')
    const dialog = within(await screen.findByRole('dialog', { name: 'Referral: 11' }))
    expect(dialog.getByText('Person 1')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Next' }))

    expect(await dialog.findByText('Person 2')).toBeVisible()
    expect(api.calls.at(-1)?.path).toBe(
      '/api/company/analytics/rows?range=1y&finishedOnly=true&postingId=posting-1&metric=referral&page=2&pageSize=10',
    )
    await userEvent.click(dialog.getByRole('link', { name: 'Person 2' }))
    expect(window.location.search).toBe('?section=applications&application=2&place=demo-team')
  })

  it('counts people behind Job Views', async () => {
    const api = companyApiWith()
    api.on(analyticsApi.rows, () => ({
      items: [
        {
          id: 'v1',
          candidate: null,
          role: 'Engineer',
          stage: null,
          at: '2024-06-18T18:00:00.000Z',
          days: null,
          people: 12,
        },
      ],
      total: 1,
      page: 1,
      pageSize: 10,
      count: 12,
    }))
    openCompany('analytics&metric=Job+Views', api)

    const dialog = within(await screen.findByRole('dialog', { name: 'Job Views: 12' }))
    expect(dialog.getByRole('columnheader', { name: 'People' })).toBeVisible()
  })

  it('reads another range and finished applications only', async () => {
    const api = openCompany('analytics')
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Range' }), 'Last 6 months')
    await userEvent.click(screen.getByRole('switch', { name: 'Finished applications only' }))

    await waitFor(() =>
      expect(api.calls.map(({ path }) => path)).toContain(
        '/api/company/analytics?range=6m&finishedOnly=true',
      ),
    )
  })

  it('lists the sources with the most applications first', async () => {
    const api = companyApiWith()
    const sources = [
      { source: 'referral' as const, label: 'Referral', count: 36, percent: 37 },
      { source: 'search' as const, label: 'Search', count: 60, percent: 63 },
    ]
    api.on(analyticsApi.get, () => buildAnalytics({ sources }))
    openCompany('analytics', api)

    const bars = await screen.findAllByRole('button', { name: /^Open the \d+ from / })
    expect(bars.map(({ textContent }) => textContent)).toEqual(['60 (63%)', '36 (37%)'])
  })

  it('shows selection rates to Admins alone', async () => {
    const api = companyApiWith('Recruiter')
    openCompany('analytics', api)
    await screen.findByRole('heading', { name: 'Sources' })

    expect(screen.queryByRole('heading', { name: 'Selection rates' })).toBeNull()
    expect(api.calls.some(({ path }) => path.includes('fairness'))).toBe(false)
  })

  it('marks a rate below four fifths, says how likely chance is, and what is not told', async () => {
    const api = companyApiWith()
    const none = { passed: null, rate: null, ratio: null, p: null }
    const woman = { group: 'Woman', entered: 35, passed: 14, rate: 0.4, ratio: 0.74, flagged: true, p: 0.338 }
    const few = { group: 'Non-binary', entered: 30, flagged: true, ...none }
    const man = { group: 'Man', entered: 14, passed: 6, rate: 0.43, ratio: null, flagged: false, p: null }
    api.on(analyticsApi.fairness, () => ({
      range: '1y',
      answered: 70,
      unknown: 26,
      stages: [
        { stage: 'Screen Passed', groups: [woman, few] },
        { stage: 'Interviews', groups: [man, { ...few, flagged: false }] },
        { stage: 'Offers', groups: [] },
        { stage: 'Hires', groups: [] },
      ],
    }))
    openCompany('analytics', api)

    const table = await screen.findByRole('table', { name: 'Selection rates: Screen Passed' })
    const texts = (of: HTMLElement) =>
      within(of)
        .getAllByRole('row')
        .map((row) => row.textContent)
    expect(texts(table)).toEqual([
      'GroupEnteredPassedRateRatioGap by chance (p)',
      'Woman351440%0.74 Below 0.800.338',
      'Non-binary30–– Below 0.80–',
    ])
    expect(screen.getByText(/how often chance alone would make a gap at least as wide/)).toBeVisible()
    const lone = screen.getByRole('table', { name: 'Selection rates: Interviews' })
    expect(texts(lone).slice(1)).toEqual(['Man14643%– –', 'Non-binary30––– –'])
    expect(screen.getByText('Offers and Hires: too few answers to report.')).toBeVisible()
    expect(await axeViolations()).toEqual([])
  })

  it('says when nobody applied and when it could not be loaded', async () => {
    const api = companyApiWith()
    api.on(analyticsApi.get, () =>
      buildAnalytics({ cohort: 0, hires: [], timeToHire: { median: null, n: 0, tooFew: true } }),
    )
    openCompany('analytics', api)
    expect(await screen.findByText('Nobody applied in this range.')).toBeVisible()
    expect(screen.getByText('No hires in this range.')).toBeVisible()

    api.on(analyticsApi.get, refusing(500))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Range' }), 'Last year')

    expect(await screen.findByText(/^The figures could not be loaded/)).toBeVisible()
  })
})
