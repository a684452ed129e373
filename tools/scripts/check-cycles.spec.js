const { spawnSync } = require('node:child_process')
const { mkdirSync, mkdtempSync, rmSync, writeFileSync } = require('node:fs')
const { tmpdir } = require('node:os')
const { dirname, join } = require('node:path')

describe('npm run check:cycles', () => {
  jest.setTimeout(60_000)

  let repository
  beforeEach(() => {
    repository = mkdtempSync(join(tmpdir(), 'cycles-'))
    put('apps/planted/src/main.ts', "import { a } from './left/a'\na()\n")
  })
  afterEach(() => rmSync(repository, { recursive: true }))

  const put = (name, text) => {
    mkdirSync(dirname(join(repository, name)), { recursive: true })
    writeFileSync(join(repository, name), text)
  }
  const faults = () => {
    const script = join(__dirname, 'check-cycles.mjs')
    const { stdout, status } = spawnSync('node', [script, repository], { encoding: 'utf8' })
    return { status, lines: stdout.split('\n').filter((line) => line.startsWith('libs/planted/')) }
  }

  it('sees a circle of types, of what is loaded later and of components', () => {
    put('libs/planted/src/a.ts', "import type { B } from './part/b'\nexport type A = B\n")
    put('libs/planted/src/part/b.tsx', "export type B = string\nexport const c = () => import('../c')\n")
    put('libs/planted/src/c.ts', "export type { A } from './a'\n")

    expect(faults()).toEqual({
      status: 1,
      lines: ['libs/planted/src: files in a circle: a.ts, c.ts, part/b.tsx'],
    })
  })

  it('sees a circle of folders, and lets specs look into any of them and all read a table', () => {
    put('libs/planted/src/left/a.ts', "export { b } from '../right/b'\n")
    put('libs/planted/src/right/b.ts', 'export const b = 1\n')
    put('libs/planted/src/right/c.spec.ts', "import '../left/d'\n")
    put('libs/planted/src/left/d.ts', 'export const d = 1\n')
    put('libs/planted/src/left/d.table.ts', 'export const table = 1\n')
    put('libs/planted/src/right/e.ts', "export { table } from '../left/d.table'\n")
    expect(faults().lines).toEqual([])

    put('libs/planted/src/right/c.ts', "export { d } from '../left/d'\n")

    expect(faults().lines).toEqual([
      'libs/planted/src: folders in a circle: left, right; cheapest to cut: left → right (1)',
    ])
  })
})
