import { screen, within } from '@testing-library/react'
import { axeViolations } from '@tryka/ui/testing'
import { openSite } from '../../testing/open-site'

const heading = (level: number, name: string) => screen.findByRole('heading', { level, name })

describe('The page about us', () => {
  it('has mission, the four values, the story and the way to the open positions', async () => {
    openSite('/about-us')
    await heading(2, 'Our mission')

    for (const value of ['Merit-Based', 'Transparent', 'Inclusive', 'Future-Focused'])
      expect(screen.getByRole('heading', { level: 3, name: value })).toBeVisible()
    expect(screen.getByRole('heading', { level: 2, name: 'Our story' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'See open positions' })).toHaveAttribute('href', '/careers')
    expect(await axeViolations()).toEqual([])
  })
})

describe('The page for employers', () => {
  it('tells the way to a hire, shows the product, and has both doors at its beginning and its end', async () => {
    openSite('/employers')
    await heading(1, 'Hire people for what they can prove')

    const steps = within(screen.getByRole('region', { name: 'From a posting to a hire' }))
    expect(steps.getAllByRole('heading', { level: 3 })).toHaveLength(4)
    // Two screens, each for either theme; the styles display one of them.
    expect(screen.getAllByRole('img', { name: /sample company/ })).toHaveLength(4)
    expect(
      screen.getAllByRole('link', { name: 'Partner with Tryka' }).map((link) => link.getAttribute('href')),
    ).toEqual(['/early-access?type=company', '/early-access?type=company'])
    for (const door of screen.getAllByRole('link', { name: /^See the employer’s side/ }))
      expect(door).toHaveAttribute('href', 'https://app.example/company-dashboard')
    expect(screen.getByRole('link', { name: 'See the open jobs' })).toHaveAttribute('href', '/jobs')
    expect(await axeViolations()).toEqual([])
  })
})

describe('The academy', () => {
  it('has its figures, courses, programs, labs and partnerships', async () => {
    openSite('/academy')
    await heading(2, 'Featured courses')

    for (const figure of ['25,000+', '92%', '150+']) expect(screen.getByText(figure)).toBeVisible()
    const courses = within(screen.getByRole('region', { name: 'Featured courses' }))
    expect(courses.getAllByText(/^\d+ weeks$/).map(({ textContent }) => textContent)).toEqual([
      '12 weeks',
      '10 weeks',
      '14 weeks',
      '16 weeks',
    ])
    const programs = within(screen.getByRole('region', { name: 'On-campus programs' }))
    for (const length of ['1 day', '2 weeks', '4 weeks', '6 months'])
      expect(programs.getByText(length)).toBeVisible()
    await heading(2, 'Research labs')
    await heading(2, 'Partnerships')
    await heading(2, 'A job, or your money back')
    expect(await axeViolations()).toEqual([])
  })
})

describe('The legal pages', () => {
  it.each([
    ['/privacy-policy', 'Privacy Policy'],
    ['/terms-of-service', 'Terms of Service'],
    ['/cookie-policy', 'Cookie Policy'],
  ])('%s is dated, has a list of its sections, and says how to reach us', async (path, title) => {
    openSite(path)
    await heading(1, title)

    expect(screen.getByText('January 8, 2025')).toHaveAttribute('datetime', '2025-01-08')
    const contents = within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link')
    expect(contents.length).toBeGreaterThan(8)
    for (const link of contents) {
      const section = document.getElementById((link.getAttribute('href') ?? '').slice(1))
      expect(section).toHaveTextContent(link.textContent ?? 'missing')
    }
    const contact = document.getElementById('contact') ?? document.body
    expect(within(contact).getByRole('link', { name: 'contact page' })).toHaveAttribute('href', '/contact')
    expect(within(contact).getByRole('link', { name: 'privacy@tryka.example' })).toBeVisible()
    expect(await axeViolations()).toEqual([])
  })

  it('ask for at least 18 years and choose the law of California', async () => {
    openSite('/terms-of-service')
    await heading(1, 'Terms of Service')

    expect(screen.getByText(/at least 18 years old/)).toBeVisible()
    expect(screen.getByText(/governed by the law of the State of California/)).toBeVisible()
  })

  it('tell the four kinds of cookies and third-party services apart', async () => {
    openSite('/cookie-policy')
    await heading(1, 'Cookie Policy')

    for (const name of [
      'Essential cookies (required)',
      'Functional storage (optional)',
      'Analytics cookies (optional)',
      'Marketing cookies (optional)',
      'Third-party services',
    ])
      expect(screen.getByRole('link', { name })).toBeVisible()
    expect(screen.getByText('tryka_session')).toBeVisible()
  })
})
