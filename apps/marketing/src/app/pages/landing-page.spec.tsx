import { createHash } from 'node:crypto'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { CheckId } from '@tryka/credentials'
import { axeViolations } from '@tryka/ui/testing'
import { CHECK_NAMES } from '../../base/credential/check-list'
import { checkBadge } from '../../features/landing/break/break-badge'
import { LEAF_HASH } from '../../features/landing/break/leaf-hash'
import { openSite } from '../../testing/open-site'

const link = (name: RegExp | string) => screen.findByRole('link', { name })

describe('The landing page', () => {
  it('has its sections in order', async () => {
    openSite('/')
    await screen.findByRole('heading', { level: 1 })

    expect(
      [...document.querySelectorAll('main > section, main > div > section')].map(({ id }) => id),
    ).toEqual([
      '',
      'cv-builder',
      'how-it-works',
      'for-employers',
      'philosophy',
      '',
      'verification',
      'insights-resources',
      'cta',
    ])
  })

  it('sends job seekers to the app and employers to early access', async () => {
    openSite('/')

    const starts = await screen.findAllByRole('link', { name: /^Start Your Journey/ })
    const partners = screen.getAllByRole('link', { name: 'Partner with Tryka' })

    expect(starts.map((start) => start.getAttribute('href'))).toEqual([
      'https://app.example/candidate-dashboard',
      'https://app.example/candidate-dashboard',
    ])
    expect(partners.map((partner) => partner.getAttribute('href'))).toEqual([
      '/early-access?type=company',
      '/early-access?type=company',
    ])
    expect(await link('Try Demo Assessment')).toHaveAttribute('href', '/early-access')
  })

  it('opens both sides of the app, and a blank page of the CV builder, to whoever has no account', async () => {
    openSite('/')

    for (const [name, path] of [
      ['the candidate’s side', '/candidate-dashboard'],
      ['the employer’s side', '/company-dashboard'],
      [/^Build your CV now/, '/candidate-dashboard?section=cv-builder&resume=new'],
    ] as const)
      expect(await link(name)).toHaveAttribute('href', `https://app.example${path}`)
    expect(await link('See how hiring works')).toHaveAttribute('href', '/employers')
  })

  it('opens articles and guides', async () => {
    openSite('/')

    expect(await link(/^Read More.*Hiring on merit/)).toHaveAttribute(
      'href',
      '/blog/hiring-on-merit-takes-more-than-removing-the-name',
    )
    expect(await link('Career Roadmaps')).toHaveAttribute('href', '/blog/career-roadmaps')
  })

  it('copies the hash of the badge’s leaf, which is the one the log has, and says so for two seconds', async () => {
    const user = userEvent.setup()
    openSite('/')
    const copy = await screen.findByRole('button', { name: /^Copy/ })

    await user.click(copy)

    expect(copy).toHaveTextContent('Copied')
    await expect(navigator.clipboard.readText()).resolves.toBe(LEAF_HASH)
    await waitFor(() => expect(copy).toHaveTextContent(/^Copy$/), { timeout: 4_000 })
  })

  it('checks its badge, whole, and says that it is a demonstration', async () => {
    const { container } = openSite('/')
    const section = within(await screen.findByRole('region', { name: /Break it/ }))

    expect(await section.findByText('Verified')).toBeVisible()
    expect(section.getByText(/proves nothing about a person/)).toBeVisible()
    for (const name of [
      'Format',
      'Issuer',
      'First signature',
      'Dates',
      'Revocation',
      'Log entry',
      'Checkpoint',
    ])
      expect(section.getByText(name)).toHaveTextContent(`${name}, passed:`)
    const { checks, facts } = await checkBadge()
    expect(checks.filter(({ state }) => state === 'fail')).toEqual([])
    expect(facts?.leafHash).toBe(LEAF_HASH)
    expect(await axeViolations(container)).toEqual([])
  })

  it.each([
    ['Raise the score by 100', 'Not genuine', ['signature-jcs', 'signature-rdfc', 'log-inclusion']],
    ['Make it valid until 2036', 'Not genuine', ['signature-jcs', 'signature-rdfc', 'log-inclusion']],
    ['Take one signature away', 'Not genuine', ['signature-jcs', 'signature-rdfc']],
    ['Sign it with another key', 'Not genuine', ['signature-jcs', 'signature-rdfc']],
    ['Point to another log entry', 'Not genuine', ['log-inclusion']],
    ['Revoke it', 'Revoked', ['status']],
  ])('shows what fails on “%s”, and puts it back', async (label, word, failed) => {
    openSite('/')
    const section = within(await screen.findByRole('region', { name: /Break it/ }))
    await section.findByText('Verified')

    await userEvent.click(section.getByRole('button', { name: label }))

    expect(await section.findByRole('heading', { name: word })).toBeVisible()
    expect(section.queryByText('Verified')).not.toBeInTheDocument()
    expect(section.getByRole('button', { name: label })).toHaveAttribute('aria-pressed', 'true')
    const broken = section.getAllByText(/, failed:/).map((one) => one.parentElement?.firstChild?.textContent)
    expect(broken).toEqual(failed.map((id) => CHECK_NAMES[id as CheckId]))

    await userEvent.click(section.getByRole('button', { name: 'Put it back' }))
    expect(await section.findByText('Verified')).toBeVisible()
  })

  it('walks through the product in four scenes', async () => {
    openSite('/')
    const watch = await screen.findByRole('button', { name: 'Watch Demo' })

    await userEvent.click(watch)
    const dialog = within(await screen.findByRole('dialog', { name: 'How Tryka works' }))
    expect(dialog.getByRole('heading', { name: 'Prove what you can do' })).toBeVisible()
    expect(dialog.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument()
    expect(await axeViolations()).toEqual([])

    for (const title of ['Keep the proof', 'Train where it helps', 'Be found for it']) {
      await userEvent.click(dialog.getByRole('button', { name: 'Next' }))
      expect(dialog.getByRole('heading', { name: title })).toBeVisible()
    }
    await userEvent.click(dialog.getByRole('button', { name: 'Back' }))
    expect(dialog.getByRole('heading', { name: 'Train where it helps' })).toBeVisible()
    dialog.getByRole('group', { name: /arrow keys/ }).focus()
    await userEvent.keyboard('{End}')
    expect(dialog.getByRole('heading', { name: 'Be found for it' })).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }))

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(watch).toHaveFocus()
  })

  it('seals what the visitor answers, and notices one changed letter', async () => {
    openSite('/')
    await userEvent.click(await screen.findByRole('button', { name: 'Watch Demo' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'How Tryka works' }))
    const answer = dialog.getByRole('radio', { name: 'Raise the gas limit' })

    await userEvent.click(answer)
    expect(await dialog.findByText(/^Not that: more gas/)).toBeVisible()
    // The arrow keys choose among the answers and leave the scene where it is.
    await userEvent.keyboard('{ArrowDown}')
    expect(dialog.getByRole('heading', { name: 'Prove what you can do' })).toBeVisible()
    await userEvent.click(answer)
    await userEvent.click(dialog.getByRole('button', { name: 'Next' }))

    const field = dialog.getByRole('textbox', { name: /Your answer/ })
    expect(field).toHaveValue('Solidity, question 7: Raise the gas limit')
    const sealed = createHash('sha256').update('Solidity, question 7: Raise the gas limit').digest('hex')
    expect(await dialog.findByText('Check passed: nothing was changed')).toBeVisible()
    expect(dialog.getAllByText(sealed)).toHaveLength(2)
    expect(await axeViolations()).toEqual([])

    await userEvent.click(dialog.getByRole('button', { name: 'Change one letter' }))
    expect(await dialog.findByText(/^Check failed: \d+ of 64 digits differ/)).toBeVisible()
    expect(dialog.getAllByText(sealed)).toHaveLength(1)
    await userEvent.click(dialog.getByRole('button', { name: 'Put it back' }))
    expect(await dialog.findByText('Check passed: nothing was changed')).toBeVisible()

    await userEvent.type(field, '!')
    expect(await dialog.findByText(/^Check failed/)).toBeVisible()
  })
})
