import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FakeFailure } from '@tryka/api-client/testing'
import { companyApi, postingsApi } from '@tryka/domain'
import { axeViolations } from '@tryka/ui/testing'
import { buildPostingDetail, companyApiWith, openCompany } from '../../../testing/company'
import { buildCompanySettings } from '../../../testing/company-figures'
import { bodiesOf, refusing } from '../../../testing/open-app'

const DESCRIPTION = 'You build circuits and prove them. '.repeat(7)
const box = (name: string | RegExp) => screen.getByRole('textbox', { name })
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const set = (name: string | RegExp, value: string) => fireEvent.change(box(name), { target: { value } })

async function fillIn() {
  await screen.findByRole('textbox', { name: 'Title' })
  set('Title', 'Circuit Engineer')
  set(/^Description/, DESCRIPTION)
  set('From', '150000')
  set('To', '190000')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Add a skill' }), 'Rust')
}

// What is typed is kept until it is sent or given up.
afterEach(() => localStorage.clear())

describe('Post New Job', () => {
  it('says how much room a long title has', async () => {
    openCompany('jobs&posting=new')
    const title = await screen.findByRole('textbox', { name: 'Title' })
    set('Title', 'Circuit Engineer')
    expect(title).not.toHaveAccessibleDescription()
    set('Title', 'C'.repeat(120))
    expect(title).toHaveAccessibleDescription('120 of 120 characters.')
  })

  it('shows before it is posted what candidates will see', async () => {
    openCompany('jobs&posting=new')
    await fillIn()

    await press('Preview')
    const preview = within(await screen.findByRole('dialog', { name: 'Circuit Engineer' }))
    expect(await preview.findByText('$150k–$190k')).toBeVisible()
    expect(preview.getByText(DESCRIPTION.trim(), { exact: false })).toBeVisible()
    expect(preview.getByText('Advanced, required')).toBeVisible()
    expect(preview.getByText('United States')).toBeVisible()
    expect(await axeViolations()).toEqual([])
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Preview' })).toHaveFocus())
  })

  it('says everything that keeps it from going live', async () => {
    const api = openCompany('jobs&posting=new')
    await screen.findByRole('textbox', { name: 'Title' })

    await press('Post job')

    const summary = within(await screen.findByRole('alert', { name: 'Please correct these fields' }))
    expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Add a title.',
      'Describe the work in at least 200 characters.',
      'Add the pay range.',
      'Mark at least one skill as a must.',
    ])
    expect(api.calls.filter(({ method }) => method === 'POST')).toEqual([])
    expect(await axeViolations()).toEqual([])
  })

  it('says on whose clock the last day ends', async () => {
    openCompany('jobs&posting=new')

    expect(await screen.findByLabelText('Closes on')).toHaveAccessibleDescription(
      /^At the end of that day, .+; at most \d+ days ahead\.$/,
    )
  })

  it('moves to a single fault', async () => {
    openCompany('jobs&posting=new')
    await screen.findByRole('textbox', { name: 'Title' })

    await press('Save draft')

    expect(await screen.findByText('Add a title.')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus()
  })

  it('creates a draft, then posts it', async () => {
    const api = companyApiWith()
    api.on(postingsApi.create, () => buildPostingDetail({ id: 'new-1', status: 'Draft', version: 1 }))
    api.on(postingsApi.publish, () => buildPostingDetail({ id: 'new-1', version: 2 }))
    openCompany('jobs&posting=new', api)
    await fillIn()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Countries' }), 'Brazil')
    await userEvent.click(screen.getByRole('button', { name: 'Remove United States' }))

    await press('Post job')

    expect(await screen.findByText('Job posted')).toBeVisible()
    expect(
      screen.getByText(/^Circuit Engineer is open for applications until \d+ \w+ \d{4}\.$/),
    ).toBeVisible()
    expect(bodiesOf(api, 'POST', '/api/postings')).toEqual([
      expect.objectContaining({
        title: 'Circuit Engineer',
        salaryMin: 150_000,
        salaryMax: 190_000,
        regions: ['BR'],
        skills: [{ skill: 'Rust', level: 3, importance: 'must' }],
      }),
    ])
    expect(bodiesOf(api, 'POST', '/api/postings/new-1/publish')).toEqual([{ version: 1 }])
    expect(window.location.search).toBe('?section=jobs&place=demo-team')
  })

  it('keeps one draft when posting fails, and posts that one on the next try', async () => {
    const api = companyApiWith()
    api.on(postingsApi.create, () => buildPostingDetail({ id: 'new-1', status: 'Draft', version: 1 }))
    api.on(postingsApi.update, () => buildPostingDetail({ id: 'new-1', status: 'Draft', version: 2 }))
    api.on(
      postingsApi.publish,
      refusing(422, {
        detail: 'Something is missing.',
        errors: [{ path: 'title', message: 'Another title, please.' }],
      }),
    )
    openCompany('jobs&posting=new', api)
    await fillIn()
    await press('Post job')
    expect(await screen.findByText('Something is missing.')).toBeVisible()
    expect(screen.getByText('Another title, please.')).toBeVisible()

    api.on(postingsApi.publish, () => buildPostingDetail({ id: 'new-1' }))
    await press('Post job')

    expect(await screen.findByText('Job posted')).toBeVisible()
    expect(bodiesOf(api, 'POST', '/api/postings')).toHaveLength(1)
    expect(bodiesOf(api, 'PUT', '/api/postings/new-1')).toEqual([expect.objectContaining({ version: 1 })])
  })

  it('begins with the country of the company, and shows where the server misses one', async () => {
    const api = companyApiWith()
    api.on(companyApi.settings, () => buildCompanySettings({ country: 'NO' }))
    api.on(postingsApi.create, () => buildPostingDetail({ id: 'new-1', status: 'Draft', version: 1 }))
    api.on(postingsApi.publish, () => {
      throw new FakeFailure(409, {
        code: 'NEEDS_COUNTRY',
        detail: 'Choose the country of the place of work.',
        errors: [{ path: 'country', message: 'Choose the country of the place of work.' }],
      })
    })
    openCompany('jobs&posting=new', api)
    await fillIn()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Where people work' }), 'On-site')
    set('Place of work', 'Bergen')
    const country = screen.getByRole('combobox', { name: 'Country' })
    expect(country).toHaveValue('NO')
    await userEvent.selectOptions(country, '')
    await press('Post job')

    await waitFor(() =>
      expect(country).toHaveAccessibleDescription(/Choose the country of the place of work/),
    )
    expect(bodiesOf(api, 'POST', '/api/postings')).toEqual([expect.objectContaining({ country: null })])
  })

  it('brings back what was typed after a reload, or begins anew', async () => {
    openCompany('jobs&posting=new')
    await screen.findByRole('textbox', { name: 'Title' })
    set('Title', 'Half a job')
    await userEvent.click(screen.getByRole('switch', { name: /^Blind review/ }))
    cleanup()

    openCompany('jobs&posting=new')
    expect(await screen.findByText('What you wrote before is back')).toBeVisible()
    expect(box('Title')).toHaveValue('Half a job')
    expect(screen.getByRole('switch', { name: /^Blind review/ })).toBeChecked()

    await press('Start anew')
    expect(box('Title')).toHaveValue('')
    expect(screen.getByRole('switch', { name: /^Blind review/ })).not.toBeChecked()
    expect(Object.keys(localStorage).filter((key) => key.endsWith(':posting:new'))).toEqual([])
  })

  it('keeps a draft that has nothing but a title', async () => {
    const api = companyApiWith()
    api.on(postingsApi.create, () => buildPostingDetail({ status: 'Draft' }))
    openCompany('jobs&posting=new', api)
    await screen.findByRole('textbox', { name: 'Title' })

    await press('Save draft')
    expect(screen.getByText('Add a title.')).toBeVisible()
    set('Title', 'Later')
    await press('Save draft')

    expect(await screen.findByText('Draft saved')).toBeVisible()
  })

  it('tells who is told when a live posting changes', async () => {
    const api = companyApiWith()
    api.on(postingsApi.update, () => buildPostingDetail({ version: 2 }))
    openCompany('jobs&posting=posting-1', api)
    expect(await screen.findByText(/^13 people have applied\./)).toBeVisible()

    set('To', '200000')
    await press('Save changes')

    expect(await screen.findByText('Posting saved')).toBeVisible()
    expect(bodiesOf(api, 'PUT', '/api/postings/posting-1')).toEqual([
      expect.objectContaining({ salaryMax: 200_000, version: 1 }),
    ])
  })
})
