import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { accountApi } from '@tryka/domain'
import { axeViolations } from '@tryka/ui/testing'
import { emptyResume } from '@tryka/domain'
import { keptOwner } from '../../base/place/kept-owner'
import { draftsOf, keepDraft } from '../../base/unsaved/draft-storage'
import { bodiesOf, candidateApiWith, GUEST, openApp, refusing } from '../../testing/open-app'
import { safeReturn } from '../session/safe-return'

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const PERSON = { user: { id: 'person-1', kind: 'registered', email: 'asha@example.com' }, guestDays: 7 }

async function open() {
  const api = candidateApiWith()
  api.on(accountApi.sendCode, () => ({ resendAfter: 60, expiresIn: 600 }))
  api.on(accountApi.signIn, () => PERSON)
  openApp('/sign-in?return=%2Fcandidate-dashboard%3Fsection%3Dcv-builder', api)
  await screen.findByRole('heading', { level: 1, name: 'Sign in' })
  return api
}

describe('Sign-in page', () => {
  it('signs in with a code, takes unsaved work along and goes where the person came from', async () => {
    localStorage.clear()
    const api = await open()
    keepDraft(keptOwner(GUEST.user.id, 'demo'), {
      slot: 'new~k',
      newKey: 'k',
      savedAt: new Date().toISOString(),
      draft: { ...emptyResume(), title: 'Draft of a guest' },
    })
    await userEvent.type(screen.getByLabelText('Email'), 'asha@example.com')
    await press('Send code')
    expect(await screen.findByText('OTP Sent!')).toBeVisible()
    expect(await axeViolations()).toEqual([])
    await userEvent.type(await screen.findByLabelText('Code'), '123456')
    await press('Sign in')

    expect(await screen.findByText('Email Verified!')).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Account: asha@example.com' })).toBeVisible()
    expect(window.location.search).toBe('?section=cv-builder&place=demo')
    expect(bodiesOf(api, 'POST', '/api/session/sign-in')).toEqual([
      { email: 'asha@example.com', otp: '123456' },
    ])
    expect(draftsOf('person-1:demo', Date.now()).map(({ slot }) => slot)).toEqual(['new~k'])
    expect(await screen.findByText(/Draft of a guest/)).toBeVisible()
  })

  it('says what is missing and what the server refuses', async () => {
    const api = await open()
    await press('Send code')
    expect(await screen.findByRole('alert')).toHaveTextContent('ErrorPlease enter your email address first.')

    await userEvent.type(screen.getByLabelText('Email'), 'asha@example.com')
    api.on(accountApi.sendCode, refusing(500, 'broken'))
    await press('Send code')
    expect(await screen.findByText('Failed to send OTP. Please try again.')).toBeVisible()

    api.on(accountApi.sendCode, () => ({ resendAfter: 60, expiresIn: 600 }))
    await press('Send code')
    await screen.findByLabelText('Code')
    await press('Sign in')
    expect(await screen.findAllByText('Please enter the OTP code.')).not.toHaveLength(0)

    api.on(accountApi.signIn, refusing(400, 'x'))
    await userEvent.type(screen.getByLabelText('Code'), '000000')
    await press('Sign in')
    expect(await screen.findAllByText('Invalid OTP. Please try again.')).not.toHaveLength(0)
    expect(screen.getByLabelText('Code')).toHaveValue('000000')
  })

  it.each([
    ['/candidate-dashboard?section=cv-builder', '/candidate-dashboard?section=cv-builder'],
    ['https://evil.example', undefined],
    ['//evil.example/candidate-dashboard', undefined],
    ['/welcome?start=company', '/welcome?start=company'],
    [null, undefined],
  ])('goes to %s only when it is a page of this app', (next, to) => {
    expect(safeReturn(next)).toBe(to)
  })
})
