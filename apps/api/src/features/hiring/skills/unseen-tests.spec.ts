import { randomInt } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import {
  CANDIDATES_CSV,
  companyApi,
  companyApplicationsApi,
  DAY_MS,
  peopleApi,
  PIPELINE_CSV,
  postingsApi,
  SKILL_STATES,
  skillsApi,
  verificationRequestsApi,
} from '@tryka/domain'
import { buildPostingDraft } from '@tryka/domain/testing'
import { appWithTests, begun, book, taken } from '../../../testing/assessments'
import type { TestApp } from '../../../testing/build-test-app'
import { applied, candidate, verifiedCompany } from '../../../testing/live-market'
import { listenTo } from '../../../testing/live-stream'
import type { StoredCandidateSkillRow } from './skill.table'
import { CandidateSkillEntity } from './skill.table'

jest.setTimeout(180_000)

const seed = randomInt(1_000_000)
console.info(`unseen tests: seed ${seed}`)
let made = 0
const host = (word: string) => `${word}-${seed}-${(made += 1)}.com`

/** A proof that others may see; with every other state a skill is a claim, or was proved once. */
const SEEN = ['Verified', 'Expired']
const UNSEEN = SKILL_STATES.filter((state) => !SEEN.includes(state))

describe('What a company learns of a test', () => {
  let test: TestApp
  let base: string
  beforeAll(async () => {
    test = await appWithTests()
    await test.app.listen({ host: '127.0.0.1', port: 0 })
    base = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`
  })
  afterAll(() => test.close())

  /** Somebody who claims SQL and applied where it is asked for, and all that the company reads of them. */
  async function met({ blindReview = false } = {}) {
    const ben = await verifiedCompany(test, `ben@${host('firm')}`, `Firm ${seed} ${made}`)
    const asha = await candidate(test, `asha@${host('mail')}`)
    const { id: skillId } = await asha.me.call(skillsApi.add, { body: { skill: 'SQL', level: 3 } })
    const skills = [{ skill: 'SQL', level: 3 as const, importance: 'must' as const }]
    const post = async () => {
      const closesAt = new Date(test.clock.now().getTime() + 30 * DAY_MS).toISOString()
      const draft = buildPostingDraft({ skills, closesAt, blindReview })
      const { id, version } = await ben.team.call(postingsApi.create, { body: draft })
      return (await ben.team.call(postingsApi.publish, { params: { id }, body: { version } })).id
    }
    const postingId = await post()
    const { id } = await applied(asha, postingId)
    const { candidateId } = await test.db.read.findOneByOrFail(CandidateSkillEntity, { id: skillId })
    const paths = [CANDIDATES_CSV.path, PIPELINE_CSV.path]
    async function read() {
      const person = { params: { id: candidateId }, query: { postingId } }
      const asked = [
        ben.team.send(companyApplicationsApi.get, { params: { id } }),
        ben.team.send(companyApplicationsApi.list),
        ben.team.send(companyApplicationsApi.list, { query: { verifiedOnly: 'true' } }),
        ben.team.send(companyApplicationsApi.board, { params: { id: postingId } }),
        ben.team.send(peopleApi.search, { query: { postingId } }),
        ben.team.send(peopleApi.search, { query: { skills: 'SQL', verifiedOnly: 'true' } }),
        ben.team.send(peopleApi.get, person),
        ben.team.send(verificationRequestsApi.list, person),
        ...paths.map((path) => ben.client.get(`${path}?place=${ben.place}`)),
      ]
      const answers = await Promise.all(asked)
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
      return answers.map(({ body }) => body.replace(/"(computedAt|lastSeenAt)":"[^"]+"/g, ''))
    }
    const write = (fields: Partial<StoredCandidateSkillRow>) =>
      test.db.write((manager) => manager.update(CandidateSkillEntity, { id: skillId }, fields))
    return { ben, asha, postingId, post, read, write }
  }

  it('is nothing while it waits, runs and was not passed: no byte differs, and no screen is told', async () => {
    const { ben, asha, post, read } = await met()
    await read()
    const before = await read()
    const live = await listenTo(base, ben.client, ben.place)
    await live.start()

    await book(asha, { startsAt: new Date(test.clock.now().getTime() + DAY_MS).toISOString(), share: true })
    expect(await read()).toEqual(before)
    const [waiting] = (await asha.me.call(skillsApi.get)).pending
    await asha.me.call(skillsApi.cancel, { params: { id: waiting?.id ?? '' } })
    const end = await taken(test, asha, await begun(asha, { share: true }), { answer: null })
    expect(end.state).toBe('scored')
    const skill = (await asha.me.call(skillsApi.get)).declared.find((one) => one.skill === 'SQL')
    expect(skill?.state).toBe('Not passed')
    expect(await read()).toEqual(before)

    // What does reach the team comes after all that could have been said.
    await ben.team.call(companyApi.invite, {
      body: { name: 'Dia', email: `dia@${host('late')}`, role: 'Recruiter' },
    })
    await live.next('team')
    expect(live.events.flatMap(({ event }) => event.topics)).not.toContain('skills')
    await live.close()

    // Who applies afterwards sends a claim.
    const { id } = await applied(asha, await post())
    const { snapshot } = await ben.team.call(companyApplicationsApi.get, { params: { id } })
    expect(snapshot.skills).toEqual([{ skill: 'SQL', level: 3, state: 'unverified' }])
  })

  it.each([false, true])('is the same of every state that shows no proof, blind: %s', async (blindReview) => {
    const { asha, ben, post, read, write } = await met({ blindReview })
    await read()
    const before = await read()
    for (const state of UNSEEN) {
      await write({ state })
      expect(await read()).toEqual(before)
    }
    // Of a proof that is kept private a company knows no more.
    for (const state of SKILL_STATES) {
      await write({ state, awarded: 3, verifiedAt: test.clock.now().toISOString(), visibility: 'private' })
      expect(await read()).toEqual(before)
    }
    await write({ state: 'Under Review', awarded: null, visibility: 'shared' })
    const { id } = await applied(asha, await post())
    const { snapshot, matchAtApply } = await ben.team.call(companyApplicationsApi.get, { params: { id } })
    expect(snapshot).toMatchObject({ skills: [{ skill: 'SQL', state: 'unverified' }], credentials: [] })
    expect(matchAtApply.components[0]?.items).toMatchObject([{ skill: 'SQL', evidence: 'self' }])
  })
})
