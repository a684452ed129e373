import { buildResume } from '@tryka/domain/testing'
import { foundIn, nothingTaken, profileParts } from './from-resume'

const draft = buildResume({
  summary: 'I settle payments.',
  skills: [
    { category: 'Chains', items: ['solidity', 'Solidity', 'Basket weaving'] },
    { category: 'Cloud', items: ['AWS'] },
  ],
})

describe('What a profile takes from a resume', () => {
  it('is what the file says, with each skill of the catalogue once', () => {
    const found = foundIn(draft)

    expect(found.work).toEqual(draft.workExperience)
    expect(found.bio).toBe('I settle payments.')
    expect(found.skills.filter((skill) => skill === 'Solidity')).toHaveLength(1)
    expect(found.skills).not.toContain('Basket weaving')
  })

  it('leaves a skill whose level nobody said, and every part that was unticked', () => {
    const found = foundIn(draft)

    expect(profileParts(found, nothingTaken)).not.toHaveProperty('skills')
    expect(
      profileParts(found, { ...nothingTaken, parts: [], levels: { Solidity: '4', Other: '2' } }),
    ).toEqual({
      skills: [{ skill: 'Solidity', level: 4 }],
    })
  })
})
