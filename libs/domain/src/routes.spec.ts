import { APP_PATHS, appUrl } from './routes'

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
