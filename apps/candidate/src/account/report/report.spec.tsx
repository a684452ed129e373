import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { accountApi, moderationApi, reportPath } from '@tryka/domain'
import { axeViolations } from '@tryka/ui/testing'
import { bodiesOf, candidateApiWith, GUEST, openApp } from '../../testing/open-app'

const ID = '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b'
const WORDS = 'They ask for a fee before the first interview.'

function open(path: string, kind: 'guest' | 'registered' = 'registered') {
  const api = candidateApiWith()
  const email = kind === 'guest' ? null : 'asha@mail.example'
  api.on(accountApi.open, () => ({ ...GUEST, user: { ...GUEST.user, kind, email } }))
  api.on(moderationApi.report, () => ({ id: '0190a1b2-c3d4', at: '2026-03-02T09:00:00.000Z' }))
  openApp(path, api)
  return api
}

describe('A report from a public page', () => {
  it('leads a guest through signing in, and back to the form', async () => {
    open(reportPath('posting', ID), 'guest')
    expect(await screen.findByRole('heading', { level: 1, name: 'Report this job' })).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    const link = screen.getByRole('link', { name: 'Sign in' })
    expect(link).toHaveAttribute(
      'href',
      `/sign-in?return=${encodeURIComponent(`/report?subject=posting&id=${ID}`)}`,
    )
    expect(await axeViolations()).toEqual([])
  })

  it('is written by whoever is signed in, from whichever place', async () => {
    const api = open(reportPath('company', ID))
    const dialog = within(await screen.findByRole('dialog', { name: 'Report this company?' }))
    expect(await axeViolations()).toEqual([])
    await userEvent.selectOptions(dialog.getByLabelText('What is wrong'), 'Asks for money')
    await userEvent.type(dialog.getByLabelText('What happened'), WORDS)
    await userEvent.click(dialog.getByRole('button', { name: 'Report' }))

    const receipt = within(await screen.findByRole('dialog', { name: 'Thank you' }))
    expect(bodiesOf(api, 'POST', '/api/reports')).toEqual([
      { subject: 'company', id: ID, reason: 'money', text: WORDS },
    ])
    await userEvent.click(receipt.getByRole('button', { name: 'Done' }))
    expect(screen.getByRole('heading', { level: 1, name: 'Report this company' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to my places' })).toHaveAttribute('href', '/welcome')
  })

  it('of a shared CV has the reasons that fit one', async () => {
    const api = open(reportPath('cv', ID))
    const dialog = within(await screen.findByRole('dialog', { name: 'Report this CV?' }))
    expect(dialog.queryByRole('option', { name: 'Not a real job' })).toBeNull()
    await userEvent.selectOptions(dialog.getByLabelText('What is wrong'), 'Not who they say')
    await userEvent.type(dialog.getByLabelText('What happened'), 'This is my CV under another name.')
    await userEvent.click(dialog.getByRole('button', { name: 'Report' }))

    expect(await screen.findByRole('dialog', { name: 'Thank you' })).toBeVisible()
    expect(bodiesOf(api, 'POST', '/api/reports')).toMatchObject([
      { subject: 'cv', id: ID, reason: 'pretends' },
    ])
  })

  it.each([
    '/report',
    '/report?subject=planet&id=1',
    '/report?subject=posting',
    '/report?subject=toString&id=1',
  ])('is nothing at %s', async (path) => {
    open(path)
    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
  })
})
