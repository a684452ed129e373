import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT = /\.(?:html|js|css|svg|json|xml|txt|webmanifest)$/
/** Below this a second file costs more than it saves. */
const SMALLEST = 512

const toGzip = promisify(gzip)
const toBrotli = promisify(brotliCompress)

/** Writes `.gz` and `.br` beside every text file of a build, so that the server only has to choose. */
export async function precompress(folder) {
  for (const name of await readdir(folder, { recursive: true })) {
    const file = join(folder, name)
    if (!TEXT.test(name) || !(await stat(file)).isFile()) continue
    const content = await readFile(file)
    if (content.length < SMALLEST) continue
    const size = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
    await writeFile(`${file}.gz`, await toGzip(content, { level: 9 }))
    await writeFile(`${file}.br`, await toBrotli(content, { params: size }))
  }
}

/** `precompress` as the last step of a Vite build. */
export function precompressPlugin() {
  let folder
  return {
    name: 'tryka-precompress',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir)
    },
    async closeBundle() {
      await precompress(folder)
    },
  }
}
