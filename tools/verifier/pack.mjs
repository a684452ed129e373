import { execFile } from 'node:child_process'
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'vite'

const ROOT = resolve(import.meta.dirname, '../..')
const LIB = join(ROOT, 'libs/credentials')
const PACKAGE = join(LIB, 'dist/package')
const run = promisify(execFile)

/** The command as one file for Node, with all that it imports, and the files that went into it. */
async function command(pins) {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root: LIB,
    define: { __VITE_PINS__: JSON.stringify(pins), self: 'globalThis' },
    build: {
      write: false,
      minify: false,
      target: 'node20',
      rolldownOptions: {
        input: join(LIB, 'src/cli/main.ts'),
        // Made as for browsers, so that the parts of others that fetch stay away; what Node has is Node's.
        external: /^node:/,
        output: { format: 'es', codeSplitting: false },
      },
    },
  })
  const [{ code, moduleIds }] = [result].flat()[0].output
  return { code, moduleIds }
}

/** The folder of the package that a file is of. */
const packageOf = (id) => /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id.replace(/^\0/, ''))?.[1]

/** What the licences of others ask for: their text goes along. */
async function licences(moduleIds) {
  const folders = [...new Set(moduleIds.map(packageOf).filter(Boolean))].sort()
  const texts = folders.map(async (folder) => {
    const { name, version, license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
    const file = (await readdir(folder)).find((one) => /^licen[cs]e/i.test(one))
    const text = file ? await readFile(join(folder, file), 'utf8') : ''
    return `${name} ${version} (${license})\n\n${text.trim()}\n`
  })
  return (await Promise.all(texts)).join(`\n${'-'.repeat(80)}\n\n`)
}

const readme = (pins) => `# tryka-verify

Checks a credential on your machine: nothing is fetched and nothing is sent.

    tryka-verify <file> [--pins <file>] [--email <address>] [--json]
    tryka-verify monitor <prefix of a log> --key <key of it> --state <file>

It ends with 0 valid, 1 not genuine, 2 revoked or expired, 3 cannot tell. It needs Node 20.19 or later and no other package.

## Keys

${
  pins
    ? `This package trusts these keys, unless \`--pins\` names a file with others. Compare them with what the issuer says elsewhere.

\`\`\`json
${JSON.stringify(JSON.parse(pins), null, 2)}
\`\`\``
    : 'This package was made without keys of an issuer: give them with `--pins`. Of a key that is not among them it says which it is, and whose it is, you decide.'
}
`

/** Writes the package of the command with these pins, and packs it; answers where the archive is. */
export async function packVerifier(to, pins = process.env['VITE_PINS'] ?? '') {
  const { version } = JSON.parse(await readFile(join(LIB, 'package.json'), 'utf8'))
  const { code, moduleIds } = await command(pins)
  const about = {
    name: 'tryka-verify',
    version,
    description: 'Checks credentials of Tryka and other Open Badges that it signs, with no network',
    license: 'MIT',
    type: 'module',
    bin: { 'tryka-verify': 'tryka-verify.mjs' },
    engines: { node: '^20.19.0 || ^22.13.0 || >=24.11.0' },
  }
  await rm(PACKAGE, { recursive: true, force: true })
  await mkdir(PACKAGE, { recursive: true })
  await writeFile(join(PACKAGE, 'package.json'), `${JSON.stringify(about, null, 2)}\n`)
  await writeFile(join(PACKAGE, 'tryka-verify.mjs'), code, { mode: 0o755 })
  await writeFile(join(PACKAGE, 'README.md'), readme(pins))
  await writeFile(join(PACKAGE, 'LICENSES-OF-OTHERS.txt'), await licences(moduleIds))
  await copyFile(join(ROOT, 'LICENSE'), join(PACKAGE, 'LICENSE'))
  await mkdir(to, { recursive: true })
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', to], { cwd: PACKAGE })
  return join(to, JSON.parse(stdout)[0].filename)
}

if (process.argv[1] && resolve(process.argv[1]) === import.meta.filename)
  console.log(await packVerifier(resolve(process.argv[2] ?? dirname(PACKAGE))))
