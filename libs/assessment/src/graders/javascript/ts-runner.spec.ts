import type { CodeCase } from '../../tasks/code'
import { tsRunner } from './ts-runner'

describe('TypeScript that somebody wrote', () => {
  let run: Awaited<ReturnType<typeof tsRunner>>
  beforeAll(async () => {
    run = await tsRunner()
  }, 60_000)
  const tried = (code: string, ...cases: CodeCase[]) => run({ kind: 'code-ts', code, ordered: false, cases })
  const call = (call: string, gives: string): CodeCase => ({ name: 'runs', shown: '', call, gives })
  const types = (uses: string, errors: number[]): CodeCase => ({ name: 'types', shown: '', uses, errors })

  it('runs once it compiles', () => {
    const code = `enum Side { Left, Right }
      class Box { constructor(readonly size: number) {} twice(): number { return this.size * 2 } }
      const width = (side: Side, box: Box): number => (side === Side.Left ? box.size : box.twice())`
    expect(tried(code, call('width(Side.Right, new Box(4))', '8'))).toEqual([
      { name: 'runs', passed: true, output: '8' },
    ])
  })

  it('fails every case where it does not compile, and tells why', () => {
    const results = tried('const twice = (n) => n * 2', call('twice(1)', '2'), types('twice(1)', []))
    expect(results.map(({ passed }) => passed)).toEqual([false, false])
    expect(results[0]?.output).toBe("Line 1: Parameter 'n' implicitly has an 'any' type. (7006)")
  })

  it('is right by what the compiler says of lines that use it', () => {
    const code = 'const first = <T>(all: readonly T[]): T | undefined => all[0]'
    const uses = 'const n: number | undefined = first([1])\nconst s: string | undefined = first([1])'
    expect(tried(code, types(uses, [2322]))[0]?.passed).toBe(true)
    expect(tried(code, types(uses, []))[0]).toMatchObject({
      passed: false,
      output: expect.stringContaining('Line 3'),
    })
    expect(tried('const first = (all: any) => all[0]', types(uses, [2322]))[0]?.passed).toBe(false)
  })

  it.each([
    ['a module', 'import fs from "fs"\nconst n = 1'],
    ['a file by reference', '/// <reference path="/etc/passwd" />\nconst n = 1'],
    ['types of Node', 'const n = process.pid'],
    ['a declared global that is not there', 'declare const process: { pid: number }\nconst n = process.pid'],
  ])('gets at nothing by %s', (_what, code) => {
    const [result] = tried(code, call('n', '1'))
    expect(result?.passed).toBe(false)
    expect(tried('const n = 1', call('n', '1'))[0]?.passed).toBe(true)
  })

  it('survives types that never end', () => {
    const code =
      'type Deep<N extends 0[]> = N["length"] extends -1 ? N : Deep<[...N, 0]>\nconst n: Deep<[]> = 1'
    const [result] = tried(code, call('n', '1'))
    expect(result).toMatchObject({ passed: false, output: expect.stringMatching(/\(25(89|90)\)/) })
  })
})
