import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { companyInterviewsApi, overviewApi, placesApi, type CompanyPlaceView } from '@tryka/domain'
import { axeViolations } from '@tryka/ui/testing'
import {
  buildCompanyInterview,
  buildCompanyOverview,
  companyApiWith,
  openCompany,
} from '../../testing/company'
import { bodiesOf, refusing } from '../../testing/open-app'
import { buildCompanyPlace } from '../../testing/places'

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
      ['New Applications', '2914 with verified skills'],
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
    for (const name of ['Applications 29 new', 'Interviews 3 to settle', 'Messages 4 unread', 'Job Postings'])
      expect(navigation.getByRole('link', { name })).toBeInTheDocument()
    expect(navigation.getByRole('link', { name: 'Analytics' })).toHaveAttribute('aria-current', 'page')
    // The folded navigation tells what waits in all of them.
    expect(
      screen.getByRole('button', { name: 'Section: Analytics 36 waiting', hidden: true }),
    ).toBeInTheDocument()
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

    await userEvent.click(await screen.findByRole('link', { name: 'Hires: 5, open the rows' }))

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

  it("proposes other times for an interview, with a reason and the candidate's clock beside", async () => {
    const api = companyApiWith()
    api.on(overviewApi.company, () =>
      buildCompanyOverview({ today: [buildCompanyInterview({ candidateTimeZone: 'Asia/Kolkata' })] }),
    )
    api.on(companyInterviewsApi.reschedule, () => buildCompanyInterview({ status: 'pending' }))
    openCompany('overview', api)
    await userEvent.click(await screen.findByRole('button', { name: 'Reschedule Sofía Herrera' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByLabelText('Time')).toHaveAccessibleDescription(
      /^Los Angeles time · .*\d\d:\d\d for Sofía Herrera \(Kolkata time\)$/,
    )

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

  it('says that nothing was counted yet, and shows the noughts of a range that was asked for', async () => {
    const api = companyApiWith()
    const { funnel } = buildCompanyOverview()
    const noughts = funnel.map((step) => ({ ...step, count: 0, share: null }))
    api.on(overviewApi.company, () => buildCompanyOverview({ funnel: noughts }))
    openCompany('overview', api)

    const told = await card('Hiring funnel')
    expect(told.getByRole('heading', { name: 'No applications yet' })).toBeVisible()
    expect(
      told.getByText(
        'Views, applications, interviews, offers and hires are counted here from your first published posting.',
      ),
    ).toBeVisible()
    expect(told.queryByRole('list')).toBeNull()
    expect(told.queryByRole('combobox')).toBeNull()
    expect(await axeViolations()).toEqual([])
    cleanup()

    api.on(overviewApi.company, ({ query }) =>
      buildCompanyOverview(query['range'] ? { funnel: noughts, range: '30d' } : {}),
    )
    openCompany('overview', api)
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Range' }), 'Last 30 days')
    expect(await screen.findByRole('link', { name: 'Hires: 0, open the rows' })).toBeVisible()
  })

  it.each(['unverified', 'pending', 'refused'] as const)(
    'says to a company that is %s what it can do now, and promises no more',
    async (state) => {
      const api = companyApiWith()
      const { company } = buildCompanyPlace() as CompanyPlaceView
      const over = { isDemo: false, isGuest: false, company: { ...company, state } }
      api.on(placesApi.get, () => buildCompanyPlace('Admin', over))
      openCompany('overview', api)

      expect(
        await screen.findByText(
          'You can draft postings now. They open to the world when Meridian Chain is verified.',
        ),
      ).toBeVisible()
      expect(screen.queryByText(/since Monday/)).toBeNull()
      expect(screen.getByRole('link', { name: 'Draft a posting' })).toBeVisible()
      expect(screen.queryByRole('link', { name: 'Post New Job' })).toBeNull()
    },
  )

  it.each(['suspended', 'closing'] as const)('begins nothing for a company that is %s', async (state) => {
    const api = companyApiWith()
    const { company } = buildCompanyPlace() as CompanyPlaceView
    const over = { isDemo: false, isGuest: false, company: { ...company, state } }
    api.on(placesApi.get, () => buildCompanyPlace('Admin', over))
    const firstSteps = { proven: true, described: true, invited: false, drafted: true, published: true }
    api.on(overviewApi.company, () => buildCompanyOverview({ firstSteps }))
    openCompany('overview', api)

    expect(await screen.findByText('Active Jobs')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Post New Job' })).toBeNull()
    expect(screen.queryByText('First steps')).toBeNull()
  })

  it('leads a new company through its first steps, each ticked by its rows', async () => {
    const api = companyApiWith()
    const firstSteps = { proven: false, described: true, invited: false, drafted: true, published: false }
    api.on(overviewApi.company, () => buildCompanyOverview({ firstSteps }))
    openCompany('overview', api)

    const steps = await card('First steps')
    expect(steps.getByText('2 of 5 done')).toBeVisible()
    expect(steps.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'See the verification',
      'Open the team',
      'Open Job Postings',
    ])
    expect(steps.getByRole('link', { name: 'See the verification' })).toHaveAttribute(
      'href',
      '/company-dashboard?section=settings&show=verification&place=demo-team',
    )
    expect(await axeViolations()).toEqual([])
  })

  it('shows a proven domain as waiting for a decision, and goes on to the next step', async () => {
    const api = companyApiWith()
    const firstSteps = { proven: false, described: true, invited: false, drafted: false, published: false }
    api.on(overviewApi.company, () => buildCompanyOverview({ firstSteps }))
    const { company } = buildCompanyPlace() as CompanyPlaceView
    api.on(placesApi.get, () => buildCompanyPlace('Admin', { company: { ...company, state: 'pending' } }))
    openCompany('overview', api)

    const steps = await card('First steps')
    expect(steps.getByText('1 of 5 done, 1 waits')).toBeVisible()
    expect(steps.getByText('Under review')).toBeVisible()
    expect(steps.queryByRole('link', { name: 'See the verification' })).toBeNull()
    expect(await axeViolations()).toEqual([])
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
