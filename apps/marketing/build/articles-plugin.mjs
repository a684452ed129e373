import { createRequire } from 'node:module'
import { join } from 'node:path'

// Required, not imported: Vite bundles what its configuration imports, and tests share the reader.
const { readArticles } = createRequire(import.meta.url)('./articles.cjs')

const LIST = 'virtual:articles'
const BODY = 'virtual:article/'

/**
 * `virtual:articles` has the facts of every article and a way to load the text of one. Markdown becomes HTML here, so no
 * browser ever loads a parser.
 */
export function articlesPlugin(folder) {
  const read = () => readArticles(folder)
  return {
    name: 'tryka-articles',
    resolveId: (id) => (id === LIST || id.startsWith(BODY) ? `\0${id}` : undefined),
    load(id) {
      if (id.startsWith(`\0${BODY}`)) {
        const { html } = read().find(({ slug }) => `\0${BODY}${slug}` === id) ?? {}
        return `export const html = ${JSON.stringify(html)}`
      }
      if (id !== `\0${LIST}`) return undefined
      const all = read()
      for (const { slug } of all) this.addWatchFile(join(folder, `${slug}.md`))
      const facts = all.map((article) => ({ ...article, html: undefined }))
      const bodies = all.map(
        ({ slug }) =>
          `${JSON.stringify(slug)}: () => import(${JSON.stringify(BODY + slug)}).then((m) => m.html)`,
      )
      return `export const ARTICLES = ${JSON.stringify(facts)}\nexport const BODIES = {${bodies.join(',')}}`
    },
  }
}
