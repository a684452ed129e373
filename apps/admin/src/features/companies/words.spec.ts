import { formatRecent } from '../../base/format'
import { ageOf, isAt } from './words'

describe('The age of an account', () => {
  const now = new Date('2026-11-22T12:00:00.000Z')
  it.each([
    ['2026-11-21T12:00:01.000Z', 'less than a day'],
    ['2026-11-21T12:00:00.000Z', '1 day'],
    ['2026-09-24T12:00:00.000Z', '59 days'],
    ['2026-09-22T12:00:00.000Z', '2 months'],
    ['2024-11-22T12:00:00.000Z', '23 months'],
    ['2024-11-21T12:00:00.000Z', '2 years'],
  ])('%s is %s', (since, age) => expect(ageOf(since, now)).toBe(age))
})

describe('An address at a domain', () => {
  it.each([
    ['ben@tidewater.example', true],
    ['ben@Mail.Tidewater.example', true],
    ['ben@nottidewater.example', false],
    ['tidewater.example@mail.example', false],
  ])('%s: %s', (address, expected) => expect(isAt(address, 'tidewater.example')).toBe(expected))
})

describe('A recent time', () => {
  const now = new Date(2026, 0, 1, 8, 30)
  it.each([
    [new Date(2026, 0, 1, 0, 0), 'today, 00:00'],
    [new Date(2025, 11, 31, 23, 59), 'yesterday, 23:59'],
    [new Date(2025, 11, 30, 23, 59), '30 Dec 2025, 23:59'],
  ])('%s is %s', (time, text) => expect(formatRecent(time.toISOString(), now)).toBe(text))
})
