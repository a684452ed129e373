import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { analyticsApi } from '@tryka/domain'
import { axeViolations } from '@tryka/ui/testing'
import { buildBreakdown, companyApiWith, openCompany } from '../../testing/company'
import { refusing } from '../../testing/open-app'

const tableOf = async (name: string) => within(await screen.findByRole('table', { name }))
const textsOf = async (name: string) =>
  (await tableOf(name)).getAllByRole('row').map(({ textContent }) => textContent)

describe('Analytics by week, stage and posting', () => {
  it('shows the weeks as a picture with a sentence, and as a table when asked', async () => {
    openCompany('analytics')

    const name = 'Applications per week: 8 in 2 weeks, at most 5, in the week from 6 Jan 2025'
    expect(await screen.findByRole('img', { name })).toHaveTextContent('30 Dec')
    await userEvent.click(screen.getByText('Numbers by week'))
    expect(await textsOf('Applications per week in numbers')).toEqual([
      'Week fromApplications',
      '6 Jan 20255',
      '30 Dec 20243',
    ])
    expect(await axeViolations()).toEqual([])
  })

  it('says how long people wait in each stage, and leads to them', async () => {
    openCompany('analytics&posting=posting-1')

    expect(await textsOf('Open applications by stage')).toEqual([
      'StageWaitingMedianLongest',
      'New296.5 days21 days',
      'Under Review1112 days40 days',
      'Interviews Scheduled3Too few to report1 day',
      'Offers0––',
    ])
    const stages = await tableOf('Open applications by stage')
    expect(stages.getByRole('link', { name: 'Under Review' })).toHaveAttribute(
      'href',
      '/company-dashboard?section=applications&view=list&status=Under+Review&posting=posting-1&place=demo-team',
    )
  })

  it('sorts the postings by any column, those without a number last', async () => {
    const api = companyApiWith()
    const { postings } = buildBreakdown()
    const draft = { ...postings[0], id: 'posting-3', title: 'Analyst', status: 'Draft', daysOpen: null }
    api.on(analyticsApi.breakdown, () => ({
      ...buildBreakdown(),
      postings: [...postings, { ...draft, applications: 1 }],
      postingCount: 240,
    }))
    openCompany('analytics', api)

    const table = await tableOf('Postings of the range')
    const titles = () => table.getAllByRole('link').map(({ textContent }) => textContent)
    const head = (name: string) => table.getByRole('columnheader', { name })
    const sort = (name: string) => userEvent.click(within(head(name)).getByRole('button'))
    expect(head('Applications')).toHaveAttribute('aria-sort', 'descending')
    expect(titles()).toEqual(['Smart-Contract Engineer', 'Data Engineer', 'Analyst'])
    expect(table.getByRole('link', { name: 'Data Engineer' })).toHaveAttribute(
      'href',
      '/company-dashboard?section=jobs&posting=posting-2&place=demo-team',
    )
    await sort('Days open')
    expect(titles()).toEqual(['Data Engineer', 'Smart-Contract Engineer', 'Analyst'])
    await sort('Days open')
    expect(head('Days open')).toHaveAttribute('aria-sort', 'ascending')
    expect(titles()).toEqual(['Smart-Contract Engineer', 'Data Engineer', 'Analyst'])
    await sort('Posting')
    expect(titles()).toEqual(['Analyst', 'Data Engineer', 'Smart-Contract Engineer'])
    expect(screen.getByText(/These are the 3 with the most applications, of 240\.$/)).toBeVisible()
  })

  it('opens the rows of one posting, and leaves the page as it was', async () => {
    const api = companyApiWith()
    api.on(analyticsApi.rows, () => ({ items: [], total: 0, page: 1, pageSize: 10, count: 0 }))
    openCompany('analytics&range=1y', api)

    await userEvent.click(
      await screen.findByRole('button', { name: '3, Offers of Data Engineer: open the rows' }),
    )
    await screen.findByRole('dialog', { name: 'Offers: 0' })
    expect(api.calls.at(-1)?.path).toBe(
      '/api/company/analytics/rows?range=1y&postingId=posting-2&metric=Offers&page=1&pageSize=10',
    )
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(window.location.search).toBe('?section=analytics&range=1y&place=demo-team'))
  })

  it('says when there is nothing, and when it could not be loaded', async () => {
    const api = companyApiWith()
    const weeks = buildBreakdown().weeks.map((week) => ({ ...week, count: 0 }))
    api.on(analyticsApi.breakdown, () => buildBreakdown({ weeks, postings: [], postingCount: 0 }))
    openCompany('analytics', api)

    expect(await screen.findByText('No applications in this range.')).toBeVisible()
    expect(screen.getByText(/^No posting was open in this range/)).toBeVisible()
    api.on(analyticsApi.breakdown, refusing(500))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Range' }), 'Last year')
    expect(await screen.findByText(/^Weeks, stages and postings could not be loaded/)).toBeVisible()
  })
})
