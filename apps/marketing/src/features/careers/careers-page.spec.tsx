import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axeViolations } from '@tryka/ui/testing'
import { applyPath } from '../../base/forms/apply'
import { openSite } from '../../testing/open-site'
import { careersPages } from './careers-pages'
import { POSITIONS } from './content'
import { salaryText } from './position-facts'

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

describe('The page of a position', () => {
  it.each(POSITIONS)('of $title says what it is, what it pays and how to apply', async (position) => {
    openSite('/careers')
    await userEvent.click(await screen.findByRole('link', { name: position.title }))

    expect(await screen.findByRole('heading', { level: 1, name: position.title })).toBeVisible()
    expect(location.pathname).toBe(`/careers/${position.id}`)
    expect(screen.getByText(position.description)).toBeVisible()
    expect(screen.getByText(`${salaryText(position)} a year`)).toBeVisible()
    for (const line of position.requirements) expect(screen.getByText(line)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Apply Now' })).toHaveAttribute('href', applyPath(position.title))
    await waitFor(() => expect(document.title).toBe(`${position.title} | Tryka`))
  })

  it('has no accessibility violations', async () => {
    openSite(`/careers/${POSITIONS[0]?.id}`)
    await screen.findByRole('heading', { level: 1 })

    expect(await axeViolations()).toEqual([])
  })

  it('is not found for a position that there is not', async () => {
    openSite('/careers/no-such-position')

    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('404 Page Not Found')
  })
})

describe('The data of the positions for search engines', () => {
  it('has a post on the page of each position, with its day and its salary in dollars', () => {
    const [list, ...pages] = careersPages()
    const [page] = pages

    expect(pages.map(({ path }) => path)).toEqual(POSITIONS.map(({ id }) => `/careers/${id}`))
    expect(list).not.toHaveProperty('jsonLd')
    expect(page && 'jsonLd' in page && page.jsonLd('https://tryka.example')).toMatchObject({
      '@type': 'JobPosting',
      title: 'Senior Blockchain Developer',
      datePosted: '2026-11-21',
      employmentType: 'FULL_TIME',
      url: 'https://tryka.example/careers/senior-blockchain-developer',
      baseSalary: { currency: 'USD', value: { minValue: 120_000, maxValue: 180_000 } },
    })
  })
})
