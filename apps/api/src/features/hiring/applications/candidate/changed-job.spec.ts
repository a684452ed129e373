import { applicationsApi, ChangedJob, DAY_MS, HOUR_MS, jobsApi, postingsApi } from '@tryka/domain'
import type { PostingDetail, PostingDraft } from '@tryka/domain'
import { buildPostingDraft } from '@tryka/domain/testing'
import { buildTestApp } from '../../../../testing/build-test-app'
import type { TestApp } from '../../../../testing/build-test-app'
import { refusalOf } from '../../../../testing/hiring'
import { candidate, verifiedCompany } from '../../../../testing/live-market'

describe('A job that was changed between look and application', () => {
  let test: TestApp
  let firms = 0
  beforeAll(async () => void (test = await buildTestApp({ config: { guestsPerHour: 1_000 } })))
  afterAll(() => test.close())

  async function look() {
    firms += 1
    const ben = await verifiedCompany(test, `ben@changed-firm-${firms}.com`, `Changed Firm ${firms}`)
    const asha = await candidate(test, `asha@changed-mail-${firms}.com`)
    const closesAt = new Date(test.clock.now().getTime() + 30 * DAY_MS).toISOString()
    const draft = buildPostingDraft({ title: 'Ledger Engineer', closesAt })
    const made = await ben.team.call(postingsApi.create, { body: draft })
    const params = { id: made.id }
    let posting: PostingDetail = await ben.team.call(postingsApi.publish, {
      params,
      body: { version: made.version },
    })
    const edit = async (over: Partial<PostingDraft>) => {
      const body = { ...draft, ...over, version: posting.version }
      posting = await ben.team.call(postingsApi.update, { params, body })
    }
    const { version } = await asha.me.call(jobsApi.get, { params })
    const apply = (seen?: number) =>
      asha.me.send(applicationsApi.apply, {
        params,
        body: { resumeId: null, ...(seen === undefined ? {} : { version: seen }) },
      })
    return { ben, asha, params, draft, version, edit, apply }
  }

  it('is not applied to unread: the answer says what changed and what it is now', async () => {
    const { asha, params, draft, version, edit, apply } = await look()
    const closesAt = new Date(Date.parse(draft.closesAt ?? '') - HOUR_MS).toISOString()
    const skills = draft.skills.map((asked) => ({ ...asked, level: 4 as const }))
    await edit({ salaryMax: 91_000, salaryMin: 90_000 })
    await edit({ salaryMax: 91_000, salaryMin: 90_000, closesAt, skills })

    const answer = await apply(version)

    expect(refusalOf(answer)).toEqual([409, 'STALE'])
    const { changed, current } = ChangedJob.parse(answer.json())
    expect(changed).toEqual(['pay', 'skills', 'closes'])
    expect(current).toMatchObject({ id: params.id, salaryMax: 91_000, closesAt, version: version + 2 })
    expect(answer.json<{ detail: string }>().detail).toContain('the pay')
    expect((await asha.me.call(applicationsApi.list)).total).toBe(0)
    expect((await apply(version + 1)).json<{ changed: string[] }>().changed).not.toContain('pay')
    expect((await apply(current.version)).statusCode).toBe(201)
  })

  it('is applied to when what changed says nothing about the job, and by who names no version', async () => {
    const first = await look()
    await first.edit({ blindReview: true, openings: 4, urgency: 'High' })
    expect((await first.apply(first.version)).statusCode).toBe(201)

    const second = await look()
    await second.edit({ title: 'Another title' })
    expect((await second.apply()).statusCode).toBe(201)
  })

  it('is never applied to unread when both happen at once', async () => {
    const { asha, params, version, edit, apply } = await look()

    const [answer] = await Promise.all([apply(version), edit({ minYears: 7 })])

    const { version: now } = await asha.me.call(jobsApi.get, { params })
    expect(now).toBe(version + 1)
    expect([201, 409]).toContain(answer.statusCode)
    const { total } = await asha.me.call(applicationsApi.list)
    expect(total).toBe(answer.statusCode === 201 ? 1 : 0)
  })
})
