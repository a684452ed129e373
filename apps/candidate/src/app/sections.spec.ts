import { DASHBOARD_SECTIONS } from '@tryka/domain'
import { CANDIDATE_SECTIONS } from './candidate-sections'
import { COMPANY_SECTIONS } from './company-sections'

describe('The sections of the dashboards', () => {
  it('are those that links may name, in the same order', () => {
    expect(CANDIDATE_SECTIONS.map(({ value }) => value)).toEqual(DASHBOARD_SECTIONS.candidate)
    expect(COMPANY_SECTIONS.map(({ value }) => value)).toEqual(DASHBOARD_SECTIONS.company)
  })
})
