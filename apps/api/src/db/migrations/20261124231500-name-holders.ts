import type { MigrationInterface, QueryRunner } from 'typeorm'

const ADDED: [table: string, column: string, type: string][] = [
  ['credentials', 'standard_error', 'integer'],
  ['credentials', 'holder_name', 'varchar(120)'],
  ['credentials', 'recheck_id', 'varchar(36)'],
  ['credentials', 'recheck_month', 'varchar(7)'],
  ['candidate_skills', 'proved_score', 'integer'],
  ['candidate_skills', 'standard_error', 'integer'],
]
const BATCH = 500

interface Stored {
  id: string
  document: string
}
interface Document {
  credentialSubject?: { result?: { resultDescription?: string; value?: string }[] }
}

/** What a document says itself; it is never made anew. */
function standardErrorOf(document: string): number | null {
  const { credentialSubject } = JSON.parse(document) as Document
  const said = credentialSubject?.result?.find(({ resultDescription }) =>
    resultDescription?.endsWith('#standard-error'),
  )
  return /^\d{1,4}$/.test(said?.value ?? '') ? Number(said?.value) : null
}

/** A credential may name its holder and say that it was re-checked live; the figures of a proof stand with the skill. */
export class NameHolders20261124231500 implements MigrationInterface {
  readonly name = 'NameHolders20261124231500'

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, column, type] of ADDED)
      await runner.query(`ALTER TABLE ${table} ADD COLUMN "${column}" ${type}`)
    for (let after = ''; ;) {
      const rows = (await runner.query(
        `SELECT id, document FROM credentials WHERE id > '${after}' ORDER BY id LIMIT ${BATCH}`,
      )) as Stored[]
      for (const { id, document } of rows)
        await runner.query(
          `UPDATE credentials SET standard_error = ${standardErrorOf(document) ?? 'NULL'} WHERE id = '${id}'`,
        )
      const last = rows.at(-1)
      if (!last || rows.length < BATCH) break
      after = last.id
    }
    const of = (column: string) =>
      `(SELECT c.${column} FROM credentials c WHERE c.id = candidate_skills.credential_id)`
    await runner.query(
      `UPDATE candidate_skills SET proved_score = ${of('score')}, standard_error = ${of('standard_error')}
         WHERE credential_id IN (SELECT id FROM credentials)`,
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, column] of [...ADDED].reverse())
      await runner.query(`ALTER TABLE ${table} DROP COLUMN "${column}"`)
  }
}
