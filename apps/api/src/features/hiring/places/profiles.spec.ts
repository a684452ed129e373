import { randomInt } from 'node:crypto'
import { candidateApi, HIRING_LIMITS, placesApi, skillsApi, studiesOf } from '@tryka/domain'
import { buildResume } from '@tryka/domain/testing'
import { buildTestApp } from '../../../testing/build-test-app'
import type { TestApp } from '../../../testing/build-test-app'
import { refusalOf } from '../../../testing/hiring'
import { PROFILE, signedIn } from '../../../testing/live-market'

const seed = randomInt(1_000_000)
console.info(`profiles from resumes: seed ${seed}`)
let made = 0

describe('A profile that begins with a resume', () => {
  let test: TestApp
  beforeAll(async () => void (test = await buildTestApp()))
  afterAll(() => test.close())
  const somebody = () => signedIn(test, `asha-${seed}-${(made += 1)}@example.com`)
  const { workExperience: work, education: studies } = buildResume()
  const education = studies.map(studiesOf)

  it('has what was taken of it, with skills as claims, and is made once of twenty calls', async () => {
    const person = await somebody()
    const body = {
      ...PROFILE,
      bio: 'I settle payments.',
      work,
      education,
      skills: [
        { skill: 'solidity', level: 2 },
        { skill: 'Solidity', level: 3 },
      ],
    }

    const answers = await Promise.all(
      Array.from({ length: 20 }, () => person.at('me').send(placesApi.createProfile, { body })),
    )

    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1)
    const profile = await person.at('me').call(candidateApi.profile)
    expect(profile.bio).toBe('I settle payments.')
    expect(profile.work.map(({ jobTitle }) => jobTitle)).toEqual(work.map(({ jobTitle }) => jobTitle))
    expect(profile.education).toHaveLength(education.length)
    expect(profile.experienceMonths).toBeGreaterThan(0)
    expect(profile.skills).toMatchObject([{ skill: 'Solidity', level: 3, state: 'unverified' }])
    expect((await person.at('me').call(skillsApi.get)).declared).toHaveLength(1)
  })

  it('is refused with a skill that nobody knows, or too much of anything, and nothing is made', async () => {
    const person = await somebody()
    const send = (over: object) =>
      person.at('me').send(placesApi.createProfile, { body: { ...PROFILE, ...over } })

    const unknown = await send({ skills: [{ skill: 'Basket weaving', level: 1 }] })
    expect(refusalOf(unknown)).toEqual([400, 'UNKNOWN_SKILL'])
    for (const over of [
      { bio: 'x'.repeat(HIRING_LIMITS.bio + 1) },
      { work: Array.from({ length: HIRING_LIMITS.workEntries + 1 }, () => ({})) },
      { skills: [{ skill: 'Solidity', level: 9 }] },
    ])
      expect((await send(over)).statusCode).toBe(400)
    expect((await send({})).statusCode).toBe(201)
  })
})
