import { execFileSync, spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { openStack } from './stack'

const ROOT = join(import.meta.dirname, '../../../..')
const BUILDS = join(ROOT, 'apps/e2e/test-output/separate')

/** Writes the pages of the public site with the addresses of this run, as its image does when it starts. */
export function writeContacts(folder: string): void {
  execFileSync('sh', [join(ROOT, 'tools/docker/write-contacts.sh'), join(BUILDS, 'marketing'), folder], {
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...openStack().contacts },
  })
}

const print = (script: string, args: string[] = [], env: NodeJS.ProcessEnv = {}): string =>
  execFileSync(process.execPath, [join('tools/docker', script), ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  })

const listenAt = (conf: string, port: number) => conf.replace('listen 8080;', `listen 127.0.0.1:${port};`)

/** The configuration of one built site, as its image has it, for a port of this machine. */
export function siteConf(app: 'marketing' | 'candidate' | 'admin', port: number): string {
  const SITE_DIST = join(BUILDS, app)
  const { folder, separate } = openStack()
  const { api } = separate
  const conf = print('write-site-conf.mjs', [app], {
    SITE_DIST,
    VITE_API_URL: api.url,
    API_UPSTREAM: `http://127.0.0.1:${api.port}`,
  })
  return (
    listenAt(conf, port)
      .replaceAll('/usr/share/nginx/html', SITE_DIST)
      .replaceAll('root /tmp/site;', `root ${join(folder, 'site')};`)
      .replace('/etc/nginx/headers.conf', join(ROOT, 'tools/docker/headers.conf'))
      // Several sites in one process: each has a table of its own.
      .replaceAll('$cache', `$cache_${app}`)
      .replaceAll('$speech', `$speech_${app}`)
  )
}

/** The configuration of the gateway, with the ports of this machine in place of the names of the services. */
export const gatewayConf = (ports: Record<'gateway' | 'api' | 'marketing' | 'candidate' | 'admin', number>) =>
  listenAt(print('write-gateway-conf.mjs'), ports.gateway).replace(
    /http:\/\/(api|marketing|candidate|admin):\d+/g,
    (_, name: 'api' | 'marketing' | 'candidate' | 'admin') => `http://127.0.0.1:${ports[name]}`,
  )

/** Runs a real nginx until the answer is called; it is there once `port` answers. */
export async function startNginx(servers: readonly string[], port: number): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'tryka-nginx-'))
  await mkdir(join(folder, 'temp'))
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, 'temp', name)};`,
  )
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off;\n${process.getuid?.() === 0 ? 'user root;' : ''}\npid ${folder}/nginx.pid;\nerror_log ${folder}/error.log;\nevents {}\nhttp {\n` +
      `include /etc/nginx/mime.types;\naccess_log off;\n${temp.join('\n')}\n${servers.join('\n')}\n}\n`,
  )
  const nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')])
  const ended = new Promise((done) => nginx.once('exit', done))
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/`).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(answers, { timeout: 15_000 }).toBe(true)
  return async () => {
    nginx.kill('SIGTERM')
    await ended
    await rm(folder, { recursive: true, force: true })
  }
}
