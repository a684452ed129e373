import { randomInt, randomUUID } from 'node:crypto'
import {
  candidateMessagesApi,
  companyApplicationsApi,
  companyMessagesApi,
  LIVE_MARKET_ID,
  placesApi,
} from '@tryka/domain'
import type { TestApp } from '../../../testing/build-test-app'
import { buildTestApp } from '../../../testing/build-test-app'
import type { Person } from '../../../testing/live-market'
import { applied, candidate, published, verifiedCompany } from '../../../testing/live-market'
import { NotificationEntity } from './message.table'

jest.setTimeout(60_000)

const seed = randomInt(1_000_000)
console.info(`notifications: seed ${seed}`)
type Reader = ReturnType<Person['at']>
let made = 0
const host = (word: string) => `${word}-${seed}-${(made += 1)}.com`

describe('Notifications', () => {
  let test: TestApp
  beforeAll(async () => void (test = await buildTestApp({ config: { guestsPerHour: 1_000 } })))
  afterAll(() => test.close())

  /** A person with so many news, a few of the same moment, every third of them read. */
  async function personWith(count: number) {
    const { me, client } = await candidate(test, `asha@${host('mail')}`, 'Asha Nair')
    const place = await me.call(placesApi.get)
    const recipientId = place.side === 'candidate' ? place.candidate.id : ''
    const now = test.clock.now().getTime()
    const rows = Array.from({ length: count }, (_, n) => ({
      id: randomUUID(),
      marketId: LIVE_MARKET_ID,
      side: 'candidate' as const,
      recipientId,
      type: 'Platform updates' as const,
      title: `News ${n}`,
      link: '/candidate-dashboard?section=overview&place=me',
      at: new Date(now - Math.floor(n / 3) * 60_000).toISOString(),
      readAt: n % 3 === 0 ? new Date(now).toISOString() : null,
    }))
    await test.db.write((manager) => manager.insert(NotificationEntity, rows))
    return { me, client, rows }
  }
  const pages = async (me: Reader, query: { unread?: 'true' }, pageSize: number) => {
    const found = []
    for (let page = 1; ; page += 1) {
      const answer = await me.call(candidateMessagesApi.notifications, {
        query: { ...query, page, pageSize },
      })
      found.push(...answer.items)
      if (answer.items.length < pageSize) return { ...answer, found }
    }
  }

  it('are paged without a gap or a double, all of them and the unread', async () => {
    const count = 20 + ((seed * 7) % 40)
    const pageSize = 1 + (seed % 9)
    const { me, rows } = await personWith(count)
    const unread = rows.filter(({ readAt }) => readAt === null)

    const all = await pages(me, {}, pageSize)
    const news = await pages(me, { unread: 'true' }, pageSize)

    expect(new Set(all.found.map(({ id }) => id))).toEqual(new Set(rows.map(({ id }) => id)))
    expect(all).toMatchObject({ total: count, unread: unread.length })
    expect(all.found).toHaveLength(count)
    expect(all.found.map(({ at }) => at)).toEqual(rows.map(({ at }) => at).sort((a, b) => b.localeCompare(a)))
    expect(new Set(news.found.map(({ id }) => id))).toEqual(new Set(unread.map(({ id }) => id)))
    expect(news).toMatchObject({ total: unread.length, unread: unread.length })
    expect(news.found.every(({ read }) => !read)).toBe(true)
  })

  it('are marked as read one by one and all at once, by their reader alone, also twenty times at once', async () => {
    const [own, other] = [await personWith(9), await personWith(9)]
    const one = own.rows.find(({ readAt }) => readAt === null)?.id ?? ''
    const read = (who: Reader, ids: string[] | 'all') =>
      who.send(candidateMessagesApi.readNotifications, { body: { ids } })

    expect((await read(own.me, [one])).json()).toEqual({ unread: 5 })
    expect((await read(other.me, [one])).json()).toEqual({ unread: 6 })
    const many = await Promise.all(Array.from({ length: 20 }, () => read(own.me, 'all')))

    expect(many.map(({ statusCode }) => statusCode)).toEqual(many.map(() => 200))
    expect(await pages(own.me, { unread: 'true' }, 50)).toMatchObject({ total: 0, unread: 0 })
    expect(await pages(other.me, { unread: 'true' }, 50)).toMatchObject({ total: 6, unread: 6 })
  })

  it('answer no nonsense with a failure of the server', async () => {
    const { client } = await personWith(1)
    const { statusCode } = await test.client().get('/api/notifications?place=me')
    expect(statusCode).toBe(401)
    for (const query of [
      'page=0',
      'page=x',
      'pageSize=101',
      'unread=1',
      'page=1&page=2',
      'a=b',
      'page=1e99',
    ]) {
      const answer = await client.get(`/api/notifications?place=me&${query}`)
      expect([query, answer.statusCode]).toEqual([query, 400])
    }
    for (const ids of [1, null, [], ['x'.repeat(1_000_000)], Array(101).fill(randomUUID()), { all: true }]) {
      const answer = await client.post('/api/notifications/read?place=me', { ids })
      expect(answer.statusCode).toBeGreaterThanOrEqual(400)
      expect(answer.statusCode).toBeLessThan(500)
    }
  })

  it('name the job, and the company or the person, on both sides', async () => {
    const ben = await verifiedCompany(test, `ben@${host('news')}`, 'Nordlys Ltd')
    const asha = await candidate(test, `asha@${host('mail')}`, 'Asha Nair')
    const posting = await published(test, ben, 'Bridge Engineer')
    const { id, version } = await applied(asha, posting.id)
    const reject = { params: { id }, body: { reasonId: 'skills', version } }
    await ben.team.call(companyApplicationsApi.reject, reject)

    const ours = (await ben.team.call(companyMessagesApi.notifications)).items
    const theirs = (await asha.me.call(candidateMessagesApi.notifications)).items

    expect(ours.map(({ title }) => title)).toContain('Asha Nair applied for Bridge Engineer')
    expect(theirs.map(({ title }) => title)).toContain('Nordlys Ltd has decided about Bridge Engineer')
  })
})
