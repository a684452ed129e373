import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { firstContactsApi, moderationApi, type FirstContact, type PlaceView } from '@tryka/domain'
import { createFakeApi } from '@tryka/api-client/testing'
import { axeViolations } from '@tryka/ui/testing'
import { KESTREL, inHours } from '../../testing/hiring'
import { bodiesOf } from '../../testing/open-app'
import { openSection } from '../../testing/open-section'
import { buildCandidatePlace } from '../../testing/places'
import { Requests } from './requests'

const REQUEST: FirstContact = {
  id: 'contact-1',
  company: KESTREL,
  person: { id: 'candidate-1', name: 'Ananya Rao', initials: 'AR', title: '' },
  role: 'Ledger Engineer',
  jobId: 'posting-1',
  askedBy: { name: 'Ben Holt', role: 'Admin' },
  text: 'Shall we talk? https://kestrel.example',
  state: 'sent',
  at: inHours(-3),
  expiresAt: inHours(300),
  conversationId: null,
}

function open(items: FirstContact[] = [REQUEST], place?: PlaceView) {
  const api = createFakeApi()
  let stored = items
  api.on(firstContactsApi.list, () => ({ items: stored, limit: null }))
  const answered = (over: Partial<FirstContact>) => () => {
    stored = []
    return { ...REQUEST, ...over }
  }
  api.on(firstContactsApi.accept, answered({ state: 'accepted', conversationId: 'conversation-9' }))
  api.on(firstContactsApi.decline, answered({ state: 'declined' }))
  api.on(firstContactsApi.block, answered({ state: 'blocked' }))
  openSection(<Requests />, api, '?section=messages', place)
  return api
}
const press = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }))

describe('Requests to talk', () => {
  it('show who asks and what about, the words as text', async () => {
    open()

    const card = await screen.findByRole('region', { name: 'A company would like to talk to you' })
    expect(card).toHaveTextContent(`${KESTREL.name}, about Ledger Engineer`)
    expect(card).toHaveTextContent('Ben Holt, Admin')
    expect(within(card).queryByRole('link')).toBeNull()
    expect(await axeViolations()).toEqual([])
  })

  it('are reported, the request itself or the company, where strangers meet', async () => {
    const api = open(undefined, buildCandidatePlace({ place: 'me', isDemo: false, isGuest: false }))
    api.on(moderationApi.report, () => ({ id: '0190a1b2-c3d4', at: inHours(0) }))
    await screen.findByRole('region', { name: /would like to talk/ })
    for (const name of ['request', 'company'])
      expect(screen.getByRole('button', { name: `Report ${name}` })).toBeVisible()
    expect(await axeViolations()).toEqual([])
    await press(/^Report request/)
    const dialog = within(await screen.findByRole('dialog', { name: 'Report this request?' }))
    await userEvent.selectOptions(dialog.getByLabelText('What is wrong'), 'Asks for money')
    await userEvent.type(dialog.getByLabelText('What happened'), 'They ask for a fee before we talk.')
    await userEvent.click(dialog.getByRole('button', { name: 'Report' }))
    await screen.findByRole('dialog', { name: 'Thank you' })
    expect(bodiesOf(api, 'POST', '/api/reports')).toMatchObject([{ subject: 'message', id: 'contact-1' }])
  })

  it('open the conversation by a yes', async () => {
    open()
    await screen.findByRole('region', { name: /would like to talk/ })
    await press(/^Accept/)
    await waitFor(() =>
      expect(screen.getByTestId('address')).toHaveTextContent('conversation=conversation-9'),
    )
    expect(screen.queryByRole('region', { name: /would like to talk/ })).toBeNull()
  })

  it('end by a no, or by a block that is asked about first', async () => {
    const api = open()
    await screen.findByRole('region', { name: /would like to talk/ })
    await press(/^Block/)
    const dialog = await screen.findByRole('alertdialog')
    expect(dialog).toHaveTextContent('The company reads that you declined.')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Block' }))
    await waitFor(() => expect(api.calls.some(({ path }) => path.endsWith('/block'))).toBe(true))
  })

  it('are not there when nobody asks', async () => {
    const api = open([{ ...REQUEST, state: 'declined' }])
    await waitFor(() => expect(api.calls).toHaveLength(1))
    expect(screen.queryByRole('region', { name: /would like to talk/ })).toBeNull()
  })
})
