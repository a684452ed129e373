import { randomInt } from 'node:crypto'
import { request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync } from 'node:zlib'
import {
  applicationsApi,
  companiesApi,
  companyApi,
  companyApplicationsApi,
  DAY_MS,
  HOUR_MS,
  postingsApi,
} from '@tryka/domain'
import type { PostingDetail, PostingDraft } from '@tryka/domain'
import { buildPostingDraft } from '@tryka/domain/testing'
import { CompanyProofEntity } from '../hiring/companies/company-proof.table'
import { PostingEntity } from '../hiring/postings/posting.table'
import { CompanyEntity } from '../hiring/team/team.table'
import type { TestApp } from '../../testing/build-test-app'
import { buildTestApp } from '../../testing/build-test-app'
import { openVisitor, refusalOf } from '../../testing/hiring'
import { candidate, company, verifiedCompany } from '../../testing/live-market'
import { nextAddress } from '../../testing/waitlist'

jest.setTimeout(60_000)

const seed = randomInt(1_000_000)
console.info(`public pages: seed ${seed}`)
let made = 0
const host = (word: string) => `${word}-${seed}-${(made += 1)}.com`

type Company = Awaited<ReturnType<typeof company>>

describe('The public pages', () => {
  let test: TestApp
  let url: string
  beforeAll(async () => {
    test = await buildTestApp({ config: { guestsPerHour: 1_000, trustProxy: 1 } })
    await test.app.listen({ port: 0, host: '127.0.0.1' })
    url = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`
  })
  afterAll(() => test.close())

  /** Over a real connection, each from an address of its own. */
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(url + path, {
      method,
      redirect: 'manual',
      headers: { 'x-forwarded-for': nextAddress(), ...headers },
    })
  const inDays = (days: number) => new Date(test.clock.now().getTime() + days * DAY_MS).toISOString()

  const publish = async (by: Company, over: Partial<PostingDraft> = {}): Promise<PostingDetail> => {
    const draft = buildPostingDraft({ closesAt: inDays(30), ...over })
    const { id, version } = await by.team.call(postingsApi.create, { body: draft })
    return by.team.call(postingsApi.publish, { params: { id }, body: { version } })
  }
  const pathOf = ({ publicPath }: Pick<PostingDetail, 'publicPath'>): string => {
    if (publicPath === null) throw new Error('This posting has no public page.')
    return publicPath
  }
  const statusOf = async (path: string) => (await get(path)).status
  const setState = (id: string, state: 'verified' | 'suspended') =>
    test.db.write((m) => m.update(CompanyProofEntity, { companyId: id }, { state }))
  const slugOf = async ({ id }: Company) =>
    (await test.db.read.findOneByOrFail(CompanyEntity, { id })).slug ?? ''

  it('show a posting from its publishing on, to whoever asks and without a cookie', async () => {
    const ben = await verifiedCompany(test, `ben@${host('northwind')}`, 'Northwind Settling')
    const posting = await publish(ben, { title: 'Ledger Engineer' })
    const path = pathOf(posting)
    expect(path).toMatch(/^\/jobs\/[2-9a-hjkmnp-tv-z]{10}\/ledger-engineer$/)

    const answer = await get(path, { cookie: 'tryka.account=anything' })
    const text = await answer.text()
    expect(answer.status).toBe(200)
    expect(text).toContain('Northwind Settling')
    expect(text).toContain('"@type":"JobPosting"')
    expect(text).toContain(`<link rel="canonical" href="${test.config.publicUrl}${path}">`)
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect(answer.headers.get('cache-control')).toBe('public, no-cache')
    expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/)

    const list = await (await get('/jobs')).text()
    expect(list).toContain(`href="${path}"`)
    expect(list).not.toContain('ld+json')
    const home = await (await get(`/companies/${await slugOf(ben)}`)).text()
    expect(home).toContain('One open job')
    expect(home).toContain('"@type":"Organization"')
    for (const file of ['/jobs/feed.xml', `/companies/${await slugOf(ben)}/feed.xml`, '/sitemap-jobs-1.xml'])
      expect(await (await get(file)).text()).toContain(path)
    expect(await (await get('/sitemap.xml')).text()).toContain('/sitemap-jobs-1.xml')
    expect(await (await get('/sitemap-companies-1.xml')).text()).toContain(await slugOf(ben))
  })

  it('say in the sitemap when a job and a company changed last', async () => {
    const ben = await verifiedCompany(test, `ben@${host('lastmod')}`, 'Lastmod Works')
    const job = await publish(ben)
    const slug = await slugOf(ben)
    const dayOf = async (file: string, path: string) => {
      const text = await (await get(file)).text()
      return new RegExp(`${path}</loc><lastmod>([^<]+)`).exec(text)?.[1]
    }
    const jobAt = () => dayOf('/sitemap-jobs-1.xml', pathOf(job))
    const companyAt = () => dayOf('/sitemap-companies-1.xml', `/companies/${slug}`)
    const posted = test.clock.now().toISOString()
    expect(await jobAt()).toBe(posted)
    expect(await companyAt()).toBe(posted)

    test.clock.advance(HOUR_MS)
    const { version, title, closesAt } = job
    const draft = buildPostingDraft({ title, closesAt, salaryMax: 200_000 })
    await ben.team.call(postingsApi.update, { params: { id: job.id }, body: { ...draft, version } })
    const edited = test.clock.now().toISOString()
    expect(await jobAt()).toBe(edited)
    expect(await companyAt()).toBe(posted)

    test.clock.advance(HOUR_MS)
    const {
      id: _id,
      logo: _logo,
      country: _country,
      canEdit: _can,
      ...settings
    } = await ben.team.call(companyApi.settings)
    const body = { ...settings, description: 'Valves for everybody.' }
    await ben.team.call(companyApi.updateSettings, { body })
    expect(await jobAt()).toBe(edited)
    expect(await companyAt()).toBe(test.clock.now().toISOString())
  })

  it('answer who has the page in a few bytes, and HEAD without it', async () => {
    const eve = await verifiedCompany(test, `eve@${host('etag')}`, 'Etag Works')
    const path = pathOf(await publish(eve))
    const first = await get(path)
    const etag = first.headers.get('etag') ?? ''
    const again = await get(path, { 'if-none-match': `"other", W/${etag}` })
    expect([again.status, await again.text()]).toEqual([304, ''])
    const head = await get(path, {}, 'HEAD')
    expect([head.status, await head.text()]).toEqual([200, ''])

    // fetch would unpack it.
    const packed = await new Promise<{ coding: string | undefined; body: Buffer; etag: string }>(
      (done, fail) => {
        ask(
          url + path,
          { headers: { 'accept-encoding': 'gzip, br', 'x-forwarded-for': nextAddress() } },
          (answer) => {
            const parts: Buffer[] = []
            answer.on('data', (part: Buffer) => parts.push(part))
            answer.on('end', () =>
              done({
                coding: answer.headers['content-encoding'],
                body: Buffer.concat(parts),
                etag: String(answer.headers.etag),
              }),
            )
          },
        )
          .on('error', fail)
          .end()
      },
    )
    expect(packed.coding).toBe('br')
    expect(brotliDecompressSync(packed.body).toString()).toBe(await first.text())
    expect((await get(path, { 'if-none-match': packed.etag })).status).toBe(304)
  })

  it('have one address: another slug, letters in capitals or a slash lead to it', async () => {
    const ben = await verifiedCompany(test, `ben@${host('slugs')}`, 'Slug Öfen')
    const path = pathOf(await publish(ben, { title: '株式会社 エンジニア' }))
    const [, , code = ''] = path.split('/')
    expect(path).toBe(`/jobs/${code}/job`)
    for (const other of [`/jobs/${code}`, `/jobs/${code}/x`, `${path}/`, `/jobs/${code.toUpperCase()}/job`]) {
      const answer = await get(other)
      expect([other, answer.status, answer.headers.get('location')]).toEqual([other, 308, path])
    }
    const slug = await slugOf(ben)
    expect(slug).toBe('slug-ofen')
    const slash = await get(`/companies/${slug}/`)
    expect([slash.status, slash.headers.get('location')]).toEqual([308, `/companies/${slug}`])
    expect((await get('/jobs/')).headers.get('location')).toBe('/jobs')
  })

  it('are gone with the next look when the company may not be seen any more, and back with it', async () => {
    const ben = await verifiedCompany(test, `ben@${host('held')}`, 'Held Works')
    const path = pathOf(await publish(ben, { title: 'Valve Auditor' }))
    const slug = await slugOf(ben)
    expect(await statusOf(path)).toBe(200)

    await setState(ben.id, 'suspended')
    const gone = await get(path)
    const text = await gone.text()
    expect(gone.status).toBe(410)
    expect(gone.headers.get('x-robots-tag')).toBe('noindex')
    expect(text).toContain('This job is closed')
    for (const told of ['Valve Auditor', 'Held Works', 'ld+json']) expect(text).not.toContain(told)
    expect(await statusOf(`/companies/${slug}`)).toBe(410)
    for (const file of ['/jobs', '/jobs/feed.xml', '/jobs?q=valve', '/sitemap-jobs-1.xml'])
      expect(await (await get(file)).text()).not.toContain(path)
    expect((await ben.team.call(postingsApi.list)).items[0]?.publicPath).toBeNull()

    await setState(ben.id, 'verified')
    expect(await statusOf(path)).toBe(200)
  })

  it('say of a closed posting that it is closed, how it ended, and what else is open', async () => {
    const ben = await verifiedCompany(test, `ben@${host('closed')}`, 'Closed Works')
    const posting = await publish(ben, { title: 'Bridge Builder' })
    const other = await publish(ben, { title: 'Tunnel Builder' })
    const { version } = await ben.team.call(postingsApi.get, { params: { id: posting.id } })
    await ben.team.call(postingsApi.close, {
      params: { id: posting.id },
      body: { reason: 'cancelled', dispositions: [], version },
    })
    const closed = await get(pathOf(posting))
    const text = await closed.text()
    expect(closed.status).toBe(410)
    expect(text).toContain('Bridge Builder')
    expect(text).toContain(pathOf(other))
    expect(text).not.toContain('JobPosting')
  })

  it('end with the closing time, before anybody closed the posting', async () => {
    const ben = await verifiedCompany(test, `ben@${host('expired')}`, 'Expired Works')
    const path = pathOf(await publish(ben, { closesAt: inDays(2) }))
    const before = test.clock.now()
    test.clock.advance(3 * DAY_MS)
    expect(await statusOf(path)).toBe(410)
    expect(await (await get('/jobs')).text()).not.toContain(path)
    test.clock.set(before)
  })

  it('show nothing of a draft, of an unproven company and of a demo', async () => {
    const eve = await company(test, `eve@${host('unproven')}`, 'Unproven Works')
    const draft = await eve.team.call(postingsApi.create, { body: buildPostingDraft() })
    expect(draft.publicPath).toBeNull()
    const visitor = await openVisitor(test)
    const { items } = await visitor.call(postingsApi.list, { query: { status: 'Active' } })
    expect(items.length).toBeGreaterThan(0)
    expect(items.every(({ publicPath }) => publicPath === null)).toBe(true)
    expect(await test.db.read.countBy(PostingEntity, { marketId: visitor.market.id, code: '' })).toBe(0)
    expect(await (await get('/jobs')).text()).not.toContain('Unproven')
    const rows = await test.db.read.findBy(CompanyEntity, { marketId: visitor.market.id })
    expect(rows.every(({ slug }) => slug === null)).toBe(true)
  })

  it('are found by words and filters, twenty a page', async () => {
    const ben = await verifiedCompany(test, `ben@${host('many')}`, 'Many Works')
    // One company publishes twenty a day at most.
    const eve = await verifiedCompany(test, `eve@${host('more')}`, 'Many Works Again')
    for (let n = 1; n <= 21; n++) await publish(n % 2 ? ben : eve, { title: `Quaternion Engineer ${n}` })
    await publish(ben, {
      title: 'Quaternion Clerk',
      mode: 'On-site',
      location: 'Oslo',
      technology: 'Data Science',
    })
    const text = async (query: string) => (await get(`/jobs?${query}`)).text()
    const links = async (query: string) => (await text(query)).match(/href="\/jobs\/\w{10}\//g)?.length ?? 0

    expect(await links('q=quaternion')).toBe(20)
    expect(await links('q=quaternion&page=2')).toBe(2)
    expect(await text('q=quaternion&page=2')).toContain('21–22 of 22 jobs')
    expect(await links('q=quaternion&mode=On-site')).toBe(1)
    expect(await links('q=quaternion&field=Data+Science')).toBe(1)
    expect(await links('q=quaternion&type=Internship')).toBe(0)
    expect(await links('q=many+works+quaternion')).toBe(20)
    expect(await statusOf('/jobs?q=quaternion&page=9')).toBe(404)
  })

  it('ask for the country of a place of work, and begin with that of the company', async () => {
    const ben = await verifiedCompany(test, `ben@${host('places')}`, 'Places Works')
    const onSite = { mode: 'On-site', location: 'Bergen' } as const
    expect((await publish(ben, onSite)).country).toBe('NO')

    const body = buildPostingDraft({ ...onSite, country: null, closesAt: inDays(30) })
    const { id, version } = await ben.team.call(postingsApi.create, { body })
    const refused = await ben.team.send(postingsApi.publish, { params: { id }, body: { version } })
    expect(refusalOf(refused)).toEqual([409, 'NEEDS_COUNTRY'])
    expect(refused.json()).toMatchObject({ errors: [{ path: 'country' }] })
    const saved = await ben.team.call(postingsApi.update, {
      params: { id },
      body: { ...body, country: 'PT', version },
    })
    const live = await ben.team.call(postingsApi.publish, {
      params: { id },
      body: { version: saved.version },
    })
    expect(await (await get(pathOf(live))).text()).toContain('"addressCountry":"PT"')
  })

  it('are where an application came from, only by the way itself', async () => {
    const ben = await verifiedCompany(test, `ben@${host('source')}`, 'Source Works')
    const posting = await publish(ben)
    const sourceOf = async (query: Record<string, string>, source?: string) => {
      const asha = await candidate(test, `asha@${host('mail')}`)
      const { id } = await asha.me.call(applicationsApi.apply, {
        params: { id: posting.id },
        query,
        body: { resumeId: null, shareSalary: false, ...(source ? { source } : {}) },
      })
      return (await ben.team.call(companyApplicationsApi.get, { params: { id } })).source
    }
    expect(await sourceOf({ src: 'careers' })).toBe('careers_page')
    expect(await sourceOf({}, 'careers_page')).toBe('search')
    expect(await sourceOf({}, 'referral')).toBe('search')
    const mo = await candidate(test, `mo@${host('mail')}`)
    const wrong = await mo.me.send(applicationsApi.apply, {
      params: { id: posting.id },
      query: { src: 'elsewhere' },
      body: { resumeId: null, shareSalary: false },
    })
    expect(wrong.statusCode).toBe(400)
  })

  it('keep two companies of one name apart, and the words of an address when a name changes', async () => {
    const [one, two] = [
      await verifiedCompany(test, `ben@${host('same')}`, 'Twin Works'),
      await verifiedCompany(test, `eve@${host('same')}`, 'Twin Works'),
    ]
    expect(await slugOf(one)).toBe('twin-works')
    expect(await slugOf(two)).toMatch(/^twin-works-\w{5}$/)
    expect(companiesApi.decide.access).toBe('admin')
    const unproven = await company(test, `eve@${host('later')}`, 'Later Works')
    expect((await test.db.read.findOneByOrFail(CompanyEntity, { id: unproven.id })).slug).toBeNull()
  })

  it('never break, whatever is asked', async () => {
    const hostile = [
      '/jobs?page=0&page=-1&q=%00&field=%F0%9F',
      '/jobs?q=%00%ED%A0%80&mode=__proto__',
      `/jobs?q=${'a'.repeat(4_000)}`,
      `/jobs?q=${encodeURIComponent(`'"; DROP TABLE postings; --`)}`,
      `/jobs?q=${encodeURIComponent('% _ * " ( ) AND OR NOT :*')}`,
      '/jobs?page=99999',
      '/jobs?[]=1&a[b]=2&q[]=x',
      '/jobs/%00%00%00%00%00/x',
      '/jobs/abc%2Fdef/x',
      '/jobs/..%2f..%2fetc/passwd',
      '/jobs/%E0%A4%A',
      '/jobs/23456789ab/x%0d%0aSet-Cookie:%20a=1',
      '/jobs/23456789ab/a/b/c',
      '/jobs//evil.example',
      '/companies/',
      '/companies//',
      '/companies/%27%20OR%201=1/feed.xml',
      '/companies/feed.xml',
      `/companies/${'a'.repeat(1_000)}`,
      '/sitemap-jobs-0.xml',
      '/sitemap-jobs-999999999999999999999.xml',
      '/sitemap-jobs-%00.xml',
      '/sitemap-companies-2.xml',
    ]
    for (const path of hostile) {
      const answer = await get(path, { 'if-none-match': '"\u00e9", *', 'accept-encoding': 'br;q=2, ;;,' })
      expect([path, answer.status]).toEqual([path, expect.any(Number)])
      expect(answer.status).toBeLessThan(500)
      expect(answer.headers.get('set-cookie')).toBeNull()
      expect(answer.headers.get('location') ?? '/').toMatch(/^\/(?!\/)/)
    }
    expect((await get('/jobs', {}, 'POST')).status).toBe(404)
  })

  it('take no address from the request', async () => {
    const answer = await test.app.inject({
      url: '/jobs',
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
      remoteAddress: nextAddress(),
    })
    expect(answer.body).not.toContain('evil.example')
  })

  it('are read a hundred times in a second by one address, and then no more', async () => {
    const from = nextAddress()
    const ask = () => test.app.inject({ url: '/jobs', headers: { 'x-forwarded-for': from } })
    const statuses = await Promise.all(Array.from({ length: 101 }, async () => (await ask()).statusCode))
    expect(statuses.filter((status) => status === 200)).toHaveLength(100)
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
    test.clock.advance(1_001)
    expect((await ask()).statusCode).toBe(200)
  })
})
