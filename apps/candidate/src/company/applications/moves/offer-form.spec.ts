import { setClock, browserZone } from '../../../base/format/format'
import { offerProblems, startForm } from './offer-form'

const posting = { salaryMin: 100_000, salaryMax: 140_000 }
const now = new Date('2026-01-08T03:00:00Z')

describe('An offer as it is typed', () => {
  afterEach(() => setClock(browserZone()))

  it('counts its days on the company’s clock', () => {
    setClock('America/Los_Angeles')

    expect(startForm(posting, now).expiresOn).toBe('2026-01-14')
  })

  it.each(['soon', '2026-02-31', '2026-13-01', ''])('refuses %p as the last day', (expiresOn) => {
    const form = { ...startForm(posting, now), expiresOn }

    expect(offerProblems(form, posting, now)).toEqual({ expiresOn: 'Choose a day that lies ahead.' })
  })
})
