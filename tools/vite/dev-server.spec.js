const { spawn } = require('node:child_process')
const { join } = require('node:path')

const ROOT = join(__dirname, '..', '..')
const VITE = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js')
const running = []

/** Starts the development server of an app on a free port; the address that it says, as soon as it does. */
function serve(app) {
  const child = spawn(process.execPath, [VITE, '--port', '0'], {
    cwd: join(ROOT, 'apps', app),
    // Otherwise the servers of a test and of a person would take turns at rebuilding one cache.
    env: { ...process.env, NODE_ENV: 'development', NO_COLOR: '1' },
  })
  running.push(child)
  return new Promise((answer, refuse) => {
    let output = ''
    const hear = (bytes) => {
      output += bytes
      const [said] = /http:\/\/127\.0\.0\.1:\d+\S*(?=\s)/.exec(output) ?? []
      if (said) answer(new URL(said))
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.on('close', () => refuse(new Error(output)))
  })
}

afterAll(() =>
  Promise.all(running.map((child) => child.kill() && new Promise((done) => child.on('close', done)))),
)

describe('In development', () => {
  it.each([
    ['marketing', '/', '/'],
    ['marketing', '/', '/early-access'],
    ['candidate', '/candidate-dashboard', '/company-dashboard'],
    ['admin', '/admin-login', '/admin-login'],
  ])(
    '%s says the address of %s and answers %s with its page, its theme and its script',
    async (app, start, path) => {
      const server = await serve(app)
      expect(server.pathname).toBe(start)

      const answer = await fetch(new URL(path, server), { headers: { accept: 'text/html' } })
      const html = await answer.text()
      expect(answer.status).toBe(200)
      expect(html).toContain("localStorage.getItem('theme')")
      const [, script] = /<script type="module" src="([^"]*\/src\/main[^"]*)"/.exec(html) ?? []
      const module = await fetch(new URL(script, server))
      expect(module.status).toBe(200)
      expect(module.headers.get('content-type')).toContain('javascript')
    },
    30_000,
  )
})
