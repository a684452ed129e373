import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The console reads cases and objections page by page, each in the order in which they are shown. */
const INDICES: [name: string, on: string][] = [
  ['ix_cases_open', `"cases" ("weight" DESC, "opened_at", "id") WHERE "state" IN ('open', 'looked_at')`],
  ['ix_cases_decided', `"cases" ("decided_at", "id") WHERE "state" = 'decided'`],
  ['ix_objections_decided_at', `"objections" ("decided_at", "id") WHERE "decided_at" IS NOT NULL`],
]

export class PageReports20261122414100 implements MigrationInterface {
  readonly name = 'PageReports20261122414100'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX "ix_cases_queue"`)
    for (const [name, on] of INDICES) await runner.query(`CREATE INDEX "${name}" ON ${on}`)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [name] of [...INDICES].reverse()) await runner.query(`DROP INDEX "${name}"`)
    await runner.query(`CREATE INDEX "ix_cases_queue" ON "cases" ("state", "weight", "opened_at", "id")`)
  }
}
