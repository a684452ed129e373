import { BRAND, jobPath } from '@tryka/domain'
import { payPeriod, payText, placeText } from './facts'
import { h, oneLine, prose } from './text'
import type { PublicJob, Site } from './types'

interface Feed {
  title: string
  /** Of the feed itself and of the page that it belongs to. */
  path: string
  page: string
  jobs: readonly PublicJob[]
}

function entry(job: PublicJob, { url }: Site): string {
  const { id, code, title, company, postedAt, description } = job
  const facts = [placeText(job), [payText(job), payPeriod(job)].filter(Boolean).join(' ')]
    .map(oneLine)
    .join(', ')
  const html = `<p>${h(facts)}</p>${prose(description)}`
  return `<entry><id>urn:uuid:${h(id)}</id><title>${h(oneLine(`${title} at ${company.name}`))}</title><link href="${h(url + jobPath(code, title))}"/><published>${h(postedAt)}</published><updated>${h(postedAt)}</updated><author><name>${h(oneLine(company.name))}</name></author><content type="html">${h(html)}</content></entry>`
}

/** An Atom feed of open jobs, newest first. */
export function jobsFeed({ title, path, page, jobs }: Feed, site: Site): string {
  const newest = jobs.reduce((latest, { postedAt }) => (postedAt > latest ? postedAt : latest), '')
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom"><id>${h(site.url + path)}</id><title>${h(oneLine(title))} | ${BRAND.name}</title><updated>${h(newest || '1970-01-01T00:00:00.000Z')}</updated><link rel="self" href="${h(site.url + path)}"/><link href="${h(site.url + page)}"/>
${jobs.map((job) => entry(job, site)).join('\n')}
</feed>
`
}
