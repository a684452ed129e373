import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { candidateMessagesApi, firstContactsApi, type Conversation } from '@tryka/domain'
import { createFakeApi } from '@tryka/api-client/testing'
import { axeViolations } from '@tryka/ui/testing'
import { buildConversation, KESTREL } from '../../testing/hiring'
import { bodiesOf, refusing } from '../../testing/open-app'
import { openSection } from '../../testing/open-section'
import { Messages } from './messages'

function fakeApi(conversations: Conversation[] = [buildConversation()]) {
  let stored = conversations
  const api = createFakeApi()
  const put = (id: string | undefined, over: Partial<Conversation>) => {
    stored = stored.map((each) => (each.id === id ? { ...each, ...over } : each))
    return stored.find((each) => each.id === id)
  }
  api.on(candidateMessagesApi.list, ({ query }) => {
    const items = stored.filter(
      ({ archived, unread, sender }) =>
        archived === (query['folder'] === 'archived') &&
        (!query['unread'] || unread) &&
        sender.toLowerCase().includes((query['q'] ?? '').toLowerCase()),
    )
    return {
      items,
      total: items.length,
      page: 1,
      pageSize: 20,
      unread: stored.filter(({ unread }) => unread).length,
    }
  })
  api.on(candidateMessagesApi.open, ({ params }) => put(params['id'], { unread: false }))
  api.on(candidateMessagesApi.reply, ({ params }) => put(params['id'], {}))
  api.on(
    candidateMessagesApi.archive,
    ({ params, body }) => void put(params['id'], { archived: (body as { value: boolean }).value }),
  )
  api.on(
    candidateMessagesApi.unread,
    ({ params, body }) => void put(params['id'], { unread: (body as { value: boolean }).value }),
  )
  api.on(firstContactsApi.list, () => ({ items: [], limit: null }))
  api.on(candidateMessagesApi.report, () => undefined)
  api.on(candidateMessagesApi.recipients, () => ({ items: [KESTREL] }))
  api.on(candidateMessagesApi.compose, () => buildConversation({ unread: false }))
  api.on(candidateMessagesApi.forward, () => buildConversation({ unread: false }))
  return api
}
function open(conversations?: Conversation[], query = '') {
  const api = fakeApi(conversations)
  openSection(<Messages />, api, `?section=messages${query}`)
  return api
}
const openFirst = async () => {
  const api = open()
  await userEvent.click(await screen.findByRole('button', { name: /Priya Menon/ }))
  await screen.findByLabelText('Your reply')
  return api
}

describe('Messages', () => {
  it('marks a conversation as read when it is opened', async () => {
    open()
    expect(await screen.findByText('1 unread')).toBeVisible()

    await userEvent.click(screen.getByRole('button', { name: /^Unread.*Priya Menon/ }))

    expect(await screen.findByText('0 unread')).toBeVisible()
    expect(screen.getByTestId('address')).toHaveTextContent('conversation=conversation-1')
    expect(screen.getByRole('heading', { name: 'What to expect' })).toHaveFocus()
    expect(await axeViolations()).toEqual([])
  })

  it('stays unread after it was marked so', async () => {
    const api = await openFirst()

    await userEvent.click(screen.getByRole('button', { name: 'More actions' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Mark as unread' }))

    expect(await screen.findByText('1 unread')).toBeVisible()
    expect(api.calls.filter(({ path }) => path === '/api/conversations/conversation-1')).toHaveLength(1)
  })

  it('sends a reply and refuses an empty one', async () => {
    const api = await openFirst()
    const send = screen.getByRole('button', { name: 'Reply' })

    await userEvent.click(send)
    expect(await screen.findByText('Write a message.')).toBeVisible()
    expect(screen.getByLabelText('Your reply')).toHaveFocus()
    await userEvent.type(screen.getByLabelText('Your reply'), 'Thank you')
    await userEvent.click(send)

    expect(await screen.findByText('Reply sent')).toBeVisible()
    expect(screen.getByText('To Priya Menon.')).toBeVisible()
    expect(bodiesOf(api, 'POST', /messages$/)).toEqual([{ body: 'Thank you' }])
    expect(screen.getByLabelText('Your reply')).toHaveValue('')
  })

  it('keeps what was typed when a reply failed', async () => {
    const api = await openFirst()
    api.on(candidateMessagesApi.reply, refusing(503))

    await userEvent.type(screen.getByLabelText('Your reply'), 'Thank you')
    await userEvent.click(screen.getByRole('button', { name: 'Reply' }))

    expect(await screen.findByRole('alert')).toHaveTextContent('The reply could not be sent. Try again.')
    expect(screen.getByLabelText('Your reply')).toHaveValue('Thank you')
  })

  it('archives, and finds it among the archived', async () => {
    await openFirst()

    await userEvent.click(screen.getByRole('button', { name: 'Archive' }))
    expect(await screen.findByText('No messages yet')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Archived' }))

    expect(await screen.findByRole('button', { name: /Priya Menon/ })).toBeVisible()
  })

  it('forwards the newest message', async () => {
    const api = await openFirst()

    await userEvent.click(screen.getByRole('button', { name: 'Forward' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.selectOptions(
      await dialog.findByLabelText('To'),
      await dialog.findByRole('option', { name: 'Kestrel Labs' }),
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Forward' }))

    expect(await screen.findByText('Message forwarded')).toBeVisible()
    expect(bodiesOf(api, 'POST', '/api/messages/message-1/forward')).toEqual([{ to: 'company-1' }])
  })

  it('keeps a new message over a reload, until it is given up', async () => {
    const begin = async () => {
      open()
      await userEvent.click(await screen.findByRole('button', { name: 'Compose Message' }))
      return within(await screen.findByRole('dialog')).findByLabelText('Message')
    }
    await userEvent.type(await begin(), 'Half a question')

    cleanup()
    expect(await begin()).toHaveValue('Half a question')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))

    cleanup()
    expect(await begin()).toHaveValue('')
  })

  it('composes, and says what is missing', async () => {
    const api = open()

    await userEvent.click(await screen.findByRole('button', { name: 'Compose Message' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
    for (const text of ['Choose a recipient.', 'Add a subject.', 'Write a message.'])
      expect(await dialog.findByText(text)).toBeVisible()
    expect(dialog.getByLabelText('To')).toHaveFocus()
    await userEvent.selectOptions(
      dialog.getByLabelText('To'),
      await dialog.findByRole('option', { name: 'Kestrel Labs' }),
    )
    await userEvent.type(dialog.getByLabelText('Subject'), 'Hello')
    await userEvent.type(dialog.getByLabelText('Message'), 'A question')
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }))

    expect(await screen.findByText('Message sent')).toBeVisible()
    expect(bodiesOf(api, 'POST', '/api/conversations')).toEqual([
      { to: 'company-1', subject: 'Hello', body: 'A question' },
    ])
  })

  it('searches after a pause in typing', async () => {
    const api = open()
    await screen.findByRole('button', { name: /Priya Menon/ })

    await userEvent.type(screen.getByRole('searchbox', { name: 'Search messages' }), 'nobody')

    expect(await screen.findByText('No message matches')).toBeVisible()
    await waitFor(() => expect(api.calls.filter(({ path }) => path.includes('q=')).length).toBe(1))
  })

  it('can be read again when it could not be loaded', async () => {
    const api = fakeApi()
    api.on(candidateMessagesApi.list, refusing(500))
    openSection(<Messages />, api)
    expect(await screen.findByText(/^The messages could not be loaded/)).toBeVisible()
  })
})
