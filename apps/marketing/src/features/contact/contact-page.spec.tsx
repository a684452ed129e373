import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { contactApi } from '@tryka/domain'
import { axeViolations } from '@tryka/ui/testing'
import { held } from '../../testing/held'
import { bodiesTo, openSite, refusing, siteApi } from '../../testing/open-site'

const form = async () => within(await screen.findByRole('form', { name: 'Contact' }))
const field = async (name: string | RegExp) => (await form()).getByRole('textbox', { name })
const submit = async () =>
  userEvent.click((await form()).getByRole('button', { name: /Send message|Sending/ }))

async function fillIn() {
  await userEvent.type(await field('Full Name'), 'Ada Lovelace')
  await userEvent.type(await field('Email Address'), 'ada@example.com')
  await userEvent.type(await field('Subject'), 'Credentials')
  await userEvent.type(await field('Message'), 'How long are they valid?')
}

function open() {
  const api = siteApi()
  api.on(contactApi.send, () => ({ received: true }))
  openSite('/contact', api)
  return api
}

describe('The contact page', () => {
  it('says where and when the team is, and that an answer comes within 24 hours', async () => {
    open()
    await form()

    expect(screen.getByRole('link', { name: 'hello@tryka.example' })).toHaveAttribute(
      'href',
      'mailto:hello@tryka.example',
    )
    expect(screen.getByText('Bangalore, India')).toBeVisible()
    expect(screen.getByText('9:00 AM – 6:00 PM IST')).toBeVisible()
    expect(screen.getByText('Monday to Friday')).toBeVisible()
    expect(screen.getByText(/We answer within 24 hours/)).toBeVisible()
    expect(await axeViolations()).toEqual([])
  })

  it('leads to the answers by its FAQ button', async () => {
    open()
    await form()

    expect(screen.getByRole('link', { name: 'FAQ' })).toHaveAttribute('href', '#faq')
    expect(document.getElementById('faq')).toHaveTextContent('What does early access cost?')
  })

  it('marks what is required for the browser, and asks for six rows of message', async () => {
    open()

    for (const name of ['Full Name', 'Email Address', 'Subject', 'Message'])
      expect(await field(name)).toBeRequired()
    expect(await field(/^Company/)).not.toBeRequired()
    expect(await field('Email Address')).toHaveAttribute('type', 'email')
    expect(await field('Message')).toHaveAttribute('rows', '6')
    const inquiry = (await form()).getByRole('combobox', { name: /^Inquiry Type/ })
    expect(inquiry).toHaveValue('general')
    expect(
      within(inquiry)
        .getAllByRole('option')
        .map((option) => option.getAttribute('value')),
    ).toEqual(['general', 'candidate', 'employer', 'technical'])
  })

  it('sends the message, says so and clears the form', async () => {
    const api = open()
    await fillIn()
    await userEvent.selectOptions(
      (await form()).getByRole('combobox', { name: /^Inquiry Type/ }),
      'technical',
    )

    await submit()

    expect(await screen.findByText('Message sent')).toBeVisible()
    expect(bodiesTo(api, '/api/contact')).toEqual([
      {
        name: 'Ada Lovelace',
        email: 'ada@example.com',
        company: '',
        subject: 'Credentials',
        message: 'How long are they valid?',
        inquiryType: 'technical',
      },
    ])
    expect(await field('Message')).toHaveValue('')
  })

  it('refuses a field of spaces and puts the focus there', async () => {
    const api = open()
    await fillIn()
    await userEvent.clear(await field('Subject'))
    await userEvent.type(await field('Subject'), '   ')

    await submit()

    expect(await screen.findByRole('alert')).toHaveTextContent('Please fill in all required fields.')
    const subject = await field('Subject')
    expect(subject).toBeInvalid()
    expect(subject).toHaveAccessibleDescription(/Enter a subject\./)
    expect(subject).toHaveFocus()
    expect(bodiesTo(api, '/api/contact')).toEqual([])

    await userEvent.type(subject, 'Now')
    expect(subject).toBeValid()
  })

  it('is busy while it sends, and sends once', async () => {
    const api = siteApi()
    const answer = held<{ received: true }>()
    api.on(contactApi.send, () => answer.promise)
    openSite('/contact', api)
    await fillIn()

    await submit()
    const button = (await form()).getByRole('button', { name: /Sending…/ })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    await submit()
    answer.give({ received: true })

    await screen.findByText('Message sent')
    expect(bodiesTo(api, '/api/contact')).toHaveLength(1)
  })

  it.each([
    ['the sentence of the server', 429, 'Too many requests. Try again in 50 minutes.'],
    ['a sentence of its own', 500, ''],
  ])('shows %s when it fails, and keeps what was typed', async (_, status, detail) => {
    const api = siteApi()
    api.on(contactApi.send, refusing(status, 'REFUSED', detail))
    openSite('/contact', api)
    await fillIn()

    await submit()

    expect(await screen.findByRole('alert')).toHaveTextContent(
      detail || 'Your message could not be sent. Please try again.',
    )
    expect(await field('Message')).toHaveValue('How long are they valid?')
  })

  it('asks the security question only when the server wants it, and sends its answer', async () => {
    const api = siteApi()
    api.on(contactApi.send, refusing(403, 'CAPTCHA_REQUIRED', 'Please complete the security verification.'))
    openSite('/contact', api)
    await fillIn()
    expect((await form()).queryByText('Security verification')).not.toBeInTheDocument()

    await submit()
    expect(await screen.findByRole('alert')).toHaveTextContent('Please complete the security verification.')
    const answer = await field('Security verification')
    await screen.findByText('7 × 4 = ?')
    api.on(contactApi.send, () => ({ received: true }))
    await userEvent.type(answer, '28')
    await submit()

    await screen.findByText('Message sent')
    expect(bodiesTo(api, '/api/contact').at(-1)).toMatchObject({ captchaAnswer: '28' })
    await waitFor(async () =>
      expect((await form()).queryByText('Security verification')).not.toBeInTheDocument(),
    )
  })

  it('begins the message for a position, and for a resume', async () => {
    const { unmount } = openSite('/contact?position=Data%20Scientist')
    expect(await screen.findByRole('textbox', { name: 'Subject' })).toHaveValue('Application: Data Scientist')
    expect(screen.getByRole('combobox', { name: /Inquiry Type/ })).toHaveValue('candidate')
    const message = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })
    expect(message.value).toMatch(/^I would like to apply for the position of Data Scientist\./)
    unmount()

    openSite('/contact?resume')
    expect(await screen.findByRole('textbox', { name: 'Subject' })).toHaveValue('My resume')
  })

  it('begins nothing that is no name of a position', async () => {
    openSite(`/contact?position=${encodeURIComponent('Pay at http://evil.example')}`)

    expect(await screen.findByRole('textbox', { name: 'Subject' })).toHaveValue('')
  })
})
