import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { COMPANIES_CSV, companiesApi } from '@tryka/domain'
import { axeViolations, stubMedia } from '@tryka/ui/testing'
import {
  CASES,
  choose,
  companiesApiWith,
  companyOf,
  idOf,
  northwind,
  openCompanies,
  press,
  queue,
  quietBay,
  refusedOne,
  tidewater,
  title,
} from '../../testing/companies'
import { callsTo, casesOf, openApp, refusing } from '../../testing/open-app'

describe('Companies page', () => {
  it('has the queue with the first one open, counts and how long who waits', async () => {
    await openCompanies([tidewater, quietBay, northwind, refusedOne])

    const links = await queue()
    expect(links.map((link) => link.textContent)).toEqual([
      expect.stringMatching(/Tidewater Labstidewater\.example, e-mail1 Jan 2025, \d\d:05/),
      expect.stringMatching(/Quiet Bay Roboticsquietbay\.example, e-mail2 Jan 2025, \d\d:05/),
    ])
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['true', null])
    expect(await title('Tidewater Labs')).toBeVisible()
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'To verify2',
      'Verified1',
      'Refused1',
      'Suspended0',
      'Not proven0',
      'Closing0',
      'Closed0',
      'All',
    ])
    expect(screen.getByText(/^2 wait for a decision, the oldest since 1 Jan 2025, \d\d:05\.$/)).toBeVisible()
    expect(await screen.findByRole('link', { name: 'Companies 2 to verify' })).toHaveAttribute(
      'aria-current',
      'page',
    )
  })

  it('shows what speaks for a company; its web address is text', async () => {
    await openCompanies([tidewater])
    await title('Tidewater Labs')

    const facts = screen.getAllByRole('listitem').map((fact) => fact.textContent)
    const has = (text: RegExp) => expect(facts).toContainEqual(expect.stringMatching(text))
    expect(screen.getByText('Technology, 50–100 people, Lisbon, Portugal')).toBeVisible()
    has(/^Checked: An address at the domain is provenben@tidewater\.example, by a code, 1 Jan 2025, \d\d:05/)
    has(/^Checked: A domain of its owntidewater\.example, not on the list/)
    has(/^Checked: Its maker has an address at the domainben@tidewater\.example$/)
    has(/^The account is .+ oldSince 20 Dec 2024; it made the company 1 Jan 2025, \d\d:00$/)
    has(/^Checked: No other company/)
    has(/^2 postingsNot published until it is verified/)
    has(/^Ledger Engineer, active, 2 Jan 2025$/)
    has(/^Checked: No similar name/)
    expect(screen.getByText(/Storage that\s+never forgets\./)).toBeVisible()
    expect(screen.queryByRole('link', { name: /tidewater\.example$/ })).toBeNull()
  })

  it('marks what a person should look at and leads to the other company', async () => {
    const other = {
      id: northwind.id,
      name: 'Northwind',
      domain: 'northwind.example',
      state: 'verified',
    } as const
    const maker = { name: 'Cy', email: 'cy@mail.example', since: '2024-12-20T08:00:00.000Z' }
    await openCompanies([
      companyOf(1, 'Tidewater Labs', { maker, alike: [other], postings: 0, description: '' }),
      northwind,
    ])
    await title('Tidewater Labs')

    expect(screen.getByText('Its maker has an address elsewhere').closest('li')).toHaveTextContent(
      /^Look at this: .*Cy, cy@mail\.example/,
    )
    expect(screen.getByText('No posting yet')).toBeVisible()
    expect(screen.getByText('No description')).toBeVisible()
    const link = screen.getByRole('link', { name: 'Northwind' })
    expect(link.closest('li')).toHaveTextContent('Northwind, northwind.example, same account, verified')
    await userEvent.click(link)

    expect(await title('Northwind')).toHaveFocus()
    expect(window.location.search).toBe(`?state=verified&company=${northwind.id}`)
    expect(screen.getByRole('heading', { name: 'Verified' })).toBeVisible()
  })

  it('goes through the queue by arrows and opens by Enter', async () => {
    await openCompanies([tidewater, quietBay, companyOf(5, 'Fifth')])
    const links = await queue()

    links[0]?.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    expect(links[2]).toHaveFocus()
    await userEvent.keyboard('{Home}{End}{ArrowUp}')
    expect(links[1]).toHaveFocus()
    await userEvent.keyboard('{Enter}')

    expect(await title('Quiet Bay Robotics')).toHaveFocus()
    expect(window.location.search).toBe(`?company=${quietBay.id}`)
  })

  it('filters by state, in the address, with what was told word for word', async () => {
    const { api } = await openCompanies([tidewater, refusedOne])
    await title('Tidewater Labs')

    await userEvent.click(screen.getByRole('tab', { name: /^Refused/ }))

    expect(await title('Nexora Talent')).toBeVisible()
    expect(window.location.search).toBe('?state=refused')
    expect(callsTo(api, CASES)).toContain(`${CASES}?state=refused`)
    expect(screen.getByText(/The name is\s+another’s\./)).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Decide' })).toBeNull()
    expect(screen.getByRole('tab', { name: /^Refused/ })).toHaveFocus()
  })

  it('reads filter and company from a shared address', async () => {
    await openCompanies([tidewater, quietBay], `?company=${quietBay.id}`)
    expect(await title('Quiet Bay Robotics')).toBeVisible()
  })

  it('opens a company of the address that its page of the list does not have', async () => {
    await openCompanies([tidewater, refusedOne], `?company=${refusedOne.id}`)
    expect(await title('Nexora Talent')).toBeVisible()
    expect(await queue()).toHaveLength(1)
  })

  it('shows verified names that are taken for this one, and leads to them', async () => {
    const { id, name, domain, state } = northwind
    const similar = [{ id, name, domain, state }]
    await openCompanies([companyOf(1, 'N0rthwind', { similar }), northwind])
    await title('N0rthwind')
    expect(screen.getByText('Similar names').closest('li')).toHaveTextContent(
      /^Look at this: Similar names.*Northwind, northwind\.example, verified$/,
    )
    await userEvent.click(screen.getByRole('link', { name: 'Northwind' }))
    expect(await title('Northwind')).toBeVisible()
  })

  it('goes through pages and looks for words in all states, in the address', async () => {
    const many = [1, 2, 4, 5, 6, 7, 8].map((n) => companyOf(n, `Company ${n}`))
    const { api } = await openCompanies([...many, northwind])
    expect(await queue()).toHaveLength(5)
    await press('Next')
    expect(await title('Company 7')).toBeVisible()
    expect(await queue()).toHaveLength(2)
    expect(window.location.search).toBe('?after=5')
    await press('Previous')
    expect(await title('Company 1')).toBeVisible()

    await userEvent.type(screen.getByRole('searchbox', { name: 'Search companies' }), 'northwind.ex')
    expect(await title('Northwind')).toBeVisible()
    expect(window.location.search).toBe('?state=any&q=northwind.ex')
    expect(callsTo(api, CASES)).toContain(`${CASES}?q=northwind.ex`)
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search companies' }), 'zz')
    expect(await screen.findByRole('heading', { name: 'No company found' })).toBeVisible()
    expect(await axeViolations()).toEqual([])
  })

  it('says when the company of the address is not there, and leads back', async () => {
    await openCompanies([tidewater], `?company=${idOf(9)}`)
    await screen.findByRole('heading', { name: 'There is no such company' })

    await press('Show the list')

    expect(await title('Tidewater Labs')).toBeVisible()
  })

  it('says when nobody waits', async () => {
    await openCompanies([])

    expect(await screen.findByRole('heading', { name: 'Nobody waits' })).toBeVisible()
    expect(screen.getByText('Nobody waits for a decision.')).toBeVisible()
  })

  it('says when the list could not be loaded, reads it again on Retry, and keeps it on a failed Refresh', async () => {
    const { api } = companiesApiWith([tidewater])
    api.on(companiesApi.cases, refusing(500, 'broken'))
    openApp('/admin-companies', api)
    await screen.findByText(/^The companies could not be loaded\. Check/)

    api.on(companiesApi.cases, () => casesOf([tidewater], 'pending'))
    await press('Retry')
    expect(await title('Tidewater Labs')).toBeVisible()
    api.on(companiesApi.cases, refusing(503, 'busy'))
    await press('Refresh')

    expect(await screen.findByText(/could not be loaded again\. These may be old\.$/)).toBeVisible()
    expect(await title('Tidewater Labs')).toBeVisible()
  })

  it('shows that it is loading', async () => {
    const { api } = companiesApiWith([])
    api.on(companiesApi.cases, () => new Promise(() => undefined))

    openApp('/admin-companies', api)

    expect(await screen.findByText('Loading companies')).toBeInTheDocument()
  })

  it.each([
    ['a queue', [tidewater, quietBay], ''],
    ['a decided company', [refusedOne], '?state=refused'],
    ['nobody', [], ''],
  ])('has no accessibility violation with %s', async (_what, companies, query) => {
    await openCompanies(companies, query)
    await screen.findAllByRole('heading', { level: 2 })

    expect(await axeViolations()).toEqual([])
  })
})

describe('Export of companies', () => {
  it('saves all of the filter under a name of its own', async () => {
    const saved: string[] = []
    Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined })
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download)
    })
    const { api } = companiesApiWith([northwind])
    const asked: string[] = []
    const fetch: typeof api.fetch = async (input, init) => {
      if (!String(input).startsWith(COMPANIES_CSV.path)) return api.fetch(input, init)
      asked.push(String(input))
      return new Response('ID')
    }
    openApp('/admin-companies?state=verified&q=north', { ...api, fetch })
    await title('Northwind')
    await press('Export CSV')
    expect(await screen.findByText('Export Started')).toBeVisible()
    expect(asked).toEqual([`${COMPANIES_CSV.path}?state=verified&q=north`])
    expect(saved).toEqual([expect.stringMatching(/^companies-\d{4}-\d\d-\d\d\.csv$/)])
  })
})

describe('Companies page on a phone', () => {
  let restore: () => void
  beforeEach(() => (restore = stubMedia('max-width: 980px')))
  afterEach(() => restore())

  it('has the queue first and the chosen one on a screen of its own, with a way back', async () => {
    await openCompanies([tidewater, quietBay])
    const [, second] = await queue()
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull()

    await userEvent.click(second ?? document.body)

    expect(await title('Quiet Bay Robotics')).toHaveFocus()
    expect(screen.queryByRole('list', { name: 'Companies' })).toBeNull()
    expect(screen.queryByRole('tablist')).toBeNull()
    expect(screen.getByRole('heading', { level: 1, name: 'Companies' })).toBeInTheDocument()
    expect(await axeViolations()).toEqual([])
    await press('All companies')

    expect((await queue())[1]).toHaveFocus()
  })

  it('goes on to the next one after a decision, and back to the list after the last', async () => {
    openApp(`/admin-companies?company=${tidewater.id}`, companiesApiWith([tidewater, quietBay]).api)
    await title('Tidewater Labs')
    await choose('Verify')
    await press('Verify Tidewater Labs')
    expect(await title('Quiet Bay Robotics')).toHaveFocus()

    expect(screen.getByRole('radio', { name: /^Verify/ })).not.toBeChecked()
    await choose('Verify')
    await press('Verify Quiet Bay Robotics')

    expect(await screen.findByRole('heading', { name: 'Nobody waits' })).toBeVisible()
  })
})
