import { FOCUS_AREAS } from '../early-access/constants'
import { TECHNOLOGIES } from '../hiring/filters'
import { technologyOf } from './onboarding.rules'

describe('The field of a request', () => {
  it('is one of the fields of a profile, or none is guessed', () => {
    const found = FOCUS_AREAS.map(technologyOf)

    expect(found.every((field) => field === null || TECHNOLOGIES.includes(field))).toBe(true)
    expect(new Set(found.filter(Boolean))).toEqual(new Set(TECHNOLOGIES))
    expect(technologyOf('Machine Learning')).toBe('AI & Machine Learning')
    expect(technologyOf('newsletter')).toBeNull()
  })
})
