import type { MarkdownIt, Token } from 'markdown-it'
import { STYLE } from '../../mail/frame'
import { textOf } from './issue-text'

/** Style and class of each element; the class is what dark mode finds. */
const LOOK: Record<string, readonly [style: string, name?: string]> = {
  h1: [STYLE.h1, 't1 h1'],
  h2: [STYLE.h2, 't1'],
  h3: [STYLE.h3, 't1'],
  h4: [STYLE.h3, 't1'],
  h5: [STYLE.h3, 't1'],
  h6: [STYLE.h3, 't1'],
  p: [STYLE.p, 't2'],
  ul: [STYLE.list, 't2'],
  ol: [STYLE.list, 't2'],
  li: [STYLE.item],
  strong: [STYLE.strong, 't1'],
  blockquote: [STYLE.quote, 'l'],
  code: [STYLE.code],
  hr: [STYLE.line, 'l'],
  a: [STYLE.link, 'a'],
}

function dress(tokens: readonly Token[]): void {
  for (const token of tokens) {
    const look = token.nesting >= 0 ? LOOK[token.tag] : undefined
    if (look) {
      token.attrSet('style', look[0])
      if (look[1]) token.attrSet('class', look[1])
    }
    if (token.children) dress(token.children)
  }
}

let made: Promise<MarkdownIt> | undefined

/** Loaded with the first letter: a start does not wait for it. */
async function makeMarkdown(): Promise<MarkdownIt> {
  const { default: Markdown } = await import('markdown-it')
  const md = new Markdown({ html: false, linkify: true })
  // A letter loads nothing, and leads nowhere but to pages.
  md.disable(['image', 'table'])
  md.linkify.set({ fuzzyLink: false, fuzzyEmail: false })
  md.validateLink = (url) => /^https?:\/\//i.test(url)
  const block = (tokens: Token[], at: number) =>
    `<pre class="t2 l" style="${STYLE.pre}"><code style="${STYLE.code}">${md.utils.escapeHtml(tokens[at]?.content ?? '')}</code></pre>\n`
  md.renderer.rules['fence'] = block
  md.renderer.rules['code_block'] = block
  return md
}

/** A letter's Markdown as HTML with inline styles, and as text that stands alone. */
export async function renderMarkdown(markdown: string): Promise<{ html: string; text: string }> {
  const md = await (made ??= makeMarkdown())
  const tokens = md.parse(markdown, {})
  const text = textOf(tokens)
  dress(tokens)
  return { html: md.renderer.render(tokens, md.options, {}), text }
}
