import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axeViolations } from '@tryka/ui/testing'
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
      '/early-access',
    ])
    expect(await link('Try Demo Assessment')).toHaveAttribute('href', '/early-access')
  })

  it('opens articles and guides', async () => {
    openSite('/')

    expect(await link(/^Read More.*Hiring on merit/)).toHaveAttribute(
      'href',
      '/blog/hiring-on-merit-takes-more-than-removing-the-name',
    )
    expect(await link('Career Roadmaps')).toHaveAttribute('href', '/blog/career-roadmaps')
  })

  it('copies the sample hash and says so for two seconds', async () => {
    const user = userEvent.setup()
    openSite('/')
    const copy = await screen.findByRole('button', { name: /^Copy/ })

    await user.click(copy)

    expect(copy).toHaveTextContent('Copied')
    await expect(navigator.clipboard.readText()).resolves.toBe(
      '7f3a 9c41 e8b2 d605 7aa4 c19e 3f80 b5d2 c6e1 4798',
    )
    await waitFor(() => expect(copy).toHaveTextContent(/^Copy$/), { timeout: 4_000 })
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
})
