import { existsSync } from 'node:fs'
import { apt, canInstall } from './apt.mjs'
import { env, onPath } from './env.mjs'
import { fail, say, step } from './report.mjs'
import { run } from './run.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/** Some systems ship a `chromium` that only tells how to install one: believe what runs. */
const runs = async (file) => (await run(file, ['--version'], { quiet: true, timeout: 20_000 })).ok

async function find() {
  const candidates = NAMES.map((name) => onPath(name)).concat(MAC)
  for (const file of candidates) if (file && existsSync(file) && (await runs(file))) return file
  return undefined
}

/** The same browser without the windows that nobody sees: the journeys take a quarter less of the processor in it. */
const SHELL = 'chromium-headless-shell'

/** Puts that one into `CHROMIUM_SHELL_PATH` for the children where there is one; the journeys take Chromium without it. */
export async function findShell() {
  if (env.CHROMIUM_SHELL_PATH) return
  if (!onPath(SHELL) && (await canInstall())) await step(`Installing ${SHELL}`, () => apt([SHELL]))
  const file = onPath(SHELL)
  if (file && (await runs(file))) env.CHROMIUM_SHELL_PATH = file
}

/** Puts a Chromium into `CHROMIUM_PATH` for the children, or says in one line what is missing. */
export async function ensureChromium() {
  if (env.CHROMIUM_PATH) {
    if (!existsSync(env.CHROMIUM_PATH))
      fail(`CHROMIUM_PATH names ${env.CHROMIUM_PATH}, which does not exist.`)
    return env.CHROMIUM_PATH
  }
  let file = await find()
  if (!file && (await canInstall())) {
    await step('Installing Chromium', () => apt(['chromium', 'fonts-dejavu-core']))
    file = await find()
  }
  if (file) env.CHROMIUM_PATH = file
  else
    say(
      '! No Chromium found. PDF export and the browser journeys need one: install the package "chromium" (or Chrome), or set CHROMIUM_PATH.',
    )
  return file
}
