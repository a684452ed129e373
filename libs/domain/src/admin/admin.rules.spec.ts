import { buildSignupRecord } from '../testing'
import { percentOf } from '../percent'
import { matchesFilters, signupStats } from './admin.rules'

const now = new Date('2025-01-15T12:00:00.000Z')

describe('Admin percentages', () => {
  it.each([
    [2, 3, 67],
    [1, 3, 33],
    [0, 0, 0],
    [5, 5, 100],
  ])('round %i of %i to %i', (part, whole, percent) => {
    expect(percentOf(part, whole)).toBe(percent)
  })
})

describe('Signup counts', () => {
  it('count types and the last seven days', () => {
    const signups = [
      buildSignupRecord({ createdAt: '2025-01-15T11:00:00.000Z' }),
      buildSignupRecord({ createdAt: '2025-01-08T12:00:00.000Z', userType: 'company' }),
      buildSignupRecord({ createdAt: '2025-01-08T11:59:59.999Z' }),
    ]

    expect(signupStats(signups, now)).toEqual({
      total: 3,
      candidates: 2,
      companies: 1,
      firstAt: '2025-01-08T11:59:59.999Z',
      thisWeek: 2,
      weeks: [0, 0, 0, 0, 0, 0, 1, 2],
    })
  })

  it('know the first signup of an empty list to be none', () => {
    expect(signupStats([], now)).toMatchObject({ firstAt: null, weeks: [0, 0, 0, 0, 0, 0, 0, 0] })
  })
})

describe('Access request filters', () => {
  const signup = buildSignupRecord({
    name: 'Ananya Rao',
    email: 'ananya@example.com',
    focusArea: 'Blockchain',
    interests: ['Data Science'],
  })

  it.each(['ananya', 'RAO', 'example.com', 'block', 'data sci', '  rao  ', 'cha rao', 'rao\tananya', ''])(
    'find %p',
    (search) => {
      expect(matchesFilters(signup, search, 'all')).toBe(true)
    },
  )

  it('combine search and type', () => {
    expect(matchesFilters(signup, 'rao', 'candidate')).toBe(true)
    expect(matchesFilters(signup, 'rao', 'company')).toBe(false)
    expect(matchesFilters(signup, 'nobody', 'candidate')).toBe(false)
    expect(matchesFilters(signup, 'rao nobody', 'candidate')).toBe(false)
  })
})
