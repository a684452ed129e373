import { randomUUID } from 'node:crypto'
import { applicationsApi, jobsApi, postingsApi, resumeApi, termsOfSkills } from '@tryka/domain'
import type { Tailoring } from '@tryka/domain'
import { buildTestApp } from '../../testing/build-test-app'
import type { TestApp } from '../../testing/build-test-app'
import { exportOf } from '../../testing/export'
import { openVisitor } from '../../testing/hiring'
import type { Visitor } from '../../testing/hiring'
import { SnapshotEntity } from '../hiring/applications/application.table'
import { PostingEntity } from '../hiring/postings/posting.table'

const PASTED: Tailoring = {
  postingId: null,
  postingVersion: null,
  textHash: 'a'.repeat(64),
  role: 'Charge nurse',
  company: 'St Mary',
  terms: [{ term: 'acute care', need: 'must' }],
  fromId: null,
  fromVersion: null,
}

describe('A resume made for a posting', () => {
  let test: TestApp
  let visitor: Visitor
  beforeAll(async () => void (test = await buildTestApp({ config: { guestsPerHour: 1_000 } })))
  beforeEach(async () => void (visitor = await openVisitor(test)))
  afterAll(() => test.close())

  async function openJob() {
    const { items } = await visitor.call(postingsApi.list, { query: { status: 'Active', pageSize: 20 } })
    for (const { id } of items) {
      const job = await visitor.call(jobsApi.get, { params: { id } })
      if (job.canApply) return job
    }
    throw new Error('No posting is open to the visitor')
  }
  async function tailored(more: Partial<Tailoring> = {}) {
    const job = await openJob()
    const [from] = await visitor.call(resumeApi.list, { query: {} })
    const tailoring: Tailoring = {
      ...PASTED,
      textHash: null,
      postingId: job.id,
      postingVersion: job.version,
      role: job.role,
      company: job.company.name,
      terms: termsOfSkills(job.skills),
      fromId: from?.id ?? null,
      fromVersion: from?.version ?? null,
      ...more,
    }
    const made = await visitor.call(resumeApi.create, { body: { title: `For ${randomUUID()}`, tailoring } })
    return { job, tailoring, made }
  }

  it('remembers it, whatever is changed afterwards, and lists say it', async () => {
    const { made, tailoring } = await tailored()
    await visitor.call(resumeApi.update, { params: { id: made.id }, body: { summary: 'Changed' } })

    const read = await visitor.call(resumeApi.read, { params: { id: made.id } })
    const cards = await visitor.call(resumeApi.list, { query: {} })
    const { postingId, role, company } = tailoring
    expect(read).toMatchObject({ summary: 'Changed', tailoring })
    expect(cards.find(({ id }) => id === made.id)?.tailoredTo).toEqual({ postingId, role, company })
    expect(cards.filter(({ tailoredTo }) => tailoredTo)).toHaveLength(1)
  })

  it('is offered first where one applies, and sent as it stands', async () => {
    const { made, job } = await tailored()
    await visitor.call(resumeApi.create, { body: { title: 'Written later' } })

    const { resumes } = await visitor.call(jobsApi.get, { params: { id: job.id } })
    expect(resumes[0]).toEqual({ id: made.id, title: made.title, isDefault: false, tailored: true })
    expect(resumes.slice(1).some((one) => one.tailored)).toBe(false)

    const { id } = await visitor.call(applicationsApi.apply, {
      params: { id: job.id },
      body: { resumeId: made.id },
    })
    const sent = await test.db.read.findOneByOrFail(SnapshotEntity, {
      marketId: visitor.market.id,
      applicationId: id,
    })
    expect(JSON.stringify(sent)).toContain(made.title)
  })

  it('stays when its posting and the resume it came from are erased', async () => {
    const { made, job, tailoring } = await tailored()
    await test.db.transaction((manager) => manager.delete(PostingEntity, { id: job.id }))
    await visitor.call(resumeApi.remove, { params: { id: tailoring.fromId ?? '' } })

    const read = await visitor.call(resumeApi.read, { params: { id: made.id } })
    expect(read.tailoring).toEqual(tailoring)
  })

  it('names nothing that is not there for the account', async () => {
    const other = await openVisitor(test)
    const [theirs] = await other.call(resumeApi.list, { query: {} })
    const { items } = await other.call(jobsApi.list, { query: {} })
    for (const tailoring of [
      { ...PASTED, fromId: theirs?.id ?? '' },
      { ...PASTED, fromId: randomUUID() },
      { ...PASTED, postingId: items[0]?.id ?? '' },
      { ...PASTED, postingId: randomUUID() },
    ]) {
      const answer = await visitor.client.post('/api/resumes', { title: 'Mine', tailoring })
      expect(answer.statusCode).toBe(404)
    }
  })

  it('is refused with a clear word when it is ill formed', async () => {
    for (const wrong of [
      { textHash: 'abc' },
      { role: 'x'.repeat(121) },
      { terms: [{ term: 'x', need: 'maybe' }] },
    ]) {
      const answer = await visitor.client.post('/api/resumes', { tailoring: { ...PASTED, ...wrong } })
      expect(answer.statusCode).toBe(400)
    }
  })

  it('is in the export of the account', async () => {
    const made = await visitor.call(resumeApi.create, { body: { title: 'Pasted', tailoring: PASTED } })
    const { text } = await exportOf(visitor.client)

    expect(text).toContain(made.id)
    expect(text).toContain(PASTED.textHash)
  })
})
