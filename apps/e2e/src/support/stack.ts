import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Place {
  url: string
  port: number
}

/** Where everything of a run is: decided once by the first process, read by the workers from the environment. */
export interface Stack {
  folder: string
  mailFolder: string
  smtpPort: number
  oneOrigin: Place
  separate: Record<'api' | 'site' | 'app' | 'admin', Place>
  admin: { username: string; password: string }
  /** Of the servers: whoever knows it knows the right answers. */
  keySecret: string
  /** Where people write to, in every deployment. */
  contacts: Record<'CONTACT_HELLO' | 'CONTACT_CAREERS' | 'CONTACT_PRIVACY', string>
}

const HOSTS = { api: 'api', site: 'www', app: 'app', admin: 'admin' } as const

const PICK = `
const net = require('node:net')
const servers = Array.from({ length: Number(process.argv[1]) }, () => net.createServer().listen(0, '127.0.0.1'))
Promise.all(servers.map((server) => new Promise((done) => server.on('listening', done)))).then(() => {
  console.log(JSON.stringify(servers.map((server) => server.address().port)))
  servers.forEach((server) => server.close())
})`

/** Free ports, asked of the system in another process because a configuration file is read synchronously. */
export const freePorts = (count: number): number[] =>
  JSON.parse(execFileSync(process.execPath, ['-e', PICK, String(count)], { encoding: 'utf8' })) as number[]

function lay(): Stack {
  // Made by the set-up: Nx reads the configuration as well, and runs nothing.
  const folder = join(tmpdir(), `tryka-journeys-${randomUUID()}`)
  const [smtpPort = 0, onePort = 0, ...rest] = freePorts(2 + Object.keys(HOSTS).length)
  const separate = Object.fromEntries(
    Object.entries(HOSTS).map(([name, host], i) => [
      name,
      { url: `http://${host}.tryka.localhost`, port: rest[i] ?? 0 },
    ]),
  ) as Stack['separate']
  return {
    folder,
    mailFolder: join(folder, 'mail'),
    smtpPort,
    oneOrigin: { url: `http://127.0.0.1:${onePort}`, port: onePort },
    separate,
    keySecret: randomUUID(),
    admin: { username: 'journey-admin', password: 'corridor lantern seventeen' },
    contacts: {
      CONTACT_HELLO: 'people@tryka.test',
      CONTACT_CAREERS: 'work@tryka.test',
      CONTACT_PRIVACY: 'data@tryka.test',
    },
  }
}

/** The stack of this run. */
export function openStack(): Stack {
  const known = process.env['TRYKA_JOURNEYS']
  if (known) return JSON.parse(known) as Stack
  const stack = lay()
  process.env['TRYKA_JOURNEYS'] = JSON.stringify(stack)
  return stack
}
