import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { companyApi, placesApi } from '@tryka/domain'
import { axeViolations } from '@tryka/ui/testing'
import { companyApiWith } from '../../testing/company'
import { bodiesOf, openApp, refusing } from '../../testing/open-app'
import { buildCompanyPlace } from '../../testing/places'

const PLACE = 'team-0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b'

function open(isDemo = false) {
  const api = companyApiWith()
  api.on(placesApi.get, () =>
    buildCompanyPlace('Recruiter', isDemo ? {} : { place: PLACE, isDemo: false, isGuest: false }),
  )
  api.on(companyApi.leave, () => undefined)
  openApp(`/company-dashboard?section=settings&place=${isDemo ? 'demo-team' : PLACE}`, api)
  return api
}

async function leave() {
  const card = within(await screen.findByRole('region', { name: 'Your seat' }))
  expect(card.getByText(/You are Recruiter of Meridian Chain/)).toBeVisible()
  await userEvent.click(card.getByRole('button', { name: 'Leave the team' }))
  const question = within(await screen.findByRole('alertdialog'))
  expect(await axeViolations()).toEqual([])
  await userEvent.click(question.getByRole('button', { name: 'Leave' }))
}

describe('A seat in a team', () => {
  it('is given up after a question', async () => {
    const api = open()
    await leave()

    expect(await screen.findByText('You left the team')).toBeVisible()
    expect(bodiesOf(api, 'POST', '/api/company/leave')).toHaveLength(1)
  })

  it('stays when the server refuses, and says why', async () => {
    const api = open()
    const detail = 'You are the last Admin of a team. Make somebody else Admin first.'
    api.on(companyApi.leave, refusing(409, { code: 'LAST_ADMIN', detail }))
    await leave()

    expect(await screen.findByText(detail)).toBeVisible()
  })

  it('is none in a demo', async () => {
    open(true)

    await screen.findByRole('region', { name: 'Your demo' })
    expect(screen.queryByRole('region', { name: 'Your seat' })).toBeNull()
  })
})
