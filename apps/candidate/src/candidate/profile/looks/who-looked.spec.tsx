import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { settingsApi, viewsApi, type Listing, type ViewPage } from '@tryka/domain'
import { createFakeApi } from '@tryka/api-client/testing'
import { axeViolations } from '@tryka/ui/testing'
import { KESTREL } from '../../../testing/hiring'
import { refusing } from '../../../testing/open-app'
import { openSection } from '../../../testing/open-section'
import { buildSettings } from '../../../testing/person'
import { WhoLooked } from './who-looked'

const page = (items: ViewPage['items'], total = items.length) => ({ items, total, page: 1, pageSize: 20 })

function open(views: ViewPage, privacy: object = {}, listing: Listing | null = null) {
  const api = createFakeApi()
  const settings = buildSettings()
  api.on(viewsApi.list, () => views)
  api.on(settingsApi.get, () => ({ ...settings, listing, privacy: { ...settings.privacy, ...privacy } }))
  openSection(<WhoLooked />, api, '?section=profile&show=looks')
  return api
}

describe('Who looked', () => {
  it('names company, day, posting and role', async () => {
    const look = { role: 'Ledger Engineer', by: 'Recruiter', times: 2 } as const
    open(
      page([
        {
          company: KESTREL,
          looks: [
            { ...look, day: '2025-01-08', lastAt: '2025-01-08T23:30:00.000Z' },
            {
              ...look,
              day: '2025-01-07',
              role: null,
              by: 'Admin',
              times: 1,
              lastAt: '2025-01-07T10:00:00.000Z',
            },
          ],
        },
      ]),
    )

    expect(await screen.findByText('1 company in 12 months.')).toBeVisible()
    const [first, second] = await screen
      .findAllByText(/ Jan 2025$/)
      .then((days) => days.map((d) => d.parentElement))
    expect(first).toHaveTextContent('8 Jan 2025for Ledger Engineer, by a Recruiter, 2 times')
    expect(second).toHaveTextContent('7 Jan 2025from a search, by an Admin')
    expect(await screen.findByText(/^Every verified company may open your profile/)).toBeVisible()
    expect(await axeViolations()).toEqual([])
  })

  it('says when nobody did, and who may follow the switches', async () => {
    open(page([]), { visibleToRecruiters: false })

    expect(await screen.findByText('Nobody yet')).toBeVisible()
    expect(await screen.findByText(/^Only companies to which you applied/)).toBeVisible()
    expect(await axeViolations()).toEqual([])
  })

  it('says what a new profile lacks before companies find it', async () => {
    open(page([]), {}, { missing: ['title', 'skill'], from: null, afterMinutes: 10 })

    const said = await screen.findByText(/^Companies do not find you yet: add a title and one skill\./)
    expect(said).toHaveTextContent('Those to which you applied may open your profile.')
  })

  it('leads back to the profile, and can be asked for again', async () => {
    const api = open(page([]))
    await screen.findByText('Nobody yet')
    await userEvent.click(screen.getByRole('link', { name: 'Profile' }))
    expect(screen.getByTestId('address')).not.toHaveTextContent('looks')
    api.on(viewsApi.list, refusing(500))
    openSection(<WhoLooked />, api, '?section=profile&show=looks')
    expect(await screen.findByText(/^Who looked could not be loaded/)).toBeVisible()
  })
})
