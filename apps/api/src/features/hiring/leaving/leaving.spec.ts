import { randomInt } from 'node:crypto'
import {
  CLOSE_REASONS,
  DAY_MS,
  ERASE_WORD,
  HOUR_MS,
  accountApi,
  applicationsApi,
  companyApi,
  companyApplicationsApi,
  companyMessagesApi,
  consoleApi,
  marketApi,
  placesApi,
  postingsApi,
} from '@tryka/domain'
import { buildPostingDraft } from '@tryka/domain/testing'
import { AuditEntryEntity } from '../../../services/audit/audit-entry.entity'
import { buildTestApp, type TestApp, type TestClient } from '../../../testing/build-test-app'
import { refusalOf } from '../../../testing/hiring'
import { PROFILE, candidate, joinedAs, signedIn, verifiedCompany } from '../../../testing/live-market'
import { FACTS, GROUND, moderator } from '../../../testing/moderation'
import { CompanyProofEntity } from '../companies/company-proof.table'
import { PostingEntity } from '../postings/posting.table'
import { TeamMemberEntity } from '../team/team.table'

jest.setTimeout(60_000)

const seed = randomInt(1_000_000)
console.info(`leaving: seed ${seed}`)
let made = 0
const host = (word: string) => `${word}-${seed}-${(made += 1)}.com`
const confirm = { body: { confirm: ERASE_WORD } }

describe('Leaving', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await buildTestApp({ config: { guestsPerHour: 1_000 } })
    await test.app.listen({ host: '127.0.0.1', port: 0 })
  })
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
    const chloe = await joinedAs(test, ben, { email })

    expect(refusalOf(await ben.team.send(companyApi.leave))).toEqual([409, 'LAST_ADMIN'])
    const seat = chloe.at(ben.place)
    const answers = await Promise.all(Array.from({ length: 10 }, () => seat.send(companyApi.leave)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, ...Array<number>(9).fill(404)])
    expect(refusalOf(await seat.send(placesApi.get))).toEqual([404, 'NO_SUCH_PLACE'])
    expect((await ben.team.call(companyApi.team)).items.map((member) => member.email)).toEqual([ben.email])
  })

  const state = async (companyId: string) =>
    (await test.db.read.findOneByOrFail(CompanyProofEntity, { companyId })).state
  const becomes = async (companyId: string, wanted: string) => {
    for (let n = 0; (await state(companyId)) !== wanted && n < 400; n += 1)
      await new Promise((resolve) => setTimeout(resolve, 50))
    expect(await state(companyId)).toBe(wanted)
  }
  const erase = ({ client }: { client: TestClient }) =>
    client.post(accountApi.erase.endpoint.path, { confirm: ERASE_WORD })

  it('leaves no company without anybody: its only member closes it, also by erasing the account', async () => {
    const domain = host('alone')
    const ben = await verifiedCompany(test, `ben@${domain}`, 'Alone Ltd')
    const asha = await candidate(test, `asha@${host('mail')}`)
    const { id, version } = await published(ben)
    const applied = await asha.me.call(applicationsApi.apply, { params: { id }, body: {} })
    const other = await published(ben)
    await ben.team.call(postingsApi.close, {
      params: { id: other.id },
      body: { version: other.version, reason: CLOSE_REASONS[0], dispositions: [] },
    })
    expect(version).toBeGreaterThan(0)
    expect(refusalOf(await ben.team.send(companyApi.leave))).toEqual([409, 'LAST_ADMIN'])
    const preview = await ben.at('demo').call(marketApi.previewErase)
    expect(preview.goes.slice(0, 2)).toEqual([
      { what: 'Companies that close, since nobody else is in their teams', count: 1 },
      { what: 'Applications there that end with “closed”', count: 1 },
    ])

    expect((await erase(ben)).statusCode).toBe(204)
    expect((await test.db.read.findOneByOrFail(PostingEntity, { id })).status).toBe('Closed')
    test.clock.advance(11_000)
    await test.mailbox.arrived(asha.email, { subject: 'A company you applied to' })
    await becomes(ben.id, 'closed')
    const { status } = await asha.me.call(applicationsApi.get, { params: { id: applied.id } })
    expect(status).toBe('Rejected')
    // The domain is free for whoever is there next.
    expect((await verifiedCompany(test, `eve@${domain}`, 'Next Owner')).id).not.toBe(ben.id)
  })

  it('closes with the clock what was left without anybody before', async () => {
    const domain = host('empty')
    const ben = await verifiedCompany(test, `ben@${domain}`, 'Empty Ltd')
    await published(ben)
    await test.db.write((m) =>
      m.update(
        TeamMemberEntity,
        { companyId: ben.id },
        { removedAt: new Date().toISOString(), accountId: null },
      ),
    )
    test.clock.advance(HOUR_MS + 1)
    await becomes(ben.id, 'closing')
    test.clock.advance(11_000)
    await becomes(ben.id, 'closed')
    expect(await test.db.read.countBy(PostingEntity, { companyId: ben.id, status: 'Active' })).toBe(0)
    expect((await verifiedCompany(test, `eve@${domain}`, 'Next Owner')).id).not.toBe(ben.id)
  })

  it('hands a team over when a suspended account that is its last Admin is erased', async () => {
    const domain = host('hands')
    const ben = await verifiedCompany(test, `ben@${domain}`, 'Hands Over')
    const email = `chloe@${domain}`
    const chloe = await joinedAs(test, ben, { email })
    expect(refusalOf(await erase(ben))).toEqual([409, 'LAST_ADMIN'])
    const console = await moderator(test)
    const { items } = await console.call(consoleApi.users, { query: { q: ben.email } })
    await console.call(consoleApi.suspend, {
      params: { id: items[0]?.id ?? '' },
      body: { ground: GROUND, facts: FACTS, days: null },
    })

    const seats = await test.db.read.findBy(TeamMemberEntity, { companyId: ben.id })
    const seatOf = (role: string) => seats.find((seat) => seat.role === role)?.id ?? ''
    expect((await erase(ben)).statusCode).toBe(204)
    const audited = (target: string) => test.db.read.findBy(AuditEntryEntity, { target })
    const by = { actor: 'system', details: { company: ben.id } }
    expect(await audited(seatOf('Admin'))).toMatchObject([{ ...by, action: 'seat.ended' }])
    expect(await audited(seatOf('Recruiter'))).toMatchObject([{ ...by, action: 'seat.made-admin' }])
    const team = await chloe.at(ben.place).call(companyApi.team)
    expect(team.items).toMatchObject([{ email, role: 'Admin' }])
    expect(await state(ben.id)).toBe('verified')
    const bell = await chloe.at(ben.place).call(companyMessagesApi.notifications)
    expect(bell.items[0]?.title).toContain('You are Admin of this team now')
  })

  it('is nothing for a demo', async () => {
    const asha = await signedIn(test, `asha@${host('demo')}`)

    const demo = asha.at('demo')
    expect(refusalOf(await demo.send(placesApi.eraseProfile, confirm))).toEqual([403, 'LIVE_ONLY'])
    expect(refusalOf(await demo.send(placesApi.previewEraseProfile))).toEqual([403, 'LIVE_ONLY'])
    expect(refusalOf(await asha.at('demo-team').send(companyApi.leave))).toEqual([403, 'LIVE_ONLY'])
  })
})
