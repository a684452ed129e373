const { execFile } = require('node:child_process')
const { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } = require('node:fs')
const { tmpdir } = require('node:os')
const { join } = require('node:path')
const { promisify } = require('node:util')

jest.setTimeout(120_000)

const run = promisify(execFile)
/** What a process ended with and said. */
const ended = (file, args, options) =>
  run(file, args, options).then(
    ({ stdout }) => ({ code: 0, stdout }),
    ({ code, stdout, stderr }) => ({ code, stdout: stdout + stderr }),
  )

/** Nothing answers there, and a proxy would be asked first. */
const NOWHERE = 'http://127.0.0.1:9'
const OFFLINE = {
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  npm_config_registry: NOWHERE,
  HTTPS_PROXY: NOWHERE,
  HTTP_PROXY: NOWHERE,
}

describe('The packed command', () => {
  let folder
  let badges
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tryka-packed-'))
    badges = await run(process.execPath, ['--import', 'tsx', join(__dirname, 'write-badges.mts'), folder])
    const env = { ...process.env, VITE_PINS: readFileSync(join(folder, 'pins.json'), 'utf8') }
    const pack = await run(process.execPath, [join(__dirname, 'pack.mjs'), folder], { env })
    const archive = pack.stdout.trim()
    writeFileSync(join(folder, 'package.json'), '{"private":true}')
    const install = ['install', '--offline', '--no-audit', '--no-fund', archive]
    await run('npm', install, { cwd: folder, env: OFFLINE })
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const verify = (...args) =>
    ended(join(folder, 'node_modules/.bin/tryka-verify'), args, { cwd: folder, env: OFFLINE })

  it('installs alone, with no network and nothing beside it', () => {
    expect(badges.stderr).toBe('')
    expect(readdirSync(join(folder, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual([
      'tryka-verify',
    ])
    const about = JSON.parse(readFileSync(join(folder, 'node_modules/tryka-verify/package.json'), 'utf8'))
    expect(about).not.toHaveProperty('dependencies')
    const others = readFileSync(join(folder, 'node_modules/tryka-verify/LICENSES-OF-OTHERS.txt'), 'utf8')
    expect(others).toContain('@digitalbazaar/data-integrity 2.5.0 (BSD-3-Clause)')
    const [pinned] = JSON.parse(readFileSync(join(folder, 'pins.json'), 'utf8')).issuers
    expect(readFileSync(join(folder, 'node_modules/tryka-verify/README.md'), 'utf8')).toContain(pinned.key)
  })

  it.each([
    ['good.badge.json', 0, 'Genuine, not revoked as of'],
    ['good.png', 0, 'Genuine, not revoked as of'],
    ['forged.badge.json', 1, 'Not genuine.'],
    ['revoked.badge.json', 2, 'Genuine, but revoked.'],
    ['expired.badge.json', 2, 'Genuine, but expired'],
    ['bare.json', 3, 'Genuine; whether it was revoked is not known.'],
    ['none.json', 3, 'no such file'],
  ])('reads %s and ends with %d', async (file, code, words) => {
    const answer = await verify(file)
    expect(answer.stdout).toContain(words)
    expect(answer.code).toBe(code)
  })

  it('believes other keys where they are named', async () => {
    const answer = await verify('good.badge.json', '--pins', 'others.json')
    expect([answer.code, answer.stdout.split('\n')[0]]).toEqual([
      3,
      expect.stringContaining("Whether that key is Tryka's, you decide."),
    ])
  })

  it('watches a log', async () => {
    const said = await verify('monitor')
    expect([said.code, said.stdout]).toEqual([1, expect.stringContaining('tryka-verify monitor <prefix>')])
    const away = await verify('monitor', `${NOWHERE}/api/log`, '--key', 'x', '--state', 'state')
    expect([away.code, away.stdout]).toEqual([1, expect.stringContaining('cannot be reached')])
    const made = await verify('monitor', '--new-key', 'witness.example')
    expect(made.code).toBe(0)
  })
})
