const { startLint } = require('./refused.cjs')

jest.setTimeout(60_000)

const verdicts = async (codes, file = 'libs/domain/src/planted.ts') => {
  const lint = startLint()
  const found = await lint.refused(codes.map((code) => ({ file, code })))
  lint.stop()
  return found
}

describe('A literal spread into an object', () => {
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

describe('A 429 of the API that does not say when to try again', () => {
  const codes = [
    "export const a = (E: any) => new E(429, 'LIMIT', 'Too many.')\n",
    "export const a = (refused: any) => refused(429, 'LIMIT', 'Too many.')\n",
    'export const a = { status: 429 }\n',
    'export const a = 429\n',
    'export const a = { b: 1, ...{ c: 2 } }\n',
    'export const a = (status: number) => status === 429 || [401, 429].includes(status)\n',
  ]

  it('is refused however it is made; reading one passes, and so does tryLater', async () => {
    const refused = ['no-restricted-syntax']

    expect(await verdicts(codes, 'apps/api/src/features/planted.ts')).toEqual([
      ...[refused, refused, refused, refused, refused],
      [],
    ])
    expect(await verdicts(codes.slice(0, 1), 'apps/api/src/try-later.ts')).toEqual([[]])
  })
})

describe('Sound in practice', () => {
  const codes = [
    'export const a = (b: any) => new MediaRecorder(b)\n',
    'export const a = () => navigator.mediaDevices.getUserMedia({})\n',
    "export const a = (b: any) => b['getUserMedia']({})\n",
    "export const a = () => document.createElement('audio')\n",
    "export const a = () => new Audio('/a')\n",
    'export const a = () => new AudioContext()\n',
    'export const a = <audio src="/a" />\n',
    'export const a = (styled: any) => styled.audio``\n',
    'export const a = { b: 1, ...{ c: 2 } }\n',
    'export const a = (b: any) => b.processLocally\n',
  ]

  it('is refused however it would be recorded or played, and there alone', async () => {
    const refused = ['no-restricted-syntax']
    const file = 'apps/candidate/src/candidate/practice/player/planted.tsx'
    expect(await verdicts(codes, file)).toEqual([...codes.slice(1).map(() => refused), []])
    expect(await verdicts(codes.slice(0, 2), 'apps/candidate/src/company/planted.tsx')).toEqual([[], []])
  })
})
