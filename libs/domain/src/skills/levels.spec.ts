import { levelText, provedSkills } from './levels'

describe('A level in words', () => {
  it('is the awarded one, with the stated one where that is more', () => {
    expect(levelText(3)).toBe('Advanced')
    expect(levelText(3, 3)).toBe('Advanced')
    expect(levelText(4, 3)).toBe('Advanced (states Expert)')
    expect(levelText(2, 4)).toBe('Expert')
  })
})

describe('The seal of asked skills', () => {
  it('counts those that are proved now and shared', () => {
    const asked = ['Solidity', 'Rust', 'Go', 'ZK', 'SQL'].map((skill) => ({ skill }))
    const held = [
      { skill: 'Solidity', state: 'Verified' as const },
      { skill: 'Rust', state: 'Verified' as const, visibility: 'shared' },
      { skill: 'Go', state: 'Verified' as const, visibility: 'private' },
      { skill: 'ZK', state: 'Expired' as const },
      { skill: 'Python', state: 'Verified' as const },
    ]

    expect(provedSkills(asked, held)).toEqual({ asked: 5, proved: 2 })
  })
})
