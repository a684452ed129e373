import { randomInt } from 'node:crypto'
import {
  DAY_MS,
  applicationsApi,
  companiesApi,
  companyApi,
  companyPath,
  Places,
  placesApi,
  postingsApi,
} from '@tryka/domain'
import { buildPostingDraft } from '@tryka/domain/testing'
import { AuditEntryEntity } from '../../../../services/audit/audit-entry.entity'
import { buildTestApp, type TestApp } from '../../../../testing/build-test-app'
import { refusalOf } from '../../../../testing/hiring'
import { appliedFor, publishedBy } from '../../../../testing/live-hiring'
import { candidate, company, verifiedCompany } from '../../../../testing/live-market'
import { PostingEntity } from '../../postings/posting.table'
import { CompanyEntity, TeamMemberEntity } from '../../team/team.table'
import { CompanyProofEntity } from '../company-proof.table'

jest.setTimeout(120_000)

const seed = randomInt(1_000_000)
console.info(`closing: seed ${seed}`)
let made = 0
const host = (word: string) => `${word}-${seed}-${(made += 1)}.com`

describe('Closing a company', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await buildTestApp({ config: { guestsPerHour: 1_000 } })
    await test.app.listen({ host: '127.0.0.1', port: 0 })
  })
  afterAll(() => test.close())

  it('ends postings at once, tells whoever waits, and ends the team when nothing is open', async () => {
    const ben = await verifiedCompany(test, `ben@${host('closes')}`, 'Closes Inc')
    const [asha, dev] = [
      await candidate(test, `asha@${host('a')}`),
      await candidate(test, `dev@${host('d')}`, 'Dev'),
    ]
    const posting = await publishedBy(test, ben)
    const [first, second] = [await appliedFor(asha, ben, posting.id), await appliedFor(dev, ben, posting.id)]
    const { slug } = await test.db.read.findOneByOrFail(CompanyEntity, { id: ben.id })
    expect(refusalOf(await ben.team.send(companyApi.leave))[1]).toBe('LAST_ADMIN')
    expect(await ben.team.call(companiesApi.closePreview)).toEqual({ postings: 1, open: 2, members: 1 })
    expect(refusalOf(await ben.team.send(companiesApi.close, { body: {} }))).toEqual([
      409,
      'OPEN_APPLICATIONS',
    ])
    expect((await ben.team.call(postingsApi.get, { params: { id: posting.id } })).status).toBe('Active')

    const dispositions = [{ applicationId: first.id, reasonId: 'skills' }]
    const answer = await ben.team.call(companiesApi.close, { body: { dispositions, all: true } })
    expect(answer).toEqual({ open: 1 })
    expect((await test.client().get(companyPath(slug ?? ''))).statusCode).toBe(410)
    // The clock looks every ten seconds of the product's time.
    test.clock.advance(11_000)
    const mails = await test.mailbox.arrived(dev.email, { subject: 'A company you applied to' })
    expect(mails[0]?.text).toContain('The company closes its hiring here.')
    await test.mailbox.arrived(asha.email, {
      subject: 'Your application has news',
      says: 'There is an answer to your application',
    })
    await test.mailbox.arrived(ben.email, { subject: 'A company of yours is closed' })
    const of = async ({ me }: typeof asha, id: string) =>
      (await me.call(applicationsApi.get, { params: { id } })).status
    expect([await of(asha, first.id), await of(dev, second.id)]).toEqual(['Rejected', 'Rejected'])

    const state = async () =>
      (await test.db.read.findOneByOrFail(CompanyProofEntity, { companyId: ben.id })).state
    for (let n = 0; (await state()) !== 'closed' && n < 400; n += 1)
      await new Promise((resolve) => setTimeout(resolve, 50))
    expect(await state()).toBe('closed')
    const [seat] = await test.db.read.findBy(TeamMemberEntity, { companyId: ben.id })
    expect(await test.db.read.findBy(AuditEntryEntity, { target: seat?.id ?? '' })).toMatchObject([
      { actor: 'system', action: 'seat.ended', details: { reason: 'the company is closed' } },
    ])
    expect(refusalOf(await ben.team.send(placesApi.get))).toEqual([404, 'NO_SUCH_PLACE'])
    const { ended } = Places.parse((await ben.client.get(placesApi.list.endpoint.path)).json())
    expect(ended).toMatchObject([{ place: ben.place, name: 'Closes Inc', how: 'closed' }])
  })

  it('reads and changes nothing while it closes, and gives its domain free', async () => {
    const domain = host('free')
    const ben = await verifiedCompany(test, `ben@${domain}`, 'Free Again')
    await test.db.write((m) => m.update(CompanyProofEntity, { companyId: ben.id }, { state: 'closing' }))
    expect((await ben.team.send(companyApi.settings)).statusCode).toBe(200)
    const role = { params: { id: 'none' }, body: { role: 'Admin', version: 1 } }
    expect(refusalOf(await ben.team.send(companyApi.changeRole, role))).toEqual([403, 'COMPANY_CLOSING'])
    expect(refusalOf(await ben.team.send(companiesApi.close, { body: { all: true } }))).toEqual([
      403,
      'COMPANY_CLOSING',
    ])
    expect((await verifiedCompany(test, `eve@${domain}`, 'Next Owner')).id).not.toBe(ben.id)
  })

  it('is for Admins of the live market, once', async () => {
    const ben = await company(test, `ben@${host('once')}`, 'Once Ltd')
    const demo = await ben.at('demo-team').send(companiesApi.close, { body: { all: true } })
    expect(refusalOf(demo)).toEqual([403, 'LIVE_ONLY'])
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => ben.team.send(companiesApi.close, { body: { all: true } })),
    )
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 202)).toHaveLength(1)
    expect(statuses.every((status) => status < 500)).toBe(true)
  })

  it('leaves out nothing that is published at the same moment', async () => {
    for (let round = 0; round < 20; round += 1) {
      const ben = await verifiedCompany(test, `ben@${host('race')}`, 'Race Ltd')
      const drafts = []
      for (let n = 0; n < 3; n += 1) {
        const closesAt = new Date(test.clock.now().getTime() + 30 * DAY_MS).toISOString()
        drafts.push(await ben.team.call(postingsApi.create, { body: buildPostingDraft({ closesAt }) }))
      }
      const publish = ({ id, version }: { id: string; version: number }) =>
        ben.team.send(postingsApi.publish, { params: { id }, body: { version } })
      const close = () => ben.team.send(companiesApi.close, { body: { all: true } })
      const [first, second, third] = drafts
      if (!first || !second || !third) throw new Error('There are no drafts')
      const [, , closed] = await Promise.all([publish(first), publish(second), close(), publish(third)])
      expect(closed.statusCode).toBe(202)
      expect([
        round,
        await test.db.read.countBy(PostingEntity, { companyId: ben.id, status: 'Active' }),
      ]).toEqual([round, 0])
      if (round % 5 === 4) test.clock.advance(DAY_MS + 1)
    }
  })
})
