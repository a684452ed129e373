import { spawnSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './lib/env.mjs'
import { migrationFaults } from './lib/migration-faults.cjs'

const FOLDER = 'apps/api/src/db/migrations'
/** Migrations that the main branch holds and that read otherwise here: a merged migration is never edited. */
function edited() {
  const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  const base = ['origin/main', 'main'].find((name) => git('rev-parse', '--verify', '-q', name).status === 0)
  const merged = base && git('merge-base', base, 'HEAD').stdout.trim()
  if (!merged) return []
  const changed = git('diff', '--name-only', '--diff-filter=MDR', merged, '--', FOLDER).stdout.trim()
  return changed
    .split('\n')
    .filter((file) => file && !file.endsWith('index.ts') && !file.endsWith('.spec.ts'))
    .map((file) => `${file}: is merged and must not change`)
}

const folder = join(root, FOLDER)
const files = readdirSync(folder)
  .filter((name) => name !== 'index.ts' && !name.endsWith('.spec.ts'))
  .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))
  .filter(({ name, text }) => /^\d/.test(name) || text.includes('MigrationInterface'))
const faults = [...migrationFaults(files, readFileSync(join(folder, 'index.ts'), 'utf8')), ...edited()]
for (const fault of faults) console.log(fault)
console.log(`${files.length} migrations, ${faults.length} faults`)
process.exit(faults.length ? 1 : 0)
