import { randomInt } from 'node:crypto'
import type { CompanySettings } from '@tryka/domain'
import { companiesApi, companyApi, DAY_MS, jobPath, postingsApi } from '@tryka/domain'
import { buildPostingDraft } from '@tryka/domain/testing'
import { AuditEntryEntity } from '../../../services/audit/audit-entry.entity'
import type { TestApp } from '../../../testing/build-test-app'
import { buildTestApp } from '../../../testing/build-test-app'
import { refusalOf } from '../../../testing/hiring'
import type { Company } from '../../../testing/live-hiring'
import { company, decide, published, verifiedCompany } from '../../../testing/live-market'
import { CompanyProofEntity } from './company-proof.table'

jest.setTimeout(120_000)

const seed = randomInt(1_000_000)
console.info(`company change: seed ${seed}`)
let made = 0
const host = (word: string) => `${word}-${seed}-${(made += 1)}.com`

describe('Another name or domain of a verified company', () => {
  let test: TestApp
  beforeAll(async () => void (test = await buildTestApp({ config: { guestsPerHour: 1_000 } })))
  afterAll(() => test.close())

  const saved = ({ id: _id, logo: _logo, country: _country, canEdit: _canEdit, ...body }: CompanySettings) =>
    body
  const rename = async ({ team }: Company, name: string) => {
    const settings = await team.call(companyApi.settings)
    return team.send(companyApi.updateSettings, { body: { ...saved(settings), name } })
  }
  const nameOf = async ({ team }: Company) => (await team.call(companyApi.settings)).name
  const changeOf = async ({ team }: Company) => team.call(companiesApi.verification)
  const proveAt = async ({ team }: Company, address: string) => {
    await team.call(companiesApi.sendCode, { body: { address } })
    const otp = test.mailbox.otpFor(address)
    return team.call(companiesApi.enterCode, { body: { address, otp } })
  }
  const proofOf = ({ id: companyId }: Company) =>
    test.db.read.findOneByOrFail(CompanyProofEntity, { companyId })
  const audited = async ({ id: target }: Company) =>
    (await test.db.read.findBy(AuditEntryEntity, { target })).map(({ action }) => action)

  it('leaves the old name until a person decided, who sees both', async () => {
    const ben = await verifiedCompany(test, `ben@${host('northwind')}`, 'Northwind Settling')
    const posting = await published(test, ben)
    const answer = await rename(ben, 'Southwind Settling')
    expect([answer.statusCode, answer.json<{ name: string }>().name]).toEqual([200, 'Northwind Settling'])
    expect(await changeOf(ben)).toMatchObject({
      state: 'verified',
      change: { name: 'Southwind Settling', end: null },
    })
    // What else is saved under the old name leaves it waiting.
    expect((await rename(ben, 'Northwind Settling')).statusCode).toBe(200)
    const page = jobPath(posting.publicPath?.split('/')[2] ?? '', posting.title)
    expect((await test.client().get(page)).body).toContain('Northwind Settling')

    const refused = await decide(test, ben.id, { decision: 'refuse', reason: 'Show us the register.' })
    expect(refused.json()).toMatchObject({
      state: 'verified',
      waits: null,
      change: { end: { accepted: false } },
    })
    const [mail] = await test.mailbox
      .arrived(ben.email, { subject: 'About your company’s verification', count: 2 })
      .then((mails) => mails.slice(-1))
    expect(mail?.text).toContain('Show us the register.')
    expect(await nameOf(ben)).toBe('Northwind Settling')

    await rename(ben, 'Southwind Settling')
    const accepted = await decide(test, ben.id, { decision: 'verify' })
    expect(accepted.json()).toMatchObject({ name: 'Southwind Settling', waits: null })
    expect(await nameOf(ben)).toBe('Southwind Settling')
    expect((await test.client().get(page)).body).toContain('Southwind Settling')
    expect(await audited(ben)).toEqual(expect.arrayContaining(['company.change-refused', 'company.changed']))
  })

  it('refuses names that are none, and lets a name be taken back', async () => {
    const ben = await verifiedCompany(test, `ben@${host('names')}`, 'Names Works')
    for (const name of ['Nоrthwind Labs', 'www.names.com', 'N\u202Eames'])
      expect((await rename(ben, name)).statusCode).toBe(400)
    await rename(ben, 'Other Works')
    expect(await ben.team.call(companiesApi.takeBackChange)).toMatchObject({ change: null })
    expect(refusalOf(await ben.team.send(companiesApi.takeBackChange))).toEqual([409, 'NOT_NOW'])
    expect(refusalOf(await decide(test, ben.id, { decision: 'verify' }))).toEqual([409, 'NOT_NOW'])
    expect(await nameOf(ben)).toBe('Names Works')
  })

  it('rests publishing under a new domain until that is proved, and shows the old one until it is decided', async () => {
    const ben = await verifiedCompany(test, `ben@${host('old')}`, 'Domain Works')
    const up = await published(test, ben)
    const before = (await proofOf(ben)).domain
    const domain = host('new')
    expect(
      await ben.team.call(companiesApi.changeDomain, { body: { domain: `https://www.${domain}/jobs` } }),
    ).toMatchObject({
      domain: before,
      toProve: domain,
      canProve: true,
    })
    const closesAt = new Date(test.clock.now().getTime() + 30 * DAY_MS).toISOString()
    const draft = await ben.team.call(postingsApi.create, { body: buildPostingDraft({ closesAt }) })
    const publish = () =>
      ben.team.send(postingsApi.publish, { params: { id: draft.id }, body: { version: draft.version } })
    expect(refusalOf(await publish())).toEqual([403, 'DOMAIN_UNPROVEN'])
    expect((await test.client().get(up.publicPath ?? '')).statusCode).toBe(200)
    const wrong = await ben.team.send(companiesApi.sendCode, { body: { address: ben.email } })
    expect(refusalOf(wrong)).toEqual([400, 'OTHER_DOMAIN'])
    expect(refusalOf(await decide(test, ben.id, { decision: 'verify' }))).toEqual([409, 'NOT_NOW'])

    expect(await proveAt(ben, `ben@${domain}`)).toMatchObject({
      domain: before,
      change: { domain, end: null },
    })
    expect((await publish()).statusCode).toBe(200)
    expect((await decide(test, ben.id, { decision: 'verify' })).json()).toMatchObject({
      domain,
      state: 'verified',
    })
    expect(await proofOf(ben)).toMatchObject({ domain, domainKey: domain, provenBy: `ben@${domain}` })
    const lines = await test.db.read.findBy(AuditEntryEntity, { target: ben.id })
    const of = (action: string) => lines.filter((line) => line.action === action)
    // Both may be of the same millisecond: their order is nobody's promise.
    expect(of('proof.proved')).toHaveLength(2)
    for (const proved of [before, domain])
      expect(of('proof.proved')).toContainEqual(
        expect.objectContaining({
          actor: 'member',
          details: expect.objectContaining({ domain: proved, by: 'mailbox' }) as unknown,
        }),
      )
    expect(of('domain.changed')).toMatchObject([{ actor: 'Priya', details: { from: before, to: domain } }])
  })

  it('takes no domain that somebody has, of a mail provider, or that is none', async () => {
    const ben = await verifiedCompany(test, `ben@${host('mine')}`, 'Mine Works')
    const eve = await verifiedCompany(test, `eve@${host('theirs')}`, 'Theirs Works')
    const ask = async (domain: unknown) =>
      refusalOf(await ben.team.send(companiesApi.changeDomain, { body: { domain } }))
    expect(await ask((await proofOf(eve)).domain)).toEqual([409, 'COMPANY_IS_HERE'])
    expect(await ask('gmail.com')).toEqual([400, 'FREE_MAIL'])
    expect(await ask('co.uk')).toEqual([400, 'DOMAIN'])
    expect(await ask((await proofOf(ben)).domain)).toEqual([409, 'NOT_NOW'])
    for (const odd of [7, null, [], 'x'.repeat(300)]) expect((await ask(odd))[0]).toBe(400)
    // Both prove the same domain; the first decision has it.
    const domain = host('wanted')
    for (const each of [ben, eve]) {
      await each.team.call(companiesApi.changeDomain, { body: { domain } })
      await proveAt(each, `${each.email.split('@')[0] ?? ''}@${domain}`)
    }
    const answers = await Promise.all([ben, eve].map(({ id }) => decide(test, id, { decision: 'verify' })))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })

  it('is there at once while the company is not verified, and begins the proof again', async () => {
    const [first, second] = [host('typo'), host('right')]
    const kim = await company(test, `kim@${first}`, 'Draft Works')
    const eve = await verifiedCompany(test, `eve@${host('taken')}`, 'Taken Works')
    const ask = (domain: string) => kim.team.send(companiesApi.changeDomain, { body: { domain } })
    expect(refusalOf(await ask((await proofOf(eve)).domain))).toEqual([409, 'COMPANY_IS_HERE'])
    expect(refusalOf(await ask('gmail.com'))).toEqual([400, 'FREE_MAIL'])
    expect(refusalOf(await ask(first))).toEqual([409, 'NOT_NOW'])

    // A record and a code of the old domain are on their way.
    const old = await kim.team.call(companiesApi.showRecord)
    const address = kim.email
    await kim.team.call(companiesApi.sendCode, { body: { address } })
    const otp = test.mailbox.otpFor(address)
    const next = await ask(`https://www.${second}/about`)
    expect(next.json()).toMatchObject({
      state: 'unverified',
      domain: second,
      toProve: second,
      sentTo: null,
      dns: null,
      change: null,
      canProve: true,
    })
    const late = await kim.team.send(companiesApi.enterCode, { body: { address, otp } })
    expect(refusalOf(late)).toEqual([400, 'OTHER_DOMAIN'])
    const again = await kim.team.call(companiesApi.showRecord)
    expect(again.dns?.name).toContain(second)
    expect(again.dns?.value).not.toBe(old.dns?.value)

    expect(await proveAt(kim, `kim@${second}`)).toMatchObject({ state: 'pending', domain: second })
    // A person looks at this proof now.
    expect(refusalOf(await ask(host('late')))).toEqual([409, 'NOT_NOW'])
    await decide(test, kim.id, { decision: 'refuse', reason: 'Show us the register.' })
    expect(refusalOf(await ask(host('early')))).toEqual([409, 'NOT_YET'])
    expect(await proofOf(kim)).toMatchObject({ state: 'refused', domainKey: second })
  })

  it('is one change, however often it is asked for at once', async () => {
    const ben = await verifiedCompany(test, `ben@${host('often')}`, 'Often Works')
    const domains = Array.from({ length: 20 }, () => host('many'))
    const answers = await Promise.all(
      domains.map((domain) => ben.team.send(companiesApi.changeDomain, { body: { domain } })),
    )
    expect(answers.every(({ statusCode }) => statusCode < 500)).toBe(true)
    expect(domains).toContain((await proofOf(ben)).pendingChange?.domain)
  })
})
