import { ARTICLES, type ArticleFacts } from 'virtual:articles'
import { BRAND } from '@tryka/domain'

/** The article as schema.org describes it, for search engines. */
export const articleData = (article: ArticleFacts, publicUrl: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Article',
  headline: article.title,
  description: article.excerpt,
  articleSection: article.category,
  datePublished: article.date,
  dateModified: article.updated,
  timeRequired: `PT${article.minutes}M`,
  inLanguage: 'en',
  image: `${publicUrl}/cards/blog/${article.slug}.png`,
  mainEntityOfPage: `${publicUrl}/blog/${article.slug}`,
  author: { '@type': 'Organization', name: BRAND.name, url: publicUrl },
  publisher: { '@type': 'Organization', name: BRAND.name, url: publicUrl },
})

/** Every article as a page of the route table. */
export const articlePages = () =>
  ARTICLES.map((article) => ({
    path: `/blog/${article.slug}`,
    title: `${article.title} | ${BRAND.name}`,
    description: article.excerpt,
    type: 'article' as const,
    published: article.date,
    modified: article.updated,
    jsonLd: (publicUrl: string) => articleData(article, publicUrl),
  }))
