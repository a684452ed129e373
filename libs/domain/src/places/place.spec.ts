import { demoPlace, parsePlace, teamPlace } from './place'

const ID = '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b'

describe('The name of a place', () => {
  it.each([
    ['me', 'candidate', false],
    ['demo', 'candidate', true],
    ['demo-team', 'company', true],
  ] as const)('%s is a place of the %s', (name, side, isDemo) => {
    expect(parsePlace(name)).toEqual({ name, side, isDemo, companyId: null })
  })

  it('of a seat carries its company', () => {
    expect(parsePlace(teamPlace(ID))).toEqual({
      name: `team-${ID}`,
      side: 'company',
      isDemo: false,
      companyId: ID,
    })
  })

  it.each([
    'ME',
    '',
    'demo ',
    'team-',
    `team-${ID.toUpperCase()}`,
    `team-${ID}0`,
    `team-${ID}\n`,
    ['me', 'demo'],
    undefined,
    null,
  ])('is not %j', (text) => expect(parsePlace(text)).toBeNull())

  it('of a demo is told by its side', () => {
    expect(parsePlace(demoPlace('candidate'))).toMatchObject({ side: 'candidate', isDemo: true })
    expect(parsePlace(demoPlace('company'))).toMatchObject({ side: 'company', isDemo: true })
  })
})
