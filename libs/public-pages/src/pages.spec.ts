import { companyPage } from './company'
import { jobsFeed } from './feed'
import { framed, PLAIN_SHELL, readShell, SHELL_MARKS } from './frame'
import { closedJobPage, goneCompanyPage, missingPage } from './gone'
import { jobPage } from './job'
import { jobsPage, jobsPath, readJobsQuery } from './list'
import { sitemapFile, sitemapIndex, SITEMAP_SIZE } from './sitemap'
import { buildCompany, buildJob, HOSTILE, SITE } from './testing/public-job'
import type { PublicPage } from './types'

const html = (page: PublicPage) => framed(page, PLAIN_SHELL, SITE)
const ALL = readJobsQuery({})

/** Everything that somebody could type, in every field that takes text. */
const hostileJob = (text: string) =>
  buildJob({
    title: text,
    department: text,
    description: `${text}\n\n- ${text}`,
    mode: 'On-site',
    location: text,
    country: 'PT',
    skills: [{ skill: text, level: 2, importance: 'must' }],
    company: buildCompany({ name: text, description: text, location: text, domain: text, logo: text }),
  })

const ending = (text: string) => ({
  title: text,
  company: buildCompany({ name: text }),
  openDays: 39,
  closedAt: '2026-02-14T23:00:00.000Z',
  applications: 48,
  answered: 48,
  hired: 2,
})

describe('The page of a job', () => {
  it('says what a person must know before applying, and where that is done', () => {
    const page = jobPage(buildJob(), SITE)
    const text = html(page)

    expect(page).toMatchObject({ status: 200, index: true, path: '/jobs/23456789ab/cloud-security-engineer' })
    for (const words of [
      '<title>Cloud Security Engineer at Tidewater Labs | Tryka</title>',
      'Remote, Portugal or India',
      '€68,000–84,000',
      'a year',
      'Open until 14 Jul 2026',
      '<b>46 of 48</b> applications',
      '<link rel="canonical" href="https://tryka.example/jobs/23456789ab/cloud-security-engineer">',
      '<a href="/report?subject=posting&amp;id=0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b" rel="nofollow">Report this job</a>',
      'href="/candidate-dashboard?section=opportunities&amp;place=me&amp;job=0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b&amp;src=careers"',
      '<li dir="auto">Write policies.</li>',
    ])
      expect(text).toContain(words)
    expect(text.match(/<h1/g)).toHaveLength(1)
  })

  it('leads to the app of its own host where there is one', () => {
    expect(jobPage(buildJob(), { ...SITE, app: 'https://app.example' }).main).toContain(
      'href="https://app.example/candidate-dashboard?',
    )
  })

  it('tells no median of few answers, and an hourly pay as such', () => {
    const answers = { medianDays: null, answered: 4, applications: 9 }
    const { main } = jobPage(buildJob({ period: 'hour', company: buildCompany({ answers }) }), SITE)

    expect(main).toContain('too few to say')
    expect(main).toContain('an hour')
    expect(main).not.toContain('of 9')
  })
})

describe('The list of jobs', () => {
  it('reads whatever stands in the address, and never refuses', () => {
    for (const query of [
      { page: '0' },
      { page: '-1' },
      { page: '1e9' },
      { page: ['2', '3'], q: ['a', 'b'] },
      { field: 'Cooking', mode: '__proto__', type: 'constructor', q: '\u0000\ud800' },
      { q: 'x'.repeat(5_000), page: { $gt: '' } },
    ])
      expect(() => html(jobsPage(readJobsQuery(query), { jobs: [], total: 0 }))).not.toThrow()
    expect(readJobsQuery({ page: ['2', '3'] }).page).toBe(2)
    expect(readJobsQuery({ field: '', mode: 'Remote', q: ' rust ' })).toEqual({
      q: 'rust',
      field: null,
      mode: 'Remote',
      type: null,
      page: 1,
    })
  })

  it('is listed by search engines up to page 50, and never narrowed', () => {
    const at = (query: object) =>
      jobsPage(readJobsQuery({ ...query }), { jobs: [buildJob()], total: 2_000 }).index
    expect([at({}), at({ page: '50' }), at({ page: '51' }), at({ q: 'rust' })]).toEqual([
      true,
      true,
      false,
      false,
    ])
    expect(html(jobsPage(readJobsQuery({ page: '51' }), { jobs: [buildJob()], total: 2_000 }))).toContain(
      '<meta name="robots" content="noindex, follow">',
    )
  })

  it('has no data for machines, and every filter in the links to its pages', () => {
    const query = readJobsQuery({ q: 'rust & go', mode: 'Remote', page: '2' })
    const page = jobsPage(query, { jobs: [buildJob()], total: 50 })

    expect(page.data).toBeUndefined()
    expect(jobsPath(query)).toBe('/jobs?q=rust%20%26%20go&mode=Remote&page=2')
    expect(page.main).toContain('href="/jobs?q=rust%20%26%20go&amp;mode=Remote&amp;page=3" rel="next"')
    expect(page.main).toContain('21–21 of 50 jobs')
    expect(jobsPage(readJobsQuery({ page: '51' }), { jobs: [buildJob()], total: 10_000 }).main).toContain(
      '1,001–1,001 of 10,000 jobs',
    )
  })

  it('says what is the case when nothing is there', () => {
    const nothing = { jobs: [], total: 0 }
    expect(jobsPage(ALL, nothing).main).toContain('No jobs are open at the moment')
    expect(jobsPage(readJobsQuery({ q: 'cobol' }), nothing).main).toContain('No jobs match')
    expect(jobsPage(readJobsQuery({ page: '9' }), { jobs: [], total: 3 })).toMatchObject({
      status: 404,
      index: false,
    })
  })
})

describe('What is closed or was never here', () => {
  it('says so, keeps no copy and stays out of search engines', () => {
    const page = closedJobPage({ ending: ending('Auditor'), others: [buildJob()] })
    const text = html(page)

    expect(page).toMatchObject({ status: 410, index: false, path: null })
    expect(page.data).toBeUndefined()
    for (const words of ['This job is closed', 'Auditor', '39 days', 'Open at the same company'])
      expect(text).toContain(words)
    expect(text).not.toContain('ld+json')
    expect(text).not.toContain('canonical')
    expect(html(goneCompanyPage())).toContain('content="noindex"')
    expect(missingPage().status).toBe(404)
  })

  it('tells no figures of few applications, and nothing of what was taken down', () => {
    expect(closedJobPage({ ending: { ...ending('A'), applications: 4 }, others: [] }).main).not.toContain(
      'How it ended',
    )
    expect(closedJobPage({ others: [] }).main).not.toContain('took applications until')
  })
})

describe('Whatever somebody typed', () => {
  it.each(HOSTILE)('%j is text on every page, in every feed and in every file', (text) => {
    const job = hostileJob(text)
    const company = { company: job.company, jobs: [job], total: 60 }
    const pages = [
      jobPage(job, SITE),
      companyPage(company, SITE),
      jobsPage(readJobsQuery({ q: text }), { jobs: [job], total: 41 }),
      closedJobPage({ ending: ending(text), others: [job] }),
    ].map(html)
    const feed = { title: text, path: '/jobs/feed.xml', page: '/jobs', jobs: [job] }
    const files = [jobsFeed(feed, SITE), sitemapFile([{ path: `/jobs/${text}`, at: text }], SITE)]

    for (const page of [...pages, ...files]) {
      // eslint-disable-next-line no-control-regex -- none of them may be left
      expect(page).not.toMatch(/[\u0000-\u0008\u000b\u001b\u202a-\u202e\u2066-\u2069]|\p{Surrogate}/u)
      expect(page).not.toMatch(/<script>|<img|<b>evil/)
      // No attribute of ours was ended: what a handler would be stands behind an escaped quote.
      expect(page.replace(/ld\+json">.*?<\/script>/g, '')).not.toMatch(/["'] on(?:focus|mouseover)=["']/)
    }
    for (const page of pages) {
      expect(page.match(/<main /g)).toHaveLength(1)
      expect(page.match(/<\/script>/g) ?? []).toHaveLength(page.includes('ld+json') ? 1 : 0)
      for (const [, data = ''] of page.matchAll(/ld\+json">(.*?)<\/script>/g)) {
        expect(data).not.toContain('<')
        expect(() => JSON.parse(data) as unknown).not.toThrow()
      }
    }
  })
})

describe('The frame of the site', () => {
  const frame = `<html><head>${SHELL_MARKS.head.join('old')}</head><body><main>${SHELL_MARKS.main.join('')}</main></body>`

  it('takes the page into its two places', () => {
    const shell = readShell(frame)
    const text = shell ? framed(jobPage(buildJob(), SITE), shell, SITE) : ''

    expect(text).toMatch(/^<html><head><title>Cloud[\s\S]*<main><div class="p-box">[\s\S]*<\/main><\/body>$/)
    expect(text).not.toContain('old')
  })

  it.each(['', '<html></html>', frame.replace(SHELL_MARKS.main[1], '')])('is not %j', (text) =>
    expect(readShell(text)).toBeUndefined(),
  )
})

describe('The sitemap', () => {
  it('names what was built and as many files as there are', () => {
    const index = sitemapIndex({ jobs: SITEMAP_SIZE + 1, companies: 0 }, SITE)

    expect([...index.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
      'https://tryka.example/sitemap-site.xml',
      'https://tryka.example/sitemap-jobs-1.xml',
      'https://tryka.example/sitemap-jobs-2.xml',
    ])
  })
})
