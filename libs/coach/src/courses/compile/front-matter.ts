import type { ModuleSource } from '@tryka/domain'

/** What stands above a module's text. */
export interface FrontMatter {
  id: string
  revision: number
  staleBefore: number
  title: string
  skills: readonly string[]
  topics: readonly string[]
  needs: readonly string[]
  minutes: number
  sources: readonly ModuleSource[]
  checkedAt: string
}

const unquoted = (text: string): string => {
  const value = text.trim()
  const quote = value[0]
  return value.length > 1 && (quote === "'" || quote === '"') && value.endsWith(quote)
    ? value.slice(1, -1).replaceAll(quote + quote, quote)
    : value
}
const listOf = (text = ''): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')

/** Lines of `name: value`, and under `sources:` a list of such lines; more of YAML is not needed. */
function linesOf(text: string): { values: Map<string, string>; sources: Map<string, string>[] } {
  const values = new Map<string, string>()
  const sources: Map<string, string>[] = []
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue
    const [, indent = '', dash = '', name = '', value = ''] = /^(\s*)(- )?([a-zA-Z]+):(.*)$/.exec(line) ?? []
    if (name === '') throw new Error(`Front matter: this line is no "name: value": ${line}`)
    if (indent === '' && dash === '') {
      values.set(name, unquoted(value))
      continue
    }
    if (dash !== '') sources.push(new Map())
    sources.at(-1)?.set(name, unquoted(value))
  }
  return { values, sources }
}

/** Takes a module's file apart; says what is missing in its head. */
export function readFrontMatter(file: string): { head: FrontMatter; text: string } {
  const [, above, text] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file) ?? []
  if (above === undefined || text === undefined) throw new Error('Front matter: it begins and ends with ---')
  const { values, sources } = linesOf(above)
  const wanted = (name: string): string => {
    const value = values.get(name)
    if (!value) throw new Error(`Front matter: ${name} is missing`)
    return value
  }
  const whole = (name: string, value: string): number => {
    if (!/^\d+$/.test(value)) throw new Error(`Front matter: ${name} is no whole number: ${value}`)
    return Number(value)
  }
  const head: FrontMatter = {
    id: wanted('id'),
    revision: whole('revision', wanted('revision')),
    staleBefore: whole('staleBefore', values.get('staleBefore') ?? '1'),
    title: wanted('title'),
    skills: listOf(values.get('skills')),
    topics: listOf(values.get('topics')),
    needs: listOf(values.get('needs')),
    minutes: whole('minutes', wanted('minutes')),
    checkedAt: wanted('checked'),
    sources: sources.map((source) => {
      const [title, part, year] = ['title', 'part', 'year'].map((name) => source.get(name) ?? '')
      if (!title || !part || !year) throw new Error('Front matter: a source has a title, a part and a year')
      return { title, part, year: whole('year', year) }
    }),
  }
  return { head, text }
}
