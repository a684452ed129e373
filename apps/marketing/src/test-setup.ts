import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'
import { failOnConsoleError } from '@tryka/app-shell/testing'
import { installDomShims } from '@tryka/ui/testing'
import { giveBrowserCrypto } from './testing/browser-crypto'

// The specs of the build run in Node, without a page.
if (typeof window !== 'undefined') {
  installDomShims()
  giveBrowserCrypto()
  failOnConsoleError()
}
// A page is loaded when it opens; on a busy machine the first load takes longer than the usual second.
configure({ asyncUtilTimeout: 30_000 })
jest.setTimeout(60_000)
