import { randomInt } from 'node:crypto'
import {
  applicationsApi,
  blocksApi,
  candidateMessagesApi,
  companyMessagesApi,
  jobsApi,
  peopleApi,
  placesApi,
} from '@tryka/domain'
import type { TestApp } from '../../../testing/build-test-app'
import { buildTestApp } from '../../../testing/build-test-app'
import { refusalOf } from '../../../testing/hiring'
import { applied, candidate, published, verifiedCompany } from '../../../testing/live-market'
import { outboxIdle } from '../../../testing/outbox'

jest.setTimeout(60_000)

const seed = randomInt(1_000_000)
console.info(`blocks: seed ${seed}`)
let made = 0
const host = (word: string) => `${word}-${seed}-${(made += 1)}.com`

describe('Blocks', () => {
  let test: TestApp
  beforeAll(async () => void (test = await buildTestApp({ config: { guestsPerHour: 1_000 } })))
  afterAll(() => test.close())

  /** A person and a company with an open posting; each is found by the other by one word. */
  async function pair(name: string) {
    const ben = await verifiedCompany(test, `ben@${host('blocks')}`, 'Blocks Ltd')
    const asha = await candidate(test, `asha@${host('mail')}`, name)
    const posting = await published(test, ben, `Wanted ${name}`)
    const place = await asha.me.call(placesApi.get)
    const id = place.side === 'candidate' ? place.candidate.id : ''
    const word = name.split(' ')[0] ?? ''
    return {
      ben,
      asha,
      posting,
      id,
      jobs: async () => (await asha.me.call(jobsApi.list, { query: { q: word } })).total,
      people: async () => (await ben.team.call(peopleApi.search, { query: { skills: word } })).total,
    }
  }

  it.each([
    ['a person', 'Wilhelmina Stork'],
    ['a company', 'Ermengarde Finch'],
  ])('by %s keep both apart at once, and nobody is told', async (by, name) => {
    const { ben, asha, posting, id, jobs, people } = await pair(name)
    expect([await jobs(), await people()]).toEqual([1, 1])
    const [who, params] =
      by === 'a person'
        ? ([asha.me, { type: 'company', id: ben.id }] as const)
        : ([ben.team, { type: 'person', id }] as const)
    const bells = async () => [
      (await asha.me.call(candidateMessagesApi.notifications)).items.length,
      (await ben.team.call(companyMessagesApi.notifications)).items.length,
    ]
    await outboxIdle(test)
    const [mails, rung] = [test.mailbox.mails.length, await bells()]
    const answers = await Promise.all(Array.from({ length: 20 }, () => who.send(blocksApi.block, { params })))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([204]))

    expect([await jobs(), await people()]).toEqual([0, 0])
    expect(refusalOf(await asha.me.send(jobsApi.get, { params: { id: posting.id } }))).toEqual([
      404,
      'NOT_FOUND',
    ])
    const apply = { params: { id: posting.id }, body: { resumeId: null, shareSalary: false } }
    expect(refusalOf(await asha.me.send(applicationsApi.apply, apply))).toEqual([404, 'NOT_FOUND'])
    expect(refusalOf(await ben.team.send(peopleApi.get, { params: { id } }))).toEqual([404, 'NOT_FOUND'])
    const invite = { params: { id }, body: { postingId: posting.id, message: 'Join us.' } }
    expect((await ben.team.send(peopleApi.invite, invite)).statusCode).toBe(404)
    const compose = { body: { to: id, subject: 'Hello', body: 'Hello' } }
    expect((await ben.team.send(companyMessagesApi.compose, compose)).statusCode).toBe(404)
    const { items } = await who.call(blocksApi.list)
    expect(items).toMatchObject([{ id: params.id, type: params.type }])
    await outboxIdle(test)
    expect([test.mailbox.mails.length, await bells()]).toEqual([mails, rung])

    await who.call(blocksApi.unblock, { params })
    expect([await jobs(), await people()]).toEqual([1, 1])
    expect((await who.call(blocksApi.list)).items).toEqual([])
  })

  it('end a conversation for both, also about an application', async () => {
    const { ben, asha, posting } = await pair('Philomena Wren')
    await applied(asha, posting.id)
    const { id } = await asha.me.call(candidateMessagesApi.compose, {
      body: { to: ben.id, subject: 'A question', body: 'When do you start?' },
    })
    await asha.me.call(blocksApi.block, { params: { type: 'company', id: ben.id } })

    const reply = { params: { id }, body: { body: 'Soon.' } }
    expect(refusalOf(await ben.team.send(companyMessagesApi.reply, reply))).toEqual([403, 'NOT_CONTACTABLE'])
    expect(refusalOf(await asha.me.send(candidateMessagesApi.reply, reply))).toEqual([403, 'NOT_CONTACTABLE'])
    expect(await ben.team.call(companyMessagesApi.open, { params: { id } })).toMatchObject({
      canReply: false,
    })
    const compose = { body: { to: ben.id, subject: 'More', body: 'More' } }
    expect((await asha.me.send(candidateMessagesApi.compose, compose)).statusCode).toBe(403)
  })

  it('are of the other side, and of people whom one met', async () => {
    const { ben, asha, id } = await pair('Araminta Lark')
    const send = (who: typeof asha.me, type: string, target: string) =>
      who.send(blocksApi.block, { params: { type, id: target } })
    expect(refusalOf(await send(asha.me, 'person', id))).toEqual([400, 'BLOCK_TARGET'])
    expect(refusalOf(await send(ben.team, 'company', ben.id))).toEqual([400, 'BLOCK_TARGET'])
    expect((await send(asha.me, 'planet', ben.id)).statusCode).toBe(400)
    expect(refusalOf(await send(asha.me, 'company', 'nobody'))).toEqual([404, 'NOT_FOUND'])
    expect(refusalOf(await send(ben.team, 'person', 'nobody'))).toEqual([404, 'NOT_FOUND'])
  })
})
