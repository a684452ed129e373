import { ARTICLES } from 'virtual:articles'
import { BRAND, escapeHtml } from '@tryka/domain'
import { addressOf } from './head'

/** The articles as RSS 2.0, newest first. */
export function feedXml(publicUrl: string): string {
  const items = ARTICLES.map(({ slug, title, excerpt, category, date }) => {
    const url = escapeHtml(addressOf(publicUrl, `/blog/${slug}`))
    return [
      '    <item>',
      `      <title>${escapeHtml(title)}</title>`,
      `      <link>${url}</link>`,
      `      <guid isPermaLink="true">${url}</guid>`,
      `      <pubDate>${new Date(date).toUTCString()}</pubDate>`,
      `      <category>${escapeHtml(category)}</category>`,
      `      <description>${escapeHtml(excerpt)}</description>`,
      '    </item>',
    ].join('\n')
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '  <channel>',
    `    <title>${BRAND.name} blog</title>`,
    `    <link>${escapeHtml(addressOf(publicUrl, '/blog'))}</link>`,
    `    <description>Plain writing on skills, hiring and the fields we work in.</description>`,
    '    <language>en-gb</language>',
    `    <atom:link href="${escapeHtml(addressOf(publicUrl, '/feed.xml'))}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '  </channel>',
    '</rss>',
    '',
  ].join('\n')
}
