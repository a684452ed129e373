import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { earlyAccessApi, otpApi } from '@tryka/domain'
import { axeViolations } from '@tryka/ui/testing'
import { bodiesTo, openSite, refusing, siteApi } from '../../testing/open-site'

const box = (name: string | RegExp) => screen.getByRole('textbox', { name })
const press = async (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const alert = async () => (await screen.findAllByRole('alert')).at(-1)

async function open(path = '/early-access', api = siteApi()) {
  openSite(path, api)
  await screen.findByText('7 × 4 = ?')
  return api
}

async function verifyEmail(email = 'ada@example.com') {
  await userEvent.type(box('Email address'), email)
  await press('Send OTP')
  await userEvent.type(await screen.findByRole('textbox', { name: 'OTP code' }), '481932')
  await press('Verify')
  await screen.findByText('Email Verified!')
}

const fillRest = async () => {
  await userEvent.type(box('Full name'), 'Ada Lovelace')
  await userEvent.type(box('Security verification'), '28')
}

describe('Early-access page', () => {
  afterEach(() => sessionStorage.clear())

  it('has the choice, the form and three blurbs, without accessibility violations', async () => {
    await open()

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Get in before the doors open')
    expect(screen.getByRole('radio', { name: /I’m a Job Seeker/ })).toBeChecked()
    for (const blurb of ['Verified Skills', 'AI Matching', 'Personal Coach'])
      expect(screen.getByRole('heading', { name: blurb })).toBeVisible()
    expect(await screen.findByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
    expect(await axeViolations()).toEqual([])
  })

  it('relabels company and position for an employer and keeps what was typed', async () => {
    await open()
    await userEvent.type(box(/Current company/), 'Meridian Chain')

    await userEvent.click(screen.getByRole('radio', { name: /I’m an Employer/ }))

    expect(box(/Company name/)).toHaveValue('Meridian Chain')
    expect(box(/Your position/)).toBeVisible()
  })

  it('chooses Employer when the address says so', async () => {
    await open('/early-access?type=company')

    expect(screen.getByRole('radio', { name: /I’m an Employer/ })).toBeChecked()
    expect(box(/Company name/)).toBeVisible()
  })

  it('verifies an e-mail by its code and locks it', async () => {
    const api = await open()

    await userEvent.type(box('Email address'), 'ada@example.com')
    await press('Send OTP')

    expect(await screen.findByText('OTP Sent!')).toBeVisible()
    expect(screen.getByText(/^Code sent to ada@example\.com/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Resend OTP in 60 s' })).toBeVisible()
    await waitFor(() => expect(box('OTP code')).toHaveFocus())

    await userEvent.type(box('OTP code'), '4819321')
    expect(box('OTP code')).toHaveValue('481932')
    await press('Verify')

    expect(await screen.findByText('Email Verified!')).toBeVisible()
    expect(screen.getByText('Verified')).toBeVisible()
    expect(box('Email address')).toHaveAttribute('readonly')
    expect(screen.queryByRole('textbox', { name: 'OTP code' })).not.toBeInTheDocument()
    expect(bodiesTo(api, '/api/verify-otp')).toEqual([{ email: 'ada@example.com', otp: '481932' }])
  })

  it('asks for the address before a code', async () => {
    await open()

    await press('Send OTP')

    expect(await alert()).toHaveTextContent('Please enter your email address first.')
    expect(box('Email address')).toBeInvalid()
  })

  it('asks for the code before it verifies', async () => {
    await open()
    await userEvent.type(box('Email address'), 'ada@example.com')
    await press('Send OTP')
    await screen.findByRole('textbox', { name: 'OTP code' })

    await press('Verify')

    await waitFor(async () => expect(await alert()).toHaveTextContent('Please enter the OTP code.'))
  })

  it('says that a code could not be sent', async () => {
    const api = siteApi()
    api.on(otpApi.send, refusing(500))
    await open('/early-access', api)
    await userEvent.type(box('Email address'), 'ada@example.com')

    await press('Send OTP')

    expect(await alert()).toHaveTextContent('Failed to send OTP. Please try again.')
    expect(screen.queryByRole('textbox', { name: 'OTP code' })).not.toBeInTheDocument()
  })

  it('counts down from the first code and sends no other before', async () => {
    const api = await open()
    await userEvent.type(box('Email address'), 'ada@example.com')
    await press('Send OTP')

    const button = await screen.findByRole('button', { name: /^Resend OTP in \d+ s$/ })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button)
    expect(bodiesTo(api, '/api/send-otp')).toHaveLength(1)
  })

  it('counts down when the server refuses another code', async () => {
    const api = siteApi()
    api.on(otpApi.send, () => ({ resendAfter: 0, expiresIn: 600 }))
    await open('/early-access', api)
    await userEvent.type(box('Email address'), 'ada@example.com')
    await press('Send OTP')
    await screen.findByText('OTP Sent!')
    api.on(
      otpApi.send,
      refusing(429, 'OTP_WAIT', 'This address was sent a code a moment ago. Try again in 58 seconds.'),
    )

    await press('Resend OTP')

    await waitFor(async () =>
      expect(await alert()).toHaveTextContent(
        'This address was sent a code a moment ago. Try again in 58 seconds.',
      ),
    )
  })

  it('clears the code of the mail before when another is sent, and moves there', async () => {
    const api = siteApi()
    api.on(otpApi.send, () => ({ resendAfter: 0, expiresIn: 600 }))
    await open('/early-access', api)
    await userEvent.type(box('Email address'), 'ada@example.com')
    await press('Send OTP')
    await userEvent.type(await screen.findByRole('textbox', { name: 'OTP code' }), '481930')

    await press('Resend OTP')

    await waitFor(() => expect(box('OTP code')).toHaveValue(''))
    await waitFor(() => expect(box('OTP code')).toHaveFocus())
  })

  it('sends the code on Enter in an address that is not verified', async () => {
    const api = await open()

    await userEvent.type(box('Email address'), 'ada@example.com{Enter}')

    await waitFor(() => expect(box('OTP code')).toHaveFocus())
    expect(bodiesTo(api, '/api/send-otp')).toEqual([{ email: 'ada@example.com' }])
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('sends one code and one request however often the button is pressed', async () => {
    const api = await open()
    const twice = (name: string) =>
      act(() => {
        const button = screen.getByRole('button', { name })
        button.click()
        button.click()
      })
    await userEvent.type(box('Email address'), 'ada@example.com')
    twice('Send OTP')
    await userEvent.type(await screen.findByRole('textbox', { name: 'OTP code' }), '481932')
    twice('Verify')
    await screen.findByText('Email Verified!')
    await fillRest()
    twice('Request early access')
    await screen.findByText('Thanks for joining. We will be in touch soon.')
    await press('Request early access')

    for (const path of ['/api/send-otp', '/api/verify-otp', '/api/early-access'])
      expect(bodiesTo(api, path)).toHaveLength(1)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('says that nothing was sent while the browser is offline', async () => {
    const api = siteApi()
    api.on(otpApi.send, () => {
      throw new TypeError('Failed to fetch')
    })
    await open('/early-access', api)
    await userEvent.type(box('Email address'), 'ada@example.com')
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    try {
      await press('Send OTP')

      await waitFor(async () =>
        expect(await alert()).toHaveTextContent(
          'You are offline. Nothing was sent: try again when you are back.',
        ),
      )
      expect(screen.getByRole('button', { name: 'Send OTP' })).toBeEnabled()
    } finally {
      online.mockRestore()
    }
  })

  it('keeps what was typed, the code on its way and the proof over a reload', async () => {
    const api = siteApi()
    const { unmount } = openSite('/early-access', api)
    await screen.findByText('7 × 4 = ?')
    await userEvent.type(box('Full name'), 'Ada Lovelace')
    await userEvent.click(screen.getByRole('radio', { name: /I’m an Employer/ }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Cybersecurity' }))
    await userEvent.type(box('Email address'), 'ada@example.com')
    await press('Send OTP')
    await screen.findByRole('textbox', { name: 'OTP code' })
    unmount()

    const reloaded = openSite('/early-access', api)
    await screen.findByText('7 × 4 = ?')
    expect(box('Full name')).toHaveValue('Ada Lovelace')
    expect(screen.getByRole('radio', { name: /I’m an Employer/ })).toBeChecked()
    expect(screen.getByRole('checkbox', { name: 'Cybersecurity' })).toBeChecked()
    expect(box('OTP code')).toBeVisible()
    expect(screen.getByRole('button', { name: /^Resend OTP in \d+ s$/ })).toBeVisible()
    reloaded.unmount()

    api.on(otpApi.proven, () => ({ email: 'ada@example.com' }))
    openSite('/early-access', api)
    expect(await screen.findByText('Verified')).toBeVisible()
  })

  it('takes nothing from a draft that somebody has tampered with', async () => {
    sessionStorage.setItem('tryka-early-access', '{"values":{"name":7,"interests":"all","experience":"x"}}')
    await open()

    expect(box('Full name')).toHaveValue('')
  })

  it('keeps a wrong code so that one digit can be mended', async () => {
    const api = siteApi()
    api.on(otpApi.verify, refusing(400))
    await open('/early-access', api)
    await userEvent.type(box('Email address'), 'ada@example.com')
    await press('Send OTP')
    await userEvent.type(await screen.findByRole('textbox', { name: 'OTP code' }), '481930')

    await press('Verify')

    await waitFor(async () => expect(await alert()).toHaveTextContent('Invalid OTP. Please try again.'))
    expect(box('OTP code')).toHaveValue('481930')
    expect(box('OTP code')).toBeInvalid()
  })

  it('starts again when the e-mail is edited or changed', async () => {
    await open()
    await userEvent.type(box('Email address'), 'ada@example.com')
    await press('Send OTP')
    await userEvent.type(await screen.findByRole('textbox', { name: 'OTP code' }), '48')

    await userEvent.type(box('Email address'), 'x')
    expect(screen.queryByRole('textbox', { name: 'OTP code' })).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Send OTP' })).toBeVisible()

    await userEvent.clear(box('Email address'))
    await verifyEmail()
    await press('Change email')
    expect(box('Email address')).not.toHaveAttribute('readonly')
    expect(box('Email address')).toHaveFocus()
    expect(screen.getByRole('button', { name: 'Send OTP' })).toBeVisible()
  })

  it('sums up what is missing, moves there and names the first rule in the toast', async () => {
    const api = await open()
    await userEvent.type(box('Email address'), 'ada@example.com')

    await press('Request early access')

    const summary = await screen.findByRole('alert', { name: 'There is a problem' })
    expect(summary).toHaveFocus()
    expect(screen.getAllByRole('link', { name: /^Please/ }).map((link) => link.textContent)).toEqual([
      'Please fill in all required fields.',
      'Please verify your email address first.',
      'Please complete the security verification.',
    ])
    // The summary is the alert: the toast beside it is read after it.
    const toast = () => within(screen.getByRole('region', { name: 'Notifications (F8)' })).getByRole('status')
    await waitFor(() => expect(toast()).toHaveTextContent('Missing Information'))
    expect(box('Full name')).toHaveAccessibleDescription(/Enter your full name\./)
    expect(bodiesTo(api, '/api/early-access')).toEqual([])
    expect(await axeViolations()).toEqual([])

    await userEvent.click(screen.getByRole('link', { name: 'Please complete the security verification.' }))
    expect(box('Security verification')).toHaveFocus()
  })

  it('takes the focus to the only field that is wrong', async () => {
    await open()
    await verifyEmail()
    await userEvent.type(box('Security verification'), '28')

    await press('Request early access')

    await waitFor(() => expect(box('Full name')).toHaveFocus())
    expect(screen.queryByRole('alert', { name: 'There is a problem' })).not.toBeInTheDocument()
  })

  it('sends everything, says so, clears the form and goes home after two seconds', async () => {
    const api = await open()
    await verifyEmail()
    await fillRest()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /Experience/ }), 'mid')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /Focus area/ }), 'Blockchain')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Cybersecurity' }))
    await userEvent.type(box(/Current company/), 'Meridian Chain')
    await userEvent.type(box(/Current role/), 'Engineer')
    await userEvent.type(box(/Message/), 'Hello')
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] })
    try {
      await userEvent
        .setup({ advanceTimers: jest.advanceTimersByTime })
        .click(screen.getByRole('button', { name: 'Request early access' }))
      await waitFor(() =>
        expect(screen.getByText('Thanks for joining. We will be in touch soon.')).toBeVisible(),
      )
      expect(bodiesTo(api, '/api/early-access')).toEqual([
        {
          name: 'Ada Lovelace',
          email: 'ada@example.com',
          userType: 'candidate',
          focusArea: 'Blockchain',
          interests: ['Cybersecurity'],
          message: 'Hello',
          company: 'Meridian Chain',
          position: 'Engineer',
          experience: 'mid',
          otpVerified: true,
          captchaId: 'c1',
          captchaAnswer: '28',
        },
      ])
      expect(box('Full name')).toHaveValue('')
      expect(screen.getByRole('button', { name: 'Send OTP' })).toBeVisible()

      await act(async () => jest.advanceTimersByTime(1_500))
      expect(location.pathname).toBe('/early-access')
      await act(async () => jest.advanceTimersByTime(600))
      expect(location.pathname).toBe('/')
    } finally {
      jest.useRealTimers()
    }
  })

  it('keeps everything typed when the server fails, and asks a new sum', async () => {
    const api = siteApi()
    api.on(earlyAccessApi.submit, refusing(500))
    await open('/early-access', api)
    await verifyEmail()
    await fillRest()

    await press('Request early access')

    await waitFor(async () =>
      expect(await alert()).toHaveTextContent('Failed to submit form. Please try again.'),
    )
    expect(box('Full name')).toHaveValue('Ada Lovelace')
    expect(box('Email address')).toHaveValue('ada@example.com')
    expect(screen.getByText('Verified')).toBeVisible()
    await waitFor(() =>
      expect(api.calls.filter(({ path }) => path.startsWith('/api/captcha'))).toHaveLength(2),
    )
  })

  it('asks for a new proof when the server has forgotten the old one', async () => {
    const api = siteApi()
    api.on(
      earlyAccessApi.submit,
      refusing(403, 'EMAIL_UNVERIFIED', 'Please verify your email address first.'),
    )
    await open('/early-access', api)
    await verifyEmail()
    await fillRest()

    await press('Request early access')

    await waitFor(async () =>
      expect(await alert()).toHaveTextContent('Please verify your email address first.'),
    )
    expect(screen.getByRole('button', { name: 'Send OTP' })).toBeVisible()
    expect(box('Security verification')).toHaveValue('28')
  })
})
