import { POSTING_STATUSES } from './hiring/constants'
import { COMPANY_STATES } from './hiring/team/company-state'
import { isPostingVisible, postingShown } from './visibility'

describe('who sees a posting', () => {
  it('is everybody for one case alone: active, of a verified company, and not taken down', () => {
    const cases = POSTING_STATUSES.flatMap((status) =>
      COMPANY_STATES.flatMap((companyState) =>
        [true, false].map((takenDown) => ({ status, companyState, takenDown })),
      ),
    )
    expect(cases.filter(isPostingVisible)).toEqual([
      { status: 'Active', companyState: 'verified', takenDown: false },
    ])
  })

  it('says why it is not shown', () => {
    const active = { status: 'Active', companyState: 'verified', takenDown: false } as const
    expect(postingShown({ ...active, status: 'Draft', takenDown: true })).toBe('draft')
    expect(postingShown({ ...active, status: 'Closed', companyState: 'suspended' })).toBe('closed')
    expect(postingShown({ ...active, companyState: 'suspended' })).toBe('held')
    expect(postingShown({ ...active, companyState: 'suspended', takenDown: true })).toBe('taken_down')
  })
})
