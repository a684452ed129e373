const { execFileSync } = require('node:child_process')
const { mkdtempSync, readFileSync, rmSync, writeFileSync } = require('node:fs')
const { tmpdir } = require('node:os')
const { join } = require('node:path')

const JEST = require.resolve('jest/bin/jest')

/** Two files that count in a module of theirs, in themselves, and with the framework; and which contexts are still asked. */
const SPEC = `
const { counted } = require('./counted')
let tests = 0
require('./registers').atEach(() => (tests += 1))
it('counts', () => {
  const context = new (require('node:async_hooks').AsyncLocalStorage)()
  context.run('one more', () => counted.push(context))
  const asked = counted.filter(({ enabled }) => enabled).length
  const seen = { module: counted.length, tests, asked }
  require('node:fs').appendFileSync(process.env.SEEN, JSON.stringify(seen) + '\\n')
})
it('runs what a module that stayed registered for this file alone', () => expect(tests).toBe(1))
`
const MODULES = {
  'counted.js': 'module.exports = { counted: [] }',
  // As a compiled import: what the framework is is asked at the call.
  'registers.js':
    "const framework = require('@jest/globals')\nmodule.exports = { atEach: (act) => framework.afterEach(act) }",
  'a.spec.js': SPEC,
  'b.spec.js': SPEC,
}

describe('The modules of a worker', () => {
  let folder
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'worker-'))))
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it.each(['node-environment.cjs', 'browser-environment.cjs'])(
    'stay between its files: %s',
    (environment) => {
      for (const [name, text] of Object.entries(MODULES)) writeFileSync(join(folder, name), text)
      const config = {
        testEnvironment: join(__dirname, environment),
        runtime: join(__dirname, 'shared-runtime.cjs'),
        transform: {},
      }
      writeFileSync(join(folder, 'jest.config.json'), JSON.stringify(config))
      const seen = join(folder, 'seen')
      execFileSync(process.execPath, [JEST, '--runInBand', '--config', join(folder, 'jest.config.json')], {
        cwd: folder,
        env: { ...process.env, SEEN: seen },
        stdio: 'pipe',
      })

      const lines = readFileSync(seen, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
      expect(lines.map(({ module }) => module)).toEqual([1, 2])
      expect(lines.map(({ tests }) => tests)).toEqual([0, 0])
      // Node 24 keeps contexts in another way: none of them is ever asked.
      for (const { asked } of lines) expect(asked).toBeLessThanOrEqual(1)
    },
  )
})
