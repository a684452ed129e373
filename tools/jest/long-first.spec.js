const { existsSync, mkdtempSync, rmSync } = require('node:fs')
const { tmpdir } = require('node:os')
const { join, resolve } = require('node:path')
const LongFirst = require('./long-first.cjs')

const { LONG } = LongFirst

describe('The order of files', () => {
  it.each(LONG)('knows %s, which is there', (file) => {
    expect(existsSync(resolve(__dirname, '../..', file))).toBe(true)
  })

  it('begins with the long ones that Jest has not seen, however short they are to read', () => {
    const cacheDirectory = mkdtempSync(join(tmpdir(), 'tryka-order-'))
    const large = '/large.spec.ts'
    const context = {
      config: { cacheDirectory, id: 'order' },
      hasteFS: { getSize: (path) => (path === large ? 9_000 : 90) },
    }
    const [long, seen] = LONG.map((file) => `/${file}`)
    const tests = [
      { path: '/small.spec.ts', context },
      { path: large, context },
      { path: seen, context, duration: 1 },
      { path: long, context },
    ]
    const sorted = new LongFirst({ contexts: [context], globalConfig: {} }).sort(tests)
    rmSync(cacheDirectory, { recursive: true })

    expect(sorted[0].path).toBe(long)
    expect(sorted.findIndex(({ path }) => path === large)).toBeLessThan(
      sorted.findIndex(({ path }) => path === '/small.spec.ts'),
    )
  })
})
