import { randomInt } from 'node:crypto'
import { candidateMessagesApi, companyApplicationsApi, HIRING_LIMITS } from '@tryka/domain'
import { rateLimits } from '../../../http/limits/rate-limits'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app'
import { appliedFor, publishedBy, type Company } from '../../../testing/live-hiring'
import { candidate, joinedAs, signedIn, verifiedCompany } from '../../../testing/live-market'
import { ConversationEntity, MessageEntity } from './message.table'

jest.setTimeout(180_000)

const seed = randomInt(1_000_000)
console.info(`messages to applicants: seed ${seed}`)
let made = 0
const host = (word: string) => `${word}-${seed}-${(made += 1)}.com`

describe('A message to many applicants', () => {
  let test: TestApp
  let ben: Company
  beforeAll(async () => {
    test = await buildTestApp({ config: { guestsPerHour: 1_000, rateLimits: rateLimits(1_000_000) } })
    ben = await verifiedCompany(test, `ben@${host('northwind')}`, 'Northwind Settling')
  })
  afterAll(() => test.close())

  async function people(of: number) {
    const { id } = await publishedBy(test, ben)
    const all = []
    for (let i = 0; i < of; i++) {
      const asha = await candidate(test, `asha@${host('mail')}`)
      all.push({ id: (await appliedFor(asha, ben, id)).id, me: asha.me })
    }
    return { all, ids: all.map((one) => one.id) }
  }
  const words = (over = {}) => ({
    subject: 'Next week',
    body: `We read all on Monday (${(made += 1)}).`,
    ...over,
  })
  const send = ({ team }: Pick<Company, 'team'>, body: unknown) =>
    team.send(companyApplicationsApi.bulkMessage, {
      body: body as { ids: string[]; subject: string; body: string },
    })
  const written = (body: string) => test.db.read.countBy(MessageEntity, { body })

  it('reaches each alone, in the conversation of the application, which goes on', async () => {
    const { all, ids } = await people(2)
    const [first, again] = [words(), words({ subject: 'Another' })]

    const receipt = (await send(ben, { ids: [...ids, ids[0], 'nobody'], ...first })).json<unknown>()
    await send(ben, { ids, ...again })

    expect(receipt).toEqual({ sent: ids, refused: [{ id: 'nobody', code: 'NOT_FOUND' }] })
    for (const { id, me } of all) {
      const inbox = await me.call(candidateMessagesApi.list)
      const mine = inbox.items.filter(({ applicationId }) => applicationId === id)
      expect(mine).toMatchObject([{ subject: 'Next week', unread: true, preview: again.body }])
    }
    expect(await test.db.read.countBy(ConversationEntity, { subject: 'Another' })).toBe(0)
  })

  it('goes to nobody of another company, and not from a Recruiter who does not work on the posting', async () => {
    const { ids } = await people(1)
    const eve = await verifiedCompany(test, `eve@${host('southwind')}`, 'Southwind Settling')
    const mo = await joinedAs(test, ben, { email: `mo@${host('recruits')}` })
    const message = words()

    expect((await send(eve, { ids, ...message })).json()).toEqual({
      sent: [],
      refused: [{ id: ids[0], code: 'NOT_FOUND' }],
    })
    expect((await send(mo, { ids, ...message })).json()).toEqual({
      sent: [],
      refused: [{ id: ids[0], code: 'NOT_YOUR_POSTING' }],
    })
    const guest = test.client()
    await guest.get('/api/session')
    const nobody = await signedIn(test, `kim@${host('mail')}`)
    for (const client of [guest, nobody.client]) {
      const path = `/api/company/applications/bulk-message?place=${ben.place}`
      expect([403, 404]).toContain((await client.post(path, { ids, ...message })).statusCode)
    }
    expect(await written(message.body)).toBe(0)
  })

  it.each([
    ['without words', { body: '  ' }],
    ['without a subject', { subject: '' }],
    ['of one megabyte', { body: 'x'.repeat(1_000_000) }],
    ['to nobody', { ids: [] }],
    ['to too many', { ids: Array.from({ length: HIRING_LIMITS.bulk + 1 }, String) }],
    ['with more than is asked for', { from: 'eve' }],
    ['of numbers', { ids: [1], body: 2 }],
  ])('is refused %s', async (_what, over) => {
    const answer = await send(ben, { ids: ['one'], ...words(), ...over })
    expect([400, 413]).toContain(answer.statusCode)
  })

  it('begins one conversation when twenty are sent at the same time, and loses none', async () => {
    const { ids } = await people(2)
    const message = words()

    const answers = await Promise.all(Array.from({ length: 20 }, () => send(ben, { ids, ...message })))

    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
    for (const applicationId of ids)
      expect(await test.db.read.countBy(ConversationEntity, { applicationId })).toBe(1)
    expect(await written(message.body)).toBe(40)
  })
})
