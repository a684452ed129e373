const { startLint } = require('./refused.cjs')

jest.setTimeout(60_000)

describe('The rules of hooks', () => {
  const code = `import { useEffect, useState } from 'react'
export function usePlanted(a: number) {
  const [b, setB] = useState(0)
  useEffect(() => setB(a + b), [a])
  return b
}
`

  it('watch a hook in a file with and without markup, and leave fixtures of Playwright alone', async () => {
    const lint = startLint()
    const found = await lint.refused([
      { file: 'apps/candidate/src/base/use-planted.ts', code },
      { file: 'libs/app-shell/src/use-planted.tsx', code },
      {
        file: 'apps/e2e/src/support/planted.ts',
        code: 'export const f = async (use: () => void) => use()\n',
      },
    ])
    lint.stop()

    expect(found.map((rules) => rules.includes('react-hooks/exhaustive-deps'))).toEqual([true, true, false])
    expect(found[2]).toEqual([])
  })
})
