import { render, screen, within } from '@testing-library/react'
import { OPEN_TRACKS, PROVISIONAL_BANK, taskSamplesOf, TRACK_BANKS, TRACKS } from '@tryka/domain'
import { axeViolations } from '@tryka/ui/testing'
import { openSite } from '../../testing/open-site'
import { skillsPages } from './skills-pages'
import { TrackBody } from './track-body'

describe('The page of the skills', () => {
  it('leads to every track that is open, names the others, and says how a test goes', async () => {
    const { container } = openSite('/skills')
    await screen.findByRole('heading', { level: 1, name: 'Skills you can prove' })
    const coming = screen.getByText(/^A track opens when/)
    for (const { slug, skill } of TRACKS)
      if (OPEN_TRACKS.includes(slug))
        expect(screen.getByRole('link', { name: skill })).toHaveAttribute('href', `/skills/${slug}`)
      else expect(coming).toHaveTextContent(skill)
    const steps = screen.getByRole('region', { name: 'Four steps, less than an hour' })
    expect(within(steps).getAllByRole('listitem')).toHaveLength(4)
    const terms = within(screen.getByRole('region', { name: 'Terms of a credential' }))
    for (const term of ['StandardError', 'LevelLikelihood', 'Supervision', 'Calibration'])
      expect(terms.getByText(`ext:${term}`)).toBeVisible()
    expect(document.getElementById('terms')).not.toBeNull()
    expect(terms.getByRole('link', { name: 'Check a credential' })).toHaveAttribute('href', '/verify')
    const completion = screen.getByRole('region', { name: 'Certificates of completion' })
    expect(completion).toHaveAttribute('id', 'completion')
    expect(completion).toHaveTextContent(/not a verified skill.*No match, no search and no seal/)
    expect(screen.getByRole('link', { name: 'Open your skills' })).toHaveAttribute(
      'href',
      'https://app.example/candidate-dashboard?section=skills',
    )
    expect(await axeViolations(container)).toEqual([])
  })
})

describe('The page of a track', () => {
  it('is one of each track that is open, with a title of its own', () => {
    const pages = skillsPages()
    expect(pages.map(({ path }) => path)).toEqual([
      '/skills',
      ...TRACKS.filter(({ slug }) => OPEN_TRACKS.includes(slug)).map(({ slug }) => `/skills/${slug}`),
    ])
    expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length)
  })

  it('tells all that a person knows before', async () => {
    const track = TRACKS[0]
    if (!track) throw new Error('There are tracks')
    const { container } = render(<TrackBody track={track} />)
    expect(screen.getByRole('heading', { level: 1, name: `${track.skill} assessment` })).toBeVisible()
    for (const { name, share } of track.topics)
      expect(screen.getByText(name).closest('li')).toHaveTextContent(`${share}%`)
    for (const level of ['Beginner', 'Intermediate', 'Advanced', 'Expert'])
      expect(screen.getByRole('heading', { level: 3, name: level })).toBeVisible()
    expect(screen.getByText('Camera, microphone, screen')).toBeVisible()
    expect(screen.getByRole('link', { name: `Take the ${track.skill} assessment` })).toHaveAttribute(
      'href',
      `/candidate-dashboard?section=skills&track=${track.slug}`,
    )
    expect(await axeViolations(container)).toEqual([])
  })

  it.each(OPEN_TRACKS)(
    'of %s says its bank, its samples, how it goes and what comes at the end',
    async (slug) => {
      const track = TRACKS.find((each) => each.slug === slug)
      if (!track) throw new Error(`There is no ${slug}`)
      render(<TrackBody track={track} />)
      const before = within(screen.getByRole('region', { name: 'Before you start' }))
      const { version, calibration } = TRACK_BANKS[slug] ?? {}
      expect(before.getByText(new RegExp(`Bank ${slug} ${version}`))).toBeVisible()
      expect(Boolean(before.queryByText(PROVISIONAL_BANK))).toBe(calibration === 'provisional')
      for (const part of [
        /^English$/,
        /^After 30 days, at most 3 times in 12 months/,
        /^24 months$/,
        /without proof/,
      ])
        expect(before.getByText(part)).toBeVisible()
      for (const { kind } of taskSamplesOf(slug))
        expect(screen.getByRole('heading', { level: 3, name: kind })).toBeVisible()
      const result = within(screen.getByRole('region', { name: 'What a result looks like' }))
      expect(result.getByRole('heading', { name: '612, likely 566 to 658' })).toBeVisible()
      expect(result.getByText('Example: no person’s result.')).toBeVisible()
      expect(result.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
        'Beginner 100% likely',
        'Intermediate 100% likely',
        'Advanced 96% likely',
        'Expert 15% likely',
      ])
    },
  )

  it('is none of a track that is not open', async () => {
    openSite('/skills/astrology')
    expect(await screen.findByRole('heading', { level: 1, name: /Page Not Found/ })).toBeVisible()
  })
})
