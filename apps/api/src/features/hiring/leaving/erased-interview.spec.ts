import { randomInt } from 'node:crypto'
import { ERASE_WORD, accountApi, companyInterviewsApi, placesApi } from '@tryka/domain'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app'
import { appliedFor, confirmedAt, hourAhead, publishedBy } from '../../../testing/live-hiring'
import { candidate, verifiedCompany } from '../../../testing/live-market'
import { outboxIdle } from '../../../testing/outbox'

jest.setTimeout(60_000)

const seed = randomInt(1_000_000)
console.info(`erased in an interview: seed ${seed}`)
let made = 0
const host = (word: string) => `${word}-${seed}-${(made += 1)}.com`

describe('Whoever is erased in the middle of an interview', () => {
  let test: TestApp
  beforeAll(async () => void (test = await buildTestApp({ config: { guestsPerHour: 1_000 } })))
  afterAll(() => test.close())

  const line = (content: string | undefined, name: string) =>
    new RegExp(`^${name}[:;](.*)$`, 'm').exec(content ?? '')?.[1]?.trim()

  it.each(['the profile', 'the account'])('takes the entry out of every calendar with %s', async (what) => {
    const ben = await verifiedCompany(test, `ben@${host('firm')}`, 'Calendars Ltd')
    const asha = await candidate(test, `asha@${host('mail')}`, 'Zephyrine Quillfeather')
    const application = await appliedFor(asha, ben, (await publishedBy(test, ben)).id)
    const slot = hourAhead(test, 30)
    const interview = await confirmedAt(asha, await application.propose([slot]), slot)
    const [agreed] = await test.mailbox.arrived(ben.email, { subject: 'Interview confirmed' })
    // It has begun, and goes on.
    test.clock.set(new Date(Date.parse(slot) + 20 * 60_000))
    await outboxIdle(test)

    if (what === 'the profile') await asha.me.call(placesApi.eraseProfile, { body: { confirm: ERASE_WORD } })
    else {
      const { method, path } = accountApi.erase.endpoint
      const answer = await asha.client.request({ method, url: path, payload: { confirm: ERASE_WORD } })
      expect(answer.statusCode).toBe(204)
    }

    const [mail] = await test.mailbox.arrived(ben.email, { subject: 'Interview cancelled' })
    const [entry, before] = [mail?.calendar, agreed?.calendar]
    expect(entry?.method).toBe('CANCEL')
    expect(entry?.content).toContain('METHOD:CANCEL')
    const lines = ['UID', 'SEQUENCE', 'STATUS', 'DTSTART'].map((name) => line(entry?.content, name))
    expect(lines).toEqual([line(before?.content, 'UID'), '1', 'CANCELLED', line(before?.content, 'DTSTART')])
    // Nothing in it says who it was.
    const words = `${mail?.subject} ${mail?.text} ${mail?.html} ${entry?.content}`
    expect(words).not.toMatch(/quillfeather/i)
    expect(words).not.toContain(asha.email)
    const { past } = await ben.team.call(companyInterviewsApi.list)
    expect(past).toMatchObject([{ id: interview.id, status: 'cancelled' }])
  })
})
