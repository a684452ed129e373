const { execFileSync } = require('node:child_process')
const { join } = require('node:path')

const build = join(__dirname, 'build.mjs')

it('keeps both stages of the verifier in their budgets', () => {
  const sizes = JSON.parse(execFileSync(process.execPath, [build, 'sizes'], { encoding: 'utf8' }))
  expect(sizes.stage1).toBeLessThanOrEqual(10 * 1024)
  expect(sizes.stage2).toBeLessThanOrEqual(70 * 1024)
})
