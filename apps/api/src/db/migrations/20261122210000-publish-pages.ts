import { randomInt } from 'node:crypto'
import type { MigrationInterface, QueryRunner } from 'typeorm'

const LIVE = '00000000-0000-7000-8000-000000000000'
const ALPHABET = '23456789abcdefghjkmnpqrstvwxyz'

const code = (length: number): string =>
  Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)] ?? '').join('')

/** As the addresses of that day were made: small Latin letters and figures, and letters of chance where there are none. */
const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '') || 'company'

/**
 * Addresses of what everybody may see: the code of a posting that was live, the words of a company that was verified,
 * and the country in which the work is done.
 */
export class PublishPages20261122210000 implements MigrationInterface {
  readonly name = 'PublishPages20261122210000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE postings ADD COLUMN "code" varchar(10)')
    await runner.query('ALTER TABLE postings ADD COLUMN "country" varchar(2)')
    await runner.query('ALTER TABLE companies ADD COLUMN "slug" varchar(80)')
    await runner.query('CREATE UNIQUE INDEX "ux_postings_code" ON "postings" ("code")')
    await runner.query('CREATE UNIQUE INDEX "ux_companies_slug" ON "companies" ("slug")')
    await this.nameWhatIsThere(runner)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "ux_companies_slug"')
    await runner.query('DROP INDEX "ux_postings_code"')
    await runner.query('ALTER TABLE companies DROP COLUMN "slug"')
    await runner.query('ALTER TABLE postings DROP COLUMN "country"')
    await runner.query('ALTER TABLE postings DROP COLUMN "code"')
  }

  private async nameWhatIsThere(runner: QueryRunner): Promise<void> {
    const postings = (await runner.query(
      `SELECT id FROM postings WHERE market_id = '${LIVE}' AND first_activated_at IS NOT NULL`,
    )) as { id: string }[]
    for (const { id } of postings)
      await runner.query(`UPDATE postings SET code = '${code(10)}' WHERE id = '${id}'`)
    // Where the work is done on the spot, the country of its company is the likely one; its team can change it.
    await runner.query(
      `UPDATE postings SET country = (SELECT p.country FROM company_proofs p WHERE p.company_id = postings.company_id)
       WHERE market_id = '${LIVE}' AND mode <> 'Remote'`,
    )
    const companies = (await runner.query(
      `SELECT c.id, c.name FROM companies c JOIN company_proofs p ON p.company_id = c.id
       WHERE p.state IN ('verified', 'suspended') ORDER BY p.state_at, c.id`,
    )) as { id: string; name: string }[]
    const taken = new Set<string>()
    for (const { id, name } of companies) {
      const plain = slugOf(name)
      const slug = taken.has(plain) ? `${plain}-${code(5)}` : plain
      taken.add(slug)
      await runner.query(`UPDATE companies SET slug = '${slug}' WHERE id = '${id}'`)
    }
  }
}
