import { randomInt } from 'node:crypto'
import {
  CLOSE_REASONS,
  DAY_MS,
  ERASE_WORD,
  applicationsApi,
  companyApi,
  companyApplicationsApi,
  placesApi,
  postingsApi,
} from '@tryka/domain'
import { buildPostingDraft } from '@tryka/domain/testing'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app'
import { refusalOf } from '../../../testing/hiring'
import { PROFILE, candidate, signedIn, verifiedCompany } from '../../../testing/live-market'

jest.setTimeout(60_000)

const seed = randomInt(1_000_000)
console.info(`leaving: seed ${seed}`)
let made = 0
const host = (word: string) => `${word}-${seed}-${(made += 1)}.com`
const confirm = { body: { confirm: ERASE_WORD } }

describe('Leaving', () => {
  let test: TestApp
  beforeAll(async () => void (test = await buildTestApp({ config: { guestsPerHour: 1_000 } })))
  afterAll(() => test.close())

  const published = async ({ team }: Awaited<ReturnType<typeof verifiedCompany>>) => {
    const closesAt = new Date(test.clock.now().getTime() + 30 * DAY_MS).toISOString()
    const { id, version } = await team.call(postingsApi.create, { body: buildPostingDraft({ closesAt }) })
    return team.call(postingsApi.publish, { params: { id }, body: { version } })
  }

  it('erases a profile, once, and keeps the account, which may begin another', async () => {
    const ben = await verifiedCompany(test, `ben@${host('keeps')}`, 'Keeps Counts')
    const asha = await candidate(test, `asha@${host('mail')}`, 'Zephyrine Quillfeather')
    const posting = await published(ben)
    const { id } = await asha.me.call(applicationsApi.apply, {
      params: { id: posting.id },
      body: { resumeId: null, shareSalary: false, note: 'Quillfeather settles quickly.' },
    })
    const other = await published(ben)
    const { id: left, version } = await asha.me.call(applicationsApi.apply, {
      params: { id: other.id },
      body: { resumeId: null, shareSalary: false },
    })
    await asha.me.call(applicationsApi.withdraw, {
      params: { id: left },
      body: { version, reason: 'Quillfeather found something nearer.' },
    })
    const { goes, stays } = await asha.me.call(placesApi.previewEraseProfile)
    expect(goes).toContainEqual({ what: 'What was sent with applications', count: 2 })
    expect(stays).toContainEqual({ what: 'Applications: dates and decisions', count: 2 })
    expect(refusalOf(await asha.me.send(placesApi.eraseProfile, { body: { confirm: 'yes' } }))[0]).toBe(400)

    const answers = await Promise.all(
      Array.from({ length: 10 }, () => asha.me.send(placesApi.eraseProfile, confirm)),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, ...Array<number>(9).fill(404)])
    expect(refusalOf(await asha.me.send(placesApi.get))).toEqual([404, 'NO_SUCH_PLACE'])
    expect(await ben.team.call(companyApplicationsApi.get, { params: { id } })).toMatchObject({
      status: 'Withdrawn',
      candidate: { name: 'Former applicant' },
    })
    for (const entity of test.db.source.entityMetadatas) {
      const rows: object[] = await test.db.read.find(entity.target)
      const left = rows.map((row) => JSON.stringify(row)).filter((row) => /quillfeather/i.test(row))
      expect([entity.name, left]).toEqual([entity.name, []])
    }

    await asha.me.call(placesApi.createProfile, { body: { ...PROFILE, name: 'Asha Verma' } })
    expect((await asha.me.call(applicationsApi.list)).items).toEqual([])
  })

  it('takes a member out of a team at once, and never the last Admin', async () => {
    const domain = host('teams')
    const ben = await verifiedCompany(test, `ben@${domain}`, 'Teams Inc')
    const email = `chloe@${domain}`
    await ben.team.call(companyApi.invite, { body: { name: 'Chloé', email, role: 'Recruiter' } })
    const [mail] = await test.mailbox.arrived(email)
    const token = /invitation=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    const chloe = await signedIn(test, email)
    await chloe.at('demo').call(companyApi.acceptInvitation, { params: { token } })

    expect(refusalOf(await ben.team.send(companyApi.leave))).toEqual([409, 'LAST_ADMIN'])
    const seat = chloe.at(ben.place)
    const answers = await Promise.all(Array.from({ length: 10 }, () => seat.send(companyApi.leave)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, ...Array<number>(9).fill(404)])
    expect(refusalOf(await seat.send(placesApi.get))).toEqual([404, 'NO_SUCH_PLACE'])
    expect((await ben.team.call(companyApi.team)).items.map((member) => member.email)).toEqual([ben.email])
  })

  it('is not possible for the only member while people wait for an answer', async () => {
    const ben = await verifiedCompany(test, `ben@${host('alone')}`, 'Alone Ltd')
    const { id, version } = await published(ben)

    expect(refusalOf(await ben.team.send(companyApi.leave))).toEqual([409, 'OPEN_APPLICATIONS'])
    await ben.team.call(postingsApi.close, {
      params: { id },
      body: { version, reason: CLOSE_REASONS[0], dispositions: [] },
    })
    expect((await ben.team.send(companyApi.leave)).statusCode).toBe(204)
    expect(refusalOf(await ben.team.send(placesApi.get))).toEqual([404, 'NO_SUCH_PLACE'])
  })

  it('is nothing for a demo', async () => {
    const asha = await signedIn(test, `asha@${host('demo')}`)

    const demo = asha.at('demo')
    expect(refusalOf(await demo.send(placesApi.eraseProfile, confirm))).toEqual([403, 'LIVE_ONLY'])
    expect(refusalOf(await demo.send(placesApi.previewEraseProfile))).toEqual([403, 'LIVE_ONLY'])
    expect(refusalOf(await asha.at('demo-team').send(companyApi.leave))).toEqual([403, 'LIVE_ONLY'])
  })
})
