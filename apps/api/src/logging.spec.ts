import Fastify from 'fastify'
import { EventEmitter } from 'node:events'
import { readConfig } from './config'
import { errorForLog, loggerOptions, processSink } from './logging'

const config = readConfig({ NODE_ENV: 'test', SESSION_SECRET: 's'.repeat(32), LOG_LEVEL: 'debug' })

describe('The log', () => {
  it('hides what must not be in it, whoever logs it', () => {
    const lines: string[] = []
    const app = Fastify({ logger: loggerOptions(config, { write: (line) => void lines.push(line) }) })

    app.log.info(
      { email: 'a@example.com', mail: { to: 'b@example.com', otp: '012345' }, password: 'p', n: 1 },
      'x',
    )

    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      email: '[hidden]',
      mail: { to: '[hidden]', otp: '[hidden]' },
      password: '[hidden]',
      n: 1,
    })
    expect(lines[0]).not.toContain('example.com')
  })

  it('tells of an error its name, message and stack without addresses, and nothing that hangs on it', () => {
    const error = Object.assign(new Error('550 <ada@example.com> unknown'), {
      parameters: ['secret'],
      code: 'EENVELOPE',
    })

    const logged = JSON.stringify(errorForLog(error))

    expect(logged).toContain('550 <[address]> unknown')
    expect(logged).toContain('EENVELOPE')
    expect(logged).not.toMatch(/ada@example|secret/)
  })

  it('goes on when nobody can read it, and keeps no more than it may', async () => {
    const written: string[] = []
    const out = Object.assign(new EventEmitter(), {
      writableLength: 0,
      write: (text: string) => written.push(text) > 0,
    })
    const sink = processSink(out as unknown as NodeJS.WriteStream)
    const flushed = () => new Promise((resolve) => setTimeout(resolve, 60))

    sink.write('one\n')
    sink.write('two\n')
    await flushed()
    out.emit('error', new Error('EPIPE'))
    out.writableLength = 100_000_000
    sink.write('three\n')
    await flushed()

    expect(written).toEqual(['one\ntwo\n'])
  })
})
