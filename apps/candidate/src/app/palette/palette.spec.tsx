import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { companyApplicationsApi, companyMessagesApi, postingsApi } from '@tryka/domain'
import { buildPosting, companyApplicationsOf, postingsOf } from '../../testing/company-rows'
import { companyApiWith, openCompany } from '../../testing/open-company'
import { refusing } from '../../testing/open-app'
import { COMPANY_SECTIONS } from '../company-sections'
import { CANDIDATE_SECTIONS } from '../candidate-sections'
import { keysOf } from '../dashboard-section'

const nothing = { items: [], total: 0, page: 1, pageSize: 5, unread: 0 }

async function open() {
  await screen.findByRole('heading', { level: 1 })
  await userEvent.keyboard('{Control>}k{/Control}')
  return screen.findByRole('combobox', { name: 'Search or jump to' })
}

const apiWithMessages = () => {
  const api = companyApiWith()
  api.on(companyMessagesApi.list, () => nothing)
  return api
}

describe('The palette of a company', () => {
  beforeEach(() => localStorage.clear())

  it('opens an application by the name of the person', async () => {
    openCompany('jobs', apiWithMessages())

    await userEvent.type(await open(), 'priya')
    const found = await screen.findByRole('option', { name: /^Priya Menon/ })
    expect(found).toHaveTextContent('Smart-Contract Engineer, New')
    await userEvent.keyboard('{Enter}')

    await waitFor(() => expect(window.location.search).toContain('application=application-1'))
    expect(await screen.findByRole('dialog', { name: 'Priya Menon' })).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Search or jump to' })).toBeNull())
  })

  it('opens the board of a posting, and the form of one that is a draft', async () => {
    const api = apiWithMessages()
    api.on(companyApplicationsApi.list, () => companyApplicationsOf())
    api.on(postingsApi.list, () =>
      postingsOf(buildPosting(), buildPosting({ id: 'posting-2', title: 'Smart Draft', status: 'Draft' })),
    )
    openCompany('overview', api)

    await userEvent.type(await open(), 'smart')
    expect(await screen.findByRole('option', { name: /Draft\s*posting, draft$/ })).toBeVisible()
    await userEvent.click(screen.getByRole('option', { name: /Contract Engineer\s*board, active$/ }))

    await waitFor(() => expect(window.location.search).toContain('section=applications&posting=posting-1'))
    expect(window.location.search).toContain('place=demo-team')
  })

  it('shows what it has when one search fails', async () => {
    const api = apiWithMessages()
    api.on(postingsApi.list, refusing(500))
    openCompany('overview', api)

    await userEvent.type(await open(), 'priya')

    expect(await screen.findByRole('option', { name: /^Priya Menon/ })).toBeVisible()
    const postings = await screen.findByRole('group', { name: 'Postings' })
    expect(await within(postings).findByRole('option', { name: /^Try again/ })).toBeVisible()
  })

  it('leads to a section by two keys, and to what is under the bell by one', async () => {
    openCompany('overview', apiWithMessages())
    await screen.findByRole('heading', { level: 1, name: 'Overview' })

    await userEvent.keyboard('gj')
    expect(await screen.findByRole('heading', { level: 1, name: 'Job Postings' })).toBeVisible()
    await userEvent.keyboard('n')
    expect(await screen.findByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible()
  })
})

describe('The keys of the sections', () => {
  it.each([CANDIDATE_SECTIONS, COMPANY_SECTIONS])('are each of one section', (...sections) => {
    const keys = sections.map(keysOf)
    expect(new Set(keys).size).toBe(keys.length)
  })
})
