import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { companyInterviewsApi, overviewApi } from '@tryka/domain'
import { axeViolations } from '@tryka/ui/testing'
import {
  buildCompanyInterview,
  buildCompanyOverview,
  companyApiWith,
  openCompany,
} from '../../testing/company'
import { bodiesOf, refusing } from '../../testing/open-app'

const card = async (name: string) => within(await screen.findByRole('region', { name }))

describe('The overview of the company', () => {
  it('shows who acts, the figures, and what waits first', async () => {
    openCompany('overview')

    expect(await screen.findByText('21 new applications since Monday. 1 interview today.')).toBeVisible()
    expect(screen.getByText('Meridian Chain')).toBeVisible()
    expect(screen.getByText('Demo, HR Manager')).toBeVisible()
    expect(screen.getByRole('button', { name: /^Notifications, \d unread$/ })).toBeVisible()
    for (const [label, text] of [
      ['Active Jobs', '83 drafts waiting'],
      ['New Applications', '2914 blockchain verified'],
      ['Interviews Today', '1Next:'],
      ['Offers Out', '3waiting for an answer'],
    ])
      expect(screen.getByText(label ?? '').closest('dt')?.parentElement).toHaveTextContent(text ?? '')
    const waiting = await card('Waiting for you')
    expect(waiting.getByText('2 things')).toBeVisible()
    expect(waiting.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Pick a time: José Álvarez, Data Engineer. Proposes other times',
      'Answer: Sara Lindqvist, Data Engineer. The reply is late',
    ])
    expect(waiting.getByRole('link', { name: /^Pick a time/ })).toHaveAttribute(
      'href',
      '/company-dashboard?section=interviews&interview=interview-7&ask=confirm&place=demo-team',
    )
    expect(document.title).toBe('Overview · Sample · Tryka')
    expect(await axeViolations()).toEqual([])
  })

  it('counts what waits in the navigation, whichever section was opened first', async () => {
    openCompany('analytics')
    await screen.findByRole('heading', { level: 1, name: 'Analytics' })

    const navigation = within(screen.getByRole('navigation', { name: 'Company Dashboard' }))
    expect(navigation.getByRole('button', { name: /^Applications/ })).toHaveTextContent('29')
    expect(navigation.getByRole('button', { name: /^Messages/ })).toHaveTextContent('4')
    expect(navigation.getByRole('button', { name: /^Interviews/ })).toHaveTextContent('3')
    expect(navigation.getByRole('button', { name: /^Job Postings/ })).toHaveTextContent('8')
  })

  it('tells no median of fewer than five hires', async () => {
    openCompany('overview')

    const told = await card('Time to hire')
    expect(told.getByText('Too few to report')).toBeVisible()
    expect(told.getByText('2 hires: 26 days (18 Dec 2024) and 21 days (2 Jan 2025).')).toBeVisible()
  })

  it('reads the funnel of another range', async () => {
    const api = openCompany('overview')
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Range' }), 'Last year')

    expect(api.calls.at(-1)?.path).toBe('/api/company/overview?range=1y')
  })

  it('opens the rows behind a figure in Analytics', async () => {
    openCompany('overview')

    await userEvent.click(await screen.findByRole('button', { name: 'Hires: 5, open the rows' }))

    expect(window.location.search).toBe('?section=analytics&range=30d&metric=Hires&place=demo-team')
  })

  it('says when a meeting cannot be joined yet', async () => {
    openCompany('overview')

    await userEvent.click(await screen.findByRole('button', { name: 'Join interview with Sofía Herrera' }))

    expect(await screen.findByText(/^You can join from \d\d:\d\d, Los Angeles time\.$/)).toBeVisible()
  })

  it('joins in a new tab once the meeting is open', async () => {
    const api = companyApiWith()
    api.on(overviewApi.company, () =>
      buildCompanyOverview({ today: [buildCompanyInterview({ canJoin: true })] }),
    )
    openCompany('overview', api)

    const join = await screen.findByRole('link', { name: 'Join interview with Sofía Herrera' })
    expect(join).toHaveAttribute('href', '/company-dashboard?section=interviews&room=abc&place=demo-team')
    expect(join).toHaveAttribute('target', '_blank')
  })

  it('proposes other times for an interview, with a reason', async () => {
    const api = companyApiWith()
    api.on(companyInterviewsApi.reschedule, () => buildCompanyInterview({ status: 'pending' }))
    openCompany('overview', api)
    await userEvent.click(await screen.findByRole('button', { name: 'Reschedule Sofía Herrera' }))
    const dialog = within(await screen.findByRole('dialog'))

    await userEvent.click(dialog.getByRole('button', { name: 'Propose times' }))
    expect(dialog.getByText('Give a reason.')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'A clash')
    await userEvent.click(dialog.getByRole('button', { name: 'Propose times' }))

    expect(await screen.findByText('New times proposed')).toBeVisible()
    expect(bodiesOf(api, 'POST', '/api/company/interviews/interview-1/reschedule')).toEqual([
      { slots: [expect.stringMatching(/Z$/)], reason: 'A clash', version: 3 },
    ])
  })

  it('says when there is nothing yet', async () => {
    const api = companyApiWith()
    api.on(overviewApi.company, () =>
      buildCompanyOverview({ today: [], postings: [], waiting: [], waitingCount: 0 }),
    )
    openCompany('overview', api)

    expect(await screen.findByText('No interviews today')).toBeVisible()
    expect(screen.getByText('No postings yet')).toBeVisible()
    expect(screen.queryByText('Waiting for you')).toBeNull()
  })

  it('shows that it is loading', async () => {
    const api = companyApiWith()
    api.on(overviewApi.company, () => new Promise(() => undefined))
    openCompany('overview', api)

    expect(await screen.findByText('Loading the overview')).toBeInTheDocument()
  })

  it('says when it could not be loaded, and reads it again', async () => {
    const api = companyApiWith()
    api.on(overviewApi.company, refusing(500))
    openCompany('overview', api)
    expect(await screen.findByText(/^The overview could not be loaded/)).toBeVisible()

    api.on(overviewApi.company, () => buildCompanyOverview())
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))

    expect(await screen.findByText(/since Monday/)).toBeVisible()
  })
})
