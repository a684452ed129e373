import { afterEach, beforeEach, expect, jest } from '@jest/globals'

/** React reports broken promises to the console; in a test they are failures. Call it once in a set-up file. */
export function failOnConsoleError(): void {
  let reports: string[] = []
  beforeEach(() => {
    reports = []
    jest.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
      reports.push(parts.map(String).join(' '))
    })
  })
  afterEach(() => {
    jest.restoreAllMocks()
    expect(reports).toEqual([])
  })
}
