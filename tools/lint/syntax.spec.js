const { startLint } = require('./refused.cjs')

jest.setTimeout(60_000)

describe('A literal spread into an object', () => {
  const verdicts = async (codes) => {
    const lint = startLint()
    const found = await lint.refused(codes.map((code) => ({ file: 'libs/domain/src/planted.ts', code })))
    lint.stop()
    return found
  }

  it('is refused, in a value and in an argument; what merges something passes', async () => {
    const found = await verdicts([
      'export const a = { b: 1, ...{ c: 2, d: 3 } }\n',
      'export const a = (f: (x: object) => void) => f({ ...{ b: 1 }, c: 2 })\n',
      'export const a = (b: object) => ({ ...b, c: 2 })\n',
      'export const a = (b: boolean) => ({ c: 2, ...(b ? { d: 3 } : {}) })\n',
    ])

    expect(found).toEqual([['no-restricted-syntax'], ['no-restricted-syntax'], [], []])
  })
})
