/**
 * Makes what the API serves of the texts of modules: npm run courses:compile -- [path …], such as sql-foundations; all without.
 * With --outputs it first fills in what runs of marked code give where a text says `?`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { checkTools } from '../../libs/assessment/src/checks/tools.ts'
import { blocksOf } from '../../libs/coach/src/courses/compile/blocks.ts'
import { compileModule } from '../../libs/coach/src/courses/compile/compile-module.ts'
import { filesOf, reviewsOf, type ModuleFiles } from '../../libs/coach/src/courses/compile/path-files.ts'
import { outputsOf } from '../../libs/coach/src/courses/compile/run-code.ts'
import type { ModuleChecks } from '../../libs/coach/src/courses/module-checks.ts'
import { COURSE_PATHS } from '../../libs/coach/src/courses/paths.ts'
import { formatted } from '../scripts/lib/formatted.mjs'

const FOLDER = join(import.meta.dirname, '../../libs/coach/src/courses')
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { outputs: { type: 'boolean', default: false } },
})
const say = (text: string): void => void process.stdout.write(`${text}\n`)
const unknown = positionals.filter((path) => !COURSE_PATHS.some(({ id }) => id === path))
if (unknown.length > 0) throw new Error(`No path is called ${unknown.join(', ')}`)

const camel = (stem: string): string =>
  stem.replace(/^\d+-/, '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

async function save(path: string, name: string, text: string): Promise<void> {
  const file = join(FOLDER, path, name)
  const made = await formatted(file, text)
  if (made !== readFileSync(file, 'utf8')) writeFileSync(file, made)
}

/** Puts what code gives where its text says `?`. */
async function fill(path: string, { stem, text }: ModuleFiles): Promise<string> {
  const outputs = outputsOf(blocksOf(text.replace(/^---\n[\s\S]*?\n---\n/, '')).runs, await checkTools())
  const asked = outputs.filter(({ run }) => run.output !== undefined)
  let at = 0
  const filled = text.replace(/```text output\n([\s\S]*?)\n?```/g, (fence, old: string) => {
    const found = asked[at++]
    return old.trim() === '?' && found ? `\`\`\`text output\n${found.gives}\n\`\`\`` : fence
  })
  if (filled !== text) writeFileSync(join(FOLDER, path, `${stem}.md`), filled)
  return filled
}

async function compilePath(path: string): Promise<void> {
  const reviews = reviewsOf(FOLDER, path)
  const made = []
  for (const files of filesOf(FOLDER, path)) {
    try {
      const text = values.outputs ? await fill(path, files) : files.text
      const url = pathToFileURL(join(FOLDER, path, `${files.stem}.checks.ts`)).href
      const { default: checks } = (await import(url)) as { default: ModuleChecks }
      made.push({ ...compileModule(text, checks, reviews), stem: files.stem })
    } catch (error) {
      say(`${files.id}: ${error instanceof Error ? error.message : String(error)}`)
      process.exitCode = 1
    }
  }
  const facts = made.map((one) => one.facts)
  await save(
    path,
    'facts.ts',
    `import type { ModuleFacts } from '../course-module'

/** Facts of the modules that are written; \`npm run courses:compile\` makes them of the texts beside. */
export const FACTS: readonly ModuleFacts[] = ${JSON.stringify(facts)}
`,
  )
  const imports = made.map(({ stem }) => `import ${camel(stem)} from './${stem}.checks'\n`).join('')
  const modules = made.map(
    ({ stem, blocks }, i) => `moduleOf(FACTS[${i}], ${camel(stem)}, ${JSON.stringify(blocks)}),\n`,
  )
  await save(
    path,
    'compiled.ts',
    made.length === 0
      ? `import type { CourseModule } from '../course-module'

/** What is written of this path; \`npm run courses:compile\` makes it of the texts beside. */
export const MODULES: readonly CourseModule[] = []
`
      : `import { moduleOf, type CourseModule } from '../course-module'
import { FACTS } from './facts'
${imports}
/** What is written of this path; \`npm run courses:compile\` makes it of the texts beside. */
export const MODULES: readonly CourseModule[] = [${modules.join('')}]
`,
  )
  const open = facts.filter(({ isOpen }) => isOpen).length
  if (made.length > 0) say(`${path}: ${made.length} written, ${open} open`)
}

for (const { id } of COURSE_PATHS)
  if (positionals.length === 0 || positionals.includes(id)) await compilePath(id)
