import type { MigrationInterface, QueryRunner } from 'typeorm'

const WIDTH = 256

/** A tile of entries has a row once it is whole: until then, its entries say their hashes themselves. */
export class KeepWholeTiles20261124235000 implements MigrationInterface {
  readonly name = 'KeepWholeTiles20261124235000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM log_tiles WHERE level = 0 AND width < ${WIDTH}`)
  }

  async down(runner: QueryRunner): Promise<void> {
    const [{ size }] = (await runner.query('SELECT count(*) AS size FROM log_leaves')) as [{ size: unknown }]
    const n = Math.floor(Number(size) / WIDTH)
    const rows = (await runner.query(
      `SELECT hash FROM log_leaves WHERE "index" >= ${n * WIDTH} ORDER BY "index"`,
    )) as { hash: string }[]
    if (rows.length === 0) return
    const hashes = Buffer.concat(rows.map(({ hash }) => Buffer.from(hash, 'base64url'))).toString('base64url')
    await runner.query(
      `INSERT INTO log_tiles (level, n, width, hashes) VALUES (0, ${n}, ${rows.length}, '${hashes}')`,
    )
  }
}
