import { randomInt, randomUUID } from 'node:crypto'
import {
  applicationsApi,
  codeFrom,
  companyApi,
  companyApplicationsApi,
  ERASE_WORD,
  HIRING_LIMITS,
  jobPath,
  LIVE_MARKET_ID,
  placesApi,
  postingsApi,
  shareLinksApi,
} from '@tryka/domain'
import type { PlaceName } from '@tryka/domain'
import type { TestApp } from '../../../testing/build-test-app'
import { buildTestApp } from '../../../testing/build-test-app'
import { refusalOf } from '../../../testing/hiring'
import type { Candidate, Company } from '../../../testing/live-hiring'
import {
  candidate,
  joinedAs,
  PROFILE,
  published,
  signedIn,
  verifiedCompany,
} from '../../../testing/live-market'
import { ApplicationEntity } from '../applications/application.table'
import { CompanyProofEntity } from '../companies/company-proof.table'
import { PostingEntity } from '../postings/posting.table'
import { ShareLinkEntity } from './share-link.table'

jest.setTimeout(120_000)

const seed = randomInt(1_000_000)
console.info(`share links: seed ${seed}`)
let made = 0
const host = (word: string) => `${word}-${seed}-${(made += 1)}.com`

describe('A link by which somebody shares a job', () => {
  let test: TestApp
  let ben: Company
  let posting: Awaited<ReturnType<typeof published>>
  let asha: Candidate
  beforeAll(async () => {
    test = await buildTestApp({ config: { guestsPerHour: 1_000 } })
    ben = await verifiedCompany(test, `ben@${host('northwind')}`, 'Northwind Settling')
    posting = await published(test, ben)
    asha = await candidate(test, `asha@${host('mail')}`)
  })
  afterAll(() => test.close())

  const someone = (name = 'Mo Haddad') => candidate(test, `mo@${host('mail')}`, name)
  const share = async ({ me }: Candidate, id = posting.id) => {
    const { url } = await me.call(shareLinksApi.share, { params: { id } })
    return { path: url.slice(test.config.publicUrl.length), ref: url.slice(-10) }
  }
  const apply = async ({ me }: Candidate, query: Record<string, string>, body: object = {}) => {
    const { id } = await me.call(applicationsApi.apply, { params: { id: posting.id }, query, body })
    return id
  }
  const rowOf = (id: string) => test.db.read.findOneByOrFail(ApplicationEntity, { id })

  it('leads to the public page, from there to the application, and names who shared it', async () => {
    const { path, ref } = await share(asha)
    expect(path.startsWith(`${jobPath(posting.publicPath?.split('/')[2] ?? '', posting.title)}?ref=`)).toBe(
      true,
    )
    expect((await share(asha)).ref).toBe(ref)
    const page = await test.client().get(path)
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain(`&amp;src=careers&amp;ref=${ref}`)
    expect(page.body).toContain(`rel="canonical" href="${test.config.publicUrl}${path.split('?')[0]}"`)
    const wrong = await test.client().get(`${path.split('/').slice(0, 3).join('/')}/other?ref=${ref}`)
    expect([wrong.statusCode, wrong.headers['location']]).toEqual([308, path])

    const mo = await someone()
    const id = await apply(mo, { src: 'careers', ref })
    const { source, referrerCandidateId } = await rowOf(id)
    const link = await test.db.read.findOneByOrFail(ShareLinkEntity, { code: ref })
    expect([source, referrerCandidateId]).toEqual(['referral', link.candidateId])
    const seen = await ben.team.send(companyApplicationsApi.get, { params: { id } })
    expect(seen.json()).toMatchObject({ source: 'referral' })
    expect(seen.body).not.toContain(link.candidateId)
    const { items } = await asha.me.call(shareLinksApi.list)
    expect(items).toMatchObject([
      { id: posting.id, title: posting.title, applied: 1, company: 'Northwind Settling' },
    ])
    expect(JSON.stringify(items)).not.toContain(id)
  })

  it('counts who opens the page by it, without knowing who', async () => {
    const eve = await someone('Eve Lund')
    const { path, ref } = await share(eve)
    const [first] = await Promise.all([1, 2, 3].map(() => test.client().get(path)))
    expect(first?.headers['set-cookie']).toBeUndefined()
    // Who has the page already, who only asks for its head, and whoever makes a code up, are no visits.
    await test.client().get(path, { 'if-none-match': String(first?.headers['etag']) })
    await test.client().request({ method: 'HEAD', url: path })
    for (const other of ['2222222222', 'x'.repeat(10), '', '%00', 'a'.repeat(4_000)])
      expect((await test.client().get(`${path.split('?')[0] ?? ''}?ref=${other}`)).statusCode).toBe(200)
    const visits = async () => (await test.db.read.findOneByOrFail(ShareLinkEntity, { code: ref })).visits
    const until = Date.now() + 20_000
    while ((await visits()) < 3 && Date.now() < until) await new Promise((done) => setTimeout(done, 50))
    expect(await visits()).toBe(3)
  })

  it('refers nobody to himself, nobody by who hires for the job, and nobody by a made-up code', async () => {
    const mo = await someone()
    const own = await share(mo)
    expect(await rowOf(await apply(mo, { src: 'careers', ref: own.ref }))).toMatchObject({
      source: 'careers_page',
      referrerCandidateId: null,
    })
    // The Admin of the company has a profile as well, and shares from there.
    await ben.at('me').call(placesApi.createProfile, { body: { ...PROFILE, name: 'Ben Holt' } })
    const { url } = await ben.team.call(shareLinksApi.share, { params: { id: posting.id } })
    expect((await ben.at('me').call(shareLinksApi.share, { params: { id: posting.id } })).url).toBe(url)
    const kim = await someone('Kim Oh')
    expect(await rowOf(await apply(kim, { ref: url.slice(-10) }))).toMatchObject({
      source: 'search',
      referrerCandidateId: null,
    })
    const ida = await someone('Ida Moe')
    expect(await rowOf(await apply(ida, { ref: '2222222222' }))).toMatchObject({ source: 'search' })
    const other = await published(test, ben, 'Other Engineer')
    const elsewhere = await share(asha, other.id)
    const zoe = await someone('Zoe Pym')
    expect(await rowOf(await apply(zoe, { ref: elsewhere.ref }))).toMatchObject({ source: 'search' })
  })

  it('is nothing that a body can claim', async () => {
    const { ref } = await share(asha)
    const mo = await someone()
    expect((await rowOf(await apply(mo, {}, { source: 'referral' }))).source).toBe('search')
    const kim = await someone('Kim Oh')
    for (const body of [{ ref }, { referrerCandidateId: 'x' }, { shareCode: ref }]) {
      const answer = await kim.me.send(applicationsApi.apply, { params: { id: posting.id }, body })
      expect(answer.statusCode).toBe(400)
    }
    const long = { params: { id: posting.id }, query: { ref: 'x'.repeat(4_000) }, body: {} }
    expect((await kim.me.send(applicationsApi.apply, long)).statusCode).toBe(400)
  })

  it('is one, also where it is asked for 20 times at once, and none of a job that nobody finds', async () => {
    const mo = await someone()
    const call = () => mo.me.send(shareLinksApi.share, { params: { id: posting.id } })
    const answers = await Promise.all(Array.from({ length: 20 }, call))
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    for (const id of ['x', randomUUID(), '%00', 'a'.repeat(3_000)])
      expect([400, 404, 414]).toContain(
        (await mo.me.send(shareLinksApi.share, { params: { id } })).statusCode,
      )
    const zoe = await verifiedCompany(test, `zoe@${host('farwind')}`, 'Farwind Settling')
    const theirs = await zoe.team.send(shareLinksApi.share, { params: { id: posting.id } })
    expect(refusalOf(theirs)).toEqual([404, 'NOT_FOUND'])
    const guest = await signedIn(test, `kim@${host('mail')}`)
    for (const place of ['demo', 'demo-team'] as PlaceName[]) {
      const answer = await guest.at(place).send(shareLinksApi.share, { params: { id: posting.id } })
      expect(refusalOf(answer)).toEqual([403, 'LIVE_ONLY'])
    }
    const nobody = await test
      .client()
      .request({ method: 'POST', url: `/api/jobs/${posting.id}/share-link?place=me` })
    expect([401, 403]).toContain(nobody.statusCode)
    const large = await mo.client.request({
      method: 'POST',
      url: `/api/jobs/${posting.id}/share-link?place=me`,
      payload: { x: 'x'.repeat(1_000_000) },
    })
    expect(large.statusCode).toBeLessThan(500)
    await test.db.write((m) => m.update(PostingEntity, { id: posting.id }, { hiddenDecisionId: 'x' }))
    expect(refusalOf(await call())).toEqual([410, 'JOB_CLOSED'])
    expect((await mo.me.call(shareLinksApi.list)).items).toMatchObject([{ url: null }])
    await test.db.write((m) => m.update(PostingEntity, { id: posting.id }, { hiddenDecisionId: null }))
  })

  it('is taken back by its maker alone, counts nothing then, and comes again with another code', async () => {
    const mo = await someone()
    const eve = await someone('Eve Lund')
    const [{ path, ref }, theirs] = [await share(mo), await share(eve)]
    const early = await apply(await someone('Kim Oh'), { ref })
    const { referrerCandidateId } = await rowOf(early)
    const params = { id: posting.id }

    const answers = await Promise.all([1, 2].map(() => mo.me.send(shareLinksApi.unshare, { params })))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204])
    expect((await mo.me.call(shareLinksApi.list)).items).toEqual([])
    expect((await eve.me.call(shareLinksApi.list)).items).toMatchObject([{ id: posting.id }])
    expect(await rowOf(early)).toMatchObject({ source: 'referral', referrerCandidateId })
    const late = await apply(await someone('Ida Moe'), { src: 'careers', ref })
    expect(await rowOf(late)).toMatchObject({ source: 'careers_page', referrerCandidateId: null })

    const again = await share(mo)
    expect(again.ref).not.toBe(ref)
    // The visit of the living link is written together with that of the dead one, or after it.
    for (const at of [path, theirs.path]) expect((await test.client().get(at)).statusCode).toBe(200)
    const visitsOf = async (code: string) =>
      (await test.db.read.findOneByOrFail(ShareLinkEntity, { code })).visits
    const until = Date.now() + 20_000
    while ((await visitsOf(theirs.ref)) < 1 && Date.now() < until)
      await new Promise((done) => setTimeout(done, 50))
    expect([await visitsOf(theirs.ref), await visitsOf(again.ref)]).toEqual([1, 0])
    expect(await test.db.read.existsBy(ShareLinkEntity, { code: ref })).toBe(false)
  })

  it('is taken back on the side of a company as well, and by nobody without an account', async () => {
    const params = { id: posting.id }
    const { url } = await ben.team.call(shareLinksApi.share, { params })
    const code = url.slice(-10)
    const exists = () => test.db.read.existsBy(ShareLinkEntity, { code })
    const nobody = await test
      .client()
      .request({ method: 'DELETE', url: `/api/jobs/${posting.id}/share-link?place=me` })
    expect([401, 403]).toContain(nobody.statusCode)
    const mo = await someone()
    for (const id of [posting.id, code, 'x', randomUUID()])
      expect((await mo.me.send(shareLinksApi.unshare, { params: { id } })).statusCode).toBe(204)
    expect(await exists()).toBe(true)
    await ben.team.call(shareLinksApi.unshare, { params })
    expect(await exists()).toBe(false)
  })

  it('of a closed posting is offered back to whoever of the team made one, while the team may change anything', async () => {
    const domain = host('back')
    const zoe = await verifiedCompany(test, `zoe@${domain}`, 'Backwind Settling')
    const email = `chloe@${domain}`
    const chloe = await joinedAs(test, zoe, { email })
    const seat = chloe.at(zoe.place)
    const shared = await published(test, zoe, 'Shared Engineer')
    const [params, other] = [{ id: shared.id }, await published(test, zoe, 'Unshared Engineer')]
    const offered = async ({ call }: Pick<typeof seat, 'call'>) =>
      (await call(postingsApi.list)).items.filter((one) => one.canUnshare).map(({ id }) => id)

    await seat.call(shareLinksApi.share, { params })
    for (const { id, version } of [shared, other])
      await zoe.team.call(postingsApi.close, {
        params: { id },
        body: { reason: 'cancelled', dispositions: [], version },
      })
    expect([await offered(zoe.team), await offered(seat)]).toEqual([[], [shared.id]])

    const proof = { companyId: zoe.id }
    for (const state of ['suspended', 'closing'] as const) {
      await test.db.write((m) => m.update(CompanyProofEntity, proof, { state }))
      expect((await seat.send(shareLinksApi.unshare, { params })).statusCode).toBe(403)
      expect(await offered(seat)).toEqual([])
    }
    await test.db.write((m) => m.update(CompanyProofEntity, proof, { state: 'verified' }))
    await seat.call(shareLinksApi.unshare, { params })
    expect(await offered(seat)).toEqual([])
    expect(await test.db.read.existsBy(ShareLinkEntity, { postingId: shared.id })).toBe(false)
  })

  it('is made for a hundred open jobs at most', async () => {
    const mo = await someone()
    const accountId = (await test.db.read.findOneByOrFail(ShareLinkEntity, { code: (await share(mo)).ref }))
      .accountId
    const row = await test.db.read.findOneByOrFail(PostingEntity, { id: posting.id })
    const next = await published(test, ben, 'Next Engineer')
    const ids = Array.from({ length: HIRING_LIMITS.shareLinks - 1 }, () => randomUUID())
    const at = test.clock.now().toISOString()
    await test.db.transaction(async (m) => {
      for (const id of ids) {
        await m.insert(PostingEntity, { ...row, id, code: null })
        const link = { accountId, candidateId: null, createdAt: at, visits: 0, marketId: LIVE_MARKET_ID }
        await m.insert(ShareLinkEntity, {
          ...link,
          postingId: id,
          code: codeFrom((below) => randomInt(below)),
        })
      }
    })
    const refused = await mo.me.send(shareLinksApi.share, { params: { id: next.id } })
    expect(refusalOf(refused)).toEqual([409, 'TOO_MANY_SHARED'])
    await test.db.write((m) => m.update(PostingEntity, { id: ids[0] ?? '' }, { status: 'Closed' }))
    expect((await share(mo, next.id)).ref).toHaveLength(10)
    await test.db.transaction(async (m) => {
      for (const id of ids) await m.delete(PostingEntity, { id })
    })
  })

  it('goes with whoever made it, and so does the name behind a referral', async () => {
    const mo = await someone('Quentin Quillfeather')
    const { ref, path } = await share(mo)
    const kim = await someone('Kim Oh')
    const id = await apply(kim, { ref })
    expect((await rowOf(id)).referrerCandidateId).not.toBeNull()
    const { goes } = await mo.me.call(placesApi.previewEraseProfile)
    expect(goes).toContainEqual({ what: 'Links by which you share jobs', count: 1 })
    await mo.me.call(placesApi.eraseProfile, { body: { confirm: ERASE_WORD } })
    expect(await rowOf(id)).toMatchObject({ source: 'referral', referrerCandidateId: null })
    expect(await test.db.read.existsBy(ShareLinkEntity, { code: ref })).toBe(false)
    expect((await test.client().get(path)).statusCode).toBe(200)
    const ida = await someone('Ida Moe')
    expect((await rowOf(await apply(ida, { ref }))).source).toBe('search')
    expect((await ben.team.call(companyApi.team)).items).toHaveLength(1)
  })
})
