import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { chromium } from '@playwright/test'
import { build } from 'vite'
import { verify } from '@tryka/credentials'
import { makeBundle, makeWorld } from '@tryka/credentials/testing'
import type { Line } from './measure.mts'
import { atMost } from './measure.mts'

const ROUNDS = 600
/** As a mid-range phone is slower than the machine that runs this. */
const PHONE = 4

interface Given {
  text: string
  pins: Parameters<typeof verify>[1]['pins']
  now: string
  rounds: number
}

interface Times {
  stage1: number
  one: number
}

/**
 * Runs in Node and, as text, in a browser: a whole check and a single verification, in turns. Of each the fastest tenth ends
 * there: what waits in many places loses more than its share where others have the processor.
 */
async function timesOf(given: Given, check: typeof verify): Promise<Times> {
  const pair = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])
  if (!('privateKey' in pair)) throw new Error('There is no pair of keys')
  const message = new Uint8Array(64)
  const signature = await crypto.subtle.sign('Ed25519', pair.privateKey, message)
  const options = { pins: given.pins, now: new Date(given.now) }
  const tenth = (numbers: number[]) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 10)] ?? NaN
  const times = { stage1: [] as number[], one: [] as number[] }
  const timed = async (list: number[], work: () => Promise<unknown>) => {
    const began = performance.now()
    // Browsers round their clock: several at once are told apart.
    for (let n = 0; n < 10; n++) await work()
    list.push((performance.now() - began) / 10)
  }
  for (let n = 0; n < given.rounds / 10 + 2; n++) {
    await timed(n < 2 ? [] : times.stage1, () => check(given.text, options))
    await timed(n < 2 ? [] : times.one, () =>
      crypto.subtle.verify('Ed25519', pair.publicKey, signature, message),
    )
  }
  return { stage1: tenth(times.stage1), one: tenth(times.one) }
}

/** What `/verify` needs at once, as modules by their names. */
async function builtStage1(): Promise<Map<string, string>> {
  const root = resolve(import.meta.dirname, '../../libs/credentials')
  const lib = { entry: resolve(root, 'src/page/stage1.ts'), formats: ['es' as const], fileName: 'stage1' }
  const options = { configFile: false, logLevel: 'error', root } as const
  const built = await build({ ...options, build: { write: false, target: 'es2022', minify: true, lib } })
  const files = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  return new Map(files.flatMap((one) => (one.type === 'chunk' ? [[`/${one.fileName}`, one.code]] : [])))
}

async function inChromium(given: Given): Promise<{ desktop: Times; phone: Times }> {
  const scripts = await builtStage1()
  // Signatures are checked in secure contexts alone, and 127.0.0.1 is one.
  const server = createServer(({ url }, answer) => {
    const script = scripts.get(url ?? '')
    answer.setHeader('content-type', script ? 'text/javascript' : 'text/html')
    answer.end(script ?? '<!doctype html><title>stage 1</title>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  })
  try {
    const page = await browser.newPage()
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
    // What ran the file named its functions so.
    await page.evaluate('globalThis.__name = (work) => work')
    const measured = () =>
      page.evaluate(
        `import('/stage1.js').then(({ verify }) => (${timesOf.toString()})(${JSON.stringify(given)}, verify))`,
      ) as Promise<Times>
    const desktop = await measured()
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE })
    return { desktop, phone: await measured() }
  } finally {
    await browser.close()
    server.close()
  }
}

/** The first stage of the check of a whole bundle. */
export async function verifyLines(): Promise<Line[]> {
  const world = await makeWorld()
  const text = JSON.stringify(await makeBundle(world))
  const given = { text, pins: world.pins, now: '2026-11-24T12:00:00Z', rounds: ROUNDS }
  const { verdict } = await verify(text, { pins: given.pins, now: new Date(given.now) })
  // What is refused early would be fast.
  if (verdict !== 'valid') throw new Error(`The bundle of the benchmark is ${verdict}`)
  const line = (where: string, { stage1, one }: Times) =>
    atMost(
      `${where}: check (${stage1.toFixed(2)} ms), by one Ed25519 (${one.toFixed(3)} ms)`,
      stage1 / one,
      30,
      'x',
    )
  const { desktop, phone } = await inChromium(given)
  return [
    line('Node', await timesOf(given, verify)),
    line('Chromium', desktop),
    atMost(`Chromium, ${PHONE} times slower: check`, phone.stage1, 50, 'ms'),
  ]
}
