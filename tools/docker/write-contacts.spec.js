const { spawnSync } = require('node:child_process')
const { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } = require('node:fs')
const { tmpdir } = require('node:os')
const { join } = require('node:path')
const { gunzipSync } = require('node:zlib')

const PAGE =
  '<a href="mailto:hello@tryka.example">hello@tryka.example</a> careers@tryka.example privacy@tryka.example'

describe('The pages of a host of their own', () => {
  let folder
  const written = (...path) => readFileSync(join(folder, 'to', ...path), 'utf8')
  const write = (env) =>
    spawnSync('sh', [join(__dirname, 'write-contacts.sh'), join(folder, 'from'), join(folder, 'to')], {
      env: { PATH: process.env.PATH, ...env },
      encoding: 'utf8',
    })
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tryka-contacts-'))
    mkdirSync(join(folder, 'from/contact'), { recursive: true })
    writeFileSync(join(folder, 'from/contact/index.html'), PAGE)
    writeFileSync(join(folder, 'from/404.html'), PAGE)
    mkdirSync(join(folder, 'from/.well-known'))
    writeFileSync(join(folder, 'from/.well-known/security.txt'), 'Contact: mailto:hello@tryka.example')
    writeFileSync(join(folder, 'from/robots.txt'), 'Disallow: /api/')
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('name the addresses of the host that starts, in their compressed copies too', () => {
    const result = write({
      NODE_ENV: 'production',
      CONTACT_HELLO: 'people@ours.test',
      CONTACT_CAREERS: 'hello@tryka.example.ours.test',
      CONTACT_PRIVACY: 'data+rights@ours.test',
    })

    expect([result.status, result.stderr]).toEqual([0, ''])
    const expected =
      '<a href="mailto:people@ours.test">people@ours.test</a> hello@tryka.example.ours.test data+rights@ours.test'
    expect(written('contact', 'index.html')).toBe(expected)
    expect(written('404.html')).toBe(expected)
    expect(gunzipSync(readFileSync(join(folder, 'to/404.html.gz'))).toString()).toBe(expected)
    expect(written('.well-known', 'security.txt')).toBe('Contact: mailto:people@ours.test')
    expect(() => written('robots.txt')).toThrow('ENOENT')
  })

  it('name the first address where others are not set, and the samples where none is', () => {
    expect(write({ CONTACT_HELLO: 'people@ours.test' }).status).toBe(0)
    expect(written('404.html').match(/people@ours\.test/g)).toHaveLength(4)
    expect(write({}).status).toBe(0)
    expect(written('404.html')).toBe(PAGE)
  })

  it.each([
    [{}, 'CONTACT_HELLO is required in production'],
    [
      { CONTACT_HELLO: 'hello@ours.example' },
      'CONTACT_HELLO is hello@ours.example, where no mail is delivered',
    ],
    [
      { CONTACT_HELLO: 'a@ours.test', CONTACT_PRIVACY: 'b@tryka.EXAMPLE' },
      'CONTACT_PRIVACY is b@tryka.EXAMPLE',
    ],
    [{ CONTACT_HELLO: 'a@ours.test/g; w /tmp/x' }, 'CONTACT_HELLO must be an address'],
    [{ CONTACT_HELLO: 'a@ours.test\nb' }, 'CONTACT_HELLO must be an address'],
    [{ CONTACT_HELLO: 'nobody' }, 'CONTACT_HELLO must be an address'],
  ])('are not written in production with %j', (env, message) => {
    const result = write({ NODE_ENV: 'production', ...env })

    expect(result.status).toBe(1)
    expect(result.stderr).toContain(message)
  })

  it('are those of the public site alone', () => {
    expect(write({ SITE_APP: 'admin', NODE_ENV: 'production' }).status).toBe(0)
    expect(() => written('404.html')).toThrow('ENOENT')
  })
})
