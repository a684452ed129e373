import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { earlyAccessApi } from '@tryka/domain'
import { axeViolations } from '@tryka/ui/testing'
import { held } from '../../testing/held'
import { bodiesTo, openSite, refusing, siteApi } from '../../testing/open-site'

const form = async () => within(await screen.findByRole('form', { name: 'Newsletter' }))
const field = async () => (await form()).getByRole('textbox', { name: 'Email address' })
const subscribe = async () => (await form()).getByRole('button', { name: /Subscrib/ })

describe('The newsletter band', () => {
  it('sends the address and clears the field', async () => {
    const { api } = openSite('/')

    await userEvent.type(await field(), 'ada@example.com')
    await userEvent.click(await subscribe())

    expect(await screen.findByText('Success!')).toBeVisible()
    expect(
      screen.getByText("You've been added to our early access waitlist. We'll be in touch soon!"),
    ).toBeVisible()
    expect(bodiesTo(api, '/api/early-access')).toEqual([
      {
        name: 'Newsletter Subscriber',
        email: 'ada@example.com',
        userType: 'candidate',
        focusArea: 'newsletter',
        interests: [],
        message: 'Newsletter signup',
      },
    ])
    expect(await field()).toHaveValue('')
  })

  it('asks for an address when there is none', async () => {
    const { api } = openSite('/')

    await userEvent.click(await subscribe())

    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Error')
    expect(alert).toHaveTextContent('Please enter your email address.')
    expect(await field()).toBeInvalid()
    expect(bodiesTo(api, '/api/early-access')).toEqual([])
  })

  it('says what an address looks like', async () => {
    openSite('/')

    await userEvent.type(await field(), 'ada')
    await userEvent.click(await subscribe())

    const input = await field()
    await waitFor(() =>
      expect(input).toHaveAccessibleDescription(/Enter an email address like name@example\.com\./),
    )
  })

  it('takes a double press as one, and no press after a success as another try', async () => {
    const { api } = openSite('/')
    await userEvent.type(await field(), 'ada@example.com')
    const button = await subscribe()

    act(() => {
      button.click()
      button.click()
    })
    await screen.findByText('Success!')
    await userEvent.click(await subscribe())

    expect(bodiesTo(api, '/api/early-access')).toHaveLength(1)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(await field()).not.toHaveAttribute('aria-invalid', 'true')
  })

  it('locks the field and the button while it subscribes', async () => {
    const api = siteApi()
    const answer = held<{ received: true }>()
    api.on(earlyAccessApi.submit, () => answer.promise)
    openSite('/', api)

    await userEvent.type(await field(), 'ada@example.com')
    await userEvent.click(await subscribe())

    expect(await field()).toBeDisabled()
    expect(await subscribe()).toHaveTextContent('Subscribing...')
    expect(await subscribe()).toHaveAttribute('aria-disabled', 'true')
    answer.give({ received: true })
    await waitFor(async () => expect(await field()).toBeEnabled())
  })

  it('shows the sentence of the server and keeps the address', async () => {
    const api = siteApi()
    api.on(earlyAccessApi.submit, refusing(429, 'RATE_LIMITED', 'Too many requests. Try again in an hour.'))
    openSite('/', api)

    await userEvent.type(await field(), 'ada@example.com')
    await userEvent.click(await subscribe())

    expect(await screen.findByRole('alert')).toHaveTextContent('Too many requests. Try again in an hour.')
    expect(await field()).toHaveValue('ada@example.com')
  })

  it('has a sentence of its own when the server has none', async () => {
    const api = siteApi()
    api.on(earlyAccessApi.submit, refusing(500))
    openSite('/', api)

    await userEvent.type(await field(), 'ada@example.com')
    await userEvent.click(await subscribe())

    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to sign up. Please try again.')
  })
})

describe('The landing page', () => {
  it('has no accessibility violations', async () => {
    openSite('/')
    await form()

    expect(await axeViolations()).toEqual([])
  })
})
