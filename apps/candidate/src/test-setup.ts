import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'
import { failOnConsoleError } from '@tryka/app-shell/testing'
import { installDomShims } from '@tryka/ui/testing'
import { browserZone, setClock } from './base/format/format'

installDomShims()
failOnConsoleError()
// A page of a company sets it; the next file's begins without.
afterAll(() => setClock(browserZone()))
// A page is loaded when it opens; on a busy machine the first load takes longer than the usual second.
configure({ asyncUtilTimeout: 30_000 })
jest.setTimeout(60_000)
