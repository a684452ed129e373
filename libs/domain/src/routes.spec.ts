import { APP_PATHS, appUrl, DASHBOARD_PATHS, dashboardPath } from './routes'

describe('Pages', () => {
  it('belong to one app each', () => {
    const all = Object.values(APP_PATHS).flat()

    expect(new Set(all).size).toBe(all.length)
  })

  it('are reached on one origin and on another', () => {
    expect(appUrl(undefined, '/candidate-dashboard')).toBe('/candidate-dashboard')
    expect(appUrl('https://app.example.com/', '/sign-in')).toBe('https://app.example.com/sign-in')
  })
})

describe('The address of a section', () => {
  it('names the dashboard, the section and what it opens', () => {
    expect(dashboardPath('company', 'jobs')).toBe('/company-dashboard?section=jobs')
    expect(
      dashboardPath('candidate', 'applications', { application: 'a b', answer: '', from: undefined }),
    ).toBe('/candidate-dashboard?section=applications&application=a+b')
  })

  it('is a page of the dashboards’ app', () => {
    for (const path of Object.values(DASHBOARD_PATHS)) expect(APP_PATHS.candidate).toContain(path)
  })
})
