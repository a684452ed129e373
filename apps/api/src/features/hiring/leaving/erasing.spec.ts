import { randomInt } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import {
  ERASE_WORD,
  HOUR_MS,
  accountApi,
  applicationsApi,
  candidateApi,
  candidateMessagesApi,
  companyApi,
  companyApplicationsApi,
  companyInterviewsApi,
  companyMessagesApi,
  firstContactsApi,
  placesApi,
} from '@tryka/domain'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app'
import { appliedFor, confirmedAt, hourAhead, publishedBy, type Candidate } from '../../../testing/live-hiring'
import { candidate, joinedAs, signedIn, verifiedCompany } from '../../../testing/live-market'
import { outboxIdle } from '../../../testing/outbox'
import { InterviewEntity } from '../applications/interviews/interview.table'
import { CompanyProofEntity } from '../companies/company-proof.table'
import { TeamMemberEntity } from '../team/team.table'

jest.setTimeout(120_000)

const seed = randomInt(1_000_000)
console.info(`erasing: seed ${seed}`)
let made = 0
const host = (word: string) => `${word}-${seed}-${(made += 1)}.com`

const PHONE = '+44 20 7946 0118'
/** Words that nobody else uses, one for each place where something about a person is written. */
const WORDS = [
  ...['teamnote', 'ratingreason', 'hiringfeedback', 'hiringstep', 'rejectwords', 'reopenwords', 'biowords'],
  ...['candidatewords', 'asksubject', 'contactwords', 'privatenote'],
].map((word) => `${word}${seed}`)
const word = (of: string) => WORDS.find((each) => each.startsWith(of)) ?? ''

describe('Erasing an account', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await buildTestApp({ config: { guestsPerHour: 1_000 } })
    await test.app.listen({ host: '127.0.0.1', port: 0 })
  })
  afterAll(() => test.close())

  const erase = (by: { client: Candidate['client'] }) =>
    by.client.post(accountApi.erase.endpoint.path, { confirm: ERASE_WORD })

  /** Every table there is, also those that no entity names, as one line a row. */
  async function everything(): Promise<string[]> {
    const isSqlite = test.db.source.options.type === 'sqlite'
    const names = await test.db.source.query<{ name: string }[]>(
      isSqlite
        ? `SELECT name FROM sqlite_master WHERE type = 'table'`
        : `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema()`,
    )
    const lines: string[] = []
    for (const { name } of names) {
      const rows = await test.db.source.query<object[]>(`SELECT * FROM "${name}"`)
      lines.push(...rows.map((row) => `${name}: ${JSON.stringify(row)}`))
    }
    return lines
  }
  /** Rows of `otp_codes` are kept for a day, so that erasing sets no limit back. */
  const found = async (text: string) =>
    (await everything()).filter(
      (line) => line.toLowerCase().includes(text.toLowerCase()) && !line.startsWith('otp_codes:'),
    )

  /** A hiring in which both sides wrote whatever can be written about a person. */
  async function hired(name: string) {
    const ben = await verifiedCompany(test, `ben@${host('firm')}`, 'Grep & Sons')
    const asha = await candidate(test, `${name.split(' ')[0]?.toLowerCase()}@${host('mail')}`, name)
    const place = await asha.me.call(placesApi.get)
    const candidateId = place.side === 'candidate' ? place.candidate.id : ''
    const { email: _email, experienceMonths: _months, ...profile } = await asha.me.call(candidateApi.profile)
    const {
      work: _work,
      skills: _skills,
      strength: _strength,
      id: _id,
      initials: _initials,
      ...own
    } = profile
    const bio = `${name} ${word('biowords')}`
    await asha.me.call(candidateApi.updateProfile, { body: { ...own, bio, phone: PHONE } })
    const posting = await publishedBy(test, ben)
    const application = await appliedFor(asha, ben, posting.id)
    const { params } = application
    await application.review()
    const mine = await asha.me.call(applicationsApi.get, { params })
    await asha.me.call(applicationsApi.notes, {
      params,
      body: { notes: `${name} ${word('privatenote')}`, version: mine.version },
    })
    await ben.team.call(companyApplicationsApi.note, {
      params,
      body: { body: `${name} ${word('teamnote')}` },
    })
    const slots = [hourAhead(test, 30), hourAhead(test, 31)]
    const proposed = await application.propose(slots)
    await confirmedAt(asha, proposed, slots[0] ?? '')
    test.clock.advance(32 * HOUR_MS)
    const again = { ben: await signedIn(test, ben.email), asha: await signedIn(test, asha.email) }
    const team = again.ben.at(ben.place)
    const me = again.asha.at('me')
    const interview = { params: { id: proposed.id } }
    const held = () => test.db.read.findOneByOrFail(InterviewEntity, { id: proposed.id })
    // The server ends what is over by itself, and may do so in this moment.
    await team.send(companyInterviewsApi.complete, {
      ...interview,
      body: { version: (await held()).version },
    })
    expect((await held()).status).toBe('completed')
    await team.call(companyInterviewsApi.saveScorecard, {
      ...interview,
      body: {
        items: [{ criterion: 'Solidity', rating: 3, reason: `${name} ${word('ratingreason')}` }],
        recommendation: 'yes',
      },
    })
    await team.call(companyInterviewsApi.submitScorecard, interview)
    await team.call(companyInterviewsApi.outcome, {
      ...interview,
      body: {
        outcome: 'Passed',
        feedback: `${name} ${word('hiringfeedback')}`,
        nextStep: word('hiringstep'),
        version: (await held()).version,
      },
    })
    await me.call(candidateMessagesApi.compose, {
      body: {
        to: ben.id,
        subject: word('asksubject'),
        body: `I am ${name}, ${PHONE}. ${word('candidatewords')}`,
      },
    })
    await team.call(companyMessagesApi.compose, {
      headers: { 'idempotency-key': `compose-${seed}-${candidateId}` },
      body: { to: candidateId, subject: `For ${name}`, body: `Hello ${name}, is ${PHONE} right?` },
    })
    const version = async () => (await team.call(companyApplicationsApi.get, { params })).version
    const reject = async (message: string) =>
      team.call(companyApplicationsApi.reject, {
        params,
        body: { reasonId: 'skills', message, version: await version() },
      })
    await reject(`${name} ${word('rejectwords')}`)
    const reason = `${name} ${word('reopenwords')}`
    await team.call(companyApplicationsApi.reopen, { params, body: { reason, version: await version() } })
    await reject(`${name} ${word('rejectwords')} again`)
    return {
      ben: { ...ben, ...again.ben, team },
      asha: { ...asha, ...again.asha, me },
      candidateId,
      params,
      interview,
    }
  }

  it('leaves nothing of the person in any table, whoever wrote it', async () => {
    const name = `Zephyrine Quillfeather${seed}`
    const { ben, asha, candidateId, params, interview } = await hired(name)
    const other = await verifiedCompany(test, `eve@${host('asks')}`, 'Asks Ltd')
    const asked = await other.team.send(firstContactsApi.ask, {
      headers: { 'idempotency-key': `ask-${seed}` },
      body: { candidateId, text: `Dear ${name}, ${word('contactwords')}` },
    })
    expect(asked.statusCode).toBe(201)
    await outboxIdle(test)
    for (const text of [name, PHONE, asha.email, ...WORDS])
      expect([text, (await found(text)).length > 0]).toEqual([text, true])

    expect((await erase(asha)).statusCode).toBe(204)

    await outboxIdle(test)
    for (const text of [`quillfeather${seed}`, 'Zephyrine', PHONE, asha.email, ...WORDS])
      expect([text, await found(text)]).toEqual([text, []])
    // What stays is counted, and reads as what it is.
    expect(await ben.team.call(companyApplicationsApi.get, { params })).toMatchObject({
      status: 'Rejected',
      candidate: { name: 'Former applicant' },
    })
    const cards = await ben.team.call(companyInterviewsApi.scorecards, interview)
    expect(cards.items[0]?.items).toEqual([{ criterion: 'Solidity', rating: 3, reason: 'Reason removed' }])
    const { items } = await ben.team.call(companyMessagesApi.list)
    expect(items.map(({ subject }) => subject).sort()).toEqual(['For Former applicant', 'Subject removed'])
    await expectFileClean([`quillfeather${seed}`, ...WORDS])
  })

  /** What SQLite freed is overwritten, so the file itself has nothing either. */
  async function expectFileClean(texts: readonly string[]) {
    const { options } = test.db.source
    if (options.type !== 'sqlite' || !existsSync(options.database)) return
    await test.db.source.query('PRAGMA wal_checkpoint(TRUNCATE)')
    const bytes = readFileSync(options.database).toString('latin1').toLowerCase()
    for (const text of texts) expect([text, bytes.includes(text)]).toEqual([text, false])
  }

  it('takes the address off seats that ended, invitations and proofs', async () => {
    const domain = host('seats')
    const ben = await verifiedCompany(test, `ben@${domain}`, 'Seats Inc')
    const join = async (who: string, role: 'Admin' | 'Recruiter') => {
      const email = `${who}@${domain}`
      const person = await joinedAs(test, ben, { email, role, name: who })
      return person
    }
    const [chloe, dora] = [await join('chloe', 'Recruiter'), await join('dora', 'Admin')]
    const seatOf = async (email: string) =>
      (await ben.team.call(companyApi.team)).items.find((member) => member.email === email)
    const { id } = (await seatOf(chloe.email)) ?? { id: '' }
    await ben.team.call(companyApi.removeMember, { params: { id } })
    // Removed before addresses were emptied with the seat.
    await test.db.write((m) => m.update(TeamMemberEntity, { id }, { email: chloe.email.toUpperCase() }))
    // The same address is written to again after ten minutes.
    test.clock.advance(11 * 60_000)
    await ben.team.call(companyApi.invite, { body: { name: 'Chloé', email: chloe.email, role: 'Recruiter' } })
    expect((await test.db.read.findOneByOrFail(CompanyProofEntity, { companyId: ben.id })).provenBy).toBe(
      ben.email,
    )

    expect((await erase(chloe)).statusCode).toBe(204)
    expect(await found(chloe.email)).toEqual([])
    expect(await seatOf(chloe.email)).toBeUndefined()
    // Somebody else's proof stays.
    expect((await test.db.read.findOneByOrFail(CompanyProofEntity, { companyId: ben.id })).provenBy).toBe(
      ben.email,
    )

    expect((await erase(ben)).statusCode).toBe(204)
    expect(await found(ben.email)).toEqual([])
    const proof = await test.db.read.findOneByOrFail(CompanyProofEntity, { companyId: ben.id })
    expect(proof).toMatchObject({ state: 'verified', provenBy: `@${domain}` })
    expect((await dora.at(ben.place).call(companyApi.team)).items.map(({ email }) => email)).toEqual([
      dora.email,
    ])
  })

  it('empties the address of whoever an Admin takes out of the team', async () => {
    const domain = host('taken')
    const ben = await verifiedCompany(test, `ben@${domain}`, 'Taken Ltd')
    const email = `chloe@${domain}`
    const { items } = await ben.team.call(companyApi.invite, {
      body: { name: 'Chloé', email, role: 'Recruiter' },
    })
    const id = items.find((member) => member.email === email)?.id ?? ''
    await ben.team.call(companyApi.removeMember, { params: { id } })
    const row = await test.db.read.findOneByOrFail(TeamMemberEntity, { id })
    expect(row).toMatchObject({ email: '', name: 'Chloé' })
    expect(row.removedAt).not.toBeNull()
  })
})
