import '@testing-library/jest-dom'
import { installDomShims } from './testing'

installDomShims()

/** React reports broken promises to the console; here they are failures. */
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    throw new Error(`console.error: ${parts.map(String).join(' ')}`)
  })
})
afterEach(() => jest.restoreAllMocks())
