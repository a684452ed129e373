import type { CallCase } from '../../tasks/code'
import { jsRunner } from './js-runner'

const STOPPED = 'It was stopped: it took too long.'

describe('JavaScript that somebody wrote', () => {
  let run: Awaited<ReturnType<typeof jsRunner>>
  beforeAll(async () => {
    run = await jsRunner()
  })
  const tried = (code: string, call: string, gives: CallCase['gives']) => {
    const [result] = run({
      kind: 'code-js',
      code,
      ordered: false,
      cases: [{ name: 'one', shown: '', call, gives }],
    })
    if (!result) throw new Error('No case ran')
    return result
  }
  const passes = (code: string, call: string, gives: CallCase['gives']) => tried(code, call, gives).passed

  it('is right by what its call gives: holes, -0, NaN and types count, the order of keys does not', () => {
    const is = (given: string, expected: string) => passes(`const f = () => (${given})`, 'f()', expected)
    for (const value of ['[1, , NaN, -0]', '"2"', '2n', 'new Map([[1, new Set("ab")]])', 'null', 'undefined'])
      expect([value, is(value, value)]).toEqual([value, true])
    expect(is('{ a: 1, b: [2] }', '{ b: [2], a: 1 }')).toBe(true)
    for (const [given = '', expected = ''] of [
      ['[1, undefined]', '[1, ,]'],
      ['0', '-0'],
      ['"2"', '2'],
      ['{ a: 1 }', '{ a: 1, b: undefined }'],
      ['[2, 1]', '[1, 2]'],
      ['new Set([1])', '[1]'],
    ])
      expect([given, is(given, expected)]).toEqual([given, false])
  })

  it('is awaited, and its time passes at once: jobs of promises first, then timers as they are due', () => {
    const code = `print('a')
      setTimeout(() => print('late'), 20)
      setTimeout(print, 10, 'soon')
      Promise.resolve().then(() => print('job'))
      print('b')
      const wait = (ms, value) => new Promise((done) => setTimeout(done, ms, value))
      const first = () => Promise.race([wait(3600000, 'slow'), wait(5, 'fast')])`
    const { passed, output } = tried(code, 'first()', '"fast"')
    expect(passed).toBe(true)
    expect(output).toBe('"fast"\nPrinted:\na\nb\njob\nsoon\nlate')
    expect(tried('', 'new Promise(() => {})', '1').output).toBe('a promise that is never settled')
    const ticking = 'let n = 0; const id = setInterval(() => { if (++n === 3) clearInterval(id) }, 5)'
    expect(passes(ticking, 'n', '3')).toBe(true)
  })

  it('is wrong where it throws, unless an error of that name is expected', () => {
    const code = 'function half(n) { if (n % 2) throw new RangeError("odd"); return n / 2 }'
    expect(passes(code, 'half(3)', { throws: 'RangeError' })).toBe(true)
    expect(passes(code, 'half(4)', { throws: 'RangeError' })).toBe(false)
    expect(passes(code, 'half("x")', { throws: 'RangeError' })).toBe(false)
    expect(
      passes('const half = async () => { throw new TypeError() }', 'half()', { throws: 'TypeError' }),
    ).toBe(true)
    expect(passes('const half = () => "throws RangeError"', 'half()', { throws: 'RangeError' })).toBe(false)
    expect(tried('function half(', 'half(1)', '1').output).toBe('throws SyntaxError')
  })

  it('has the same clock and the same chance each time, and twenty times the same verdict', () => {
    const once = () => tried('', '[Date.now(), new Date().toISOString(), Math.random()]', '0').output
    expect(once()).toMatch(/^\[1767225600000, "2026-01-01T00:00:00.000Z", 0\.\d+\]$/)
    expect(new Set(Array.from({ length: 20 }, once)).size).toBe(1)
    const deep = 'const f = (n) => (n ? 1 + f(n - 1) : 0)'
    expect(new Set(Array.from({ length: 20 }, () => passes(deep, 'f(1000)', '1000')))).toEqual(
      new Set([true]),
    )
  })

  it.each([
    ['a loop without end', 'const f = () => { for (;;); }', STOPPED],
    ['timers without end', 'setInterval(() => {}, 1); const f = () => 1', STOPPED],
    ['recursion without end', 'const f = () => 1 + f()', 'throws InternalError'],
    ['an imported module', "const f = () => import('fs')", /^throws /],
    ['a required module', "const f = () => require('fs')", 'throws ReferenceError'],
    [
      'the process',
      "const f = () => ({}).constructor.constructor('return process')()",
      'throws ReferenceError',
    ],
    ['an object without end', 'const f = () => { const o = {}; o.o = o; return o }', /…/],
    ['a list without end', 'const f = () => new Proxy([], { get: () => 1e15 })', /too much|cannot be read/],
    ['a text without end', 'const f = () => "x".repeat(5e7)', /^throws |^"x/],
  ])('survives %s', (_what, code, output) => {
    const result = tried(code, 'f()', '"never"')
    expect(result.passed).toBe(false)
    expect(result.output).toMatch(output)
    expect(passes('const f = () => 2', 'f()', '2')).toBe(true)
  })

  it('cannot forge what is compared by patching what it finds', () => {
    const patched = `JSON.stringify = () => '5'; Object.is = () => true; String = () => '5'; Array.isArray = () => false
      Reflect.ownKeys = () => []; Reflect.apply = () => '5'; Map.prototype.forEach = () => {}; Symbol.prototype.toString = () => '5'
      Object.defineProperty(Array.prototype, 0, { set() {}, get: () => 5 })
      globalThis.print = () => '5'; Object.prototype.toJSON = () => 5; Function.prototype.call = () => '5'`
    for (const value of ['4', '"5 "', '[6]', '{ n: 6 }', 'new Map([[1, 6]])'])
      expect([value, passes(`${patched}; const f = () => (${value})`, 'f()', '5')]).toEqual([value, false])
    expect(passes(`${patched}; const f = () => 5`, 'f()', '5')).toBe(true)
  })

  it('cannot break out of the case, and what one case leaves the next does not see', () => {
    expect(passes('', '1)); (2', '2')).toBe(false)
    const [first, next] = run({
      kind: 'code-js',
      code: 'globalThis.calls = (globalThis.calls ?? 0) + 1; const f = () => calls',
      ordered: false,
      cases: [1, 2].map((n) => ({ name: String(n), shown: '', call: 'f()', gives: '1' })),
    })
    expect([first?.passed, next?.passed]).toEqual([true, true])
    expect(tried('x'.repeat(9 * 1024), '1', '1').output).toContain('longer than 8 KiB')
  })
})
