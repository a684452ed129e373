import { BRAND } from '@tryka/domain'
import { ARTICLES } from 'virtual:articles'
import { addressOf, escape } from './head'

/** The articles as RSS 2.0, newest first. */
export function feedXml(publicUrl: string): string {
  const items = ARTICLES.map(({ slug, title, excerpt, category, date }) => {
    const url = escape(addressOf(publicUrl, `/blog/${slug}`))
    return [
      '    <item>',
      `      <title>${escape(title)}</title>`,
      `      <link>${url}</link>`,
      `      <guid isPermaLink="true">${url}</guid>`,
      `      <pubDate>${new Date(date).toUTCString()}</pubDate>`,
      `      <category>${escape(category)}</category>`,
      `      <description>${escape(excerpt)}</description>`,
      '    </item>',
    ].join('\n')
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '  <channel>',
    `    <title>${BRAND.name} blog</title>`,
    `    <link>${escape(addressOf(publicUrl, '/blog'))}</link>`,
    `    <description>Plain writing on skills, hiring and the fields we work in.</description>`,
    '    <language>en-gb</language>',
    `    <atom:link href="${escape(addressOf(publicUrl, '/feed.xml'))}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '  </channel>',
    '</rss>',
    '',
  ].join('\n')
}
