/// <reference types="node" />
import { readFile, stat } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { checkAnchor } from '../anchor/anchor-check'
import { httpRpc } from '../anchor/rpc'
import { readGiven } from '../bundle'
import { pinsOf } from '../pins'
import { verifyRdfcProof } from '../rdfc'
import { Unreadable } from '../unreadable'
import type { Verdict, Verification, VerifyOptions } from '../verify/types'
import { verify } from '../verify/verify'
import { revocationOf, withdrawnWords } from '../verify/revocation'
import { COMPLETION_WORDS, verdictWords } from '../words'

export const VERIFY_USAGE =
  'tryka-verify <file> [--pins <file>] [--email <address>] [--rpc <address>] [--json]\n' +
  'A .badge.json, a credential as .json, or a PNG or SVG that carries one. Nothing is sent anywhere, but to --rpc:\n' +
  'a server of the chain on which the log is anchored, which is asked what stands there.\n' +
  'Ends with 0 valid, 1 not genuine, 2 revoked or expired, 3 cannot tell.'

export interface Answer {
  code: number
  text: string
}

/** What the command ends with. A demonstration proves nothing, so it is no 0. */
const CODES: Record<Verdict, number> = {
  valid: 0,
  'not-genuine': 1,
  revoked: 2,
  expired: 2,
  demonstration: 3,
  'cannot-tell': 3,
}
const MARKS = { pass: '+', fail: 'x', unknown: '?' } as const
/** No file of a credential is larger; `verify` says so of what is. */
const MOST_BYTES = 3 * 1024 * 1024

/** Text of a file may hold what moves the cursor or turns the line around. */
const plain = (text: string) => text.replace(/[\p{Cc}\p{Cf}]/gu, '')

/** `tryka-verify <file>`: the same checks as on the page, with this build's pins or those of a file. */
export async function verifyFile(args: string[], env: NodeJS.ProcessEnv, now: Date): Promise<Answer> {
  try {
    const string = { type: 'string' } as const
    const options = { pins: string, email: string, rpc: string, json: { type: 'boolean' } } as const
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    const [file] = positionals
    if (!file || positionals.length > 1) return { code: 3, text: VERIFY_USAGE }
    const pins = pinsOf(values.pins ? await readFile(values.pins, 'utf8') : env['VITE_PINS'])
    const { size } = await stat(file)
    const bytes = size > MOST_BYTES ? new Uint8Array(MOST_BYTES) : new Uint8Array(await readFile(file))
    const email = values.email ? { email: values.email } : {}
    const rpc = values.rpc ? httpRpc(values.rpc) : undefined
    const anchor: VerifyOptions['anchor'] = (given, isLogged) => checkAnchor(given, isLogged, rpc)
    const found = await verify(bytes, { pins, now, rdfc: verifyRdfcProof, anchor, ...email })
    const ended = found.verdict === 'revoked' ? await revocationOf(await readGiven(bytes), pins) : undefined
    const all = ended ? { ...found, revocation: ended } : found
    const withdrawn = ended && `It was ${withdrawnWords(ended)}: entry ${ended.leafIndex} of the log.`
    const text = values.json ? JSON.stringify(all, null, 2) : told(found, withdrawn)
    return { code: CODES[found.verdict], text }
  } catch (error) {
    if (error instanceof Unreadable) return { code: 3, text: error.reason }
    return { code: 3, text: `${error instanceof Error ? error.message : String(error)}\n\n${VERIFY_USAGE}` }
  }
}

function told(found: Verification, withdrawn: string | undefined): string {
  const { facts, checks } = found
  const level = facts?.levelName ? `: ${facts.levelName}` : ''
  const who = facts ? [`${facts.skill}${level}, by ${facts.issuer}`] : []
  const learned = facts?.completion ? [`${COMPLETION_WORDS}. ${facts.completion[0]?.words ?? ''}`.trim()] : []
  const lines = checks.map(({ id, state, reason }) => `${MARKS[state]} ${id.padEnd(14)} ${reason}`)
  return [
    `${verdictWords(found)}.`.replace(/\.\.$/, '.'),
    ...(withdrawn ? [withdrawn] : []),
    ...who,
    ...learned,
    '',
    ...lines,
  ]
    .map(plain)
    .join('\n')
}
