import { spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { multikeyOf } from '../bytes'
import { canonicalize } from '../jcs'
import type { JsonObject } from '../json'
import { withoutProof } from '../leaf'
import { completion, example, makeBundle, makeWorld, statusList } from '../testing'
import { verify } from '../verify/verify'

jest.setTimeout(60_000)

const SEED = process.env['SEED'] ?? randomBytes(8).toString('hex')
const ROUNDS = 24
/** Texts that implementations of JSON take differently: escapes, letters beyond the plane, what only looks like an end. */
const WORDS = [
  'Solidity',
  'zk‑SNARK',
  'Δομή',
  '構造',
  '𝒮𝒬ℒ',
  '\u0007bell',
  'tab\there',
  '"quoted"\\',
  '</svg>]]>',
  '\u2028',
  'é',
  '🜂',
]

let drawn = 0
/** Chance that follows from the seed alone. */
const draw = (below: number): number =>
  createHash('sha256').update(`${SEED} ${drawn++}`).digest().readUInt32BE(0) % below
const word = (): string => WORDS[draw(WORDS.length)] ?? ''

/** Another value somewhere: what a forger changes. */
function altered(bundle: object): object {
  const text = JSON.stringify(bundle)
  const at = [
    /"value":"(\d)/,
    /"validFrom":"(\d)/,
    /"proofValue":"z(.)/,
    /\\nindex (\d)/,
    /"encodedList":"u(.{40})/,
  ][draw(5)]
  return JSON.parse(
    text.replace(at ?? '', (found) => found.slice(0, -1) + (found.endsWith('2') ? '3' : '2')),
  ) as object
}

async function rounds() {
  const made = []
  for (let round = 0; round < ROUNDS; round++) {
    const world = await makeWorld({ issuer: `issuer ${SEED} ${round}`, log: `log ${SEED} ${round}` })
    const credentialStatus = {
      id: 'https://api.example.com/api/status/1#1',
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: String(draw(131_072)),
      statusListCredential: 'https://api.example.com/api/status/1',
    }
    const revoked = draw(3) === 0 ? [Number(credentialStatus.statusListIndex)] : [draw(131_072)]
    const size = 3 + draw(300)
    const document: JsonObject = { name: `${word()} ${word()}`, credentialStatus }
    const base = draw(2) ? example : completion
    const bundle = await makeBundle(world, {
      base,
      document,
      size,
      index: draw(size),
      list: await statusList(world, { revoked }),
    })
    const given = draw(2) ? bundle : altered(bundle)
    made.push({ world, given: given as typeof bundle })
  }
  return made
}

it('finds the same as a second implementation in Python, for what is whole and what was altered', async () => {
  console.log(`seed ${SEED}`)
  const made = await rounds()
  const input = made
    .map(({ world, given }) => ({
      bundle: given,
      issuer: multikeyOf(world.issuer.publicKey),
      log: world.pins.logs[0],
    }))
    .map((one) => JSON.stringify(one))
    .join('\n')
  const { stdout, stderr, error } = spawnSync('python3', [join(__dirname, 'verify.py')], {
    input,
    encoding: 'utf8',
  })
  // `npm test` sees to it that there is one.
  if (error) throw new Error(`There is no python3 here, so nothing was compared: ${error.message}`)
  expect(stderr).toBe('')
  const said = stdout.trim().split('\n')
  expect(said).toHaveLength(ROUNDS)
  for (const [round, line] of said.entries()) {
    const one = made[round]
    if (!one) throw new Error('There is a round too many')
    const { given, world } = one
    const found = await verify(JSON.stringify(given), {
      pins: world.pins,
      now: new Date('2026-11-22T00:00:00Z'),
    })
    const state = (id: string) => found.checks.find((check) => check.id === id)
    const twin = JSON.parse(line) as Record<string, unknown>
    const body = canonicalize(withoutProof(given.credential))
    expect({ round, canonical: twin['canonical'] }).toEqual({
      round,
      canonical: createHash('sha256').update(body).digest('hex'),
    })
    expect({ round, jcs: twin['jcs'], inclusion: twin['inclusion'], note: twin['note'] }).toEqual({
      round,
      jcs: state('signature-jcs')?.state === 'pass',
      inclusion: state('log-inclusion')?.state === 'pass',
      note: state('checkpoint')?.state === 'pass',
    })
    if (twin['inclusion']) expect(found.facts?.leafHash).toBe(twin['leaf'])
    const status = !twin['status'] ? 'unknown' : twin['revoked'] ? 'fail' : 'pass'
    expect({ round, status }).toEqual({ round, status: state('status')?.state })
  }
})
