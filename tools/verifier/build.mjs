import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build, minify } from 'vite'

const LIB = resolve(import.meta.dirname, '../../libs/credentials')
const PAGE = join(LIB, 'src/page')

/** One script with all that it imports, also what it would fetch later. */
async function scriptOf(entry, format = 'iife') {
  const output = { format, codeSplitting: false }
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root: LIB,
    build: { write: false, minify: true, target: 'es2022', rolldownOptions: { input: entry, output } },
  })
  return [result].flat()[0].output[0].code
}

const hashOf = (text) => createHash('sha256').update(text).digest('base64')
/** Inside a script element nothing may look like its end. */
const inScript = (code) => code.replace(/<(?=\/script|!--|script)/gi, '\\x3C')

/** The verifier as one HTML file with these pins: both stages, no network. */
export async function verifierPage(pins = process.env['VITE_PINS'] ?? '') {
  const [html, css, script, stage2] = await Promise.all([
    readFile(join(PAGE, 'page.html'), 'utf8'),
    readFile(join(PAGE, 'page.css'), 'utf8'),
    scriptOf(join(PAGE, 'page.ts')).then(inScript),
    scriptOf(join(PAGE, 'stage2.ts')).then(inScript),
  ])
  const parts = { STYLE: css, PINS: pins.replaceAll('<', '\\u003c'), STAGE2: stage2, SCRIPT: script }
  const page = html.replace(/%([A-Z0-9_]+)%/g, (whole, name) => parts[name] ?? whole)
  // Hashes are of all that stands between the tags, with the spaces of the template.
  const [, style] = /<style>([^]*?)<\/style>/.exec(page)
  const [, run] = /<script>([^]*?)<\/script>/.exec(page)
  return page.replace('%STYLE_HASH%', hashOf(style)).replace('%SCRIPT_HASH%', hashOf(run))
}

/**
 * Bytes of both stages, compressed, without what they fetch when it is needed, such as Ed25519 for old browsers. Built as a
 * library, for Vite's own loader of such parts is in every page once and is no part of the stage.
 */
export async function stageSizes() {
  const sizeOf = async (entry) => {
    const lib = { entry, formats: ['es'], fileName: 'stage' }
    const options = { configFile: false, logLevel: 'error', root: LIB }
    const result = await build({ ...options, build: { write: false, minify: true, target: 'es2022', lib } })
    const parts = [result].flat()[0].output
    const main = parts.find(({ isEntry }) => isEntry)
    // What is loaded with it counts too.
    const shared = parts.filter(({ fileName }) => main.imports.includes(fileName))
    const sizes = [main, ...shared].map(async ({ code }) => {
      const { code: small } = await minify('stage.js', code, { module: true })
      return gzipSync(small, { level: 9 }).length
    })
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  }
  return {
    stage1: await sizeOf(join(PAGE, 'stage1.ts')),
    stage2: await sizeOf(join(LIB, 'src/rdfc/index.ts')),
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [command = 'page', to = join(LIB, 'dist/tryka-verify.html')] = process.argv.slice(2)
  if (command === 'sizes') console.log(JSON.stringify(await stageSizes()))
  else {
    await mkdir(resolve(to, '..'), { recursive: true })
    await writeFile(to, await verifierPage())
    console.log(to)
  }
}
