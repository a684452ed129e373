import { randomInt } from 'node:crypto'
import { candidateApi, onboardingApi, placesApi, settingsApi, skillsApi } from '@tryka/domain'
import type { Onboarding } from '@tryka/domain'
import { buildResume } from '@tryka/domain/testing'
import { buildTestApp } from '../../testing/build-test-app'
import type { TestApp } from '../../testing/build-test-app'
import { PROFILE, signedIn } from '../../testing/live-market'

const seed = randomInt(1_000_000)
console.info(`what somebody changed in a demo: seed ${seed}`)
let made = 0

describe('What somebody changed in the demo', () => {
  let test: TestApp
  beforeAll(async () => void (test = await buildTestApp()))
  afterAll(() => test.close())
  const somebody = () => signedIn(test, `asha-${seed}-${(made += 1)}@example.com`)
  type Person = Awaited<ReturnType<typeof somebody>>
  const demoOf = async ({ client }: Person) =>
    (await client.get(onboardingApi.get.endpoint.path)).json<Onboarding>().demo

  it('is nothing without a demo, and nothing of a demo as it began', async () => {
    const person = await somebody()
    const first = await demoOf(person)
    await person.at('demo').call(candidateApi.profile)
    const untouched = await demoOf(person)

    expect(first ?? { words: {}, work: [], education: [], skills: [] }).toMatchObject({ words: {} })
    expect(untouched).toMatchObject({ words: {}, work: [], education: [], skills: [] })
  })

  it('is told field by field, never with a value that the demo began with', async () => {
    const person = await somebody()
    const demo = person.at('demo')
    const {
      id: _id,
      initials,
      email,
      experienceMonths,
      work,
      skills,
      strength,
      ...begun
    } = await demo.call(candidateApi.profile)
    expect([initials, email, experienceMonths, work, skills, strength]).toHaveLength(6)
    const title = `Auditor ${seed}`
    const saved = await demo.call(candidateApi.updateProfile, { body: { ...begun, title } })
    const [entry] = buildResume().workExperience
    await demo.call(candidateApi.addWork, { body: { entry, version: saved.version } })
    await demo.call(skillsApi.add, { body: { skill: 'Hardhat', level: 2 } })

    const changes = await demoOf(person)

    expect(changes?.words).toEqual({ title })
    expect(changes?.work.map(({ jobTitle }) => jobTitle)).toEqual([entry?.jobTitle])
    expect(changes?.skills).toEqual([{ skill: 'Hardhat', level: 2 }])
    const text = JSON.stringify(changes)
    for (const invented of ['Ananya', 'Granite Payments', 'Juniper Street', 'San Francisco'])
      expect(text).not.toContain(invented)
    // Somebody else learns nothing of it.
    expect((await demoOf(await somebody()))?.words ?? {}).toEqual({})
  })

  it('keeps which mails may come with the profile, once of twenty calls', async () => {
    const person = await somebody()
    const body = { ...PROFILE, mails: { 'Job matches': false, 'Platform updates': true } }

    const answers = await Promise.all(
      Array.from({ length: 20 }, () => person.at('me').send(placesApi.createProfile, { body })),
    )

    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1)
    expect(answers.every(({ statusCode }) => statusCode < 500)).toBe(true)
    const { notifications } = await person.at('me').call(settingsApi.get)
    expect(notifications['Job matches'].email).toBe(false)
    expect(notifications['Platform updates'].email).toBe(true)
    expect(notifications['Interview reminders'].email).toBe(true)
    for (const mails of [{ Everything: true }, { 'Job matches': 'no' }, [true]]) {
      const other = await somebody()
      const refused = await other.at('me').send(placesApi.createProfile, { body: { ...PROFILE, mails } })
      expect(refused.statusCode).toBe(400)
    }
  })
})
