import { RESUME_LIMITS } from './constants'
import { bulletInside, splitPoints, splitSkills } from './paste'

describe('A pasted list', () => {
  it.each([
    ['bullets', '• Built a\n• Led b\n• Wrote c'],
    ['dashes and blank lines', '- Built a\r\n\r\n– Led b\r\n* Wrote c\r\n'],
    ['numbers', '1. Built a\n2) Led b\n3. Wrote c'],
    ['bare lines', 'Built a\nLed b\nWrote c'],
    ['bullets in one line', '• Built a • Led b • Wrote c'],
    ['tabs behind the marks', '•\tBuilt a\n•\tLed b\n•\tWrote c'],
  ])('becomes points: %s', (_, text) => {
    expect(splitPoints(text)).toEqual(['Built a', 'Led b', 'Wrote c'])
  })

  it('joins the lines that a point was broken into', () => {
    expect(splitPoints('• Built a pipeline of\n  three parts\n• Led b')).toEqual([
      'Built a pipeline of three parts',
      'Led b',
    ])
  })

  it('keeps what is no mark', () => {
    expect(splitPoints('-5% cost, 3 * 4 = 12')).toEqual(['-5% cost, 3 * 4 = 12'])
    expect(splitPoints('2019 was good')).toEqual(['2019 was good'])
  })

  it('keeps every word of what is too long for one point', () => {
    const text = `• ${'word '.repeat(900)}`
    const points = splitPoints(text)

    expect(points.every((point) => point.length <= RESUME_LIMITS.bullet)).toBe(true)
    expect(points.join(' ').match(/word/g)).toHaveLength(900)
    expect(splitPoints('x'.repeat(2_500)).join('')).toBe('x'.repeat(2_500))
  })

  it('becomes skills at commas, semicolons, lines and bullets, but not within brackets', () => {
    expect(splitSkills('Rust, Go; TypeScript\n• SQL (Postgres, SQLite) | CI/CD, C++,')).toEqual([
      'Rust',
      'Go',
      'TypeScript',
      'SQL (Postgres, SQLite)',
      'CI/CD',
      'C++',
    ])
  })

  it('shows the bullet that stands inside a text', () => {
    expect(bulletInside('• a • b')).toBe('•')
    expect(bulletInside('Grew 3 · 4 times')).toBeUndefined()
    expect(bulletInside('Built a-b.')).toBeUndefined()
  })
})
