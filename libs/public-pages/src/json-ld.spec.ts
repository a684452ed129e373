import fc from 'fast-check'
import { dataScript, jobPostingData, organizationData } from './json-ld'
import { buildCompany, buildJob, SITE } from './testing/public-job'

/** Fields without which search engines leave a job out. */
const REQUIRED = [
  'title',
  'description',
  'datePosted',
  'hiringOrganization',
  'validThrough',
  'employmentType',
]

describe('JobPosting', () => {
  it('has every field that is asked for, of a remote job with its countries', () => {
    const data = jobPostingData(buildJob(), SITE)

    for (const field of REQUIRED) expect(data).toHaveProperty(field)
    expect(data).toMatchObject({
      '@type': 'JobPosting',
      description:
        '<p>You own 140 small clusters.</p>\n<ul><li>Write policies.</li><li>Find out why an alarm fired.</li></ul>\n<p>You may say no.</p>',
      datePosted: '2026-01-06T09:00:00+00:00',
      validThrough: '2026-07-14T23:59:59+01:00',
      employmentType: 'FULL_TIME',
      hiringOrganization: {
        '@type': 'Organization',
        name: 'Tidewater Labs',
        sameAs: 'https://tidewater.example',
      },
      identifier: { '@type': 'PropertyValue', name: 'Tidewater Labs', value: '23456789ab' },
      directApply: true,
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: [
        { '@type': 'Country', name: 'PT' },
        { '@type': 'Country', name: 'IN' },
      ],
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'EUR',
        value: { '@type': 'QuantitativeValue', minValue: 68_000, maxValue: 84_000, unitText: 'YEAR' },
      },
    })
    expect(data).not.toHaveProperty('jobLocation')
  })

  it.each(['On-site', 'Hybrid'] as const)('of a job that is %s has its place and country', (mode) => {
    const data = jobPostingData(buildJob({ mode, location: 'Porto', country: 'PT' }), SITE)

    expect(data).toMatchObject({
      jobLocation: { address: { addressLocality: 'Porto', addressCountry: 'PT' } },
    })
    expect(data).not.toHaveProperty('jobLocationType')
  })

  it.each([
    ['a remote job of no country', { regions: [] }],
    ['a place without a country', { mode: 'On-site', location: 'Porto', country: null }],
    ['a country without a place', { mode: 'On-site', location: ' ', country: 'PT' }],
    ['an empty description', { description: ' \u0000 ' }],
  ] as const)('is left out for %s', (_why, over) =>
    expect(jobPostingData(buildJob(over), SITE)).toBeUndefined(),
  )

  it.each([
    ['Full-time', 'FULL_TIME'],
    ['Part-time', 'PART_TIME'],
    ['Contract', 'CONTRACTOR'],
    ['Internship', 'INTERN'],
  ] as const)('calls %s %s', (type, word) =>
    expect(jobPostingData(buildJob({ type }), SITE)).toMatchObject({ employmentType: word }),
  )

  it('cannot be ended by any text, and can always be read', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const title = `x${text}`
        const job = buildJob({ title, description: title, company: buildCompany({ name: title }) })
        const script = dataScript(jobPostingData(job, SITE) ?? {})
        const inside = script.slice(script.indexOf('>') + 1, script.lastIndexOf('<'))
        return !inside.includes('<') && typeof JSON.parse(inside) === 'object'
      }),
    )
  })
})

describe('Organization', () => {
  it('names the proven domain and the page', () => {
    expect(organizationData(buildCompany(), SITE)).toMatchObject({
      '@type': 'Organization',
      name: 'Tidewater Labs',
      sameAs: 'https://tidewater.example',
      url: 'https://tryka.example/companies/tidewater-labs',
      address: { addressLocality: 'Lisbon', addressCountry: 'PT' },
    })
  })
})
