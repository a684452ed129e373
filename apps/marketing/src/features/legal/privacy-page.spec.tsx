import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { earlyAccessApi, processorsApi } from '@tryka/domain'
import { axeViolations } from '@tryka/ui/testing'
import { held } from '../../testing/held'
import { bodiesTo, openSite, refusing, siteApi } from '../../testing/open-site'

const PATH = '/api/early-access/privacy-link'
const form = async () => within(await screen.findByRole('form', { name: 'Get a link to your data' }))
const field = async () => (await form()).getByRole('textbox', { name: 'Email address' })
const send = async () =>
  userEvent.click((await form()).getByRole('button', { name: /Send the link|Sending/ }))

function open(api = siteApi()) {
  api.on(earlyAccessApi.privacyLink, () => ({ received: true as const }))
  openSite('/privacy-policy', api)
  return api
}

describe('The form for one’s own data', () => {
  it('stands between the rights and the sections after them, whose numbers go on', async () => {
    open()
    await form()

    const [rights, own, age] = ['your-rights', 'my-data', 'children'].map((id) => document.getElementById(id))
    expect(rights).toHaveTextContent('6. Your rights')
    expect(age).toHaveTextContent('7. Age')
    expect(rights?.compareDocumentPosition(own as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(own?.compareDocumentPosition(age as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(await axeViolations()).toEqual([])
  })

  it('asks for the link, says what happens next and clears the field', async () => {
    const api = open()

    await userEvent.type(await field(), ' ada@example.com ')
    await send()

    const said = await screen.findByText('Request received')
    expect(said.closest('[role="status"]')).toHaveTextContent(
      'If this address is on the list, an email with your links is on its way. They work for seven days.',
    )
    expect(bodiesTo(api, PATH)).toEqual([{ email: 'ada@example.com' }])
    expect(await field()).toHaveValue('')
    expect(await axeViolations()).toEqual([])
  })

  it.each([
    ['', 'Enter your email address.'],
    ['ada', 'Enter an email address like name@example.com.'],
  ])('refuses "%s" before it asks', async (typed, message) => {
    const api = open()
    if (typed) await userEvent.type(await field(), typed)

    await send()

    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(await field()).toBeInvalid()
    expect(await field()).toHaveAccessibleDescription(expect.stringContaining(message))
    expect(await field()).toHaveFocus()
    expect(bodiesTo(api, PATH)).toEqual([])
  })

  it('is busy while it asks, and asks once', async () => {
    const api = open()
    const answer = held<{ received: true }>()
    api.on(earlyAccessApi.privacyLink, () => answer.promise)

    await userEvent.type(await field(), 'ada@example.com')
    await send()
    expect(await field()).toBeDisabled()
    expect((await form()).getByRole('button', { name: /Sending…/ })).toHaveAttribute('aria-disabled', 'true')
    await send()
    answer.give({ received: true })

    await screen.findByText('Request received')
    await waitFor(async () => expect(await field()).toBeEnabled())
    expect(bodiesTo(api, PATH)).toHaveLength(1)
  })

  it.each([
    ['the sentence of the server', 429, 'Too many requests. Try again in 50 minutes.'],
    ['a sentence of its own', 500, ''],
  ])('shows %s when it fails, and keeps the address', async (_, status, detail) => {
    const api = open()
    api.on(earlyAccessApi.privacyLink, refusing(status, 'REFUSED', detail))

    await userEvent.type(await field(), 'ada@example.com')
    await send()

    expect(await screen.findByRole('alert')).toHaveTextContent(
      detail || 'The link could not be requested. Please try again.',
    )
    expect(await field()).toHaveValue('ada@example.com')
    expect(screen.queryByText('Request received')).not.toBeInTheDocument()
  })

  it('names the kinds of services that this server is set to use', async () => {
    const api = siteApi()
    api.on(processorsApi.processors, () => ({ mail: true, writing: true, modelHost: 'model.example.com' }))
    openSite('/privacy-policy', api)

    expect(
      await screen.findByText(
        'On this server: a mail service and a language model service (model.example.com).',
      ),
    ).toBeVisible()
  })

  it('stays true about services while the server does not answer', async () => {
    const api = siteApi()
    api.on(processorsApi.processors, refusing(503))
    openSite('/privacy-policy', api)

    expect(await screen.findByText(/^On this server: at most a mail service/)).toBeVisible()
  })
})
