import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { apt, canInstall } from './apt.mjs'
import { env } from './env.mjs'
import { fail, step } from './report.mjs'

/** What a test runs that is in no registry of packages, Chromium apart, and the Debian package that has it. */
const TOOLS = [
  { programs: ['git'], package: 'git' },
  { programs: ['pdftotext', 'pdfinfo', 'pdffonts'], package: 'poppler-utils' },
  { programs: ['qpdf'], package: 'qpdf' },
  { programs: ['nginx'], package: 'nginx-light' },
  { programs: ['python3'], package: 'python3' },
  { programs: ['initdb', 'postgres'], package: 'postgresql' },
  { programs: ['redis-server'], package: 'redis-server' },
]

/** Debian keeps the programs of a PostgreSQL server in a folder of each version. */
const VERSIONS = '/usr/lib/postgresql'

/** Where systems keep programs that are not on everybody's PATH. */
const places = () => [
  ...(env.PATH ?? '').split(delimiter),
  ...['/usr/bin', '/usr/sbin', '/usr/local/bin', '/usr/local/sbin', '/opt/homebrew/bin'],
  ...(existsSync(VERSIONS) ? readdirSync(VERSIONS).sort().reverse() : []).map((version) =>
    join(VERSIONS, version, 'bin'),
  ),
]

/** The folder of these programs, or undefined when one of them is in none. */
const folderOf = ({ programs }) =>
  places().find((folder) => programs.every((program) => existsSync(join(folder, program))))

/** Adds to the PATH of the children what it lacks. */
function reach(tools) {
  for (const tool of tools) {
    const folder = folderOf(tool)
    const known = (env.PATH ?? '').split(delimiter)
    if (folder && !known.includes(folder)) env.PATH = [...known, folder].join(delimiter)
  }
}

/** Puts every program that a test runs on the PATH of the children, installs it, or ends and says what is missing. */
export async function ensureTools() {
  const missing = () => TOOLS.filter((tool) => !folderOf(tool)).map((tool) => tool.package)
  const wanted = missing()
  if (wanted.length > 0 && (await canInstall()))
    await step(`Installing what the tests run: ${wanted.join(', ')}`, () => apt(wanted))
  const still = missing()
  if (still.length > 0)
    fail(
      `The tests run programs that are not here. Install them, then run this again (Debian's names): ${still.join(', ')}.`,
    )
  reach(TOOLS)
}
