import { randomInt } from 'node:crypto'
import { companyApplicationsApi, HIRING_LIMITS, type ApplicationStage } from '@tryka/domain'
import { rateLimits } from '../../../../http/limits/rate-limits'
import { buildTestApp, type TestApp } from '../../../../testing/build-test-app'
import { appliedFor, publishedBy, type Company } from '../../../../testing/live-hiring'
import { candidate, joinedAs, signedIn, verifiedCompany } from '../../../../testing/live-market'
import { NotificationEntity } from '../../messages/message.table'

jest.setTimeout(180_000)

const seed = randomInt(1_000_000)
console.info(`bulk moves: seed ${seed}`)
let made = 0
const host = (word: string) => `${word}-${seed}-${(made += 1)}.com`

describe('Applications that are reviewed together', () => {
  let test: TestApp
  let ben: Company
  beforeAll(async () => {
    test = await buildTestApp({ config: { guestsPerHour: 1_000, rateLimits: rateLimits(1_000_000) } })
    ben = await verifiedCompany(test, `ben@${host('northwind')}`, 'Northwind Settling')
  })
  afterAll(() => test.close())

  /** So many people applied for a new job of the company. */
  async function people(of: number, by = ben) {
    const { id } = await publishedBy(test, by)
    const all = []
    for (let i = 0; i < of; i++)
      all.push(await appliedFor(await candidate(test, `asha@${host('mail')}`), by, id))
    return { postingId: id, all, ids: all.map((one) => one.id) }
  }
  const send = ({ team }: Pick<Company, 'team'>, body: unknown) =>
    team.send(companyApplicationsApi.bulkReview, { body: body as { ids: string[] } })
  const stages = async (all: readonly { get: () => Promise<{ stage: ApplicationStage }> }[]) =>
    Promise.all(all.map(async ({ get }) => (await get()).stage))
  const toldOf = async (ids: readonly string[]) => {
    const news = await test.db.read.find(NotificationEntity)
    return ids.map(
      (id) =>
        news.filter((one) => one.title.includes('under review') && JSON.stringify(one).includes(id)).length,
    )
  }

  it('start once each, and what cannot be is said', async () => {
    const { all, ids } = await people(3)
    await all[2]?.review()

    const receipt = await ben.team.call(companyApplicationsApi.bulkReview, {
      body: { ids: [...ids, ids[0] ?? '', 'nobody'] },
    })

    expect(receipt).toEqual({
      started: ids.slice(0, 2),
      refused: [
        { id: ids[2], code: 'illegal_transition' },
        { id: 'nobody', code: 'NOT_FOUND' },
      ],
    })
    expect(await stages(all)).toEqual(['under_review', 'under_review', 'under_review'])
    const [one] = all
    expect((await one?.get())?.timeline.filter(({ action }) => action === 'start_review')).toHaveLength(1)
  })

  it('of another company do not exist, and stay as they are', async () => {
    const { all, ids } = await people(2)
    const eve = await verifiedCompany(test, `eve@${host('southwind')}`, 'Southwind Settling')

    const answer = await send(eve, { ids })

    expect(answer.json()).toEqual({ started: [], refused: ids.map((id) => ({ id, code: 'NOT_FOUND' })) })
    expect(await stages(all)).toEqual(['applied', 'applied'])
  })

  it('on a posting of others stay as they are for a Recruiter who does not work on it', async () => {
    const { all, ids } = await people(1)
    const mo = await joinedAs(test, ben, { email: `mo@${host('recruits')}` })

    expect((await send(mo, { ids })).json()).toEqual({
      started: [],
      refused: ids.map((id) => ({ id, code: 'NOT_YOUR_POSTING' })),
    })
    expect(await stages(all)).toEqual(['applied'])
  })

  it('are asked for by nobody else', async () => {
    const { ids, all } = await people(1)
    const guest = test.client()
    await guest.get('/api/session')
    const nobody = await signedIn(test, `kim@${host('mail')}`)
    for (const client of [guest, nobody.client]) {
      const answer = await client.post(`/api/company/applications/bulk-start-review?place=${ben.place}`, {
        ids,
      })
      expect([403, 404]).toContain(answer.statusCode)
    }
    expect(await stages(all)).toEqual(['applied'])
  })

  it.each([
    ['no list', {}],
    ['an empty list', { ids: [] }],
    ['one word', { ids: 'all' }],
    ['numbers', { ids: [1, 2] }],
    ['objects', { ids: [{ $ne: null }] }],
    ['more than may be answered together', { ids: Array.from({ length: HIRING_LIMITS.bulk + 1 }, String) }],
    ['more than is asked for', { ids: ['one'], stage: 'hired' }],
    ['null', { ids: null }],
    ['very long names', { ids: ['x'.repeat(10_000)] }],
  ])('are refused as %s', async (_what, body) => {
    expect((await send(ben, body)).statusCode).toBe(400)
  })

  it('start once when twenty ask for it at the same time', async () => {
    const { all, ids } = await people(4)

    const answers = await Promise.all(Array.from({ length: 20 }, () => send(ben, { ids })))

    const receipts = answers.map((answer) => {
      expect(answer.statusCode).toBe(200)
      return answer.json<{ started: string[] }>()
    })
    expect(receipts.flatMap(({ started }) => started).sort()).toEqual([...ids].sort())
    for (const one of all)
      expect((await one.get()).timeline.filter(({ action }) => action === 'start_review')).toHaveLength(1)
    expect(await toldOf(ids)).toEqual(ids.map(() => 1))
  })
})
