import { randomInt } from 'node:crypto'
import { In, Like } from 'typeorm'
import { applicationsApi, companyApplicationsApi, consoleApi, placesApi } from '@tryka/domain'
import { AccountEntity } from '../../../services/accounts/account.entity'
import { AuditEntryEntity } from '../../../services/audit/audit-entry.entity'
import type { TestApp } from '../../../testing/build-test-app'
import { buildTestApp } from '../../../testing/build-test-app'
import { refusalOf } from '../../../testing/hiring'
import {
  applied,
  candidate,
  joinedAs,
  published,
  signedIn,
  verifiedCompany,
} from '../../../testing/live-market'
import type { Moderator } from '../../../testing/moderation'
import { GROUND, moderator, secondModerator } from '../../../testing/moderation'
import { outboxIdle } from '../../../testing/outbox'

jest.setTimeout(90_000)

const seed = randomInt(1_000_000)
console.info(`erasing from the console: seed ${seed}`)
let made = 0
const host = (word: string) => `${word}-${seed}-${(made += 1)}.com`

const FACTS = 'Quillfeather opened this account with the papers of somebody else, who told us so.'

describe('An owner erases an account', () => {
  let test: TestApp
  let owner: Moderator
  beforeAll(async () => {
    test = await buildTestApp({ config: { guestsPerHour: 1_000 } })
    // The clock goes on with companies that close.
    await test.app.listen({ host: '127.0.0.1', port: 0 })
    owner = await moderator(test)
  })
  afterAll(() => test.close())

  const idOf = async (email: string): Promise<string> => {
    const { items } = await owner.call(consoleApi.users, { query: { q: email } })
    return items[0]?.id ?? ''
  }
  const erase = (by: Moderator, id: string, body: object = { ground: GROUND, facts: FACTS }) =>
    by.send(consoleApi.erase, { params: { id }, body })
  const actions = async (target: string) =>
    (await test.db.read.findBy(AuditEntryEntity, { target })).map(({ action, details }) => [action, details])

  it('as the person could, who reads why; nothing of the name is left and it is written down once', async () => {
    const ben = await verifiedCompany(test, `ben@${host('keeps')}`, 'Keeps Counts')
    const asha = await candidate(test, `asha@${host('mail')}`, 'Zephyrine Quillfeather')
    const posting = await published(test, ben)
    const { id: application } = await applied(asha, posting.id)
    const id = await idOf(asha.email)
    const body = { ground: GROUND, facts: 'Quillfeather was warned before, by letter.', days: 7 }
    await owner.call(consoleApi.suspend, { params: { id }, body })
    await outboxIdle(test)

    for (const bad of [{}, { ground: GROUND }, { ground: GROUND, facts: 'short' }])
      expect((await erase(owner, id, bad)).statusCode).toBe(400)
    expect(refusalOf(await erase(owner, 'nobody'))).toEqual([404, 'NOT_FOUND'])
    // Each a few turns of the loop after the one before: some find the account half gone.
    const press = async (n: number) => {
      for (let turn = 0; turn < n * 6; turn += 1) await new Promise(setImmediate)
      return erase(owner, id)
    }
    const presses = await Promise.all(Array.from({ length: 12 }, (_, n) => press(n)))
    expect(presses.filter(({ statusCode }) => statusCode === 204).length).toBeGreaterThan(0)
    for (const { statusCode } of presses) expect([204, 404, 409]).toContain(statusCode)

    expect(await test.db.read.findOneBy(AccountEntity, { id })).toBeNull()
    expect((await asha.me.send(placesApi.get)).statusCode).toBe(401)
    expect(refusalOf(await owner.send(consoleApi.user, { params: { id } }))).toEqual([404, 'NOT_FOUND'])
    expect(await ben.team.call(companyApplicationsApi.get, { params: { id: application } })).toMatchObject({
      status: 'Withdrawn',
      candidate: { name: 'Former applicant' },
    })
    const mails = await test.mailbox.arrived(asha.email, { subject: 'Your account was erased' })
    expect(mails).toHaveLength(1)
    for (const words of [FACTS, 'A person decided.', 'Ground: ', 'You may object once, until '])
      expect(mails[0]?.text).toContain(words)
    expect(mails[0]?.text).not.toContain('Priya')
    expect((await actions(id)).filter(([action]) => action === 'account.erased')).toEqual([
      ['account.erased', { ground: GROUND }],
    ])

    await outboxIdle(test)
    for (const entity of test.db.source.entityMetadatas) {
      const rows: object[] = await test.db.read.find(entity.target)
      const left = rows.map((row) => JSON.stringify(row)).filter((row) => /quillfeather/i.test(row))
      expect([entity.name, left]).toEqual([entity.name, []])
    }
    // The address may begin anew.
    await signedIn(test, asha.email)
  })

  it('alone: a moderator may not', async () => {
    const asha = await candidate(test, `asha@${host('mail')}`)
    const id = await idOf(asha.email)
    const decides = await secondModerator(test, `decides-${seed}`, 'moderator')
    expect(refusalOf(await erase(decides, id))).toEqual([403, 'ROLE'])
    expect(await test.db.read.countBy(AccountEntity, { id: In([id]) })).toBe(1)
    expect(await test.db.read.countBy(AuditEntryEntity, { target: id, action: Like('account.e%') })).toBe(0)
  })

  it('but not that of the last Admin of others: it hands over, or we close the company first', async () => {
    const domain = host('shared')
    const ben = await verifiedCompany(test, `ben@${domain}`, 'Shared Ltd')
    const asha = await candidate(test, `asha@${host('mail')}`)
    const posting = await published(test, ben)
    const { id: application } = await applied(asha, posting.id)
    const email = `chloe@${domain}`
    await joinedAs(test, ben, { email })
    const id = await idOf(ben.email)
    const answer = await erase(owner, id)
    expect(refusalOf(answer)).toEqual([409, 'LAST_ADMIN'])
    expect(answer.json<{ detail: string }>().detail).toMatch(/^This person is the last Admin of “Shared Ltd”/)
    expect(await test.db.read.countBy(AccountEntity, { id })).toBe(1)
    const seat = async (of: string) => (await owner.call(consoleApi.user, { params: { id: of } })).places
    expect(await seat(id)).toMatchObject([{ companyId: ben.id, role: 'Admin', isNeeded: true }])
    expect(await seat(await idOf(email))).toMatchObject([{ companyId: ben.id, isNeeded: false }])

    const params = { id: ben.id }
    expect(await owner.call(consoleApi.closing, { params })).toEqual({ postings: 1, open: 1, members: 2 })
    const body = { ground: 'employers', facts: 'The person asked us to end it, and nobody else may.' }
    const decides = await secondModerator(test, `closes-${seed}`, 'moderator')
    expect(refusalOf(await decides.send(consoleApi.closeCompany, { params, body }))).toEqual([403, 'ROLE'])
    expect(
      (await owner.send(consoleApi.closeCompany, { params, body: { ground: 'employers' } })).statusCode,
    ).toBe(400)
    const nobody = { params: { id: 'nobody' }, body }
    expect(refusalOf(await owner.send(consoleApi.closeCompany, nobody))).toEqual([404, 'NOT_FOUND'])
    const presses = await Promise.all(
      Array.from({ length: 5 }, () => owner.send(consoleApi.closeCompany, { params, body })),
    )
    expect(presses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409])
    expect(await actions(ben.id)).toContainEqual(['company.closed', { ground: 'employers' }])
    const subject = 'A company of yours is closed'
    const [toAdmin] = await test.mailbox.arrived(ben.email, { subject })
    for (const words of [body.facts, 'we closed the company “Shared Ltd”, for good', 'You may object once'])
      expect(toAdmin?.text).toContain(words)
    const [toOther] = await test.mailbox.arrived(email, { subject })
    expect(toOther?.text).toContain('closed “Shared Ltd”')
    expect(toOther?.text).not.toContain(body.facts)
    expect(toOther?.text).not.toContain('An Admin')

    expect(await seat(id)).toMatchObject([{ companyId: ben.id, isNeeded: false }])
    expect((await erase(owner, id)).statusCode).toBe(204)
    expect(await test.db.read.countBy(AccountEntity, { id })).toBe(0)
    // The clock looks every ten seconds of the product's time.
    test.clock.advance(11_000)
    await test.mailbox.arrived(asha.email, { subject: 'A company you applied to' })
    const { status } = await asha.me.call(applicationsApi.get, { params: { id: application } })
    expect(status).toBe('Rejected')
  })
})
