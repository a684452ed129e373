import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { entities } from '../compose/entities'
import { migrate, openDatabase } from './data-source'
import type { Database } from './database'

describe('What SQLite is told about the data', () => {
  let folder: string
  let db: Database
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tryka-plans-'))
    db = await openDatabase(`sqlite:${join(folder, 'a.sqlite')}`, { entities })
    await migrate(db)
  })
  afterEach(async () => {
    await db.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const planOf = async (sql: string) => {
    const rows = await db.read.query<{ detail: string }[]>(`EXPLAIN QUERY PLAN ${sql}`)
    return rows.map(({ detail }) => detail).join('; ')
  }

  it('finds rows of a market by their ids, not by reading the market', async () => {
    const plan = await planOf(
      `SELECT * FROM postings WHERE market_id = 'w' AND id IN ('1', '2', '3', '4', '5', '6', '7', '8')`,
    )

    expect(plan).toBe('SEARCH postings USING INDEX sqlite_autoindex_postings_1 (id=?)')
  })

  it('finds facts that changed along an index', async () => {
    const plan = await planOf(
      `SELECT facts FROM match_facts WHERE subject = 'person' AND market_id = 'w' AND changed_at >= '2026'`,
    )

    expect(plan).toContain(
      'USING INDEX ix_match_facts_changed_at (subject=? AND market_id=? AND changed_at>?)',
    )
  })

  it('sums figures up out of an index alone', async () => {
    const plan = await planOf(
      `SELECT source, SUM(CASE WHEN hired_at IS NOT NULL THEN 1 ELSE 0 END) FROM applications
       WHERE market_id = 'w' AND company_id = 'c' AND applied_at >= '2026' GROUP BY source`,
    )

    expect(plan).toContain('USING COVERING INDEX ix_applications_figures')
  })

  it('sums figures up by posting out of the same index', async () => {
    const plan = await planOf(
      `SELECT posting_id, SUM(CASE WHEN hired_at IS NOT NULL THEN 1 ELSE 0 END) FROM applications
       WHERE market_id = 'w' AND company_id = 'c' AND applied_at >= '2026' GROUP BY posting_id`,
    )

    expect(plan).toContain('USING COVERING INDEX ix_applications_figures')
  })

  it('looks for the last move of an application among its own events', async () => {
    const plan = await planOf(
      `SELECT (SELECT e.at FROM hiring_events e WHERE e.market_id = a.market_id AND e.kind = 'application'
         AND e.subject_id = a.id AND e.to_state = a.stage AND e.from_state <> e.to_state ORDER BY e.at DESC LIMIT 1)
       FROM applications a WHERE a.market_id = 'w' AND a.company_id = 'c' AND a.stage IN ('applied', 'under_review')`,
    )

    expect(plan).toContain('a USING COVERING INDEX ix_applications_stage')
    expect(plan).toContain(
      'e USING INDEX ix_hiring_events_kind_subject_id_at (market_id=? AND kind=? AND subject_id=?)',
    )
    expect(plan).not.toContain('TEMP B-TREE')
  })

  it('reads what a search of applications asks for out of an index alone', async () => {
    const plan = await planOf(
      `SELECT (stage || ''), COUNT(*) FROM applications WHERE market_id = 'w' AND company_id = 'c'
         AND CASE WHEN posting_id IN (SELECT id FROM postings WHERE market_id = 'w' AND company_id = 'c'
           AND LOWER(title) LIKE '%x%') THEN 1 WHEN candidate_id IN ('p') AND first_interview_at IS NULL
           AND revealed_at IS NULL THEN 1 ELSE 0 END = 1 GROUP BY (stage || '')`,
    )

    expect(plan).toContain('SEARCH applications USING COVERING INDEX ix_applications_match')
    expect(plan).toContain('SEARCH postings USING COVERING INDEX ix_postings_company')
  })

  it('counts an inbox without reading conversations or marks', async () => {
    const plan = await planOf(
      `SELECT COUNT(*) FROM conversation_participants WHERE market_id = 'w' AND side = 'company'
         AND (conversation_id || '') IN (SELECT id FROM conversations WHERE market_id = 'w' AND company_id = 'c')
         AND archived_at IS NULL`,
    )

    expect(plan).toContain('SEARCH conversation_participants USING COVERING INDEX')
    expect(plan).toContain('SEARCH conversations USING COVERING INDEX')
  })

  it('finds what is due by its time, not by reading the market', async () => {
    const plan = await planOf(
      `SELECT id FROM postings WHERE market_id || '' = 'w' AND status = 'Active' AND closes_at <= '2026'`,
    )

    expect(plan).toContain('USING INDEX ix_postings_status_closes_at (status=? AND closes_at<?)')
  })

  it('still refuses a write through the reading connection', async () => {
    await expect(db.read.query(`DELETE FROM locks`)).rejects.toThrow('readonly')
  })
})
