import { spawn } from 'node:child_process'
import { join } from 'node:path'

const MAIN = join(import.meta.dirname, '../../apps/api/dist/main.js')
/** A machine that does other work as well takes long to start anything. */
const LONGEST_MS = 60_000
const LOOK_MS = 100

/** The built API with the apps that it serves, over an empty database in `dataDir` and without limits. */
export async function startBuiltApi({ port, dataDir }) {
  const api = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      REDIS_URL: '',
      SEED_DEMO: 'false',
      LOG_LEVEL: 'silent',
      RATE_LIMIT_FACTOR: '1000000',
    },
    stdio: 'ignore',
  })
  for (let waited = 0; waited < LONGEST_MS; waited += LOOK_MS) {
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
    if (ready?.ok) return api
    await new Promise((done) => setTimeout(done, LOOK_MS))
  }
  api.kill()
  throw new Error('The API did not start: are apps/api and apps/candidate built?')
}
