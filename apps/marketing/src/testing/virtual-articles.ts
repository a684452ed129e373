import { join } from 'node:path'
import { readArticles } from '../../build/articles.cjs'

const all = readArticles(join(__dirname, '..', '..', 'content'))

/** `virtual:articles` for tests, from the same files by the same reader. */
export const ARTICLES = all.map(({ html: _html, contents: _contents, ...facts }) => facts)
export const TEXTS = Object.fromEntries(
  all.map(({ slug, html, contents }) => [slug, async () => ({ html, contents })]),
)
