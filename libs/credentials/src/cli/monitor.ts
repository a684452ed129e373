/// <reference types="node" />
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { cosign } from '../issue/note'
import { splitNote } from '../note'
import { Unreadable } from '../unreadable'
import { fetchFrom, LogFault, watchLog, type Seen } from './monitor-log'
import { fetchServed, noteLeaf, nothingYet, servedFault, type Latest } from './served'
import { makeWitnessKey, openWitnessKey } from './witness-key'

export const MONITOR_USAGE =
  'tryka-verify monitor <prefix> --key <vkey> --state <file> [--cosign <key file>] [--mirror <folder>]\n' +
  'tryka-verify monitor --new-key <name>'

export interface Said {
  code: 0 | 1
  /** One sentence, or the keys that were made. */
  text: string
}

const missing = (error: unknown): undefined => {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
  throw error
}

/** The old file or the new one, whole. */
async function replace(file: string, bytes: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(`${file}.new`, bytes)
  await rename(`${file}.new`, file)
}

async function sendCosignature(prefix: string, note: string, keyFile: string): Promise<void> {
  const { name, signer } = await openWitnessKey(await readFile(keyFile, 'utf8'))
  const { text } = splitNote(note)
  const line = await cosign(text, name, signer, Math.floor(Date.now() / 1_000))
  const answer = await fetch(`${prefix.replace(/\/+$/, '')}/cosignatures`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ note: `${text}\n${line}` }),
  })
  // The log grew meanwhile: the next look signs that.
  if (answer.status === 409 || answer.ok) return
  throw new LogFault(`The log did not take the signature of ${name}: it answered ${answer.status}.`)
}

/** So often a list may be signed while it is looked at, before what is served is called wrong. */
const LOOKS = 3
/** As long as a cache may keep a list. */
const PAUSE_MS = 2_500

interface Watching {
  prefix: string
  vkey: string
  state: string
  mirror: string | undefined
  pauseMs: number
}

/** Looks at the log, and at the documents beside it: both as they are at one moment, however often they change. */
async function look({ prefix, vkey, state, mirror, pauseMs }: Watching): Promise<Seen & { added: number }> {
  const keep = mirror && ((path: string, bytes: Uint8Array) => replace(join(mirror, path), bytes))
  const fetch = fetchFrom(prefix)
  const beside = fetchFrom(prefix.replace(/\/log\/*$/, ''))
  const last = await readState(state)
  // Kept by an older version: what the log said of documents is read again from its first entry.
  if (last.note !== undefined && !last.latest) await watchLog({ fetch, vkey, before: last.note })
  let [before, latest, added] = [last.latest && last.note, last.latest ?? nothingYet(), 0]
  const watch = async () => {
    const next = structuredClone(latest)
    const onEntry = (index: number, entry: Uint8Array) => noteLeaf(next, index, entry)
    const seen = await watchLog({ fetch, vkey, before, onEntry, ...(keep ? { keep } : {}) })
    ;[before, latest, added] = [seen.note, next, added + seen.added]
    return seen
  }
  let seen = await watch()
  let served = await fetchServed(beside, latest)
  for (let looks = 1; ; looks++) {
    // They may be newer than the checkpoint.
    if (await servedFault(served, latest)) seen = await watch()
    const fault = await servedFault(served, latest)
    if (!fault) break
    if (looks === LOOKS) throw new LogFault(fault)
    await setTimeout(pauseMs)
    served = await fetchServed(beside, latest)
  }
  if (mirror && served.history !== null)
    await replace(join(mirror, 'issuer/history'), JSON.stringify(served.history))
  if (mirror) await replace(join(mirror, 'checkpoint'), seen.note)
  await replace(state, JSON.stringify({ note: seen.note, latest }))
  return { ...seen, added }
}

/** What was seen last: a checkpoint alone, as it was kept at first, or with what the log says of documents. */
async function readState(file: string): Promise<{ note?: string; latest?: Latest }> {
  const text = await readFile(file, 'utf8').catch(missing)
  if (text === undefined) return {}
  return text.startsWith('{') ? (JSON.parse(text) as { note: string; latest: Latest }) : { note: text }
}

/** `tryka-verify monitor`: looks at a log, and keeps what it saw for the next time. */
export async function monitor(args: string[], pauseMs = PAUSE_MS): Promise<Said> {
  try {
    const text = { type: 'string' } as const
    const options = { key: text, state: text, cosign: text, mirror: text, 'new-key': text }
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    if (values['new-key']) {
      const { secret, vkey } = await makeWitnessKey(values['new-key'])
      return { code: 0, text: `${secret}\n${vkey}` }
    }
    const [prefix] = positionals
    const { key: vkey, state, cosign: keyFile, mirror } = values
    if (!prefix || !vkey || !state) return { code: 1, text: MONITOR_USAGE }
    const seen = await look({ prefix, vkey, state, mirror, pauseMs })
    if (keyFile) await sendCosignature(prefix, seen.note, keyFile)
    return {
      code: 0,
      text: `The log has ${seen.size} entries, ${seen.added} of them new, and all is in order.`,
    }
  } catch (error) {
    if (error instanceof Unreadable) return { code: 1, text: error.reason }
    return { code: 1, text: error instanceof Error ? error.message : String(error) }
  }
}
