import { randomInt, randomUUID } from 'node:crypto'
import { companyApi, companyApplicationsApi, companyMessagesApi, postingsApi } from '@tryka/domain'
import { buildTestApp } from '../../../../testing/build-test-app'
import type { TestApp } from '../../../../testing/build-test-app'
import { appliedFor, publishedBy } from '../../../../testing/live-hiring'
import { candidate, joinedAs, verifiedCompany } from '../../../../testing/live-market'

const seed = randomInt(1_000_000)
console.info(`posting team: seed ${seed}`)
let made = 0

describe('The hiring team of a posting', () => {
  let test: TestApp
  beforeAll(async () => void (test = await buildTestApp()))
  afterAll(() => test.close())

  async function company() {
    made += 1
    const host = `firm-${seed}-${made}.com`
    const ben = await verifiedCompany(test, `ben@${host}`, `Firm ${seed} ${made}`)
    const email = `chloe@${host}`
    const chloe = await joinedAs(test, ben, { email })
    const { items } = await ben.team.call(companyApi.team)
    const idOf = (one: string) => items.find((member) => member.email === one)?.id ?? ''
    const posting = await publishedBy(test, ben)
    return { ben, chloe, posting, params: { id: posting.id }, own: idOf(ben.email), mate: idOf(email) }
  }

  it('lets a recruiter who is on it act, tells them, and lets go of them again', async () => {
    const { ben, chloe, posting, params, own, mate } = await company()
    const asha = await candidate(test, `asha-${seed}-${made}@mail.com`)
    const { id } = await appliedFor(asha, ben, posting.id)
    const review = async () => {
      const { version } = await chloe.team.call(companyApplicationsApi.get, { params: { id } })
      return chloe.team.send(companyApplicationsApi.startReview, { params: { id }, body: { version } })
    }
    expect((await review()).statusCode).toBe(403)

    const owner = { memberId: own, duty: 'owner' }
    const body = { members: [owner, { memberId: mate, duty: 'reviewer' }], version: posting.version }
    const saved = await ben.team.call(postingsApi.setTeam, { params, body })

    expect(saved.members.map(({ duty }) => duty).sort()).toEqual(['owner', 'reviewer'])
    const bell = await chloe.team.call(companyMessagesApi.notifications)
    expect(bell.items[0]?.title).toContain('hiring team')
    expect((await review()).statusCode).toBe(200)
    await ben.team.call(postingsApi.setTeam, { params, body: { members: [owner], version: saved.version } })
    const { version } = await chloe.team.call(companyApplicationsApi.get, { params: { id } })
    const reject = { params: { id }, body: { version, reasonId: 'skills' } }
    expect((await chloe.team.send(companyApplicationsApi.reject, reject)).statusCode).toBe(403)
  })

  it('is refused without an owner, with a stranger, twice the same, from an old version and by a recruiter', async () => {
    const { ben, chloe, posting, params, own, mate } = await company()
    const elsewhere = await company()
    const { version } = posting
    const owner = { memberId: own, duty: 'owner' }
    const as = (person: typeof ben | typeof chloe, members: object[], of = version) =>
      person.team.send(postingsApi.setTeam, { params, body: { members, version: of } })
    const statuses = await Promise.all([
      as(ben, []),
      as(ben, [{ memberId: own, duty: 'reviewer' }]),
      as(ben, [owner, owner]),
      as(ben, [owner, { memberId: elsewhere.mate, duty: 'reviewer' }]),
      as(ben, [owner, { memberId: randomUUID(), duty: 'reviewer' }]),
      as(ben, [owner], version + 5),
      as(chloe, [owner, { memberId: mate, duty: 'owner' }]),
      as(elsewhere.ben, [{ memberId: elsewhere.own, duty: 'owner' }]),
    ])
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 409, 409, 409, 403, 404])
    const members = (await ben.team.call(postingsApi.get, { params })).members
    expect(members).toMatchObject([{ member: { id: own }, duty: 'owner' }])
  })

  it('is one of those that were asked for at once', async () => {
    const { ben, posting, params, own, mate } = await company()
    const owner = { memberId: own, duty: 'owner' }
    const body = { members: [owner, { memberId: mate, duty: 'interviewer' }], version: posting.version }
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => ben.team.send(postingsApi.setTeam, { params, body })),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(19).fill(409)])
    expect((await ben.team.call(postingsApi.get, { params })).members).toHaveLength(2)
  })
})
