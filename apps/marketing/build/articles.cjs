const { readFileSync, readdirSync } = require('node:fs')
const { join } = require('node:path')
const markdownIt = require('markdown-it')

const FIELDS = ['title', 'excerpt', 'category', 'date']
const CATEGORIES = [
  'Artificial Intelligence',
  'Blockchain',
  'Data Science',
  'Cybersecurity',
  'Career Development',
  'Future of Work',
  'Diversity & Inclusion',
]
const WORDS_A_MINUTE = 200

const markdown = markdownIt({ typographer: true, quotes: '“”‘’' })
// The page has the one first-level heading; an article that brings another would break the outline.
markdown.renderer.rules.heading_open = (tokens, index) => {
  const { tag } = tokens[index]
  if (tag === 'h1') throw new Error('An article begins its headings at the second level (##)')
  const id = idOf(tokens[index + 1].content)
  // The heading is the link to itself: whoever wants to share the part has its address there.
  return `<${tag} id="${id}"><a href="#${id}">`
}
markdown.renderer.rules.heading_close = (tokens, index) => `</a></${tokens[index].tag}>\n`

// A wide table scrolls by itself, also by keyboard.
markdown.renderer.rules.table_open = () => '<div role="region" aria-label="Table" tabindex="0"><table>'
markdown.renderer.rules.table_close = () => '</table></div>'

/** A fence called `road`: stages in their order, each `name: what one can show at its end`. */
const plainFence = markdown.renderer.rules.fence
markdown.renderer.rules.fence = (tokens, index, ...rest) => {
  const { info, content } = tokens[index]
  if (info.trim() !== 'road') return plainFence(tokens, index, ...rest)
  const stages = content
    .trim()
    .split('\n')
    .map((line) => /^([^:]+): (.+)$/.exec(line))
  if (stages.some((stage) => !stage)) throw new Error('A stage of a road is written "name: what it shows"')
  const items = stages.map(([, name, shown]) => {
    const text = markdown.utils.escapeHtml(shown)
    return `<li><b>${markdown.utils.escapeHtml(name)}:</b> <span>${text}</span></li>`
  })
  return `<ol data-road="">${items.join('')}</ol>\n`
}

const idOf = (text) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** What stands at the second level, in its order, with the quotation marks of the text. */
const contentsOf = (tokens) =>
  tokens.flatMap(({ tag, nesting }, index) => {
    const inline = tokens[index + 1]
    if (tag !== 'h2' || nesting !== 1) return []
    return [{ id: idOf(inline.content), title: inline.children.map(({ content }) => content).join('') }]
  })

const isDay = (text) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))

/** `title: …` lines between two lines of dashes, then the text. */
function split(source, file) {
  const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source.replace(/\r\n/g, '\n')) ?? []
  if (head === undefined) throw new Error(`${file}: front matter between two lines of --- is missing`)
  const facts = Object.fromEntries(
    head.split('\n').map((line) => {
      const at = line.indexOf(':')
      return [line.slice(0, at).trim(), line.slice(at + 1).trim()]
    }),
  )
  return { facts, body }
}

function check(facts, file) {
  for (const field of FIELDS) if (!facts[field]) throw new Error(`${file}: ${field} is missing`)
  if (!isDay(facts.date))
    throw new Error(`${file}: date must be a day such as 2025-01-08, not "${facts.date}"`)
  if (facts.updated && (!isDay(facts.updated) || facts.updated < facts.date))
    throw new Error(`${file}: updated must be a day that is not before date, not "${facts.updated}"`)
  if (!CATEGORIES.includes(facts.category))
    throw new Error(`${file}: category must be one of ${CATEGORIES.join(', ')}, not "${facts.category}"`)
}

/** One Markdown file as an article: its facts, and its text as HTML. */
function readArticle(source, file) {
  const { facts, body } = split(source, file)
  check(facts, file)
  const tokens = markdown.parse(body, {})
  const words = body.split(/\s+/).filter(Boolean).length
  return {
    slug: file.replace(/\.md$/, ''),
    title: facts.title,
    excerpt: facts.excerpt,
    category: facts.category,
    date: facts.date,
    updated: facts.updated ?? facts.date,
    minutes: Math.max(1, Math.round(words / WORDS_A_MINUTE)),
    guide: facts.guide === 'true',
    featured: facts.featured === 'true',
    contents: contentsOf(tokens),
    html: markdown.renderer.render(tokens, markdown.options, {}),
  }
}

/** Every article of a folder, newest first; guides are told by `guide`. */
function readArticles(folder) {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => readArticle(readFileSync(join(folder, file), 'utf8'), file))
    .sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug))
}

module.exports = { CATEGORIES, readArticle, readArticles }
