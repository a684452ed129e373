import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bakePng } from '../issue'
import { anchored, makeBundle, makeWorld, statusList, tinyPng, written } from '../testing'
import { verifyFile } from './verify-file'

const now = new Date('2026-11-24T12:00:00Z')
let folder: string
let pins: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tryka-verify-'))
  const { issuers, logs } = (await makeWorld()).pins
  pins = await put('pins.json', JSON.stringify({ issuers, logs }))
})
afterAll(() => rm(folder, { recursive: true }))

async function put(name: string, content: string | Uint8Array): Promise<string> {
  const file = join(folder, name)
  await writeFile(file, content)
  return file
}

const check = (file: string, ...more: string[]) => verifyFile([file, '--pins', pins, ...more], {}, now)

it('ends with 0 for a valid file, and says each check', async () => {
  const file = await put('a.png', bakePng(tinyPng, JSON.stringify(await makeBundle(await makeWorld()))))
  const { code, text } = await check(file, '--email', 'holder@example.com')
  expect([code, text.split('\n')[0]]).toEqual([0, 'Genuine, not revoked as of 21 November 2026.'])
  expect(text).toContain('+ holder         It is made out to this address.')
  expect(text.split('\n')).toHaveLength(16)
  const { text: json } = await check(file, '--json')
  expect(JSON.parse(json)).toMatchObject({ verdict: 'valid' })
})

it('ends with 1 for a forged one, 2 for a revoked or expired one, 3 where nobody can tell', async () => {
  const world = await makeWorld()
  const text = JSON.stringify(await makeBundle(world))
  const forged = await put('forged.json', text.replace('"value":"612"', '"value":"712"'))
  const list = await statusList(world, { revoked: [94567] })
  const revoked = await put('revoked.json', JSON.stringify(await makeBundle(world, { list })))
  const good = await put('good.json', text)
  expect((await check(forged)).code).toBe(1)
  const why = { reason: 'superseded', at: '2026-11-22T10:00:00Z' }
  const ended = await put('ended.json', JSON.stringify(await makeBundle(world, { revoked: why })))
  expect((await check(ended)).text.split('\n').slice(0, 2)).toEqual([
    'Genuine, but revoked.',
    'It was withdrawn on 22 November 2026 because a newer one takes its place: entry 4 of the log.',
  ])
  expect(JSON.parse((await check(ended, '--json')).text)).toMatchObject({
    revocation: { ...why, leafIndex: 4 },
  })
  expect((await check(revoked)).code).toBe(2)
  expect((await verifyFile([good, '--pins', pins], {}, new Date('2029-01-01'))).code).toBe(2)
  expect((await verifyFile([good], {}, now)).code).toBe(3)
  expect((await check(join(folder, 'none.json'))).text).toContain('no such file')
  expect((await verifyFile([], {}, now)).text).toContain('tryka-verify <file>')
})

it('takes the pins of a build', async () => {
  const world = await makeWorld()
  const { issuers, logs } = world.pins
  const file = await put('good.json', JSON.stringify(await makeBundle(world)))
  expect((await verifyFile([file], { VITE_PINS: JSON.stringify({ issuers, logs }) }, now)).code).toBe(0)
  expect(await verifyFile([file], { VITE_PINS: '{"logs":["x"]}' }, now)).toEqual({
    code: 3,
    text: 'The key of a log cannot be read.',
  })
})

it('prints nothing that moves the cursor', async () => {
  const world = await makeWorld()
  const document = { issuer: { id: world.did, type: ['Profile'], name: 'x' }, name: 'x' }
  const bundle = await makeBundle(world, { document })
  const subject = bundle.credential['credentialSubject'] as { achievement: { name: string } }
  subject.achievement.name = 'Soli\u001b[2Jdity\u202e'
  const { text } = await check(await put('odd.json', JSON.stringify(bundle)))
  expect(text).toContain('Soli[2Jdity: Advanced')
})

it('reads an anchor back from the server of the chain that is named', async () => {
  const world = await makeWorld()
  const at = { index: 2, size: 9, at: 5, block: 7 }
  const { bundle, root } = await anchored(world, await makeBundle(world), at)
  const file = await put('anchored.json', JSON.stringify(bundle))
  const line = (text: string) => text.split('\n').find((one) => /^.{2}anchor /.test(one))
  expect(line((await check(file)).text)).toContain('An anchor on Ethereum is named')
  const { deployedBytecode } = JSON.parse(
    await readFile(join(__dirname, '../../../../contracts/TrykAnchor.json'), 'utf8'),
  ) as { deployedBytecode: string }
  const answers: Record<string, unknown> = {
    eth_chainId: '0x1',
    eth_getCode: deployedBytecode,
    eth_call: written(root, 7),
    eth_blockNumber: '0x20',
    eth_getTransactionReceipt: null,
  }
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      const { method } = JSON.parse(body) as { method: string }
      response.end(JSON.stringify({ result: answers[method] }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const rpc = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { code, text } = await check(file, '--rpc', rpc)
  await new Promise((resolve) => server.close(resolve))
  expect(line(text)).toBe(
    '+ anchor         Anchored on Ethereum, block 7, as the server that you chose says.',
  )
  expect(code).toBe(0)
})

it('runs as a command', async () => {
  const file = await put('forged.json', '{}')
  const root = join(__dirname, '../../../..')
  const args = ['--import', 'tsx', join(__dirname, 'main.ts'), file]
  const [code, out] = await new Promise<[unknown, string]>((resolve) =>
    execFile(process.execPath, args, { cwd: root }, (error, stdout) => resolve([error?.code, stdout])),
  )
  expect([code, out.split('\n')[0]]).toEqual([1, 'Not genuine.'])
})
