import { createRequire } from 'node:module'
import { join } from 'node:path'

// Required, not imported: Vite bundles what its configuration imports, and tests share the reader.
const { readArticles } = createRequire(import.meta.url)('./articles.cjs')

const LIST = 'virtual:articles'
const TEXT = 'virtual:article/'

/**
 * `virtual:articles` has the facts of every article and a way to load the text of one. Markdown becomes HTML here, so no
 * browser ever loads a parser.
 */
export function articlesPlugin(folder) {
  const read = () => readArticles(folder)
  return {
    name: 'tryka-articles',
    resolveId: (id) => (id === LIST || id.startsWith(TEXT) ? `\0${id}` : undefined),
    load(id) {
      if (id.startsWith(`\0${TEXT}`)) {
        const { html, contents } = read().find(({ slug }) => `\0${TEXT}${slug}` === id) ?? {}
        return `export const text = ${JSON.stringify({ html, contents })}`
      }
      if (id !== `\0${LIST}`) return undefined
      const all = read()
      for (const { slug } of all) this.addWatchFile(join(folder, `${slug}.md`))
      const facts = all.map((article) => ({ ...article, html: undefined, contents: undefined }))
      const texts = all.map(
        ({ slug }) =>
          `${JSON.stringify(slug)}: () => import(${JSON.stringify(TEXT + slug)}).then((m) => m.text)`,
      )
      return `export const ARTICLES = ${JSON.stringify(facts)}\nexport const TEXTS = {${texts.join(',')}}`
    },
  }
}
