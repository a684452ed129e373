import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { companiesApi, companyApi, joinRequestsApi, placesApi, type TeamRole } from '@tryka/domain'
import { axeViolations } from '@tryka/ui/testing'
import { buildCompanySettings, companyApiWith } from '../../testing/company'
import { bodiesOf, openApp, refusing } from '../../testing/open-app'
import { buildCompanyPlace } from '../../testing/places'

const PLACE = 'team-0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b'
const PICTURE = '0123456789abcdef0123456789abcdef'
const chloe = {
  id: 'request-1',
  name: 'Chloé Martin',
  title: 'Recruiter',
  address: 'chloe@northwind.com',
  at: '2025-01-08T10:00:00.000Z',
  expiresAt: '2025-01-22T10:00:00.000Z',
}

function open(role: TeamRole = 'Admin') {
  const api = companyApiWith(role)
  api.on(placesApi.get, () => buildCompanyPlace(role, { place: PLACE, isDemo: false, isGuest: false }))
  api.on(companyApi.settings, () => buildCompanySettings({ canEdit: role === 'Admin' }))
  api.on(companiesApi.verification, refusing(503, 'busy'))
  api.on(joinRequestsApi.list, () => ({ items: [chloe] }))
  openApp(`/company-dashboard?section=settings&place=${PLACE}`, api)
  return api
}
const card = async (name: string) => within(await screen.findByRole('region', { name }))

describe('The mark and the door of a company', () => {
  beforeEach(() => {
    localStorage.clear()
    sessionStorage.clear()
  })

  it('takes a picture as it is chosen, shows it, and goes back to the letters', async () => {
    const api = open()
    const shown = await card('Logo')
    const logo = `MC:1:${PICTURE}`
    api.on(companiesApi.putLogo, () => ({ logo }))
    api.on(companyApi.settings, () => buildCompanySettings({ logo }))
    const input = shown.getByLabelText('Logo file')
    await userEvent.upload(input, new File(['<svg/>'], 'mark.svg', { type: 'image/svg+xml' }))

    expect(await screen.findByText('Logo saved')).toBeVisible()
    await shown.findByRole('button', { name: 'Choose another' })
    const region = screen.getByRole('region', { name: 'Logo' })
    expect(region.querySelector('img')).toHaveAttribute('src', `/api/logos/${PICTURE}`)
    expect(await axeViolations()).toEqual([])

    api.on(companiesApi.deleteLogo, () => ({ logo: 'MC:1' }))
    api.on(companyApi.settings, () => buildCompanySettings({ logo: 'MC:1' }))
    await userEvent.click(shown.getByRole('button', { name: 'Remove the logo' }))
    expect(await screen.findByText('Logo removed')).toBeVisible()
    expect(await shown.findByRole('button', { name: 'Choose a picture' })).toBeVisible()
  })

  it('says what a logo may be before it is sent, and what the server refused', async () => {
    const api = open()
    const shown = await card('Logo')
    const input = shown.getByLabelText('Logo file')
    const user = userEvent.setup({ applyAccept: false })
    await user.upload(input, new File(['x'], 'mark.gif', { type: 'image/gif' }))
    expect(await shown.findByText('Choose a PNG, JPEG or SVG picture.')).toBeVisible()
    await user.upload(input, new File([new Uint8Array(600 * 1024)], 'mark.png', { type: 'image/png' }))
    expect(await shown.findByText('Choose a picture of 512 KB at most.')).toBeVisible()
    expect(bodiesOf(api, 'PUT', '/api/company/logo')).toEqual([])

    const detail = 'This picture cannot be read. Save it again as PNG, JPEG or SVG.'
    api.on(companiesApi.putLogo, refusing(422, { code: 'LOGO_UNREADABLE', detail }))
    await user.upload(input, new File(['x'], 'mark.png', { type: 'image/png' }))
    expect(await screen.findByText(detail)).toBeVisible()
  })

  it('lists who asks for a seat, and gives one in a role', async () => {
    const api = open()
    const shown = await card('Requests to join')
    expect(await shown.findByText(/^chloe@northwind\.com, proven\. Asked /)).toBeVisible()
    expect(await axeViolations()).toEqual([])
    await userEvent.selectOptions(shown.getByLabelText('Role of Chloé Martin'), 'Hiring Manager')
    api.on(joinRequestsApi.accept, () => ({ items: [] }))
    api.on(joinRequestsApi.list, () => ({ items: [] }))
    await userEvent.click(shown.getByRole('button', { name: 'Accept Chloé Martin' }))

    expect(await screen.findByText('Chloé Martin is in the team')).toBeVisible()
    expect(bodiesOf(api, 'POST', '/api/company/team/requests/request-1/accept')).toEqual([
      { role: 'Hiring Manager' },
    ])
    expect(await shown.findByText(/^Nobody asks now\./)).toBeVisible()
  })

  it('is closed for good by its name for it, after what ends was counted', async () => {
    const api = open()
    api.on(companiesApi.closePreview, () => ({ postings: 2, open: 7, members: 3 }))
    const seat = await card('Your seat')
    await userEvent.click(seat.getByRole('button', { name: 'Close the company' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByText('Applications that end with “closed”')).toBeVisible()
    expect(await axeViolations()).toEqual([])
    await userEvent.click(dialog.getByRole('button', { name: 'Close the company' }))
    expect(await dialog.findByText('Type “close” to confirm.')).toBeVisible()
    api.on(companiesApi.close, () => ({ open: 7 }))
    await userEvent.type(dialog.getByLabelText('Type “close”'), 'close')
    await userEvent.click(dialog.getByRole('button', { name: 'Close the company' }))

    expect(await screen.findByText(/ is closing$/)).toBeVisible()
    expect(bodiesOf(api, 'POST', '/api/company/close')).toEqual([{ all: true }])
  })

  it('is shown as it is to who is no Admin', async () => {
    open('Recruiter')
    const shown = await card('Logo')
    expect(await shown.findByText('Only Admins change the logo.')).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Requests to join' })).toBeNull()
  })
})
