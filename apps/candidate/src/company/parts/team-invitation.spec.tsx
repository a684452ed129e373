import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { companyApi } from '@tryka/domain'
import { axeViolations } from '@tryka/ui/testing'
import { companyApiWith, openCompany } from '../../testing/company'
import { refusing } from '../../testing/open-app'

const INVITED = {
  company: 'Kestrel Labs',
  role: 'Recruiter',
  email: 'grace@kestrel.example',
  expiresAt: '2025-01-15T10:00:00.000Z',
}

function open() {
  const api = companyApiWith()
  api.on(companyApi.readInvitation, () => INVITED)
  openCompany('overview&invitation=token-of-the-invitation-mail', api)
  return api
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

describe('The link of a team invitation', () => {
  it('shows who invites as what, and joins only by a press', async () => {
    const api = open()
    api.on(companyApi.acceptInvitation, () => INVITED)

    const shown = await dialog('Join Kestrel Labs')
    expect(
      shown.getByText('The invitation is for grace@kestrel.example, as Recruiter, until 15 Jan 2025.'),
    ).toBeVisible()
    expect(await axeViolations()).toEqual([])
    expect(api.calls.filter(({ method }) => method === 'POST')).toEqual([])
    await userEvent.click(shown.getByRole('button', { name: 'Join the team' }))

    expect(await screen.findByText('You joined Kestrel Labs')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(window.location.search).toBe('?section=overview&place=demo-team')
  })

  it('can be put off', async () => {
    open()

    await userEvent.click((await dialog('Join Kestrel Labs')).getByRole('button', { name: 'Not now' }))

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(window.location.search).toBe('?section=overview&place=demo-team')
  })

  it('says why joining was refused, and stays', async () => {
    const api = open()
    api.on(
      companyApi.acceptInvitation,
      refusing(409, { code: 'NOT_YOURS', detail: 'Sign in as grace@kestrel.example.' }),
    )

    const shown = await dialog('Join Kestrel Labs')
    await userEvent.click(shown.getByRole('button', { name: 'Join the team' }))

    expect(await screen.findByRole('alert')).toHaveTextContent('Sign in as grace@kestrel.example.')
    expect(shown.getByRole('button', { name: 'Join the team' })).toBeVisible()
  })

  it('says that an old link does not work any more', async () => {
    const api = companyApiWith()
    api.on(companyApi.readInvitation, refusing(404))
    openCompany('overview&invitation=token-of-an-older-invitation', api)

    expect(
      await screen.findByText('This invitation does not work any more. Ask for a new one.'),
    ).toBeVisible()
  })
})
