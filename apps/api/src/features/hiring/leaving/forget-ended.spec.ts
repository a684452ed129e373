import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { DAY_MS, KEPT_DAYS, applicationsApi, companyApplicationsApi, companyMessagesApi } from '@tryka/domain'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app'
import { appliedFor, publishedBy } from '../../../testing/live-hiring'
import { candidate, verifiedCompany } from '../../../testing/live-market'
import { HiringEventEntity } from '../core/hiring-event.table'
import { ConversationEntity, MessageEntity } from '../messages/message.table'
import { CandidateEntity } from '../profile/candidate.table'
import { ApplicationEntity, SnapshotEntity } from '../applications/application.table'
import { VerificationRequestEntity } from '../verification-requests/verification-request.table'

jest.setTimeout(120_000)

const seed = randomInt(1_000_000)
console.info(`ended applications: seed ${seed}`)

describe('A year after its end an application', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await buildTestApp()
    // The clock runs once requests are served.
    await test.app.listen({ host: '127.0.0.1', port: 0 })
  })
  afterAll(() => test.close())

  const rowOf = (id: string) => test.db.read.findOneByOrFail(ApplicationEntity, { id })
  async function forgotten(id: string) {
    for (let i = 0; i < 600; i++) {
      const row = await rowOf(id)
      if (row.forgottenAt) return row
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error('Nobody forgot it')
  }

  it('is counted with nobody behind it, and what was said about it is gone; others stay', async () => {
    const team = await verifiedCompany(test, `ben@keeps-${seed}.com`, 'Keeps Ltd')
    const { id: postingId } = await publishedBy(test, team)
    const asha = await candidate(test, `asha@mail-${seed}.com`, 'Asha Old')
    const bao = await candidate(test, `bao@mail-${seed}.com`, 'Bao New')
    const secret = randomBytes(9).toString('hex')
    const note = `My note ${secret}`
    const sent = await asha.me.call(applicationsApi.apply, { params: { id: postingId }, body: { note } })
    const other = await appliedFor(bao, team, postingId)
    const params = { id: sent.id }
    const { version } = await team.team.call(companyApplicationsApi.get, { params })
    await team.team.call(companyApplicationsApi.reject, {
      params,
      body: { version, reasonId: 'skills', message: `Sorry ${secret}` },
    })
    const first = await rowOf(sent.id)
    expect(first.stage).toBe('rejected')
    await team.team.call(companyMessagesApi.compose, {
      body: {
        to: first.candidateId,
        subject: 'Keep in touch',
        body: `Hello ${secret}`,
      },
    })
    const asked = {
      marketId: first.marketId,
      companyId: team.id,
      postingId,
      skill: 'SQL',
      at: first.appliedAt,
    }
    const kept = (await rowOf(other.id)).candidateId
    for (const candidateId of [first.candidateId, kept])
      await test.db.write((m) =>
        m.insert(VerificationRequestEntity, { ...asked, candidateId, id: randomUUID() }),
      )
    const events = await test.db.read.countBy(HiringEventEntity, { applicationId: sent.id })

    test.clock.advance((KEPT_DAYS.application - 1) * DAY_MS)
    await test.db.read.find(ApplicationEntity)
    expect((await rowOf(sent.id)).forgottenAt).toBeNull()
    test.clock.advance(2 * DAY_MS)
    const row = await forgotten(sent.id)

    expect(row).toMatchObject({
      stage: 'rejected',
      appliedAt: first.appliedAt,
      notes: '',
      rejectMessage: null,
    })
    expect(row.candidateId).not.toBe(first.candidateId)
    const nobody = await test.db.read.findOneByOrFail(CandidateEntity, { id: row.candidateId })
    expect(nobody).toMatchObject({
      name: 'Former applicant',
      accountId: null,
      email: '',
      includeInTalentDirectory: false,
    })
    const person = await test.db.read.findOneByOrFail(CandidateEntity, { id: first.candidateId })
    expect(person.name).toBe('Asha Old')
    const own = await test.db.read.findBy(HiringEventEntity, { applicationId: sent.id })
    expect(own).toHaveLength(events)
    expect(own.some(({ actorId }) => actorId === first.candidateId)).toBe(false)
    const left = [
      await test.db.read.findBy(SnapshotEntity, { applicationId: sent.id }),
      await test.db.read.findBy(ConversationEntity, { candidateId: first.candidateId }),
      await test.db.read.find(MessageEntity),
      own,
      row,
    ]
    expect(JSON.stringify(left)).not.toContain(secret)
    expect(JSON.stringify(left)).not.toContain('Asha')
    const still = await test.db.read.findBy(VerificationRequestEntity, { postingId })
    expect(still.map(({ candidateId }) => candidateId)).toEqual([kept])
    expect(await rowOf(other.id)).toMatchObject({ forgottenAt: null })
  })
})
