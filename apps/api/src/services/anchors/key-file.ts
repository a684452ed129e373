import { readFileSync, statSync } from 'node:fs'
import { ConfigError } from '../../environment'

const refuse = (sentence: string) => new ConfigError([sentence])
/** Others of the machine may do nothing with it. */
const OTHERS = 0o077

/** The key of the account that writes: 64 hexadecimal digits in a file that only its owner reads. */
export function ethKeyIn(path: string): `0x${string}` {
  let text: string
  let mode: number
  try {
    text = readFileSync(path, 'utf8').trim()
    mode = statSync(path).mode
  } catch {
    throw refuse(`ETH_KEY_FILE ${path} cannot be read.`)
  }
  const digits = /^(?:0x)?([0-9a-f]{64})$/i.exec(text)?.[1]
  if (!digits) throw refuse(`ETH_KEY_FILE ${path} must hold one key of 64 hexadecimal digits.`)
  if (process.platform !== 'win32' && mode & OTHERS)
    throw refuse(`ETH_KEY_FILE ${path} can be read by others of this machine: chmod 600 it.`)
  return `0x${digits.toLowerCase()}`
}
