import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { BANKS, fingerprintOf, manifestOf } from '../../libs/assessment/src/index.ts'
import { FROZEN } from '../../libs/assessment/src/banks/frozen.ts'

/**
 * Freezes the version of a bank: `npm run bank:freeze -- sql`. Writes the list of its tasks, and says the line for
 * `frozen.ts`. A version that is frozen stays as it is.
 */
const [track] = process.argv.slice(2)
const bank = BANKS.find((one) => one.track === track)
if (!bank) throw new Error(`Name a bank: ${BANKS.map((one) => one.track).join(', ')}`)
const line = { version: bank.version, sha256: fingerprintOf(bank) }
const before = FROZEN[bank.track]?.find(({ version }) => version === line.version)
if (before && before.sha256 !== line.sha256)
  throw new Error(`${bank.track} ${bank.version} is frozen and the bank differs: give it another version`)
const file = new URL(
  `../../libs/assessment/src/banks/frozen-tasks/${bank.track}-${bank.version}.json`,
  import.meta.url,
)
writeFileSync(file, `${JSON.stringify(manifestOf(bank), null, 2)}\n`)
console.log(`Written: ${fileURLToPath(file)}`)
console.log(`For frozen.ts, under '${bank.track}': { version: '${line.version}', sha256: '${line.sha256}' },`)
