import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { companiesApi, type CompanyCase } from '@tryka/domain'
import { axeViolations } from '@tryka/ui/testing'
import {
  CASES,
  choose,
  companyOf,
  idOf,
  northwind,
  openCompanies,
  press,
  queue,
  quietBay,
  sent,
  tidewater,
  title,
  words,
} from '../../testing/companies'
import { callsTo, refusing } from '../../testing/open-app'

describe('A decision about a company', () => {
  it('verifies by keyboard: the next one opens, the keyboard goes on at its name', async () => {
    const { api } = await openCompanies([tidewater, quietBay, northwind])
    await title('Tidewater Labs')

    screen.getByRole('radio', { name: /^Verify/ }).focus()
    await userEvent.keyboard(' ')
    screen.getByRole('button', { name: 'Verify Tidewater Labs' }).focus()
    await userEvent.keyboard('{Enter}')

    const next = await title('Quiet Bay Robotics')
    await waitFor(() => expect(next).toHaveFocus())
    expect(screen.getByText('Company Verified')).toBeVisible()
    expect(window.location.search).toBe(`?company=${quietBay.id}`)
    expect(sent(api)).toEqual([{ decision: 'verify', version: 2 }])
    expect(await queue()).toHaveLength(1)
    expect(await screen.findByRole('tab', { name: /^Verified\s*2$/ })).toBeVisible()
    expect(await screen.findByRole('link', { name: 'Companies 1 to verify' })).toBeVisible()
  })

  it('refuses with words alone, and says at their field when they are missing', async () => {
    const { api } = await openCompanies([tidewater])
    await title('Tidewater Labs')
    await choose('Refuse')
    expect(words()).toBeRequired()

    await press('Refuse Tidewater Labs')
    expect(words()).toHaveFocus()
    expect(words()).toHaveAccessibleDescription(/Error: Write what the company is told\.$/)
    expect(sent(api)).toEqual([])

    await userEvent.type(words(), '  Say who you are.  ')
    expect(words()).toBeValid()
    await press('Refuse Tidewater Labs')

    expect(await screen.findByRole('heading', { name: 'Nobody waits' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Nobody waits' }).closest('[tabindex]')).toHaveFocus()
    expect(screen.getByText('Company Refused')).toBeVisible()
    expect(sent(api)).toEqual([{ decision: 'refuse', reason: 'Say who you are.', version: 2 }])
  })

  it('has nothing chosen beforehand, and the button says so', async () => {
    const { api } = await openCompanies([tidewater])
    await title('Tidewater Labs')
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked()
    expect(screen.queryByRole('button', { name: /Tidewater Labs$/ })).toBeNull()

    await press('Choose Verify or Refuse')

    expect(screen.getByRole('group', { name: 'Decision' })).toHaveAccessibleDescription(
      /Choose Verify or Refuse\.$/,
    )
    expect(screen.getByRole('radio', { name: /^Verify/ })).toHaveFocus()
    expect(await axeViolations()).toEqual([])
    expect(sent(api)).toEqual([])
    await choose('Verify')
    expect(screen.getByRole('group', { name: 'Decision' })).not.toHaveAccessibleDescription()
    await press('Verify Tidewater Labs')
    expect(await screen.findByText('Company Verified')).toBeVisible()
  })

  it('puts what the server says about the words at their field', async () => {
    const { api } = await openCompanies([tidewater])
    await title('Tidewater Labs')
    api.on(
      companiesApi.decide,
      refusing(400, { code: 'REASON_REQUIRED', detail: 'Write what the company is told.' }),
    )

    await choose('Verify')
    await press('Verify Tidewater Labs')

    await waitFor(() => expect(words()).toHaveAccessibleDescription(/Write what the company is told\.$/))
    expect(words()).toHaveFocus()
  })

  it('shows the newest when somebody else was quicker, and says so', async () => {
    const { api, change } = await openCompanies([tidewater, quietBay])
    await title('Tidewater Labs')
    const current = {
      ...tidewater,
      state: 'refused' as const,
      waits: null,
      reason: 'Not its name.',
      version: 3,
    }
    change([current, quietBay])
    api.on(companiesApi.decide, refusing(409, { code: 'STALE', detail: 'Changed.', current }))

    await choose('Verify')
    await press('Verify Tidewater Labs')

    expect(await screen.findByText('This was changed somewhere else')).toBeVisible()
    expect(await screen.findByRole('heading', { name: 'Refused' })).toBeVisible()
    expect(screen.getByText('Not its name.')).toBeVisible()
    await waitFor(async () => expect(await queue()).toHaveLength(1))
    expect(await title('Tidewater Labs')).toHaveFocus()
    expect(screen.queryByRole('button', { name: /^Verify/ })).toBeNull()
  })

  it('keeps the words and decides again when the newest still waits', async () => {
    const { api, change } = await openCompanies([tidewater])
    await title('Tidewater Labs')
    await userEvent.type(words(), 'Welcome.')
    const current = { ...tidewater, version: 5, postings: 7 }
    change([current])
    api.on(companiesApi.decide, refusing(409, { code: 'STALE', detail: 'Changed.', current }))
    await choose('Verify')
    await press('Verify Tidewater Labs')
    expect(await screen.findByText('7 postings')).toBeVisible()
    expect(words()).toHaveValue('Welcome.')

    api.on(companiesApi.decide, () => ({ ...current, state: 'verified' as const, version: 6 }))
    await choose('Verify')
    await press('Verify Tidewater Labs')

    await screen.findByText('Company Verified')
    expect(sent(api).at(-1)).toEqual({ decision: 'verify', reason: 'Welcome.', version: 5 })
  })

  it('says whom the domain belongs to when another company has it', async () => {
    const { api } = await openCompanies([tidewater, northwind])
    await title('Tidewater Labs')
    const { id, name } = northwind
    api.on(companiesApi.decide, refusing(409, { code: 'COMPANY_IS_HERE', detail: 'Here.', id, name }))

    await choose('Verify')
    await press('Verify Tidewater Labs')

    expect(await screen.findByText('tidewater.example has a verified company already')).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent('Northwind is verified for this domain already.')
    await userEvent.click(screen.getByRole('link', { name: 'Northwind' }))
    expect(await title('Northwind')).toBeVisible()
  })

  it.each([
    [409, 'NOT_NOW', 'This company does not wait for a decision any more.'],
    [503, 'BUSY', 'The server is busy.'],
  ])('says that nothing was saved on %s %s', async (status, code, text) => {
    const { api } = await openCompanies([tidewater])
    await title('Tidewater Labs')
    const reads = callsTo(api, CASES).length
    api.on(companiesApi.decide, refusing(status, { code, detail: 'The server is busy.' }))

    await choose('Verify')
    await press('Verify Tidewater Labs')

    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    await waitFor(() => expect(callsTo(api, CASES).length > reads).toBe(status === 409))
  })

  it('stays where one went while a decision was under way', async () => {
    const { api } = await openCompanies([tidewater, quietBay, companyOf(5, 'Fifth')])
    await title('Tidewater Labs')
    let answer = (_: CompanyCase): void => undefined
    api.on(companiesApi.decide, () => new Promise<CompanyCase>((resolve) => (answer = resolve)))
    await choose('Verify')
    await press('Verify Tidewater Labs')
    await userEvent.click(screen.getByRole('link', { name: /^Fifth/ }))
    await title('Fifth')

    answer({ ...tidewater, state: 'verified', version: 3 })

    expect(await screen.findByText('Company Verified')).toBeVisible()
    expect(await title('Fifth')).toBeVisible()
    expect(window.location.search).toBe(`?company=${idOf(5)}`)
  })

  it('goes to the sign-in screen when the session ends with a decision', async () => {
    const { api } = await openCompanies([tidewater])
    await title('Tidewater Labs')
    api.on(companiesApi.decide, refusing(401))

    await choose('Verify')
    await press('Verify Tidewater Labs')

    expect(await screen.findByRole('heading', { name: 'Admin sign-in' })).toBeVisible()
  })

  it('accepts another name or domain with the old one beside it, or refuses it with words', async () => {
    const change = {
      name: 'Southwind',
      domain: 'southwind.example',
      askedAt: '2025-01-03T09:05:00.000Z',
      provenAt: '2025-01-03T10:05:00.000Z',
      provenBy: 'ben@southwind.example',
      end: null,
    }
    const asked = { ...northwind, change, waits: 'change' } as const
    const { api } = await openCompanies([asked])
    await title('Northwind')
    const facts = screen.getAllByRole('listitem').map((fact) => fact.textContent)
    expect(facts).toContainEqual(expect.stringContaining('Northwind → Southwind'))
    expect(facts).toContainEqual(
      expect.stringContaining('northwind.example → southwind.example, proven by ben@southwind.example'),
    )
    expect(await axeViolations()).toEqual([])
    await choose('Refuse')
    await press('Refuse the change of Northwind')
    expect(sent(api)).toEqual([])
    await userEvent.type(words(), 'Show us the register.')
    await press('Refuse the change of Northwind')

    expect(await screen.findByText('Change Refused')).toBeVisible()
    expect(sent(api)).toEqual([{ decision: 'refuse', reason: 'Show us the register.', version: 2 }])
  })

  it('keeps a company whose proof is in doubt', async () => {
    const doubted = { ...northwind, doubtedAt: '2025-01-03T09:05:00.000Z', waits: 'doubt' } as const
    const { api } = await openCompanies([doubted])
    await title('Northwind')
    expect(screen.getByRole('heading', { name: 'The proof is in doubt' })).toBeVisible()
    expect(screen.queryByRole('radio')).toBeNull()
    await press('Keep Northwind')

    expect(await screen.findByText('Company Kept')).toBeVisible()
    expect(sent(api)).toEqual([{ decision: 'verify', version: 2 }])
  })
})
