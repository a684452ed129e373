import { randomInt } from 'node:crypto'
import { candidateApi, jobsApi, marketApi, overviewApi, placesApi, resumeApi } from '@tryka/domain'
import type { PlaceName } from '@tryka/domain'
import { sampleResume } from '@tryka/domain/testing'
import { buildTestApp } from '../../../testing/build-test-app'
import type { TestApp } from '../../../testing/build-test-app'
import { PROFILE, signedIn, type Person } from '../../../testing/live-market'
import { nextAddress } from '../../../testing/waitlist'
import { signIn } from '../../../testing/hiring'

const seed = randomInt(1_000_000)
console.info(`samples of a demo: seed ${seed}`)
let made = 0

describe('Resumes that a demo invented', () => {
  let test: TestApp
  beforeAll(async () => void (test = await buildTestApp()))
  afterAll(() => test.close())

  const address = () => `samples-${seed}-${(made += 1)}@example.com`
  const titlesAt = async (person: Person, place: PlaceName) =>
    (await person.at(place).call(resumeApi.list)).map(({ title }) => title)
  const mine = sampleResume(1, { title: 'My own', isDefault: false })

  /** Somebody with a profile and an opened demo. */
  async function somebody() {
    const person = await signedIn(test, address())
    await person.at('demo').call(candidateApi.profile)
    await person.at('me').call(placesApi.createProfile, { body: PROFILE })
    return person
  }

  it('show in the demo alone, in every list and to nobody who signs in without a place', async () => {
    const person = await somebody()
    const own = await person.at('me').call(resumeApi.create, { body: mine })

    expect(await titlesAt(person, 'me')).toEqual([own.title])
    const there = await titlesAt(person, 'demo')
    expect(there).toHaveLength(3)
    expect(there).toContain(own.title)
    const unnamed = await person.client.get(resumeApi.list.endpoint.path)
    expect(unnamed.json<unknown[]>()).toHaveLength(1)
    const bad = await person.client.get(`${resumeApi.list.endpoint.path}?place=nowhere`)
    expect(bad.statusCode).toBe(400)
    expect(bad.json()).toMatchObject({ code: 'VALIDATION', errors: [{ path: 'place' }] })

    const overview = await person.at('me').call(overviewApi.candidate)
    expect(overview.quickApply?.resumes.map(({ id }) => id) ?? [own.id]).toEqual([own.id])
    const { items } = await person.at('demo').call(jobsApi.list)
    const job = await person.at('demo').call(jobsApi.get, { params: { id: items[0]?.id ?? '' } })
    expect(job.resumes).toHaveLength(3)
  })

  it('go to a trash that the demo alone shows', async () => {
    const person = await somebody()
    const [sample] = await person.at('demo').call(resumeApi.list)
    await person.at('demo').call(resumeApi.remove, { params: { id: sample?.id ?? '' } })

    expect(await person.at('demo').call(resumeApi.deleted)).toHaveLength(1)
    expect(await person.at('me').call(resumeApi.deleted)).toEqual([])
  })

  it('become their owner’s by a change, and stay through a new filling, which brings the others back', async () => {
    const person = await somebody()
    const [first, second] = await person.at('demo').call(resumeApi.list)
    const id = first?.id ?? ''
    await person.at('demo').call(resumeApi.update, { params: { id }, body: { title: 'Mine now' } })
    await person.at('demo').call(resumeApi.remove, { params: { id: second?.id ?? '' } })

    expect(await titlesAt(person, 'me')).toEqual(['Mine now'])
    await person.at('demo').call(marketApi.reset)

    const after = await person.at('demo').call(resumeApi.list)
    expect(after.map((row) => row.id).toSorted()).toEqual([first?.id, second?.id].toSorted())
    expect(after.filter(({ isDefault }) => isDefault).length).toBeLessThanOrEqual(1)
    expect(await person.at('demo').call(resumeApi.deleted)).toEqual([])
    expect(await titlesAt(person, 'me')).toEqual(['Mine now'])
  })

  it('go with a guest’s demo to the account that has none, and stay behind when it has one', async () => {
    const email = address()
    const begin = async () => {
      const client = test.client(nextAddress())
      await client.get('/api/session')
      const list = await client.get(`${resumeApi.list.endpoint.path}?place=demo`)
      expect(list.statusCode).toBe(200)
      await client.get(`${candidateApi.profile.endpoint.path}?place=demo`)
      const body = mine
      await client.request({ method: 'POST', url: resumeApi.create.endpoint.path, payload: body })
      await signIn(test, client, email)
      return client
    }
    const listAt = async (client: Awaited<ReturnType<typeof begin>>, place: PlaceName) =>
      (await client.get(`${resumeApi.list.endpoint.path}?place=${place}`)).json<{ isDefault: boolean }[]>()

    const first = await begin()
    expect(await listAt(first, 'me')).toHaveLength(1)
    expect(await listAt(first, 'demo')).toHaveLength(3)
    const second = await begin()
    expect(await listAt(second, 'me')).toHaveLength(2)
    const demo = await listAt(second, 'demo')
    expect(demo).toHaveLength(4)
    expect(demo.filter(({ isDefault }) => isDefault).length).toBeLessThanOrEqual(1)
  })
})
