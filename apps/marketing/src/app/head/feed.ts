import { ARTICLES, TEXTS, type ArticleFacts } from 'virtual:articles'
import { BRAND, escapeHtml } from '@tryka/domain'
import { addressOf } from './head'

/** A reader shows the text elsewhere: its links say where they lead. */
const atHome = (html: string, url: string, publicUrl: string) =>
  html
    .replace(/href="#/g, `href="${escapeHtml(url)}#`)
    .replace(/href="\//g, `href="${escapeHtml(addressOf(publicUrl, '/'))}`)

/** Text that may say anything but its own end. */
const cdata = (text: string) => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`

async function itemOf({ slug, title, excerpt, category, date }: ArticleFacts, publicUrl: string) {
  const address = addressOf(publicUrl, `/blog/${slug}`)
  const url = escapeHtml(address)
  const { html } = (await TEXTS[slug]?.()) ?? { html: '' }
  return [
    '    <item>',
    `      <title>${escapeHtml(title)}</title>`,
    `      <link>${url}</link>`,
    `      <guid isPermaLink="true">${url}</guid>`,
    `      <pubDate>${new Date(date).toUTCString()}</pubDate>`,
    `      <dc:creator>${BRAND.name}</dc:creator>`,
    `      <category>${escapeHtml(category)}</category>`,
    `      <description>${escapeHtml(excerpt)}</description>`,
    `      <content:encoded>${cdata(atHome(html, address, publicUrl))}</content:encoded>`,
    '    </item>',
  ].join('\n')
}

/** The articles as RSS 2.0 with their whole texts, newest first. */
export async function feedXml(publicUrl: string): Promise<string> {
  const items = await Promise.all(ARTICLES.map((article) => itemOf(article, publicUrl)))
  const changed =
    ARTICLES.map(({ updated }) => updated)
      .sort()
      .at(-1) ?? 0
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '  <channel>',
    `    <title>${BRAND.name} blog</title>`,
    `    <link>${escapeHtml(addressOf(publicUrl, '/blog'))}</link>`,
    `    <description>Plain writing on skills, hiring and the fields we work in.</description>`,
    '    <language>en-gb</language>',
    `    <lastBuildDate>${new Date(changed).toUTCString()}</lastBuildDate>`,
    `    <atom:link href="${escapeHtml(addressOf(publicUrl, '/feed.xml'))}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '  </channel>',
    '</rss>',
    '',
  ].join('\n')
}
