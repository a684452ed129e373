import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axeViolations } from '@tryka/ui/testing'
import { bodiesTo, openSite } from '../../testing/open-site'

const cards = () => [...document.querySelectorAll<HTMLElement>('main li[id]')].filter((card) => !card.hidden)
const titles = () => cards().map((card) => within(card).getByRole('heading', { level: 3 }).textContent)
const pill = (name: string) => screen.findByRole('radio', { name })
const featured = () =>
  screen.queryByRole('heading', { level: 2, name: 'What a credential on chain does, and does not, prove' })
const opened = async () => {
  await screen.findByRole('heading', { level: 1, name: 'Blog' })
  await waitFor(() => expect(titles()).toHaveLength(6))
}

describe('The blog', () => {
  it('shows the featured article, six more, and all of the pills', async () => {
    openSite('/blog')
    await opened()

    expect(featured()).toBeVisible()
    expect(titles()[0]).toBe('Practising interviews with a machine that tells the truth')
    expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
      'All Posts',
      'Artificial Intelligence',
      'Blockchain',
      'Data Science',
      'Cybersecurity',
      'Career Development',
      'Future of Work',
      'Diversity & Inclusion',
    ])
    expect(await axeViolations()).toEqual([])
  })

  it('loads the guides on demand and moves the focus to the first of them', async () => {
    openSite('/blog')
    await opened()

    await userEvent.click(screen.getByRole('button', { name: 'Load More' }))

    expect(titles()).toHaveLength(9)
    expect(document.getElementById('skill-assessment-guide')).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'Load More' })).not.toBeInTheDocument()
    expect(screen.getByText('9 of 9 articles shown')).toBeInTheDocument()
  })

  it('filters by a pill, keeps it in the address and comes back', async () => {
    openSite('/blog')
    await opened()

    await userEvent.click(await pill('Career Development'))
    expect(titles()).toEqual([
      'A CV that survives both readers',
      'Skill assessment guide',
      'Career roadmaps',
      'Interview prep',
    ])
    expect(featured()).not.toBeInTheDocument()
    expect(location.search).toBe('?category=Career%20Development')

    await userEvent.click(await pill('All Posts'))
    expect(titles()).toHaveLength(6)
    expect(location.search).toBe('')
  })

  it('opens with the category of its address', async () => {
    openSite('/blog?category=Blockchain')

    await waitFor(() => expect(titles()).toEqual(['What a credential on chain does, and does not, prove']))
    expect(await pill('Blockchain')).toBeChecked()
  })

  it('subscribes by the call of the newsletter band', async () => {
    const { api } = openSite('/blog')
    await opened()
    const form = within(screen.getByRole('form', { name: 'Newsletter' }))

    await userEvent.type(form.getByRole('textbox', { name: 'Email address' }), 'ada@example.com')
    await userEvent.click(form.getByRole('button', { name: 'Subscribe' }))

    expect(await screen.findByText('Success!')).toBeVisible()
    expect(bodiesTo(api, '/api/early-access')).toEqual([
      expect.objectContaining({ email: 'ada@example.com', focusArea: 'newsletter' }),
    ])
  })
})

describe('An article', () => {
  it('is read at its own address and leads to others', async () => {
    openSite('/blog')
    await opened()

    await userEvent.click(screen.getByRole('link', { name: /^Read More.*Hiring on merit/ }))

    expect(
      await screen.findByRole('heading', {
        level: 1,
        name: 'Hiring on merit takes more than removing the name',
      }),
    ).toBeVisible()
    expect(location.pathname).toBe('/blog/hiring-on-merit-takes-more-than-removing-the-name')
    expect(screen.getByRole('heading', { level: 2, name: '2. Ask everybody the same things' })).toBeVisible()
    const head = screen.getByRole('article', { name: /^Hiring on merit/ }).querySelector('header')
    expect(head).toHaveTextContent(/By TrykaPublished 27 Dec 2024Updated 29 Nov 2026\d min read$/)
    const contents = within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link')
    expect(contents.length).toBeGreaterThan(4)
    for (const link of contents)
      expect(document.getElementById((link.getAttribute('href') ?? '').slice(1))).toHaveTextContent(
        link.textContent ?? 'missing',
      )
    const more = within(screen.getByRole('complementary', { name: 'More to read' }))
    expect(more.getAllByRole('link')).toHaveLength(3)
    await waitFor(() =>
      expect(document.title).toBe('Hiring on merit takes more than removing the name | Tryka'),
    )
    expect(await axeViolations()).toEqual([])
  })

  it('is not found when there is none of that name', async () => {
    openSite('/blog/no-such-article')

    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('404 Page Not Found')
  })
})
