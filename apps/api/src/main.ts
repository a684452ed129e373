import 'reflect-metadata'
import { extname, join } from 'node:path'
import { systemClock } from './clock'
import type { Command } from './commands/command'
import { readConfig } from './config'
import { ConfigError } from './environment'
import { startFailure } from './start-failure'

/** Loaded when asked for, so that a start pays for nothing it does not use. */
const COMMANDS: Record<string, () => Promise<Command>> = {
  'anchor:deploy': async () => (await import('./commands/anchor-deploy')).anchorDeploy,
  backup: async () => (await import('./commands/backup')).backup,
  'credits:reverse': async () => (await import('./commands/credits-reverse')).creditsReverse,
  'log-recover': async () => (await import('./commands/log-recover')).logRecover,
  'issuer:pins': async () => (await import('./commands/issuer-keys')).issuerPins,
  'issuer:rotate': async () => (await import('./commands/issuer-keys')).issuerRotate,
  'issuer:reissue': async () => (await import('./commands/issuer-reissue')).issuerReissue,
  'issuer:retire': async () => (await import('./commands/issuer-keys')).issuerRetire,
  'reset-admin-password': async () => (await import('./commands/reset-admin-password')).resetAdminPassword,
}

/** The bundle lies in apps/api/dist, the source in apps/api/src: the apps are two folders up from both. */
const webRoot = join(import.meta.dirname, '..', '..')

/** Beside this file, and written in the same language. */
const beside = (name: string) => join(import.meta.dirname, `${name}${extname(import.meta.filename)}`)
const files = { matcherFile: beside('matcher'), graderFile: beside('grader') }

async function run([name, ...args]: string[]): Promise<void> {
  const config = readConfig(process.env, { webRoot, ...files })
  const command = name ? COMMANDS[name] : undefined
  if (command) {
    const { ok, message } = await (await command())(config, args)
    ;(ok ? process.stdout : process.stderr).write(`${message}\n`)
    process.exitCode = ok ? 0 : 1
    return
  }
  if (name && name !== '--migrate-only')
    throw new ConfigError([
      `Unknown command ${name}. There are: ${Object.keys(COMMANDS).join(', ')}, --migrate-only.`,
    ])
  const { migrateOnly, serve } = await import('./serve')
  await (name ? migrateOnly(config) : serve(config, systemClock))
}

run(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${startFailure(error)}\n`)
  process.exit(1)
})
