import { readFileSync } from 'node:fs'
import { format } from 'oxfmt'
import { at } from './env.mjs'

/** What a script makes, as the formatter of the project has it; throws where it cannot be read. */
export async function formatted(file, text) {
  const style = JSON.parse(readFileSync(at('.oxfmtrc.json'), 'utf8'))
  const { code, errors } = await format(file, text, style)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`)
  return code
}
