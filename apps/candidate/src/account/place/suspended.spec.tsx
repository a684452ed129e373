import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  accountApi,
  certificatesApi,
  credentialsApi,
  marketApi,
  moderationApi,
  placesApi,
} from '@tryka/domain'
import { axeViolations } from '@tryka/ui/testing'
import { buildDecision } from '../../testing/decisions'
import { bodiesOf, candidateApiWith, openApp, refusing } from '../../testing/open-app'

const PERSON = {
  user: { id: 'person-1', kind: 'registered', email: 'asha@example.com' },
  guestDays: 7,
}
const SUSPENDED = { code: 'SUSPENDED', detail: 'Your account is suspended.', decisionId: 'decision-1' }

function open(path: string) {
  const api = candidateApiWith()
  api.on(accountApi.open, () => PERSON)
  api.on(placesApi.get, refusing(403, SUSPENDED))
  api.on(placesApi.list, refusing(403, SUSPENDED))
  api.on(moderationApi.decision, () => buildDecision())
  openApp(path, api)
  return api
}
const title = () => screen.findByRole('heading', { level: 1, name: 'Your account is suspended' })

describe('A suspended account', () => {
  beforeEach(() => {
    localStorage.clear()
    sessionStorage.clear()
  })

  it.each(['/candidate-dashboard?place=me', '/candidate-dashboard', '/company-dashboard', '/welcome'])(
    'reads why at %s, and nothing else',
    async (path) => {
      open(path)
      await title()
      expect(await screen.findByText(/^On 2 Mar 2026, 09:00 UTC we suspended the account of/)).toBeVisible()
      expect(screen.queryByRole('navigation')).toBeNull()
    },
  )

  it('objects there, takes its data along and leaves', async () => {
    const api = open('/candidate-dashboard?place=me')
    await title()
    const text = 'It was my brother who wrote that, from a name like mine.'
    api.on(moderationApi.object, () => buildDecision({ canObject: false }))
    await userEvent.type(await screen.findByLabelText('Your objection'), text)
    expect(await axeViolations()).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Object to this decision' }))
    await waitFor(() =>
      expect(bodiesOf(api, 'POST', '/api/decisions/decision-1/objection')).toEqual([{ text }]),
    )
    expect(screen.getByRole('button', { name: 'Export my data' })).toBeVisible()

    api.on(marketApi.previewErase, () => ({ goes: [{ what: 'Resumes', count: 1 }], stays: [] }))
    api.on(credentialsApi.list, refusing(403, SUSPENDED))
    api.on(certificatesApi.list, refusing(403, SUSPENDED))
    await userEvent.click(screen.getByRole('button', { name: 'Erase account' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Erase account?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))

    api.on(accountApi.signOut, () => undefined)
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }))
    await waitFor(() => expect(window.location.pathname).toBe('/sign-in'))
  })

  it('says when the decision cannot be read', async () => {
    const api = candidateApiWith()
    api.on(accountApi.open, () => PERSON)
    api.on(placesApi.get, refusing(403, SUSPENDED))
    api.on(moderationApi.decision, refusing(500, 'broken'))
    openApp('/candidate-dashboard?place=me', api)
    expect(await screen.findByText(/^The decision could not be loaded\. Check/)).toBeVisible()
  })
})
