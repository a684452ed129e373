import { readFileSync } from 'node:fs'
import { missingOptionals, notFromRegistry } from './lib/lock-faults.cjs'

const { packages } = JSON.parse(readFileSync(process.argv[2] ?? 'package-lock.json', 'utf8'))
const faults = [...missingOptionals(packages), ...notFromRegistry(packages)]
for (const fault of faults) console.log(fault)
console.log(`${Object.keys(packages).length} packages locked, ${faults.length} faults`)
process.exit(faults.length ? 1 : 0)
