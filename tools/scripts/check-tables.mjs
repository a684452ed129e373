import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { at } from './lib/env.mjs'
import { foreignWrites } from './lib/foreign-writes.cjs'

/**
 * `npm run check:tables`: only the owner of a table writes it. These places still write to another's; the list shrinks,
 * and none is added.
 */
const KNOWN = [
  // A change holds its market first, and puts lines under bells; the core is below the owners of both.
  'features/hiring/core/count-change.ts: MarketEntity',
  'features/hiring/core/change.ts: NotificationEntity',
  // What a match makes of a person stands with the person and the application, which are above it.
  'features/hiring/matching/matching.ts: CandidateEntity',
  'features/hiring/matching/matching.ts: ApplicationEntity',
].map((write) => `apps/api/src/${write}`)

const src = 'apps/api/src'
const files = readdirSync(at(src), { recursive: true })
  .map((name) => posix.join(src, name.replaceAll('\\', '/')))
  .filter((file) => file.endsWith('.ts') && !/\.spec\.ts$|\/testing\/|\/migrations\/|\/seed\//.test(file))
const writes = files.flatMap((file) => foreignWrites(file, readFileSync(at(file), 'utf8')))

const faults = [
  ...writes.filter((write) => !KNOWN.includes(write)).map((write) => `${write} is another's to write`),
  ...KNOWN.filter((write) => !writes.includes(write)).map(
    (write) => `${write} is gone: take it off the list`,
  ),
]
for (const fault of faults) console.log(fault)
console.log(`${files.length} files, ${faults.length} faults, ${KNOWN.length} known`)
process.exit(faults.length ? 1 : 0)
