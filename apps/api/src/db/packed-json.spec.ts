import { openTestDatabase } from '../testing/storage'
import { migrations } from './migrations'
import { CountStoredBytes20261122120000 } from './migrations/20261122120000-count-stored-bytes'
import { packJson, unpackJson } from './packed-json'

const value = { text: 'Grüße, 你好', list: [1, null, true], deep: { a: { b: 'c'.repeat(2_000) } } }

describe('Packed JSON', () => {
  it('comes back as it was, and so does what was stored plain', () => {
    expect(unpackJson(packJson(value))).toEqual(value)
    expect(unpackJson(JSON.stringify(value))).toEqual(value)
  })

  it('is shorter', () => {
    expect(packJson(value).length).toBeLessThan(JSON.stringify(value).length / 5)
  })

  it('is plain again when the migration that began with it is undone', async () => {
    const { db, drop } = await openTestDatabase()
    const account = { id: 'a', kind: 'guest', email: null, emailKey: null, createdAt: 't', lastUsedAt: 't' }
    const times = { createdAt: 't', updatedAt: 't', deletedAt: null }
    await db.write((m) => m.insert('account', account))
    await db.write((m) =>
      m.insert('resume', {
        id: 'r',
        accountId: 'a',
        title: 'CV',
        content: { templateId: 'modern' },
        templateId: 'modern',
        bytes: 1,
        isDefault: false,
        version: 1,
        ...times,
      }),
    )
    const content = packJson(value)
    const kept = { id: 'v', resumeId: 'r', version: 1, reason: 'import', title: 'CV', content, bytes: 1 }
    await db.write((m) => m.insert('resume_version', { ...kept, createdAt: 't' }))

    for (const _ of migrations.slice(migrations.indexOf(CountStoredBytes20261122120000)))
      await db.source.undoLastMigration({ transaction: 'each' })
    const [plain] = (await db.source.query('SELECT content FROM resume_versions')) as { content: string }[]
    await db.source.runMigrations({ transaction: 'each' })
    const kinds = (await db.source.query('SELECT bytes FROM resume_versions')) as object[]
    const [told] = (await db.source.query('SELECT bytes, template_id FROM resumes')) as object[]

    expect(JSON.parse(plain?.content ?? '')).toEqual(value)
    expect(told).toEqual({ bytes: Buffer.byteLength('{"templateId":"modern"}'), template_id: 'modern' })
    expect(kinds).toEqual([{ bytes: Buffer.byteLength(plain?.content ?? '') }])
    await drop()
  })
})
