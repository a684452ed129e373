const { execFileSync } = require('node:child_process')
const { join } = require('node:path')

// Seven files are printed, and each is read twice.
jest.setTimeout(240_000)

describe('Our own PDFs without their data', () => {
  const scripts = JSON.parse(
    execFileSync(process.execPath, ['--import', 'tsx', join(__dirname, 'import-scripts.mts'), '--json'], {
      cwd: join(__dirname, '../..'),
      encoding: 'utf8',
      maxBuffer: 10_000_000,
    }),
  )

  it.each(['Hindi', 'Bengali', 'Tamil', 'Polish', 'Arabic', 'Thai', 'Chinese'])(
    'are read letter by letter in %s',
    (script) => {
      const { now } = scripts[script]

      expect({ nul: now.nul, unread: now.unread, doubts: now.doubts }).toEqual({
        nul: 0,
        unread: 0,
        doubts: 0,
      })
      // Which of two names is the employer no letter tells; everything else comes back as it was written.
      expect(now.wrong.filter((text) => !/^(?:title|employer|degree|school)/.test(text))).toEqual([])
    },
  )

  it.each(['Hindi', 'Bengali', 'Tamil'])(
    'say in %s where letters are missing, when the file is not believed',
    (script) => {
      const { before } = scripts[script]

      expect(before.nul).toBe(0)
      expect(before.unread).toBeGreaterThan(0)
      expect(before.doubts).toBeGreaterThan(0)
    },
  )
})
