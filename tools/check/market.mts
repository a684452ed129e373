import 'reflect-metadata'
import { entities } from '../../apps/api/src/compose/entities'
import { openDatabase } from '../../apps/api/src/db/data-source'
import { marketFaults } from '../../apps/api/src/testing/check-market'

// Looks through the tables of a running product, or of a copy, for what must not be: `npm run check:market -- <url>`.
const url = process.argv[2] ?? process.env['DATABASE_URL']
if (!url) throw new Error('Name the database: npm run check:market -- sqlite:/path/to/tryka.sqlite')
const schema = process.argv[3]
const db = await openDatabase(url, { entities, ...(schema ? { schema } : {}) })
const faults = await marketFaults(async (sql) => (await db.read.query(sql)) as never, new Date())
await db.close()
for (const fault of faults) console.log(fault)
console.log(faults.length === 0 ? 'Nothing is wrong.' : `${faults.length} faults`)
process.exitCode = faults.length === 0 ? 0 : 1
