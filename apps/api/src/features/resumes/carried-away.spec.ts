import { randomInt } from 'node:crypto'
import { accountApi, DAY_MS, ERASE_WORD, HOUR_MS, LIVE_MARKET_ID, placesApi } from '@tryka/domain'
import type { Letter, Resume, ResumeShare } from '@tryka/domain'
import { buildTestApp, type TestApp } from '../../testing/build-test-app'
import { exportOf } from '../../testing/export'
import { candidate } from '../../testing/live-market'
import { ImportedBadgeEntity } from '../hiring/skills/badges/imported-badge.table'
import { ResumeShareEntity } from './sharing/resume-share.table'

jest.setTimeout(60_000)

const seed = randomInt(1_000_000)
console.info(`carried away: seed ${seed}`)
const PASSWORD = 'seven brass lanterns'
const printer = {
  print: () => Promise.resolve(Buffer.from('%PDF-1.7 made')),
  warmUp: () => Promise.resolve(),
  close: () => Promise.resolve(),
}

describe('What somebody made with the CV builder', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await buildTestApp({ config: { guestsPerHour: 1_000 }, deps: { printer } })
  })
  afterAll(() => test.close())

  /** A resume with earlier states, an open and a revoked link, a letter, and a badge of somebody else. */
  async function asha(name: string) {
    const person = await candidate(test, `${name}@mail-${seed}.com`)
    const { client } = person
    const resume = (
      await client.post('/api/resumes', { title: `${name} now`, summary: `${name} first` })
    ).json<Resume>()
    for (const summary of [`${name} second`, `${name} third`]) {
      test.clock.advance(3 * HOUR_MS)
      await client.request({
        method: 'PUT',
        url: `/api/resumes/${resume.id}`,
        payload: { summary, keepVersion: 'session' },
      })
    }
    const expiresAt = new Date(test.clock.now().getTime() + 9 * DAY_MS).toISOString()
    const link = async (body: object) =>
      (await client.post(`/api/resumes/${resume.id}/shares`, { expiresAt, ...body })).json<ResumeShare>()
    const open = await link({ label: `${name} for Ben`, password: PASSWORD })
    test.clock.advance(1_000)
    const revoked = await link({ label: `${name} for Chloé` })
    await client.request({ method: 'DELETE', url: `/api/resumes/${resume.id}/shares/${revoked.id}` })
    const letter = (
      await client.post('/api/letters', { title: `${name} letter`, resumeId: resume.id, subject: 'Lanterns' })
    ).json<Letter>()
    const place = await person.me.call(placesApi.get)
    const candidateId = place.side === 'candidate' ? place.candidate.id : ''
    const at = test.clock.now().toISOString()
    await test.db.write((manager) =>
      manager.insert(ImportedBadgeEntity, {
        id: `badge-${name}`,
        marketId: LIVE_MARKET_ID,
        candidateId,
        credentialHash: `${name}-hash`,
        document: `{"badge":"${name}"}`,
        verdict: 'valid',
        holder: 'unknown',
        says: `${name} course`,
        asOf: null,
        checkedAt: at,
        dueAt: at,
      }),
    )
    return { ...person, resume, open, revoked, letter, candidateId }
  }

  /** Every row of every table, as one line. */
  async function everything(): Promise<string[]> {
    const isSqlite = test.db.source.options.type === 'sqlite'
    const names = await test.db.source.query<{ name: string }[]>(
      isSqlite
        ? `SELECT name FROM sqlite_master WHERE type = 'table'`
        : `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema()`,
    )
    const rows = await Promise.all(
      names.map(async ({ name }) =>
        (await test.db.source.query<object[]>(`SELECT * FROM "${name}"`)).map(
          (row) => `${name}: ${JSON.stringify(row)}`,
        ),
      ),
    )
    return rows.flat()
  }

  it('is in the export whole: links without their secrets, letters, earlier states and badges', async () => {
    const { client, resume, open, revoked, letter } = await asha('quill')
    await asha('other')
    const { json, text } = await exportOf(client)

    expect(json['resumeLinks']).toMatchObject([
      { id: open.id, resumeId: resume.id, label: 'quill for Ben', hasPassword: true, views: 0, version: 1 },
      {
        id: revoked.id,
        label: 'quill for Chloé',
        hasPassword: false,
        revokedAt: expect.any(String) as string,
      },
    ])
    const [row] = await test.db.read.findBy(ResumeShareEntity, { id: open.id })
    for (const secret of [
      row?.tokenHash,
      row?.passwordHash,
      PASSWORD,
      new URL(open.url ?? '').pathname.slice(4),
    ])
      expect(text).not.toContain(secret ?? 'no secret')
    expect(json['coverLetters']).toMatchObject([{ id: letter.id, resumeId: resume.id, subject: 'Lanterns' }])
    expect(json['resumes']).toMatchObject([{ id: resume.id, summary: 'quill third' }])
    expect(json['resumeVersions']).toMatchObject([
      { resumeId: resume.id, version: 1, content: { summary: 'quill first' } },
      { resumeId: resume.id, version: 2, content: { summary: 'quill second' } },
    ])
    expect(json['live']).toMatchObject({
      person: { importedBadges: [{ id: 'badge-quill', document: '{"badge":"quill"}' }] },
    })
    expect(text).not.toMatch(/other (now|first|for|letter)|badge-other/)
  })

  it('leaves not one row when its account is erased, and nobody else’s goes with it', async () => {
    const gone = await asha('feather')
    const stays = await asha('stays')
    const linesOf = async ({ resume, open, letter, candidateId }: typeof gone, name: string) =>
      (await everything()).filter((line) =>
        [resume.id, resume.userId, open.id, letter.id, candidateId, `badge-${name}`, `${name} first`].some(
          (part) => line.includes(part),
        ),
      )
    const mine = (lines: string[]) =>
      lines.filter((line) => /^(resumes|resume_\w+|cover_letters|imported_badges): /.test(line)).length
    const before = await linesOf(stays, 'stays')
    expect(mine(await linesOf(gone, 'feather'))).toBe(mine(before))
    expect(mine(before)).toBeGreaterThanOrEqual(7)

    const erased = await gone.client.post(accountApi.erase.endpoint.path, { confirm: ERASE_WORD })
    expect(erased.statusCode).toBe(204)

    expect(mine(await linesOf(gone, 'feather'))).toBe(0)
    expect((await everything()).filter((line) => line.includes(gone.resume.id))).toEqual([])
    expect(
      (await everything()).filter((line) => /feather (first|second|for|letter|course)/.test(line)),
    ).toEqual([])
    expect(mine(await linesOf(stays, 'stays'))).toBe(mine(before))
  })
})
