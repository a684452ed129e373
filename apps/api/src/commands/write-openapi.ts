import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openApiDocument } from './openapi'

const file = join(import.meta.dirname, '..', '..', 'openapi.json')
writeFileSync(file, await openApiDocument())
process.stdout.write(`Written: ${file}\n`)
