import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'

const root = join(import.meta.dirname, '../../../..')
const banks = join(root, 'libs/assessment/src/banks')
/** Everything that the three sites send to a browser, and what the API tells of itself. */
const SENT = [
  ...['marketing', 'candidate', 'admin'].flatMap((site) => [
    `apps/${site}/dist`,
    `apps/e2e/test-output/separate/${site}`,
  ]),
  'apps/api/openapi.json',
]
const TEXT = /\.(js|mjs|css|html|json|map|txt|xml)$/

const filesOf = (path: string): string[] =>
  TEXT.test(path)
    ? [path]
    : readdirSync(path, { recursive: true, withFileTypes: true })
        .filter((one) => one.isFile() && TEXT.test(one.name))
        .map(({ parentPath, name }) => join(parentPath, name))

/** What only a bank holds: names of its templates, and what each of them tells apart. */
const kept = readdirSync(banks, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.template.ts') && !name.includes('practice'))
  .map((name) => {
    const source = readFileSync(join(banks, name), 'utf8')
    return {
      id: /^ {2}id: '(.+)',$/m.exec(source)?.[1] ?? '',
      idea: /^ {2}idea:\s+(['"])(.+)\1,$/m.exec(source)?.[2] ?? '',
    }
  })

test.describe('Keys of assessments', () => {
  test('are in nothing that a browser is sent, nor in a map of it', () => {
    expect(kept.length).toBeGreaterThan(120)
    expect(kept.filter(({ id, idea }) => !id.includes('/') || idea.length < 10)).toEqual([])
    const files = SENT.flatMap((path) => filesOf(join(root, path)))
    expect(files.filter((name) => name.endsWith('.js')).length).toBeGreaterThan(50)
    const found = files.flatMap((file) => {
      const text = readFileSync(file, 'utf8')
      return kept.flatMap(({ id, idea }) =>
        text.includes(id) || text.includes(idea) ? [`${id} in ${file}`] : [],
      )
    })
    expect(found).toEqual([])
  })
})
