import { screen, within } from '@testing-library/react'
import { axeViolations } from '@tryka/ui/testing'
import { openSite } from '../../testing/open-site'
import { careersPages } from './careers-pages'
import { POSITIONS } from './content'

describe('The careers page', () => {
  it('lists six positions with department, place, type, salary and requirements', async () => {
    openSite('/careers')
    await screen.findByRole('heading', { level: 1, name: 'Work at Tryka' })

    for (const title of [
      'Senior Blockchain Developer',
      'AI/ML Engineer',
      'Cybersecurity Specialist',
      'Data Scientist',
      'Product Manager',
      'UX/UI Designer',
    ])
      expect(screen.getByRole('heading', { level: 3, name: title })).toBeVisible()
    const row = document.getElementById('senior-blockchain-developer')
    expect(row).toHaveTextContent('Engineering')
    expect(row).toHaveTextContent('Full-time')
    expect(row).toHaveTextContent('$120,000 – $180,000')
    expect(within(row ?? document.body).getAllByRole('listitem')).toHaveLength(3)
  })

  it('names the address for whoever would rather write', async () => {
    openSite('/careers')

    expect(await screen.findByRole('link', { name: 'careers@tryka.example' })).toHaveAttribute(
      'href',
      'mailto:careers@tryka.example',
    )
  })

  it('names the four steps in order', async () => {
    openSite('/careers')

    const steps = await screen.findByRole('region', { name: 'Four steps, about two weeks' })

    expect(
      within(steps)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Apply', 'Screen', 'Interview', 'Offer'])
  })

  it('leads to the contact form, begun for the position or for a resume', async () => {
    openSite('/careers')

    const apply = await screen.findByRole('link', { name: /^Apply Now.*Data Scientist/ })
    const resume = screen.getByRole('link', { name: 'Send Your Resume' })

    expect(apply).toHaveAttribute('href', '/contact?position=Data%20Scientist')
    expect(resume).toHaveAttribute('href', '/contact?resume')
  })

  it('has no accessibility violations', async () => {
    openSite('/careers')
    await screen.findByRole('heading', { level: 1 })

    expect(await axeViolations()).toEqual([])
  })
})

describe('The data of the positions for search engines', () => {
  it('has a post for each position with its salary in dollars', () => {
    const [page] = careersPages()
    const posts = page?.jsonLd('https://tryka.example') ?? []

    expect(posts).toHaveLength(POSITIONS.length)
    expect(posts[0]).toMatchObject({
      '@type': 'JobPosting',
      title: 'Senior Blockchain Developer',
      employmentType: 'FULL_TIME',
      url: 'https://tryka.example/careers#senior-blockchain-developer',
      baseSalary: { currency: 'USD', value: { minValue: 120_000, maxValue: 180_000 } },
    })
  })
})
