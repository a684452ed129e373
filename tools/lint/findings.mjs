import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { ESLint, Linter } from 'eslint'

/**
 * What the real configuration says to pieces of code at places where no file stands. A line of standard input is
 * `[{ file, code }]`; the line that answers it holds for each the names of the rules that refuse it. Only rules
 * that need no types are asked: the others take a minute, and want the file to exist.
 */
const ASKED = ['import-x/', 'react-hooks/', 'no-restricted-', 'no-dupe-keys']

const cwd = join(import.meta.dirname, '../..')
const eslint = new ESLint({ cwd })
const linter = new Linter({ cwd })

async function findings({ file, code }) {
  const filePath = join(cwd, file)
  const { plugins, rules, settings = {}, languageOptions } = await eslint.calculateConfigForFile(filePath)
  const asked = Object.entries(rules).filter(([name]) => ASKED.some((start) => name.startsWith(start)))
  const { parser } = languageOptions
  const parserOptions = { ecmaFeatures: { jsx: file.endsWith('x') } }
  const config = {
    files: ['**/*.*'],
    plugins,
    settings,
    languageOptions: { parser, parserOptions },
    rules: Object.fromEntries(asked),
  }
  return linter.verify(code, config, { filename: filePath }).map(({ ruleId, message }) => ruleId ?? message)
}

for await (const line of createInterface({ input: process.stdin }))
  console.log(JSON.stringify(await Promise.all(JSON.parse(line).map(findings))))
