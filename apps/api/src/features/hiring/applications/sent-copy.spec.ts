import {
  applicationsApi,
  blindName,
  canonicalJson,
  companyApi,
  companyInterviewsApi,
  DAY_MS,
  jobsApi,
  companyApplicationsApi,
  peopleApi,
  postingsApi,
  sentResumePdfPath,
} from '@tryka/domain'
import { renderResume } from '@tryka/resume-template'
import type { RenderedResume } from '@tryka/resume-template'
import { buildTestApp } from '../../../testing/build-test-app'
import type { TestApp, TestClient } from '../../../testing/build-test-app'
import { invitedToDemo, openVisitor, refusalOf, signIn } from '../../../testing/hiring'
import type { Visitor } from '../../../testing/hiring'
import { sha256 } from '../core/sha256'
import { SnapshotEntity } from './application.table'
import { PostingEntity } from '../postings/posting.table'
import { exportOf } from '../../../testing/export'

const NOTE = 'I can start in March and know your stack from two earlier jobs.'

describe('The copy that an application sends', () => {
  let test: TestApp
  let visitor: Visitor
  const printed: RenderedResume[] = []
  const printer = {
    print: async (doc: RenderedResume) => Buffer.from(`%PDF-${printed.push(doc)}`),
    warmUp: () => Promise.resolve(),
    close: () => Promise.resolve(),
  }
  beforeAll(async () => {
    test = await buildTestApp({ config: { guestsPerHour: 1_000 }, deps: { printer } })
  })
  beforeEach(async () => void (visitor = await openVisitor(test)))
  afterAll(() => test.close())

  async function ownJob() {
    const { items } = await visitor.call(postingsApi.list, { query: { status: 'Active', pageSize: 20 } })
    for (const { id } of items) {
      const job = await visitor.call(jobsApi.get, { params: { id } })
      if (job.canApply) return job
    }
    throw new Error('No own posting is open to the visitor')
  }
  async function apply(note?: string) {
    const job = await ownJob()
    const body = { resumeId: job.resumes[0]?.id ?? null, ...(note === undefined ? {} : { note }) }
    const { id } = await visitor.call(applicationsApi.apply, { params: { id: job.id }, body })
    return { job, id, params: { id } }
  }
  const stored = (applicationId: string) =>
    test.db.read.findOneByOrFail(SnapshotEntity, { marketId: visitor.market.id, applicationId })
  /** The posting of an application, reviewed blind from here on. */
  const goBlind = (id: string) =>
    test.db.transaction((manager) => manager.update(PostingEntity, { id }, { blindReview: true }))

  it('carries the note to the company, and both sides read it as sent', async () => {
    const { id, params } = await apply(NOTE)

    const [mine, theirs] = [
      await visitor.call(applicationsApi.get, { params }),
      await visitor.call(companyApplicationsApi.get, { params }),
    ]

    expect([mine.snapshot.note, theirs.snapshot.note]).toEqual([NOTE, NOTE])
    expect(mine.notes).toBe('')
    expect(theirs.snapshot.sharedFields).toContain('note')
    const { content, sha256: proof } = await stored(id)
    expect(content.note).toBe(NOTE)
    expect(sha256(canonicalJson(content))).toBe(proof)
    expect((await exportOf(visitor.client)).text).toContain(NOTE)
  })

  it('keeps private notes private, those from before notes were sent too', async () => {
    const { id, params } = await apply()
    const { version } = await visitor.call(applicationsApi.get, { params })
    await visitor.call(applicationsApi.notes, { params, body: { notes: 'Ask about Fridays', version } })
    const { content } = await stored(id)
    const { note: _note, ...earlier } = content
    await test.db.transaction((manager) =>
      manager.update(SnapshotEntity, { applicationId: id }, { content: earlier }),
    )

    const mine = await visitor.call(applicationsApi.get, { params })
    const theirs = await visitor.send(companyApplicationsApi.get, { params })

    expect(mine).toMatchObject({ notes: 'Ask about Fridays', snapshot: { note: '' } })
    expect(theirs.statusCode).toBe(200)
    expect(theirs.body).not.toContain('Ask about Fridays')
  })

  it('holds the work and the resume of that day, whatever is changed later', async () => {
    const { job, params } = await apply()
    const { resume: before } = await visitor.call(applicationsApi.resume, { params })
    const summary = 'Written after the application'
    const url = `/api/resumes/${job.resumes[0]?.id ?? ''}`
    const { version } = (await visitor.client.get(url)).json<{ version: number }>()
    expect(
      (await visitor.client.request({ method: 'PUT', url, payload: { summary, version } })).statusCode,
    ).toBe(200)

    const mine = await visitor.call(applicationsApi.resume, { params })
    const theirs = await visitor.call(companyApplicationsApi.resume, { params })

    expect(mine.resume).toEqual(before)
    expect(theirs.resume).toEqual(before)
    expect(before.workExperience.length).toBeGreaterThan(0)
    const { snapshot } = await visitor.call(companyApplicationsApi.get, { params })
    expect(snapshot.work[0]?.company).not.toBe('')
    for (const side of ['candidate', 'company'] as const) {
      const pdf = await visitor.client.get(sentResumePdfPath(side, params.id))
      expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf'])
      expect(printed.at(-1)).toEqual(renderResume(before))
    }
  })

  it('is opened by reading its resume', async () => {
    const { params } = await apply()

    await visitor.client.get(sentResumePdfPath('company', params.id))

    expect((await visitor.call(applicationsApi.get, { params })).viewed?.role).toBe('Admin')
  })

  it('names nobody, no employer and no school while review is blind, on screen and on paper', async () => {
    const { job, id, params } = await apply(`${NOTE} ${visitor.market.candidate.name}`)
    await goBlind(job.id)
    const { resume } = await visitor.call(applicationsApi.resume, { params })

    const pages = [
      (await visitor.send(companyApplicationsApi.get, { params })).body,
      (await visitor.send(companyApplicationsApi.resume, { params })).body,
    ]
    const pdf = await visitor.client.get(sentResumePdfPath('company', id))
    pages.push(String(pdf.headers['content-disposition']), JSON.stringify(printed.at(-1)))

    const { fullName, email, phone } = resume.personalInfo
    const telling = [
      ...[fullName, email, phone, resume.summary, visitor.market.candidate.name, NOTE],
      ...resume.workExperience.flatMap(({ company, description }) => [company, ...description]),
      ...resume.education.map(({ institution }) => institution),
    ].filter(Boolean)
    expect(telling.length).toBeGreaterThan(6)
    for (const text of telling) for (const page of pages) expect(page).not.toContain(text)
    expect(pages[1]).toMatch(/Candidate [0-9A-F]{4}/)
    const { snapshot } = await visitor.call(companyApplicationsApi.get, { params })
    expect(snapshot.sharedFields).toEqual(expect.arrayContaining(['note', 'resume']))
  })

  it('gives nothing to try a guess against while review is blind: no hash, no end of a proof, no part of an id', async () => {
    const { job, id, params } = await apply()
    const { id: candidateId } = visitor.market.candidate
    const read = () => visitor.call(companyApplicationsApi.get, { params })
    const open = await read()
    expect(open.snapshot.credentials.map(({ month }) => month)).toContainEqual(
      expect.stringMatching(/^\d{4}-\d{2}$/),
    )
    // The same two hashes stand beside the profile that the directory shows.
    const person = { params: { id: candidateId }, query: { postingId: job.id } }
    const { matchAnswer } = await visitor.call(peopleApi.get, person)
    expect(open.matchAtApply.inputsSha256).toBe(matchAnswer?.inputsSha256)
    expect(open.snapshot.sha256).toBe((await stored(id)).sha256)
    await goBlind(job.id)

    const blind = await read()

    expect(blind).toMatchObject({ matchAtApply: { inputsSha256: '' }, snapshot: { sha256: '' } })
    expect(blind.snapshot.credentials).toEqual(
      open.snapshot.credentials.map((one) => ({ ...one, validUntil: null, credentialId: null })),
    )
    expect(blind.candidate).toMatchObject({ id, name: blindName(id) })
    expect([typeof open.timeZone, blind.timeZone]).toEqual(['string', null])
    expect(blindName(id)).not.toBe(blindName(candidateId))
    expect(JSON.stringify(blind)).not.toContain(candidateId)
  })

  it('tells whose clock an interview is read on, and nothing of it while review is blind', async () => {
    const { job, params } = await apply()
    const open = await visitor.call(companyApplicationsApi.get, { params })
    const at = new Date(test.clock.now().getTime() + 30 * DAY_MS).toISOString()
    const body = {
      slots: [at],
      type: 'Video' as const,
      duration: 60 as const,
      interviewerIds: [visitor.market.company.member.id],
      version: open.version,
    }
    const { id, candidateTimeZone } = await visitor.call(companyInterviewsApi.schedule, { params, body })
    expect(candidateTimeZone).toBe(open.timeZone)
    await goBlind(job.id)

    const { upcoming } = await visitor.call(companyInterviewsApi.list, { query: {} })

    expect(upcoming.find((one) => one.id === id)).toMatchObject({ candidateTimeZone: null })
  })

  it('has no resume where none was sent', async () => {
    const job = await ownJob()
    const { id } = await visitor.call(applicationsApi.apply, { params: { id: job.id }, body: {} })

    for (const url of [sentResumePdfPath('candidate', id), `/api/company/applications/${id}/resume`])
      expect(refusalOf(await visitor.client.get(url))).toEqual([404, 'NOT_FOUND'])
  })

  it('is closed to outsiders, other companies and whoever left the team', async () => {
    const { id } = await apply(NOTE)
    const stranger = await openVisitor(test)
    const member = await joinTeam()
    const urls = {
      mine: [`/api/applications/${id}/resume`, sentResumePdfPath('candidate', id)],
      theirs: [`/api/company/applications/${id}/resume`, sentResumePdfPath('company', id)],
    }
    const statuses = async (client: TestClient, of: readonly string[]) =>
      Promise.all(of.map(async (url) => (await client.get(url)).statusCode))

    expect(await statuses(test.client(), [...urls.mine, ...urls.theirs])).toEqual([401, 401, 401, 401])
    expect(await statuses(stranger.client, [...urls.mine, ...urls.theirs])).toEqual([404, 404, 404, 404])
    expect(await statuses(member.client, urls.mine)).toEqual([404, 404])
    expect(await statuses(member.client, urls.theirs)).toEqual([200, 200])

    await visitor.call(companyApi.removeMember, { params: { id: member.id } })

    expect(await statuses(member.client, urls.theirs)).toEqual([404, 404])
  })

  /** Somebody with an account and a market of their own, who accepted an invitation to the visitor's team. */
  async function joinTeam() {
    const email = 'colleague@example.com'
    await signIn(test, visitor.client, 'inviter@example.com')
    const { id: marketId, company } = visitor.market
    const colleague = { name: 'Colleague', email, role: 'Recruiter' } as const
    const token = await invitedToDemo(test, { marketId, companyId: company.id }, colleague)
    const { client } = await openVisitor(test)
    expect((await client.post(`/api/team-invitations/${token}/accept`)).statusCode).toBe(200)
    const { items } = (await visitor.client.get('/api/company/team?place=demo-team')).json<{
      items: { id: string; email: string }[]
    }>()
    const found = items.find((row) => row.email === email)
    if (!found) throw new Error('The colleague is not in the team')
    return { client, id: found.id }
  }
})
