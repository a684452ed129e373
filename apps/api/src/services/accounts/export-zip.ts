import { Readable } from 'node:stream'
import type { EntitySchema, ObjectLiteral } from 'typeorm'
import yazl from 'yazl'
import type { AccountData } from './account-data'
import type { AccountRow } from './account.entity'
import { AccountEntity } from './account.entity'

/** How a file of the export reads: what it is, and the columns of each table that it has rows of. */
interface FileSchema {
  description: string
  tables: Record<string, object>
}

const TYPES: Record<string, string> = { integer: 'integer', bigint: 'integer', boolean: 'boolean' }

/** A table as JSON Schema. Times are ISO 8601 text in UTC; a column that holds JSON may be anything. */
function tableSchema({ options }: EntitySchema<ObjectLiteral>): object {
  const properties = Object.entries(options.columns).map(([name, column]) => {
    if (column?.type === 'simple-json') return [name, {}]
    const type = TYPES[String(column?.type)] ?? 'string'
    return [name, { type: column?.nullable ? [type, 'null'] : type }]
  })
  return { type: 'object', properties: Object.fromEntries(properties) as object }
}

function fileSchema({ describes, tables }: Pick<AccountData, 'describes' | 'tables'>): FileSchema {
  const named = tables.map((table) => [table.options.tableName ?? table.options.name, tableSchema(table)])
  return { description: describes, tables: Object.fromEntries(named) as Record<string, object> }
}

const schemaOf = (parts: readonly AccountData[]) => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Everything that is kept about an account',
  description: 'Times are ISO 8601 in UTC. Rows carry the columns of their table, as far as they are yours.',
  files: {
    'account.json': fileSchema({ describes: 'The account itself.', tables: [AccountEntity] }),
    ...Object.fromEntries(parts.map((part) => [`${part.name}.json`, fileSchema(part)])),
  },
})

/**
 * Everything the account holds as one ZIP, streamed: a JSON file of each feature, how they read (`schema.json`), and
 * files such as resumes as people read them. What could not be made is named in `not-included.txt`.
 */
export function exportZip(
  parts: readonly AccountData[],
  { emailKey: _emailKey, ...account }: AccountRow,
  { exportedAt, signal }: { exportedAt: string; signal: AbortSignal },
): Readable {
  const zip = new yazl.ZipFile()
  const text = (name: string, value: object) =>
    zip.addBuffer(Buffer.from(JSON.stringify(value, null, 2)), name)
  const out = zip.outputStream as unknown as Readable
  zip.on('error', (error: Error) => out.destroy(error))
  text('account.json', { exportedAt, account })
  text('schema.json', schemaOf(parts))
  for (const part of parts) {
    // A part that fails ends the file where it is, so that nobody takes half of it for the whole.
    const rows = Readable.from(part.export(account.id)).on('error', (error) => out.destroy(error))
    zip.addReadStream(rows, `${part.name}.json`)
  }
  const addFiles = async () => {
    const missing: string[] = []
    for (const part of parts)
      for await (const { name, bytes } of part.files?.(account.id, signal) ?? [])
        if (bytes) zip.addBuffer(bytes, `${part.name}/${name}`)
        else missing.push(`${part.name}/${name}`)
    if (missing.length) zip.addBuffer(Buffer.from(`${missing.join('\n')}\n`), 'not-included.txt')
    zip.end()
  }
  addFiles().catch((error: unknown) => out.destroy(error as Error))
  return out
}
