import { createTestClock } from '../../testing/build-test-app'
import {
  begin,
  type ModelAnswer,
  modelServer,
  type ModelServer,
  status,
  streams,
} from '../../testing/model-server'
import { createModelClient, failureOf, ModelTooSlow, ModelUnavailable } from './client'
import { ModelGate } from './gate'
import { believed } from './interaction'
import type { Usage } from './stream'

const MESSAGES = [{ role: 'user' as const, content: 'Say something.' }]
const SECRET = 'kingfisher-4711'
const clock = createTestClock()

let server: ModelServer
afterEach(() => server.close())

const clientOf = (gate?: ModelGate) =>
  createModelClient({
    baseUrl: server.baseUrl,
    model: 'm',
    retryDelay: 1,
    ...(gate ? { gate } : {}),
  })

async function read(
  client = clientOf(),
  { ms = 1_500, signal = new AbortController().signal, onUsage = (_: Usage) => undefined as void } = {},
) {
  let said = ''
  for await (const piece of client.stream(MESSAGES, { signal, most: 100, ms, onUsage })) said += piece
  return said
}

describe('A streamed reply', () => {
  it('comes in pieces, with what it says it used', async () => {
    server = await modelServer(streams('Half a sentence, and the rest of it.'))
    const used: Usage[] = []
    expect(await read(clientOf(), { onUsage: (usage) => void used.push(usage) })).toBe(
      'Half a sentence, and the rest of it.',
    )
    expect(used).toEqual([{ prompt: 700, completion: 90 }])
  })

  it('may come whole from who knows no streams', async () => {
    server = await modelServer((response) => {
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ choices: [{ message: { content: 'All at once.' } }] }))
    })
    expect(await read()).toBe('All at once.')
  })

  it.each<[string, ModelAnswer]>([
    ['is cut off', (response) => (begin(response, SECRET), void response.end())],
    [
      'breaks off',
      (response) => (begin(response, SECRET), void response.write('x', () => response.destroy())),
    ],
    ['is no JSON', (response) => (begin(response), void response.end(`data: ${SECRET}\n\n`))],
    [
      'is two megabytes',
      (response) => (begin(response), void response.end(`data: ${SECRET.repeat(150_000)}`)),
    ],
    ['is one line without an end', (response) => (begin(response), void response.end('x'.repeat(300_000)))],
    ['redirects', status(302, { location: 'http://169.254.169.254/latest' })],
    ['refuses the key', status(401)],
    ['is refused for ever', status(429, { 'retry-after': '0' })],
  ])('fails and says nothing of what it said when it %s', async (_, answer) => {
    server = await modelServer(answer)
    const error = await read().catch((failed: unknown) => failed)
    expect(error).toBeInstanceOf(ModelUnavailable)
    expect(`${(error as Error).stack} ${failureOf(error)} ${JSON.stringify(error)}`).not.toContain(SECRET)
    await server.quiet()
  })

  it.each<[string, ModelAnswer]>([
    ['never begins', () => undefined],
    ['never ends', (response) => begin(response, 'x')],
  ])('ends in time when it %s, and leaves no call open', async (_, answer) => {
    server = await modelServer(answer)
    await expect(read(clientOf(), { ms: 150 })).rejects.toBeInstanceOf(ModelTooSlow)
    await server.quiet()
  })

  it('is tried three times in a storm of refusals, and no more', async () => {
    server = await modelServer(status(429), status(503), streams('At last.'))
    expect(await read()).toBe('At last.')
    server.answer(status(429))
    await expect(read()).rejects.toThrow('The model answered 429')
    expect(server.asked).toHaveLength(3)
  })

  it('ends upstream with who asked, however many leave at once', async () => {
    server = await modelServer((response) => begin(response, 'x'))
    const gate = new ModelGate(clock)
    const client = clientOf(gate)
    const leaving = Array.from({ length: 12 }, () => new AbortController())
    const reads = leaving.map(({ signal }) => read(client, { signal, ms: 10_000 }).catch(() => 'left'))
    await server.calls(4)
    // Four are inside; the others wait for their turn.
    expect(server.open.size).toBe(4)
    for (const controller of leaving) controller.abort(new Error('left'))
    expect(await Promise.all(reads)).toEqual(Array.from({ length: 12 }, () => 'left'))
    await server.quiet()
    expect(server.asked).toHaveLength(4)
    // None of that was the model's fault, and every place is free again.
    server.answer(streams('Here.'))
    expect(await Promise.all(Array.from({ length: 6 }, () => read(client)))).toHaveLength(6)
  })

  it('rests for a minute after five failures in a row', async () => {
    server = await modelServer(status(400))
    const client = clientOf(new ModelGate(clock))
    for (let count = 0; count < 5; count += 1) await expect(read(client)).rejects.toThrow('400')
    server.answer(streams('Here.'))
    await expect(read(client)).rejects.toThrow('rests')
    expect(server.asked).toHaveLength(0)
    clock.advance(60_000)
    expect(await read(client)).toBe('Here.')
  })
})

describe('What a model says that it used', () => {
  beforeEach(async () => void (server = await modelServer()))

  it.each([
    [500, 500],
    [0, 100],
    [-5, 600],
    [Number.NaN, 600],
    ['600', 600],
    [1e15, 1_200],
    [null, 600],
  ])('is believed within bounds: %p', (said, counted) => {
    expect(believed(said, 100, 600)).toBe(counted)
  })
})
