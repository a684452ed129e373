import { chownSync, existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'puppeteer'
import type { Chromium } from './chromium'
import { chromiumArguments } from './chromium'

/** Of util-linux, which every Linux system has. */
const SETPRIV = '/usr/bin/setpriv'
/** Owns nothing and may do nothing, on every Linux system. */
const NOBODY = 65_534
const isRoot = (): boolean => process.getuid?.() === 0

export interface LaunchOptions {
  chromium: Chromium
  /** Throw-away, and the browser's home. */
  profile: string
  timeout: number
  /** Hears why the browser has no sandbox. */
  onNoSandbox: (reason: unknown) => void
}

/** Chromium has no sandbox for root, so root starts it as nobody, who may not read what is root's either. */
function asNobody(path: string, profile: string): string {
  if (!existsSync(SETPRIV)) throw new Error(`${SETPRIV} is missing`)
  const script = join(profile, 'browser.sh')
  const lines = [
    '#!/bin/sh',
    `exec ${SETPRIV} --reuid=${NOBODY} --regid=${NOBODY} --clear-groups --inh-caps=-all -- '${path.replaceAll("'", `'\\''`)}' "$@"`,
  ]
  writeFileSync(script, `${lines.join('\n')}\n`, { mode: 0o755 })
  chownSync(profile, NOBODY, NOBODY)
  return script
}

/** With its sandbox wherever the machine allows one; else without: the page has no network, files or scripts either way. */
export async function launchBrowser(options: LaunchOptions): Promise<Browser> {
  const { chromium, profile, onNoSandbox } = options
  try {
    return await launch(options, isRoot() ? asNobody(chromium.path, profile) : chromium.path, true)
  } catch (error) {
    if (isRoot()) chownSync(profile, 0, 0)
    const browser = await launch(options, chromium.path, false)
    onNoSandbox(error)
    return browser
  }
}

async function launch(
  { chromium, profile, timeout }: LaunchOptions,
  executablePath: string,
  sandbox: boolean,
): Promise<Browser> {
  // Loaded late: it costs a tenth of a second or more, and many runs of the server never print.
  const { default: puppeteer } = await import('puppeteer')
  return puppeteer.launch({
    executablePath,
    headless: chromium.isShell ? 'shell' : true,
    pipe: true,
    userDataDir: join(profile, sandbox ? 'sandboxed' : 'plain'),
    args: chromiumArguments(sandbox),
    // Nothing of the server's environment, which holds its secrets.
    env: { HOME: profile, PATH: '/usr/bin:/bin' },
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    timeout,
  })
}
