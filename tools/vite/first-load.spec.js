const { execFileSync } = require('node:child_process')
const { join } = require('node:path')

// The plugin is an ES module, as Vite wants it; a process of its own can load it.
const firstLoad = (bundle, modules) =>
  JSON.parse(
    execFileSync(process.execPath, [
      '--input-type=module',
      '-e',
      `import { firstLoad } from ${JSON.stringify(`file://${join(__dirname, 'first-load.mjs')}`)}
       console.log(JSON.stringify(firstLoad(${JSON.stringify(bundle)}, ${JSON.stringify(modules)})))`,
    ]).toString(),
  )

const chunk = (fileName, { code = fileName.repeat(50), ...more } = {}) => ({
  [fileName]: { type: 'chunk', fileName, imports: [], code, ...more },
})
const bundle = {
  ...chunk('entry.js', { isEntry: true, imports: ['vendor.js'] }),
  ...chunk('vendor.js'),
  ...chunk('page.js', { facadeModuleId: '/app/page.tsx', imports: ['vendor.js', 'part.js'] }),
  ...chunk('part.js'),
  ...chunk('other.js', { facadeModuleId: '/app/other.tsx' }),
}

describe('The first load of a build', () => {
  it('counts the entry, the modules of the visit and what they import, each file once', () => {
    const alone = firstLoad(bundle, []).bytes
    const visit = firstLoad(bundle, ['/page.tsx']).bytes
    const all = firstLoad(bundle, ['/page.tsx', '/other.tsx']).bytes

    expect(alone).toBeGreaterThan(0)
    expect(visit).toBeGreaterThan(alone)
    expect(all).toBeGreaterThan(visit)
    expect(firstLoad(bundle, ['/page.tsx', '/page.tsx']).bytes).toBe(visit)
  })

  it('names a module that is no chunk of its own', () => {
    expect(firstLoad(bundle, ['/page.tsx', '/gone.tsx']).missing).toEqual(['/gone.tsx'])
  })
})
