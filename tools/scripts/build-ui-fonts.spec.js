const { execFileSync } = require('node:child_process')
const { readdirSync, readFileSync } = require('node:fs')
const { join } = require('node:path')

const ROOT = join(__dirname, '..', '..')
const FOLDERS = ['marketing', 'candidate', 'admin']
  .map((app) => join(ROOT, 'apps', app, 'src'))
  .concat(['ui', 'app-shell'].map((lib) => join(ROOT, 'libs', lib, 'src')))

/** Every percentage that a style stretches the display face to. */
const stretches = () =>
  FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true })
      .filter((file) => /\.(tsx?|css)$/.test(file) && !file.endsWith('fonts.css'))
      .flatMap((file) => [
        ...readFileSync(join(folder, file), 'utf8').matchAll(/(?:font-stretch|--wdth-[\w-]+): (\d+)%/g),
      ]),
  ).map(([, percent]) => Number(percent))

describe('The fonts of the design', () => {
  it('are what their packages give', () => {
    const script = join(__dirname, 'build-ui-fonts.mjs')

    expect(() => execFileSync(process.execPath, [script, '--check'], { stdio: 'pipe' })).not.toThrow()
  })

  it('have every width that a style asks for', () => {
    const css = readFileSync(join(ROOT, 'libs/ui/src/theme/fonts.css'), 'utf8')
    const [, least, most] = /font-stretch: (\d+)% (\d+)%/.exec(css).map(Number)
    const wanted = stretches()

    expect(wanted.length).toBeGreaterThan(10)
    expect(wanted.filter((percent) => percent < least || percent > most)).toEqual([])
  })
})
