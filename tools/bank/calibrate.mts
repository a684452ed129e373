import 'reflect-metadata'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import { parseArgs } from 'node:util'
import { entities } from '../../apps/api/src/compose/entities'
import { openDatabase, sqlitePath } from '../../apps/api/src/db/data-source'
import { givenAnswers } from '../../apps/api/src/features/hiring/assessments/given-answers'
import { BANKS, reviewOf } from '../../libs/assessment/src/index.ts'

/**
 * What answers say of the difficulty of tasks: `npm run bank:calibrate -- <database> [--track=sql] [--out=folder]`. It reads
 * the database, changes nothing, and writes one file for each bank to be read by people; banks are changed by hand.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    track: { type: 'string' },
    out: { type: 'string', default: 'dist/calibration' },
    schema: { type: 'string' },
  },
})
const [url = process.env['DATABASE_URL']] = positionals
if (!url) throw new Error('Name the database: npm run bank:calibrate -- sqlite:/path/to/tryka.sqlite')
if (!/^postgres/.test(url) && !existsSync(sqlitePath(url))) throw new Error(`There is no ${sqlitePath(url)}`)
const out = resolve(values.out)
if (`${out}${sep}`.includes(`${sep}banks${sep}`))
  throw new Error('A proposal does not belong among the banks')

const db = await openDatabase(url, { entities, ...(values.schema ? { schema: values.schema } : {}) })
try {
  for (const bank of BANKS.filter(({ track }) => values.track === undefined || values.track === track)) {
    const review = reviewOf(bank, await givenAnswers(db.read, bank))
    const file = join(out, `${bank.track}-${bank.version}.json`)
    mkdirSync(out, { recursive: true })
    writeFileSync(file, `${JSON.stringify(review, null, 2)}\n`)
    const { attempts, answers, calibration, tasks } = review
    const apart = tasks.filter(({ easier }) => Math.abs(easier) > 3).length
    console.log(
      `${bank.track} ${bank.version}: ${attempts} attempts, ${answers} answers, ${apart} tasks far from judgement, says ${calibration.said}, earned ${calibration.earned}: ${file}`,
    )
  }
} finally {
  await db.close()
}
