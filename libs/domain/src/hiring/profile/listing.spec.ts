import { listingText, missingForListing } from './listing'

describe('An entry in the directory', () => {
  const whole = { title: 'Luthier', location: '', country: 'NO' }
  it('needs a title, a place and a skill', () => {
    expect(missingForListing(whole, 1)).toEqual([])
    expect(missingForListing({ ...whole, country: null }, 1)).toEqual(['place'])
    expect(missingForListing({ title: ' ', location: ' ', country: null }, 0)).toEqual([
      'title',
      'place',
      'skill',
    ])
  })

  it('says what is missing, then from when it is shown', () => {
    const timeOf = (iso: string) => iso.slice(11, 16)
    expect(listingText({ missing: ['title', 'place', 'skill'], from: null, afterMinutes: 10 }, timeOf)).toBe(
      'Companies do not find you yet: add a title, where you are and one skill. The directory shows you 10 minutes later.',
    )
    expect(listingText({ missing: ['skill'], from: null, afterMinutes: 10 }, timeOf)).toContain(
      'add one skill.',
    )
    const from = '2026-11-23T10:10:00.000Z'
    expect(listingText({ missing: [], from, afterMinutes: 10 }, timeOf)).toBe(
      'Companies find you in the directory from 10:10 on.',
    )
  })
})
