import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createFakeApi } from '@tryka/api-client/testing'
import { accountApi, passkeysApi, type Passkey } from '@tryka/domain'
import { axeViolations } from '@tryka/ui/testing'
import { GUEST } from '../../testing/open-app'
import { openSection } from '../../testing/open-section'
import { buildCandidatePlace } from '../../testing/places'
import { SecurityCard } from './security-card'

const PERSON = { user: { id: 'person-1', kind: 'registered', email: 'asha@example.com' }, guestDays: 7 }
const KEY: Passkey = {
  id: 'key-1',
  name: 'Old laptop',
  state: 'active',
  isBackedUp: false,
  createdAt: '2025-01-09T12:00:00.000Z',
  lastUsedAt: null,
}

function open(session: object = PERSON, keys: Passkey[] = [KEY]) {
  const api = createFakeApi()
  let stored = keys
  api.on(accountApi.sessions, () => [])
  api.on(passkeysApi.list, () => stored)
  api.on(passkeysApi.rename, ({ body }) => {
    const named = { ...KEY, ...(body as Pick<Passkey, 'name'>) }
    stored = [named]
    return named
  })
  api.on(passkeysApi.remove, () => void (stored = []))
  openSection(<SecurityCard />, api, '?section=settings', buildCandidatePlace(), session)
  return api
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

describe('Passkeys of an account', () => {
  it('are renamed and removed, and say when they were used', async () => {
    open()
    expect(await screen.findByText(/Not used yet/)).toBeVisible()
    // The browser of these tests has no passkeys: nothing is offered that could not be done.
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull()
    expect(screen.getByText(/has no passkeys/)).toBeVisible()
    expect(await axeViolations()).toEqual([])

    await press(/^Rename ?: Old laptop$/)
    const dialog = await screen.findByRole('dialog', { name: 'Rename the passkey' })
    await userEvent.clear(within(dialog).getByLabelText('Name'))
    await press('Save name')
    expect(await screen.findByText('Give the passkey a name.')).toBeVisible()
    await userEvent.type(within(dialog).getByLabelText('Name'), 'New laptop')
    await press('Save name')

    await press(/^Remove ?: New laptop$/)
    await press('Remove passkey')
    expect(await screen.findByText('Passkey removed')).toBeVisible()
    expect(screen.queryByText('New laptop')).toBeNull()
  })

  it('that may have been copied say so', async () => {
    open(PERSON, [{ ...KEY, state: 'suspect' }])
    expect(await screen.findByText('Not accepted')).toBeVisible()
    expect(await axeViolations()).toEqual([])
  })

  it('are not for guests', async () => {
    open(GUEST)
    expect(await screen.findByText(/A code by email always signs you in/)).toBeVisible()
    expect(screen.queryByText(/passkey/i)).toBeNull()
  })
})
