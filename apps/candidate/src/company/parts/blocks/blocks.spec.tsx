import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { blocksApi, companiesApi, placesApi, postingsApi, type CompanyState } from '@tryka/domain'
import { axeViolations } from '@tryka/ui/testing'
import { companyApiWith } from '../../../testing/company'
import { buildPosting, postingsOf } from '../../../testing/company-rows'
import { openApp } from '../../../testing/open-app'
import { buildCompanyPlace } from '../../../testing/places'

const PLACE = 'team-0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b'

/** A company of the live market. */
function live(section: string, state: CompanyState = 'verified') {
  const api = companyApiWith()
  api.on(placesApi.get, () => {
    const view = buildCompanyPlace('Admin', { place: PLACE, isDemo: false, isGuest: false })
    return view.side === 'company' ? { ...view, company: { ...view.company, state } } : view
  })
  api.on(companiesApi.verification, () => ({
    state,
    domain: 'northwind.com',
    since: '2025-01-08T10:00:00.000Z',
    sentTo: null,
    reason: null,
    againAt: null,
    canProve: false,
  }))
  return { api, open: () => openApp(`/company-dashboard?section=${section}&place=${PLACE}`, api) }
}

describe('People whom a company blocks', () => {
  it('are blocked in their profile after a question', async () => {
    const { api, open } = live('candidates')
    api.on(blocksApi.block, () => undefined)
    open()
    const [profile] = await screen.findAllByRole('button', { name: /^View Profile/ })
    await userEvent.click(profile ?? document.body)
    await userEvent.click(await screen.findByRole('button', { name: 'Block' }))
    const question = within(await screen.findByRole('alertdialog', { name: /^Block / }))
    expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await userEvent.click(question.getByRole('button', { name: 'Block' }))

    await waitFor(() => expect(api.calls.some(({ method }) => method === 'PUT')).toBe(true))
    expect(api.calls.find(({ method }) => method === 'PUT')?.path).toMatch(/^\/api\/blocks\/person\//)
  })

  it('stand in the settings, and are let go there', async () => {
    const { api, open } = live('settings')
    let items = [{ type: 'person', id: 'p1', name: 'Wren Okafor', at: '2025-01-08T10:00:00.000Z' }]
    api.on(blocksApi.list, () => ({ items }))
    api.on(blocksApi.unblock, () => void (items = []))
    open()
    const region = await screen.findByRole('region', { name: 'Blocked people' })
    const card = within(region)
    await userEvent.click(await card.findByRole('button', { name: /^Unblock/ }))

    expect(await card.findByText(/^Nobody\. A blocked person/)).toBeVisible()
    // The rest of the settings is looked at in their own spec.
    expect(await axeViolations(region)).toEqual([])
  })
})

describe('A company that a decision is about', () => {
  it('reads on every page that it is suspended, and where the reason stands', async () => {
    live('overview', 'suspended').open()
    const strip = within(await screen.findByRole('region', { name: 'Verification of the company' }))
    expect(strip.getByText('Suspended.')).toBeVisible()
    expect(strip.getByRole('link', { name: 'Read the reason' })).toHaveAttribute(
      'href',
      `/company-dashboard?section=settings&show=decisions&place=${PLACE}`,
    )
  })

  it('sees which posting is taken down, and reads why', async () => {
    const { api, open } = live('jobs')
    api.on(postingsApi.list, () => postingsOf(buildPosting({ decisionId: 'd1' })))
    open()
    expect(await screen.findByRole('link', { name: 'Taken down' })).toHaveAttribute(
      'href',
      `/company-dashboard?section=settings&decision=d1&place=${PLACE}`,
    )
  })
})
