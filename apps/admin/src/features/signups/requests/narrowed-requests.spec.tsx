import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { EXPERIENCE_LABELS, EXPERIENCE_LEVELS, FOCUS_AREAS, SIGNUPS_CSV } from '@tryka/domain'
import { buildSignupRecord } from '@tryka/domain/testing'
import { axeViolations } from '@tryka/ui/testing'
import { adminApiWith, callsTo, openApp } from '../../../testing/open-app'

const LIST = '/api/admin/early-access'
const PAGE = '/admin-access-requests'
const LABELS = ['Experience', 'Field', 'Address']

const people = [
  buildSignupRecord({ name: 'Ananya Rao', experience: 'mid', focusArea: 'DevOps' }),
  buildSignupRecord({ name: 'Grace Hopper', experience: 'mid', focusArea: 'DevOps', emailVerified: false }),
  buildSignupRecord({ name: 'Mei Chen', experience: 'expert', focusArea: 'DevOps' }),
  buildSignupRecord({ name: 'Linus Weber', experience: 'mid', focusArea: 'Blockchain' }),
  buildSignupRecord({ name: 'Meridian', userType: 'company', focusArea: 'Quantum', emailVerified: false }),
]

const select = (name: string) => screen.getByRole('combobox', { name })
const values = () => LABELS.map((label) => (select(label) as HTMLSelectElement).value)
const summary = (shown: number) => screen.findByText(`Showing ${shown} of 5 requests`)

async function open(query = '') {
  const api = adminApiWith(people)
  openApp(`${PAGE}${query}`, api)
  await screen.findByRole('heading', { name: 'Access Requests' })
  await screen.findByText(/^Showing/)
  return api
}

describe('Access requests of some experience, field or address', () => {
  it('offer what a request can say', async () => {
    await open()

    const words = (name: string) =>
      within(select(name))
        .getAllByRole('option')
        .map((option) => option.textContent)
    expect(words('Experience')).toEqual([
      'Any experience',
      ...EXPERIENCE_LEVELS.map((level) => EXPERIENCE_LABELS[level]),
    ])
    expect(words('Field')).toEqual(['Any field', ...FOCUS_AREAS])
    expect(words('Address')).toEqual(['Any address', 'Verified', 'Unverified'])
    expect(await axeViolations()).toEqual([])
  })

  it('narrow each other, stand in the address and are asked for', async () => {
    const api = await open()
    await summary(5)

    await userEvent.selectOptions(select('Experience'), 'Mid (3–5 years)')
    expect(await summary(3)).toBeVisible()
    await userEvent.selectOptions(select('Field'), 'DevOps')
    expect(await summary(2)).toBeVisible()
    await userEvent.selectOptions(select('Address'), 'Unverified')

    expect(await summary(1)).toBeVisible()
    expect(screen.getByText('Grace Hopper')).toBeVisible()
    expect(window.location.search).toBe('?experience=mid&field=DevOps&verified=no')
    expect(callsTo(api, LIST).slice(1)).toEqual([
      `${LIST}?experience=mid&pageSize=50&page=1`,
      `${LIST}?experience=mid&field=DevOps&pageSize=50&page=1`,
      `${LIST}?experience=mid&field=DevOps&verified=no&pageSize=50&page=1`,
    ])

    await userEvent.selectOptions(select('Experience'), 'Any experience')
    await userEvent.selectOptions(select('Field'), 'Any field')
    expect(await summary(2)).toBeVisible()
    expect(window.location.search).toBe('?verified=no')
  })

  it('are read from a shared address, beside the others', async () => {
    const api = await open(
      '?search=a&type=candidate&field=DevOps&verified=yes&experience=mid&from=2025-01-08',
    )

    expect(await summary(1)).toBeVisible()
    expect(values()).toEqual(['mid', 'DevOps', 'yes'])
    const asked = new URLSearchParams(callsTo(api, LIST)[0]?.split('?')[1])
    expect(Object.fromEntries(asked)).toMatchObject({
      search: 'a',
      type: 'candidate',
      experience: 'mid',
      field: 'DevOps',
      verified: 'yes',
      from: '2025-01-08',
    })
  })

  it('are nothing where the address says what is no choice', async () => {
    const api = await open('?experience=junior&field=Quantum&verified=true')

    expect(await summary(5)).toBeVisible()
    expect(values()).toEqual(['', '', ''])
    expect(callsTo(api, LIST)).toEqual([`${LIST}?pageSize=50&page=1`])
  })

  it.each([...EXPERIENCE_LEVELS.map((level) => `experience=${level}`), 'field=Blockchain', 'verified=no'])(
    'are taken away by clearing, and the order stays: %s',
    async (query) => {
      await open(`?search=nobody&sort=oldest&${query}`)
      expect(await screen.findByRole('heading', { name: 'No requests match your filters' })).toBeVisible()

      await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))

      expect(await summary(5)).toBeVisible()
      expect(values()).toEqual(['', '', ''])
      expect(window.location.search).toBe('?sort=oldest')
    },
  )

  it.each(['experience=entry', 'field=Cybersecurity'])(
    'say that they match nothing, alone: %s',
    async (query) => {
      await open(`?${query}`)

      expect(await screen.findByRole('heading', { name: 'No requests match your filters' })).toBeVisible()
      expect(screen.getByText('Showing 0 of 5 requests')).toBeVisible()
    },
  )

  it.each(['verified=yes', 'field=Data+Science', 'experience=senior'])(
    'say how many match where more are found than shown: %s',
    async (query) => {
      const many = Array.from({ length: 60 }, () =>
        buildSignupRecord({ focusArea: 'Data Science', experience: 'senior' }),
      )
      openApp(`${PAGE}?${query}`, adminApiWith([...many, ...people.filter((each) => !each.emailVerified)]))

      expect(await screen.findByText('Showing 50 of 62 requests: 60 match, 50 shown')).toBeVisible()
    },
  )

  it('keep what is being typed', async () => {
    const api = await open()

    await userEvent.type(screen.getByRole('searchbox', { name: 'Search requests' }), 'hopper')
    await userEvent.selectOptions(select('Address'), 'Unverified')

    expect(await summary(1)).toBeVisible()
    expect(window.location.search).toBe('?search=hopper&verified=no')
    expect(callsTo(api, LIST).at(-1)).toBe(`${LIST}?search=hopper&verified=no&pageSize=50&page=1`)
  })

  it('begin with the first page', async () => {
    await open('?pages=3')

    await userEvent.selectOptions(select('Field'), 'DevOps')

    expect(await summary(3)).toBeVisible()
    expect(window.location.search).toBe('?field=DevOps')
  })

  it('go along to the file', async () => {
    const api = await open('?experience=mid&field=DevOps&verified=yes')

    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }))

    await screen.findByRole('alert')
    expect(callsTo(api, SIGNUPS_CSV.path)).toEqual([
      `${SIGNUPS_CSV.path}?experience=mid&field=DevOps&verified=yes`,
    ])
  })
})
